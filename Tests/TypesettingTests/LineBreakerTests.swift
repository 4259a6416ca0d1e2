import ScreenModel
import TestSupport
import Testing

@Suite struct LineBreakerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var id: String
    var text: String
    var width: Double?
    var lines: [String]
    var size: (Double, Double)
    var broken: [String] = []
    var wraps = true

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(id: "unbounded", text: "one two", width: nil, lines: ["one two"], size: (35, 10)),
    Row(id: "exact fit", text: "one two", width: 35, lines: ["one two"], size: (35, 10)),
    Row(
      id: "a hair too narrow", text: "one two", width: 34, lines: ["one", "two"], size: (15, 20)),
    Row(
      id: "a space at the end of a line takes no space", text: "one   two", width: 15,
      lines: ["one", "two"], size: (15, 20)),
    Row(id: "leading spaces stay", text: "  ab", width: 40, lines: ["  ab"], size: (20, 10)),
    Row(
      id: "trailing spaces of the last line take space", text: "ab  ", width: nil, lines: ["ab"],
      size: (20, 10)),
    Row(
      id: "but never more than the column", text: "ab  ", width: 12, lines: ["ab"],
      size: (12, 10)),
    Row(id: "only spaces", text: "   ", width: 40, lines: [""], size: (15, 10)),
    Row(id: "empty", text: "", width: 40, lines: [""], size: (0, 10)),
    Row(id: "hard break", text: "a\nbcd", width: 40, lines: ["a", "bcd"], size: (15, 20)),
    Row(id: "empty line between", text: "a\n\nb", width: 40, lines: ["a", "", "b"], size: (5, 30)),
    Row(id: "CRLF is one break", text: "a\r\nb", width: 40, lines: ["a", "b"], size: (5, 20)),
    Row(id: "trailing new line", text: "a\n", width: 40, lines: ["a", ""], size: (5, 20)),
    Row(
      id: "a hyphen ends a line", text: "Wi-Fi", width: 15, lines: ["Wi-", "Fi"], size: (15, 20)),
    Row(
      id: "a word wider than the column is split", text: "a donkey", width: 20,
      lines: ["a", "donk", "ey"], size: (20, 30), broken: ["donkey"]),
    Row(
      id: "after the split the line goes on", text: "donkey is", width: 25,
      lines: ["donke", "y is"], size: (25, 20), broken: ["donkey"]),
    Row(
      id: "an address may split", text: "a@example.org", width: 50,
      lines: ["a@example.", "org"], size: (50, 20)),
    Row(
      id: "punctuation is no letter", text: "donkey,", width: 30, lines: ["donkey", ","],
      size: (30, 20)),
    Row(
      id: "narrower than a character", text: "abc", width: 3, lines: ["a", "b", "c"],
      size: (3, 30), broken: ["abc"]),
    Row(id: "no width", text: "ab", width: 0, lines: ["a", "b"], size: (0, 20), broken: ["ab"]),
    Row(
      id: "negative width", text: "ab", width: -7, lines: ["a", "b"], size: (0, 20), broken: ["ab"]),
    Row(id: "not a number", text: "ab", width: .nan, lines: ["ab"], size: (10, 10)),
    Row(id: "infinite", text: "ab", width: .infinity, lines: ["ab"], size: (10, 10)),
    Row(
      id: "no wrapping keeps hard breaks", text: "ab\ncdef gh", width: 40,
      lines: ["ab", "cdef gh"], size: (35, 20), wraps: false),
  ]

  @Test(arguments: rows) func `Lines are as a reader works them out`(_ row: Row) {
    let layout = block(row.text, width: row.width, limits: TextLimits(wraps: row.wraps))
    let size = Size(width: row.size.0, height: row.size.1)
    #expect(
      shown(row.text, layout) == row.lines && layout.size == size && layout.wanted == size
        && layout.brokenWords == row.broken && !layout.isTruncated
        && layout.visibleScalars == row.text.unicodeScalars.count,
      "\(shown(row.text, layout)) \(layout)")
  }

  @Test func `Tracking follows every character`() {
    #expect(block("abc", width: nil, tracking: 1).size.width == 18)
  }

  @Test func `A line height is split above and below`() {
    let layout = block("a b", width: 5, lineHeight: 16)
    #expect(layout.lines.map(\.baseline) == [11, 27] && layout.size.height == 32)
  }

  @Test func `Line spacing stands between lines only`() {
    #expect(block("a b c", width: 5, limits: TextLimits(lineSpacing: 4)).size.height == 38)
  }

  @Test func `Lines follow the alignment`() {
    let centred = block("aaaa bb", width: 20, limits: TextLimits(alignment: .center))
    let trailing = block("aaaa bb", width: 20, limits: TextLimits(alignment: .trailing))
    #expect(
      centred.lines.map(\.frame.minX) == [0, 5] && trailing.lines.map(\.frame.minX) == [0, 10])
  }

  @Test func `Leading means right in a paragraph that runs from right to left`() {
    let leading = block("אבגד הו", width: 20)
    let trailing = block("אבגד הו", width: 20, limits: TextLimits(alignment: .trailing))
    #expect(
      leading.lines.map(\.frame.minX) == [0, 10] && trailing.lines.map(\.frame.minX) == [0, 0])
  }

  @Test func `The quick size is the size of the layout`() {
    let text = "The first of these  words\nis donaudampfschiff-like and long "
    for limits in [
      TextLimits(), TextLimits(maximumLines: 2), TextLimits(minimumLines: 4, lineSpacing: 3),
      TextLimits(wraps: false), TextLimits(maximumLines: 1, minimumScale: 0.5),
    ] {
      let font = ResolvedFont(family: .system, platform: .apple, size: 10)
      let paragraph = Paragraph(spans: [ParagraphSpan(string: text, font: font)], limits: limits)
      let prepared = BlockTypesetter().prepare(paragraph)
      let widths: [Double?] = [nil] + stride(from: 0, through: 300, by: 7).map { $0 }
      let wrong = widths.filter {
        prepared.size(width: $0) != prepared.layOut(width: $0, height: nil).size
      }
      #expect(wrong.isEmpty, "\(limits)")
    }
  }

  @Test func `A narrower column never has fewer lines`() {
    let text = "Every word of this-and-that sentence, incomprehensibilities included, is here."
    let counts = (0...400).map { block(text, width: Double($0)).lines.count }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 })
  }
}
