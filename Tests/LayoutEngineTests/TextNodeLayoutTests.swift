import ScreenModel
import Testing
import TextScaling

/// Texts: wrapping, reserved lines, rounding, and fonts at a size.
@Suite struct TextNodeLayoutTests {
  @Test func `a text is as wide as its longest line`() {
    expect(layOut(text("aa bbb"), width: 45), is: #"Text 7.5,90 30×20 "aa|bbb""#)
  }

  @Test func `reserved lines keep their height`() {
    let limits = TextLimits(minimumLines: 3, lineSpacing: 5)
    expect(layOut(text("aa", limits: limits)), is: #"Text 140,80 20×40 "aa""#)
  }

  @Test func `a line limit hides the rest`() {
    let limits = TextLimits(maximumLines: 1)
    expect(
      layOut(text("aa bb", limits: limits), width: 20), is: #"Text 0,95 20×10 "a…" truncated"#)
  }

  @Test func `sizes are rounded up to a pixel`() {
    let font = FontChoice(size: .fixed(10.1), family: .named("Block"))
    let frame = laidOut(text("aa", font: font), scale: 2).root.frame
    #expect(frame.size == Size(width: 20.5, height: 10.5))
  }

  @Test func `a text never answers more than the width that it is offered`() {
    expect(
      layOut(frame(width: 4, height: 10, text("aa"))),
      is: """
        frame 148,95 4×10
          Text 148,95 4×10 "…" truncated
        """)
  }

  struct Font: Sendable, CustomTestStringConvertible {
    let id: String
    let choice: FontChoice
    let size: TextSize
    var limits: ClosedRange<ContentSizeCategory>?
    let resolved: ResolvedFont
    var testDescription: String { id }
  }

  private static func apple(
    _ size: Double, weight: Int = 400, tracking: Double = 0, family: FontFamily = .system
  ) -> ResolvedFont {
    ResolvedFont(
      family: family, platform: .apple, size: size, weight: weight, tracking: tracking)
  }

  static let fonts: [Font] = [
    Font(
      id: "body at L", choice: FontChoice(size: .style(.body)), size: .ios(.large),
      resolved: apple(17, tracking: -0.43)),
    Font(
      id: "body at AX5", choice: FontChoice(size: .style(.body)), size: .ios(.accessibility5),
      resolved: apple(53, tracking: 0.31)),
    Font(
      id: "a headline is semibold", choice: FontChoice(size: .style(.headline)),
      size: .ios(.large), resolved: apple(17, weight: 600, tracking: -0.43)),
    Font(
      id: "a weight replaces the style's", choice: FontChoice(size: .style(.headline), weight: 300),
      size: .ios(.large), resolved: apple(17, weight: 300, tracking: -0.43)),
    Font(
      id: "a capped text stays at the cap", choice: FontChoice(size: .style(.body)),
      size: .ios(.accessibility5), limits: .extraSmall ... .large,
      resolved: apple(17, tracking: -0.43)),
    Font(
      id: "a raised text starts at its floor", choice: FontChoice(size: .style(.body)),
      size: .ios(.extraSmall), limits: .large ... .accessibility5,
      resolved: apple(17, tracking: -0.43)),
    Font(
      id: "a custom font follows its style", size17: .accessibility5,
      resolved: apple(48, family: .named("Custom"))),
    Font(
      id: "a fixed size never grows", choice: FontChoice(size: .fixed(17)),
      size: .ios(.accessibility5), resolved: apple(17, tracking: -0.43)),
    Font(
      id: "Android's curve", choice: FontChoice(size: .scaledPixels(14)), size: .android(2),
      resolved: ResolvedFont(family: .system, platform: .android, size: 26, metricsStep: 1)),
    Font(
      id: "no number", choice: FontChoice(size: .fixed(.nan), family: .named("Custom")),
      size: .ios(.large), resolved: apple(1, family: .named("Custom"))),
  ]

  @Test(arguments: fonts) func `a font is resolved at the text size`(row: Font) {
    let run = TextRun(string: "a", font: row.choice)
    let content = TextContent(runs: [run], sizes: row.limits)
    let laidOut = laidOut(node(.text(content)), at: row.size)
    #expect(laidOut.root.paragraph?.spans.map(\.font) == [row.resolved])
  }

  @Test func `tracking of the source is added to the font's own`() {
    let run = TextRun(string: "a", font: FontChoice(size: .style(.body)), tracking: 2)
    let laidOut = laidOut(node(.text(TextContent(runs: [run]))))
    #expect(laidOut.root.paragraph?.spans.first?.font.tracking == 1.57)
  }

  @Test func `a symbol grows with its font and stands on the baseline`() {
    // 1.2 em by 1.15 em, up to a pixel; the baseline is 0.927 em below the top.
    let body = FontChoice(size: .style(.body))
    let symbol = node(.image(ImageContent(kind: .symbol(body, scale: 1))))
    let sizes = [ContentSizeCategory.large, .accessibility5].map {
      laidOut(symbol, scale: 3, at: .ios($0)).root.frame.size
    }
    #expect(
      sizes.map { "\($0.width.dump)×\($0.height.dump)" } == ["20.67×19.67", "63.67×61"])
  }

  @Test func `pictures keep their size unless they are resizable`() {
    let size = Size(width: 60, height: 20)
    let picture = node(.image(ImageContent(kind: .picture(size))))
    let resizable = node(.image(ImageContent(kind: .picture(size), isResizable: true)))
    let unknown = node(.image(ImageContent(kind: .unknownPicture)))
    let sizes = [picture, resizable, unknown].map { laidOut($0).root.frame.size }
    #expect(
      sizes == [size, Size(width: 300, height: 200), Size(width: 24, height: 24)])
  }
}

extension TextNodeLayoutTests.Font {
  /// A font of 17 points that follows body.
  fileprivate init(id: String, size17 category: ContentSizeCategory, resolved: ResolvedFont) {
    let choice = FontChoice(
      size: .relative(17, to: .body, maximum: nil), family: .named("Custom"))
    self.init(id: id, choice: choice, size: .ios(category), resolved: resolved)
  }
}
