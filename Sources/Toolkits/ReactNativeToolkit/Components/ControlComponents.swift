// Provenance: React Native's source of Button, Switch and ActivityIndicator; the size of Android's
// switch differs between releases, the middle one is used.

import ComponentModel
import ScreenModel
import TextScaling

/// What a person touches.
enum ControlComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "Button": SimpleComponent(button), "Switch": SimpleComponent(toggle),
      "ActivityIndicator": SimpleComponent(spinner), "Slider": SimpleComponent(slider),
    ]
    for name in pressables { all[name] = SimpleComponent(pressable) }
    return all
  }()

  private static let pressables = [
    "Pressable", "TouchableOpacity", "TouchableHighlight", "TouchableWithoutFeedback",
    "TouchableNativeFeedback", "Animated.Pressable", "RectButton", "BorderlessButton", "BaseButton",
    "TouchableRipple", "Link",
  ]

  @Sendable
  private static func pressable(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    let state = ObjectEntries.make([
      "pressed": .boolean(false), "hovered": .boolean(false), "focused": .boolean(false),
    ])
    let children = props.children.flatMap { child in
      if case .closure = child { return context.rendered(child, with: [state]) }
      return context.content([child])
    }
    // A text alone in a link is the link's own text.
    if call.name == "Link", children.isEmpty { return TextComponent().build(call, context) }
    var node = context.box(
      Style(props["style"], context), props: props, name: call.name,
      children: children.markedAsLabel())
    node.traits.control = node.traits.control.map { $0 == .tappable ? .button : $0 } ?? .button
    return [node]
  }

  @Sendable
  private static func button(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    let isAndroid = context.device.system == .android
    guard var title = props["title"].flatMap({ context.displayedText(of: $0) }) else {
      // Another button of the same name.
      return EstimatedComponents.build(call, context) ?? []
    }
    if isAndroid { title.string = title.string.uppercased() }
    var style = Style.of([
      "textAlign": .text(TextValue("center")), "margin": .number(8),
      "fontSize": .number(isAndroid ? 14 : 18),
      "color": .text(TextValue(isAndroid ? "#ffffff" : "#007aff")),
    ])
    if isAndroid { style.set("fontWeight", .text(TextValue("500"))) }
    let plain = Props(ComponentCall(name: "Text", arguments: Arguments(), span: call.span))
    let text = context.textNode(title, style, plain, name: "Text")
    var frame = Style()
    if isAndroid {
      frame.set("backgroundColor", props["color"] ?? .text(TextValue("#2196f3")))
      frame.set("borderRadius", .number(2))
    }
    var node = context.box(frame, props: props, name: call.name, children: [text].markedAsLabel())
    node.traits.control = .button
    return [node]
  }

  @Sendable
  private static func toggle(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    let size = context.device.system == .ios ? Size(width: 51, height: 31) : Size(width: 47, height: 27)
    var node = ScreenNode.fixed(
      size, .toggle, name: call.name, span: call.span, style: FlexStyle(Style(props["style"], context)))
    node.traits.control = .toggle
    return [node]
  }

  @Sendable
  private static func spinner(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    let side = props.number("size") ?? (props.word("size") == "large" ? 36 : 20)
    let inner = ScreenNode.fixed(
      Size(width: side, height: side), .spinner, name: "spinner", span: call.span)
    let base = Style.of([
      "alignItems": .text(TextValue("center")), "justifyContent": .text(TextValue("center")),
    ])
    let style = Style(props["style"], context).over(base)
    return [context.box(style, props: props, name: call.name, children: [inner])]
  }

  @Sendable
  private static func slider(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    let box = BoxLaw(
      width: .flexible(minimum: 0, ideal: 100), height: .fixed(context.device.system == .ios ? 40 : 20),
      drawing: .slider)
    var node = context.box(Style(props["style"], context), .box(box), props: props, name: call.name)
    node.traits.control = .slider
    return [node]
  }
}
