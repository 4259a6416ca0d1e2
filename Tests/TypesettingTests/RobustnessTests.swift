import ScreenModel
import Testing
import Typesetting

/// No text, size or width makes a typesetter trap, hang or contradict itself.
@Suite struct RobustnessTests {
  static let typesetter = FontTypesetter()

  private func prepared(_ text: String, _ font: ResolvedFont, _ limits: TextLimits = TextLimits())
    -> (Paragraph, any PreparedParagraph)
  {
    let paragraph = Paragraph(spans: [ParagraphSpan(string: text, font: font)], limits: limits)
    return (paragraph, Self.typesetter.prepare(paragraph))
  }

  private func font(_ size: Double = 16, _ platform: FontPlatform = .android) -> ResolvedFont {
    ResolvedFont(family: .system, platform: platform, size: size)
  }

  /// What is wrong with a layout; empty for none.
  private func faults(_ layout: TextLayout, _ text: String, width: Double?) -> [String] {
    var faults: [String] = []
    let numbers = [
      layout.size.width, layout.size.height, layout.wanted.width, layout.wanted.height,
    ]
    if numbers.contains(where: { !$0.isFinite || $0 < 0 }) { faults.append("size \(layout.size)") }
    if let width, width.isFinite, layout.size.width > max(0, width) + 0.001 {
      faults.append("wider than \(width)")
    }
    let total = text.unicodeScalars.count
    if layout.totalScalars != total || layout.visibleScalars > total || layout.visibleScalars < 0 {
      faults.append("scalars")
    }
    if layout.lines.contains(where: { $0.range.upperBound > total }) { faults.append("range") }
    if layout.isTruncated != (layout.visibleScalars < total), total > 0 {
      faults.append("truncation")
    }
    return faults
  }

  static let texts: [String] = [
    "", " ", "\n", "\r\n\r\n", "\u{2028}\u{2029}\u{85}\u{b}\u{c}\r", "\0a\0", "\t\ta\t",
    "a\u{300}\u{301}",
    "\u{301}", "\u{200d}", "\u{fe0f}", "\u{202e}abc\u{202c}", "\u{2067}abc אבג\u{2069} 12",
    "👩‍👩‍👧‍👦👨🏽‍🚀🇩🇪🇩", "日本語のテキスト。", "ภาษาไทย", "हिन्दी में", "مرحبا بالعالم 123", "\u{feff}x", "\u{10ffff}\u{fffe}",
    "a\u{ad}b", "ﬁnance", "office ffi fi fl", "اَلْعَرَبِيَّةُ", "a\u{200b}b",
    String(repeating: "\u{300}", count: 500),
    "supercalifragilisticexpialidocious and https://example.com/a?b=c", "…", "ﷺ",
    "e\u{301}\u{20dd}",
  ]

  @Test func `Strange texts at strange widths give sound layouts`() {
    let widths: [Double?] = [
      nil, -1, 0, 0.5, 7, 40, 300, .infinity, .nan, .greatestFiniteMagnitude,
    ]
    var wrong: [String] = []
    for text in Self.texts {
      for limits in [
        TextLimits(), TextLimits(maximumLines: 1), TextLimits(maximumLines: 2, truncation: .middle),
        TextLimits(truncation: .head, wraps: false),
        TextLimits(maximumLines: -3, minimumScale: 0.3),
      ] {
        let (paragraph, prepared) = prepared(text, font(), limits)
        for width in widths {
          for height in [nil, 0, 30] as [Double?] {
            let layout = prepared.layOut(width: width, height: height)
            wrong += faults(layout, text, width: width).map {
              "\(text.debugDescription) \(limits) \(String(describing: width)): \($0)"
            }
            _ = Self.typesetter.glyphRuns(for: paragraph, layout: layout)
          }
          if prepared.size(width: width) != prepared.layOut(width: width, height: nil).size {
            wrong.append("\(text.debugDescription) size")
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }

  @Test func `Strange numbers in a font give sound layouts`() {
    let strange: [Double] = [.nan, .infinity, -.infinity, -5, 0, 1e-300, 1e300]
    var wrong: [String] = []
    for number in strange {
      for weight in [Int.min, 0, 400, Int.max] {
        let fonts = [
          ResolvedFont(family: .system, platform: .apple, size: number, weight: weight),
          ResolvedFont(family: .monospaced, platform: .apple, size: 16, tracking: number),
          ResolvedFont(family: .named(""), platform: .android, size: 16, lineHeight: number),
        ]
        for font in fonts {
          let limits = TextLimits(
            maximumLines: 2, minimumLines: .max, minimumScale: number, lineSpacing: number)
          for limits in [TextLimits(), limits] {
            let (paragraph, prepared) = prepared("Some text to set", font, limits)
            let layout = prepared.layOut(width: 50, height: nil)
            wrong += faults(layout, "Some text to set", width: 50).map { "\(font) \($0)" }
            _ = Self.typesetter.glyphRuns(for: paragraph, layout: layout)
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }

  @Test func `Every scalar of the basic plane can be set`() {
    var wrong: [String] = []
    for block in stride(from: 0 as UInt32, to: 0x10000, by: 0x200) {
      let scalars = (block..<block + 0x200).compactMap(Unicode.Scalar.init)
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      let text = String(view)
      let layout = prepared(text, font()).1.layOut(width: 100, height: nil)
      wrong += faults(layout, text, width: 100).map { "\(block): \($0)" }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }

  @Test(.timeLimit(.minutes(1))) func `A megabyte of text is set, with and without spaces`() {
    let prose = String(repeating: "word and ünïcödé ", count: 20_000)
    let solid = String(repeating: "x", count: 300_000)
    let chinese = String(repeating: "设", count: 100_000)
    let text = prose + solid + chinese
    let layout = prepared(text, font()).1.layOut(width: 320, height: 480)
    #expect(
      faults(layout, text, width: 320).isEmpty && layout.isTruncated && layout.lines.count == 25)
  }

  @Test func `A thousand spans are one paragraph`() {
    let spans = (0..<1000).map { index in
      ParagraphSpan(string: index % 7 == 0 ? " " : "ab", font: font(Double(10 + index % 3)))
    }
    let paragraph = Paragraph(spans: spans)
    let layout = Self.typesetter.prepare(paragraph).layOut(width: 200, height: nil)
    #expect(faults(layout, paragraph.string, width: 200).isEmpty && layout.lines.count > 20)
  }

  @Test func `A narrower column never has fewer lines`() {
    for text in Self.texts where text.count > 8 {
      let prepared = prepared(text, font()).1
      let counts = (0...300).map { prepared.layOut(width: Double($0), height: nil).lines.count }
      #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 }, "\(text)")
    }
  }

  @Test func `The width that a text wants is enough for it`() {
    for text in Self.texts {
      let prepared = prepared(text, font(17, .apple)).1
      let natural = prepared.layOut(width: nil, height: nil)
      let again = prepared.layOut(width: natural.size.width, height: natural.size.height)
      #expect(again.lines.count == natural.lines.count && !again.isTruncated, "\(text)")
    }
  }

  @Test func `All threads get the same layouts`() async {
    let expected = Self.texts.map {
      prepared($0, font(16, .apple)).1.layOut(width: 60, height: nil)
    }
    let fresh = FontTypesetter()
    let results = await withTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<8 {
        group.addTask {
          Self.texts.map { text in
            let font = ResolvedFont(family: .system, platform: .apple, size: 16)
            let paragraph = Paragraph(spans: [ParagraphSpan(string: text, font: font)])
            return fresh.prepare(paragraph).layOut(width: 60, height: nil)
          }
        }
      }
      var all: [[TextLayout]] = []
      for await layouts in group { all.append(layouts) }
      return all
    }
    let isSame = results.allSatisfy { $0 == expected }
    #expect(isSame)
  }
}
