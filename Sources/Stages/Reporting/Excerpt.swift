import SourceText

/// A line of source with the place in it underlined.
struct Excerpt: Sendable, Hashable {
  let line: Int
  let text: String
  /// Spaces and marks that stand below the text.
  let underline: String

  /// Characters of a line that are shown; of a longer one only what is around the place.
  private static let widest = 120
  /// Characters shown before the place when a line is cut.
  private static let before = 40

  /// The first line of a span.
  init(_ span: SourceSpan) {
    let start = span.start
    let whole = span.file.rangeOfLine(start.line)
    let lower = min(span.range.lowerBound, whole.upperBound)
    let upper = min(max(span.range.upperBound, lower), whole.upperBound)
    var head = Array(PlainText.safe(span.file.text(in: whole.lowerBound..<lower)))
    let marked = Array(PlainText.safe(span.file.text(in: lower..<upper))).prefix(Self.widest)
    var tail = Array(PlainText.safe(span.file.text(in: upper..<whole.upperBound)))
    if head.count + marked.count + tail.count > Self.widest {
      if head.count > Self.before { head = ["…"] + head.suffix(Self.before) }
      let room = max(0, Self.widest - head.count - marked.count)
      if tail.count > room { tail = tail.prefix(room) + ["…"] }
    }
    line = start.line
    text = String(head + marked + tail)
    let spaces = head.map { character in
      character == "\t" ? "\t" : String(repeating: " ", count: PlainText.columns(of: character))
    }
    let width = marked.reduce(0) { $0 + PlainText.columns(of: $1) }
    underline = spaces.joined() + String(repeating: "^", count: max(1, width))
  }
}
