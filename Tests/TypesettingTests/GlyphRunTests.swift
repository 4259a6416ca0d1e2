import ScreenModel
import Testing

@testable import Typesetting

@Suite struct GlyphRunTests {
  static let typesetter = FontTypesetter()

  /// A text at 10 points in Roboto, with the glyphs that a picture would show.
  private func set(
    _ text: String, width: Double? = nil, tracking: Double = 0, family: FontFamily = .system,
    limits: TextLimits = TextLimits()
  ) -> (layout: TextLayout, runs: [GlyphRun]) {
    let font = ResolvedFont(family: family, platform: .android, size: 10, tracking: tracking)
    let paragraph = Paragraph(spans: [ParagraphSpan(string: text, font: font)], limits: limits)
    let layout = Self.typesetter.prepare(paragraph).layOut(width: width, height: nil)
    return (layout, Self.typesetter.glyphRuns(for: paragraph, layout: layout))
  }

  private func face() -> FontFace {
    let font = ResolvedFont(family: .system, platform: .android, size: 10)
    return Self.typesetter.library.typeface(TypefaceRequest(font)).faces[0]
  }

  @Test func `Glyphs stand where the advances put them, on the baseline`() {
    let (layout, runs) = set("ab")
    let advance = (face().advance(of: 0x61) ?? 0) * 10
    let glyphs = runs[0].glyphs
    #expect(
      runs.count == 1 && runs[0].size == 10 && runs[0].fontPath.hasSuffix("Roboto-Regular.ttf")
        && glyphs.map(\.id) == [face().glyph(0x61), face().glyph(0x62)]
        && glyphs[0].origin == Point(x: 0, y: layout.firstBaseline)
        && abs(glyphs[1].origin.x - advance) < 1e-9)
  }

  @Test func `Tracking moves the glyphs apart`() {
    let plain = set("ab").runs[0].glyphs[1].origin.x
    #expect(abs(set("ab", tracking: 2).runs[0].glyphs[1].origin.x - plain - 2) < 1e-9)
  }

  @Test func `The second line stands below the first, centred`() {
    let (layout, runs) = set("mmmm i", width: 38, limits: TextLimits(alignment: .center))
    let last = runs[0].glyphs[runs[0].glyphs.count - 1]
    #expect(
      layout.lines.count == 2
        && last.origin == Point(x: layout.lines[1].frame.minX, y: layout.lines[1].baseline)
        && last.origin.x > 10)
  }

  @Test func `A truncated line draws its ellipsis`() {
    for (truncation, place) in [(Truncation.tail, 0), (.middle, 1), (.head, 2)] {
      let limits = TextLimits(maximumLines: 1, truncation: truncation)
      let glyphs = set("abcdefghijklmnop", width: 40, limits: limits).runs[0].glyphs.map(\.id)
      let index = glyphs.firstIndex { $0 == face().glyph(0x2026) }
      let isRight: Bool =
        switch place {
        case 0: index == glyphs.count - 1
        case 1: index == glyphs.count / 2
        default: index == 0
        }
      #expect(isRight && glyphs.first == (place == 2 ? face().glyph(0x2026) : face().glyph(0x61)))
    }
  }

  @Test func `A line's glyphs end where its frame ends`() {
    for text in ["Account balance", "שלום abc 123 עולם", "abc שלום", "fi ffi", "cafe\u{301}", "设置"]
    {
      let (layout, runs) = set(text, tracking: 0.5)
      let rightmost = runs.flatMap(\.glyphs).map(\.origin.x).max() ?? 0
      let width = layout.lines[0].frame.size.width
      #expect(rightmost < width && width - rightmost < 12, "\(text)")
    }
  }

  @Test func `Right-to-left text stands in visual order`() {
    // Latin first: the Hebrew word is to the right of it. Hebrew first: to the left.
    let a = face().glyph(0x61)
    let latinFirst = set("a שלום").runs.flatMap(\.glyphs)
    let hebrewFirst = set("שלום a").runs.flatMap(\.glyphs)
    let left = latinFirst.first { $0.id == a }?.origin.x
    let right = hebrewFirst.first { $0.id == a }?.origin.x
    let boxes = hebrewFirst.filter { $0.id == 0 }.map(\.origin.x)
    #expect(left == 0 && right == 0 && boxes.count == 4 && boxes.allSatisfy { $0 > 5 })
  }

  @Test func `An ellipsis stands at the left end of a right-to-left line`() {
    let limits = TextLimits(maximumLines: 1)
    let glyphs = set("שלום עולם", width: 40, limits: limits).runs.flatMap(\.glyphs)
    let mark = glyphs.first { $0.id == face().glyph(0x2026) }
    #expect(mark?.origin.x == glyphs.map(\.origin.x).min())
  }

  @Test func `Shrunk text is drawn at its own size`() {
    let limits = TextLimits(maximumLines: 1, minimumScale: 0.5)
    let (layout, runs) = set("Account balance", width: 50, limits: limits)
    #expect(layout.scale < 1 && runs[0].size == 10 * layout.scale)
  }

  @Test func `Letters of a monospaced stand-in sit in the middle of their cells`() {
    let (_, runs) = set("iW", family: .monospaced)
    let cell = 10 * 1229.0 / 2048
    let glyphs = runs.flatMap(\.glyphs)
    #expect(glyphs[0].origin.x > 1.5 && abs(glyphs[1].origin.x - cell) < cell / 3)
  }

  @Test func `No text has no glyphs`() {
    let empty = Paragraph(spans: [])
    let layout = Self.typesetter.prepare(empty).layOut(width: 10, height: nil)
    #expect(
      Self.typesetter.glyphRuns(for: empty, layout: layout).isEmpty && set("").runs.isEmpty)
  }
}
