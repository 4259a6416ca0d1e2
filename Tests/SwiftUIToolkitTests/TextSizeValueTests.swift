import ComponentModel
import ScreenModel
import SourceText
import SyntaxModel
import Testing
import TextScaling

@Suite struct TextSizeValueTests {
  private static func read(_ names: [String], _ context: FakeContext) -> Value? {
    let span = SourceSpan(file: SourceFile(path: "", text: ""), range: 0..<0)
    let property = PropertyDeclaration(
      name: "x", type: nil, initializer: nil, getter: nil, isConstant: false)
    return context.toolkit.wrapped(
      Attribute(name: "Environment", arguments: [], span: span), property,
      arguments: Arguments([argument(nil, .keyPath(names))]), initial: nil, context)
  }

  private static func flag(_ value: Value?) -> Bool? {
    if case .boolean(let flag)? = value { flag } else { nil }
  }

  @Test(arguments: [
    (ContentSizeCategory.extraExtraExtraLarge, false), (.accessibilityMedium, true),
  ])
  func `the size of the environment is compared`(_ size: ContentSizeCategory, isLarge: Bool) throws
  {
    let context = FakeContext(at: size)
    let value = try #require(Self.read(["dynamicTypeSize"], context))
    let comparison = context.toolkit.binary(">=", value, symbol("accessibility1"), context)
    let members = [
      Self.flag(comparison), Self.flag(context.member("isAccessibilitySize", of: value)),
      Self.flag(Self.read(["dynamicTypeSize", "isAccessibilitySize"], context)),
    ]
    #expect(members == [isLarge, isLarge, isLarge])
    #expect(context.readsTextSize)
  }

  @Test func `a range caps what text follows`() {
    let context = FakeContext(at: .accessibility5)
    let cap = context.toolkit.binary(
      "...", .none, symbol("xxxLarge", root: "DynamicTypeSize"), context)
    let nodes = context.build(text("A").modified("dynamicTypeSize", cap ?? .none))
    guard case .proposal(.text(let content))? = nodes.first?.law else {
      Issue.record("no text")
      return
    }
    #expect(content.sizes == .extraSmall ... .extraExtraExtraLarge)
  }

  @Test func `a scaled metric follows its style`() {
    let context = FakeContext(at: .accessibility5)
    let span = SourceSpan(file: SourceFile(path: "", text: ""), range: 0..<0)
    let property = PropertyDeclaration(
      name: "gap", type: nil, initializer: nil, getter: nil, isConstant: false)
    let value = context.toolkit.wrapped(
      Attribute(name: "ScaledMetric", arguments: [], span: span), property,
      arguments: Arguments([argument("relativeTo", symbol("body"))]), initial: .number(12), context)
    guard case .number(let gap)? = value else {
      Issue.record("no number")
      return
    }
    #expect(abs(gap - 101.0 / 3) < 0.001)
  }

  @Test func `phones are compact and tablets regular`() {
    let names = [FakeContext(.phone), FakeContext(.tablet)].map { context -> String in
      guard case .symbol(let symbol)? = Self.read(["horizontalSizeClass"], context) else {
        return ""
      }
      return symbol.name
    }
    #expect(names == ["compact", "regular"])
  }
}
