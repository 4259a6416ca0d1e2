/// A file's text together with the path by which reports name it.
///
/// Offsets count UTF-8 bytes from 0. Lines and columns count from 1, columns in Unicode scalars.
package final class SourceFile: Sendable {
  // A class, because every node of every tree refers to its file and must not copy the text.

  /// The path relative to the project's root, with `/`; unique within a project.
  package let path: String
  /// The file's bytes, as they are on disk.
  package let bytes: [UInt8]
  private let lineStarts: [Int]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// How many lines the file has; an empty file has one.
  package var lineCount: Int { lineStarts.count }

  /// The text of a range; bytes that are not valid UTF-8 become U+FFFD, a range outside is clamped.
  package func text(in range: Range<Int>) -> String {
    let lower = min(max(range.lowerBound, 0), bytes.count)
    let upper = min(max(range.upperBound, lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// The place of an offset; an offset past the end is the end.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = bytes[lineStarts[low]..<offset].reduce(into: 1) { count, byte in
      if byte & 0b1100_0000 != 0b1000_0000 { count += 1 }
    }
    return SourcePosition(line: low + 1, column: column)
  }

  /// The bytes of a line without its line break; an empty range for a line that does not exist.
  package func rangeOfLine(_ line: Int) -> Range<Int> {
    guard 1 <= line, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The text of a line without its line break.
  package func line(_ line: Int) -> String { text(in: rangeOfLine(line)) }
}
