import ScreenModel
import Testing
import Typesetting

/// Real fonts and Unicode's rules, over scripts.
@Suite struct ScriptTests {
  static let typesetter = FontTypesetter()

  struct Row: Sendable, CustomTestStringConvertible {
    var id: String
    var text: String
    var width: Double
    var lines: [String]
    var missing = 0

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "Latin", text: "Alex Morgan-Whitfield", width: 100, lines: ["Alex Morgan-", "Whitfield"]),
    Row(
      id: "no break before a number's hyphen", text: "now at -5 °C", width: 50,
      lines: ["now at", "-5 °C"]),
    Row(id: "no-break space", text: "10\u{a0}000 kr", width: 55, lines: ["10\u{a0}000", "kr"]),
    Row(id: "price", text: "from £1,204.50", width: 75, lines: ["from", "£1,204.50"]),
    // Two em fit in 35 points at 16; no configured font has these characters.
    Row(id: "Chinese", text: "设置和账户", width: 35, lines: ["设置", "和账", "户"], missing: 5),
    Row(
      id: "no line begins with a closing mark", text: "设置。和", width: 35,
      lines: ["设", "置。", "和"], missing: 4),
    Row(
      id: "emoji with a joiner is one character", text: "👩‍👩‍👧‍👦👍🏽", width: 20,
      lines: ["👩‍👩‍👧‍👦", "👍🏽"], missing: 2),
    Row(id: "Cyrillic", text: "Настройки счёта", width: 85, lines: ["Настройки", "счёта"]),
    Row(
      id: "Hebrew breaks in logical order", text: "שלום עולם", width: 40,
      lines: ["שלום", "עולם"], missing: 8),
    Row(id: "combining accent", text: "cafe\u{301}", width: 500, lines: ["cafe\u{301}"]),
  ]

  @Test(arguments: rows) func `Lines break as Unicode says`(_ row: Row) {
    let layout = Self.layOut(row.text, width: row.width)
    let lines = layout.lines.map { $0.visibleText(of: row.text) }
    #expect(lines == row.lines && layout.missingGlyphs == row.missing, "\(lines) \(layout)")
  }

  @Test func `Missing characters have a width that is the same everywhere`() {
    #expect(
      Self.layOut("設定", width: nil).size.width == 32
        && abs(Self.layOut("שלום", width: nil).size.width - 38.4) < 1e-9)
  }

  @Test func `Equal strings with other scalars are told apart`() {
    let composed = Self.layOut("\u{e9}", width: nil)
    let decomposed = Self.layOut("e\u{301}", width: nil)
    #expect(composed.totalScalars == 1 && decomposed.totalScalars == 2)
  }

  @Test func `Spans of one paragraph wrap together and share a baseline`() {
    let small = ResolvedFont(family: .system, platform: .android, size: 10)
    let large = ResolvedFont(family: .system, platform: .android, size: 20)
    let paragraph = Paragraph(spans: [
      ParagraphSpan(string: "Total un", font: small), ParagraphSpan(string: "paid", font: large),
    ])
    let layout = Self.typesetter.prepare(paragraph).layOut(width: 60, height: nil)
    let lines = layout.lines.map { $0.visibleText(of: paragraph.string) }
    #expect(
      lines == ["Total", "unpaid"]
        && layout.lines.map(\.frame.size.height) == [11.71875, 23.4375], "\(layout)")
  }

  static func layOut(_ text: String, width: Double?) -> TextLayout {
    let font = ResolvedFont(family: .system, platform: .android, size: 16)
    let paragraph = Paragraph(spans: [ParagraphSpan(string: text, font: font)])
    return typesetter.prepare(paragraph).layOut(width: width, height: nil)
  }
}
