import ScreenModel
import Testing
import Typesetting

/// Lines of texts whose long words begin on the line before, as Flutter's do.
///
/// The block font's characters are 5 wide.
@Suite struct LongWordTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var id: String
    var text: String
    var width: Double
    var lines: [String]

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "a long word begins in the line", text: "aa donkeys is", width: 25,
      lines: ["aa do", "nkeys", "is"]),
    Row(
      id: "not with one character", text: "aaa donkeys is", width: 25,
      lines: ["aaa", "donke", "ys is"]),
    Row(
      id: "the last character of the text does not count", text: "aa donkey", width: 25,
      lines: ["aa", "donke", "y"]),
    Row(id: "before a space it does", text: "aa donkey ", width: 25, lines: ["aa do", "nkey"]),
    Row(
      id: "nor does the last before a hyphenated end", text: "aa donke-y ", width: 25,
      lines: ["aa", "donke", "-y"]),
    Row(
      id: "before a new line it does", text: "aa donkey\nb", width: 25,
      lines: ["aa do", "nkey", "b"]),
    Row(id: "too wide characters stand alone", text: "abc", width: 3, lines: ["a", "b", "c"]),
    Row(
      id: "what fits does not split", text: "aa bb\ncc dd", width: 25, lines: ["aa bb", "cc dd"]),
    Row(id: "empty lines stay", text: "a\n\nb\n", width: 25, lines: ["a", "", "b", ""]),
    Row(id: "spaces hang", text: "aaaaa    bb", width: 25, lines: ["aaaaa", "bb"]),
  ]

  private let limits = TextLimits(startsLongWordsInLine: true)

  @Test(arguments: rows) func `Long words are split as the engine splits them`(_ row: Row) {
    #expect(shown(row.text, block(row.text, width: row.width, limits: limits)) == row.lines)
  }

  @Test func `A line may exceed the column by less than a hundredth`() {
    #expect(block("aa bb", width: 24.995, limits: limits).lines.count == 1)
    #expect(block("aa bb", width: 24.98, limits: limits).lines.count == 2)
  }

  @Test func `A character wider than the column stays where it is reached`() {
    let font = ResolvedFont(family: .system, platform: .android, size: 20)
    let text = "iW iW"
    let paragraph = Paragraph(spans: [ParagraphSpan(string: text, font: font)], limits: limits)
    let layout = FontTypesetter().prepare(paragraph).layOut(width: 8, height: nil)
    #expect(shown(text, layout) == ["iW", "iW"])
  }

  @Test func `The quick size is the size of the layout and every cluster has a line`() {
    let text = "The first  of\nthese donaudampfschiffe-like and 日本語のテキスト long \n"
    for step in 0..<120 {
      let width = Double(step) * 2.3
      let font = ResolvedFont(family: .system, platform: .android, size: 13)
      let paragraph = Paragraph(spans: [ParagraphSpan(string: text, font: font)], limits: limits)
      let prepared = FontTypesetter().prepare(paragraph)
      let layout = prepared.layOut(width: width, height: nil)
      #expect(prepared.size(width: width) == layout.size, "\(width)")
      #expect(layout.visibleScalars == text.unicodeScalars.count, "\(width)")
    }
  }
}
