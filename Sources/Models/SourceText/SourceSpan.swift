/// A line and a column, both from 1; columns count Unicode scalars.
package struct SourcePosition: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of one file, in UTF-8 offsets.
package struct SourceSpan: Sendable {
  package let file: SourceFile
  package let range: Range<Int>

  package init(file: SourceFile, range: Range<Int>) {
    self.file = file
    self.range = range
  }

  /// Where the stretch begins.
  package var start: SourcePosition { file.position(at: range.lowerBound) }
  /// Where the stretch ends, exclusive.
  package var end: SourcePosition { file.position(at: range.upperBound) }
  /// The text of the stretch.
  package var text: String { file.text(in: range) }
}

extension SourceSpan: Hashable {
  package static func == (left: Self, right: Self) -> Bool {
    left.range == right.range && (left.file === right.file || left.file.path == right.file.path)
  }

  package func hash(into hasher: inout Hasher) {
    // Places of equal range in different files are rare; hashing the path costs more.
    hasher.combine(range)
  }
}

extension SourceSpan: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file.path, left.range.lowerBound, left.range.upperBound)
      < (right.file.path, right.range.lowerBound, right.range.upperBound)
  }
}

/// A replacement of a stretch of a file; an empty stretch is an insertion.
package struct SourceEdit: Sendable, Hashable {
  package let span: SourceSpan
  package let replacement: String

  package init(span: SourceSpan, replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}
