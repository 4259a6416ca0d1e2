package import SourceText

/// The changes of several fixes, put together file by file.
///
/// A fix is taken as a whole or not at all. One that touches what an earlier one changes is left out;
/// after the first are applied, another run finds it again.
package struct FixPlan: Sendable {
  /// What changes in one file.
  package struct FileChange: Sendable {
    package let file: SourceFile
    /// In the order of the file, none touching another.
    package let edits: [SourceEdit]

    /// The file's bytes with all edits.
    package var bytes: [UInt8] {
      var bytes: [UInt8] = []
      var position = 0
      for edit in edits {
        bytes += file.bytes[position..<edit.span.range.lowerBound]
        bytes += edit.replacement.utf8
        position = edit.span.range.upperBound
      }
      return bytes + file.bytes[position...]
    }
  }

  /// Sorted by path.
  package let changes: [FileChange]
  /// How many fixes were taken.
  package let count: Int

  /// The fixes of findings, in the order of the findings.
  ///
  /// - Parameter safeties: the kinds of fixes that are wanted.
  package init(_ findings: [Finding], safeties: Set<Fix.Safety>) {
    var taken: [SourceEdit] = []
    var count = 0
    for fix in findings.compactMap(\.fix) where safeties.contains(fix.safety) {
      let new = fix.edits.filter { !taken.contains($0) }
      guard !fix.edits.isEmpty, Self.areApart(fix.edits), Self.areValid(fix.edits) else { continue }
      let collides = new.contains { edit in taken.contains { Self.touch(edit, $0) } }
      guard !collides else { continue }
      if !new.isEmpty { count += 1 }
      taken += new
    }
    let byFile = Dictionary(grouping: taken) { $0.span.file.path }
    changes = byFile.sorted { $0.key < $1.key }.compactMap { _, edits in
      edits.first.map {
        FileChange(file: $0.span.file, edits: edits.sorted { $0.span < $1.span })
      }
    }
    self.count = count
  }

  private static func areApart(_ edits: [SourceEdit]) -> Bool {
    edits.indices.allSatisfy { index in
      edits[(index + 1)...].allSatisfy { !touch(edits[index], $0) }
    }
  }

  private static func areValid(_ edits: [SourceEdit]) -> Bool {
    edits.allSatisfy {
      0 <= $0.span.range.lowerBound && $0.span.range.upperBound <= $0.span.file.bytes.count
    }
  }

  /// Whether two edits overlap, or insert at one place.
  private static func touch(_ left: SourceEdit, _ right: SourceEdit) -> Bool {
    guard left.span.file.path == right.span.file.path else { return false }
    let (first, second) = (left.span.range, right.span.range)
    return first.overlaps(second) || first.lowerBound == second.lowerBound
      || (first.isEmpty && second.contains(first.lowerBound))
      || (second.isEmpty && first.contains(second.lowerBound))
  }
}
