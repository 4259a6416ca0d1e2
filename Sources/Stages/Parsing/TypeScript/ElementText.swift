/// White space in the text of elements (JSX).
///
/// Provenance: the transform of JSX as React's compilers do it: lines are trimmed where they meet
/// another line, empty ones vanish, the others are joined by one space; what stands in one line with
/// its neighbours keeps its spaces. References to characters are resolved after that.
enum ElementText {
  /// What a stretch of source shows, and the stretch without the white space around it.
  static func text(of source: ArraySlice<UInt8>) -> (text: String, place: Range<Int>) {
    var words: [String] = []
    var start: Int?
    var end = source.startIndex
    let lines = source.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }
    for (position, line) in lines.enumerated() {
      var line = line
      if position > 0 { line = line.drop { isSpace($0) } }
      if position < lines.count - 1 {
        while let last = line.last, isSpace(last) { line.removeLast() }
      }
      guard !line.isEmpty else { continue }
      words.append(String(decoding: line, as: UTF8.self))
      start = start ?? line.startIndex
      end = line.endIndex
    }
    let begin = min(start ?? source.startIndex, end)
    return (CharacterReferences.resolved(words.joined(separator: " ")), begin..<end)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}
