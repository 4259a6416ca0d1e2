import ComponentModel
import ScreenModel
import Testing
import TextScaling

@Suite("Styles of React Native") struct StyleTests {
  private func style(_ value: Value, _ context: FakeContext = FakeContext()) -> FlexStyle? {
    guard case .flex(let law)? = context.build(element("View", ["style": value])).first?.law else { return nil }
    return law.style
  }

  @Test("Of a list of styles the later wins, and what is off counts for nothing") func lists() {
    let style = style(
      .list([object(["height": .number(10), "width": .number(5)]), .boolean(false), .none, .list([object(["height": .number(20)])])]))
    #expect(style?.height == .points(20))
    #expect(style?.width == .points(5))
  }

  @Test("flex: 1 grows, shrinks and starts from nothing") func flex() {
    let style = style(object(["flex": .number(1)]))
    #expect(style?.grow == 1)
    #expect(style?.shrink == 1)
    #expect(style?.basis == .points(0))
  }

  @Test("A more specific edge wins over a shorthand, whatever the order") func edges() {
    let style = style(object(["paddingLeft": .number(3), "paddingHorizontal": .number(8), "padding": .number(1), "marginTop": word("auto"), "top": word("10%")]))
    #expect(style?.padding == FlexEdges(left: .points(3), top: .points(1), right: .points(8), bottom: .points(1)))
    #expect(style?.margin.top == .auto)
    #expect(style?.inset.top == .percent(10))
  }

  @Test("A ratio may be words") func ratio() {
    #expect(style(object(["aspectRatio": word("16/9")]))?.aspectRatio == 16.0 / 9)
    #expect(style(object(["aspectRatio": .number(0)]))?.aspectRatio == nil)
  }

  @Test("A fixed height is remembered with its place") func limit() {
    let nodes = FakeContext().build(element("View", ["style": object(["height": .number(44)])]))
    #expect(nodes.first?.traits.heightSpan != nil)
  }

  @Test("A height that is not known is noted") func unknown() {
    let context = FakeContext()
    _ = style(object(["height": .unknown(Unknown(hint: "x"))]), context)
    #expect(context.notes == ["height"])
  }

  @Test("Colours in all written forms") func colors() {
    for text in ["#f00", "#ff0000", "rgb(255, 0, 0)", "rgba(255,0,0,1)", "red", "#ff0000ff"] {
      let node = FakeContext().build(element("View", ["style": object(["backgroundColor": word(text)])])).first
      #expect(node?.traits.paint.background == Color(red: 1, green: 0, blue: 0), "\(text)")
    }
  }
}

@Suite("Components of React Native") struct ComponentTests {
  @Test("A safe area pads on iOS, and on Android only as the library's own") func safeArea() {
    func content(_ name: String, _ device: Device) -> FlexLaw.Content? {
      guard case .flex(let law)? = FakeContext(device).build(element(name)).first?.law else { return nil }
      return law.content
    }
    #expect(content("SafeAreaView", .iPhone16) == .safeArea(Set(Edge.allCases)))
    #expect(content("SafeAreaView", .pixel8) == .children)
    #expect(content("react-native-safe-area-context:SafeAreaView", .pixel8) == .safeArea(Set(Edge.allCases)))
  }

  @Test("A platform's own branch is taken") func platform() {
    let context = FakeContext(.pixel8)
    let choices = object(["ios": .number(1), "android": .number(2)])
    let value = context.toolkit.call(
      "Platform.select", on: nil, Arguments([EvaluatedArgument(label: nil, value: choices, span: Sample.place)]), context)
    #expect(value?.plainNumber == 2)
  }

  @Test("The window's font scale is read only when it is asked for") func fontScale() {
    let context = FakeContext(at: .ios(.accessibilityExtraExtraExtraLarge))
    guard let window = context.toolkit.call("useWindowDimensions", on: nil, Arguments(), context) else {
      Issue.record("no window")
      return
    }
    #expect(context.toolkit.member("width", of: window, context)?.plainNumber == 393)
    #expect(!context.readsTextSize)
    #expect(context.toolkit.member("fontScale", of: window, context)?.plainNumber == 3.571)
    #expect(context.readsTextSize)
  }

  @Test("A button of Android shouts") func button() {
    let nodes = FakeContext(.pixel8).build(element("Button", ["title": word("Save")]))
    #expect(nodes.first?.children.first?.law.text?.string == "SAVE")
    #expect(nodes.first?.children.first?.law.text?.importance == .control)
    #expect(nodes.first?.traits.control == .button)
  }
}

extension Value {
  var plainNumber: Double? { if case .number(let number) = self { number } else { nil } }
}
