import ComponentModel
import ScreenModel
import Testing
import TextScaling

@Suite("Text of React Native") struct TextTests {
  private func content(_ value: Value, _ context: FakeContext = FakeContext()) -> TextContent? {
    context.build(value).first?.law.text
  }

  @Test("A text without a size is 14 and grows by the one factor") func defaultSize() {
    let text = content(element("Text", [:], word("Hi")))
    #expect(text?.runs.first?.font.size == .multiplied(14, ReactNativeText()))
  }

  @Test("Nested texts are runs of one paragraph that inherit the style and the cap") func nested() {
    let inner = element("Text", ["style": object(["fontWeight": word("bold")])], word("b"))
    let text = content(
      element("Text", ["style": object(["fontSize": .number(20)]), "maxFontSizeMultiplier": .number(1.5)], word("a"), inner))
    #expect(text?.runs.map(\.string) == ["a", "b"])
    let scaling = ReactNativeText(maxFontSizeMultiplier: 1.5)
    #expect(text?.runs.map(\.font.size) == [.multiplied(20, scaling), .multiplied(20, scaling)])
    #expect(text?.runs.map(\.font.weight) == [nil, 700])
  }

  @Test("A line height grows with the font on iOS and by itself on Android") func lineHeight() {
    let value = element("Text", ["style": object(["lineHeight": .number(20), "letterSpacing": .number(1)])], word("a"))
    #expect(content(value)?.runs.first?.lineHeight == .withFont(20))
    #expect(content(value)?.runs.first?.letterSpacing == .fixed(1))
    let android = content(value, FakeContext(.pixel8))
    #expect(android?.runs.first?.lineHeight == .scaledPixels(20))
    #expect(android?.runs.first?.letterSpacing == .scaledPixels(1))
    #expect(android?.limits.lineBox == LineBox(ends: .atLeastFont, hasFontPadding: true))
  }

  @Test("Limits are those that the attributes state") func limits() {
    let text = content(
      element(
        "Text", ["numberOfLines": .number(2), "ellipsizeMode": word("middle"), "adjustsFontSizeToFit": .boolean(true)],
        word("a")))
    #expect(text?.limits.maximumLines == 2)
    #expect(text?.limits.truncation == .middle)
    #expect(text?.limits.minimumScale == 4.0 / 14)
  }

  @Test("Text that is not scaled says so, with a fixed line height") func unscaled() {
    let text = content(
      element("Text", ["allowFontScaling": .boolean(false), "style": object(["lineHeight": .number(18)])], word("a")))
    #expect(text?.runs.first?.font.size == .multiplied(14, ReactNativeText(allowFontScaling: false)))
    #expect(text?.runs.first?.lineHeight == .fixed(18))
  }

  @Test("Default properties of the project hold where the element says nothing") func defaultProps() {
    let context = FakeContext()
    context.environment.named["Text.defaultProps"] = object(["allowFontScaling": .boolean(false)])
    let text = content(element("Text", [:], word("a")), context)
    #expect(text?.runs.first?.font.size == .multiplied(14, ReactNativeText(allowFontScaling: false)))
  }

  @Test("Translations are found by key and their places are filled") func translations() {
    let context = FakeContext()
    context.resources.strings.add(key: "greeting.hello", table: "", .init(locale: "en", text: "Hello {{name}}"))
    context.resources.strings.add(key: "greeting.hello", table: "", .init(locale: "de", text: "Herzlich willkommen, {{name}}"))
    let arguments = Arguments([
      EvaluatedArgument(label: nil, value: word("greeting.hello"), span: Sample.place),
      EvaluatedArgument(label: nil, value: object(["name": word("Ann")]), span: Sample.place),
    ])
    let value = context.toolkit.call("t", on: nil, arguments, context)
    guard case .text(let text)? = value else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "Herzlich willkommen, Ann")
  }
}

@Suite("An article at the largest size") struct ArticleTests {
  /// The sizes drawn on iOS at AX5, of a title of 34, body of 17 and a caption of 12.
  private func sizes(ramps: Bool) throws -> [Double] {
    let texts = [(34, "largeTitle"), (17, "body"), (12, "caption1")].map { size, ramp in
      "<Text style={{ fontSize: \(size) }}\(ramps ? " dynamicTypeRamp=\"\(ramp)\"" : "")>a</Text>"
    }
    let source = "export const Page = () => <View>\(texts.joined())</View>;"
    let screen = try Screens(source).screens("Page").first
    return screen?.root.all("Text").compactMap { node in
      guard case .multiplied(let size, let scaling)? = node.law.text?.runs.first?.font.size else { return nil }
      return scaling.fontSize(size, at: .accessibilityExtraExtraExtraLarge)
    } ?? []
  }

  @Test("One multiplier makes 121, 61 and 43 points") func multiplier() throws {
    #expect(try sizes(ramps: false).map { $0.rounded() } == [121, 61, 43])
  }

  @Test("Ramps make what font metrics make of Apple's styles") func ramps() throws {
    #expect(try sizes(ramps: true).map { $0.rounded() } == [58, 48, 38])
  }
}
