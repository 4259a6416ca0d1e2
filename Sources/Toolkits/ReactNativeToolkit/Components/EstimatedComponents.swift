import ComponentModel
import ScreenModel
import SourceText

/// Stands in for components whose source is not at hand, so that what is around them and inside them
/// is looked at all the same. Each is counted as not understood.
enum EstimatedComponents {
  /// The nodes for a call; nil where the name and the content say nothing.
  static func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode]? {
    let props = Props(call)
    let kind = EstimatedKind(name: call.name)
    if kind == .elsewhere { return nil }
    if holdsWords(props.children) || isText(kind) || context.environment.text.isNested {
      return text(kind, props, call, context)
    }
    switch kind {
    case .icon: return [ImageComponents.icon(props, call, context, fallback: 24)]
    case .picture: return picture(props, call, context)
    case .button: return button(props, call, context)
    case .toggle, .spinner, .field: return own(kind, call, context)
    case .line:
      let base = Style.of(["height": .number(1)])
      return [context.box(Style(props["style"], context).over(base), props: props, name: call.name)]
    case .row: return container(props, call, context, base: ["flexDirection": .text(TextValue("row"))])
    case .page: return page(props, call, context)
    case .box, nil: return container(props, call, context, base: [:])
    case .text, .elsewhere: return nil
    }
  }

  private static func isText(_ kind: EstimatedKind?) -> Bool {
    if case .text? = kind { true } else { false }
  }

  /// Only texts hold characters.
  private static func holdsWords(_ children: [Value]) -> Bool {
    children.contains { child in
      switch child {
      case .text(let text): text.string.contains { !$0.isWhitespace }
      case .list(let values): holdsWords(values)
      default: false
      }
    }
  }

  private static func text(
    _ kind: EstimatedKind?, _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode]? {
    var base = Style()
    if case .text(let size)? = kind { base.set("fontSize", .number(size)) }
    var inner = call
    inner.name = "Text"
    if props.children.isEmpty {
      guard let words = words(props) else { return nil }
      inner.arguments.all.append(EvaluatedArgument(label: nil, value: words, span: call.span))
    }
    return TextComponent(base: base).build(inner, context)
  }

  /// A text of a library or a file that is not at hand: its children, or the words of its attributes.
  static func foreignText(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    text(nil, props, call, context) ?? TextComponent().build(call, context)
  }

  /// What a component shows that is given its words as an attribute.
  private static func words(_ props: Props) -> Value? {
    // A message whose key stands beside it.
    if props["id"] != nil, case .text? = props["defaultMessage"] { return props["defaultMessage"] }
    for name in ["text", "label", "title"] {
      switch props[name] {
      case .text?, .number?, .unknown?: return props[name]
      case .dictionary?:
        // A message: its key or its own words.
        for part in ["defaultMessage", "text"] {
          if let words = ObjectEntries.value(part, in: props[name]) { return words }
        }
      default: continue
      }
    }
    return nil
  }

  private static func container(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext, base: KeyValuePairs<String, Value>
  ) -> [ScreenNode]? {
    let children = context.content(props.children)
    guard !children.isEmpty else { return nil }
    let style = Style(props["style"], context).over(Style.of(base))
    return [context.box(style, props: props, name: call.name, children: children)]
  }

  /// A screen's frame, which most projects let scroll.
  private static func page(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode]? {
    let children = slots(call, context) + context.content(props.children)
    guard !children.isEmpty else { return nil }
    return [context.scroll(props, name: call.name, children: children)]
  }

  /// The elements that attributes bring, or functions that make them, before the content of the frame.
  private static func slots(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    call.arguments.all.flatMap { argument -> [ScreenNode] in
      guard let label = argument.label, label != "children", label != "..." else { return [] }
      switch argument.value {
      case .view: return context.content([argument.value])
      case .closure where Self.bringsElements(label): return context.rendered(argument.value, with: [])
      default: return []
      }
    }
  }

  private static func bringsElements(_ label: String) -> Bool {
    label.hasPrefix("render")
      || ["Content", "Component", "Header", "Footer", "header", "footer"].contains { label.hasSuffix($0) }
  }

  private static func picture(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode]? {
    let style = Style(props["style"], context)
    guard let side = props.number("size") else {
      return [context.box(style, props: props, name: call.name)]
    }
    let base = Style.of(["width": .number(side), "height": .number(side)])
    return [context.box(style.over(base), props: props, name: call.name)]
  }

  /// A button around its content, or with words and some room around them.
  private static func button(
    _ props: Props, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode]? {
    var children = context.content(props.children)
    var base: KeyValuePairs<String, Value> = [:]
    if children.isEmpty {
      guard let words = words(props).flatMap({ context.displayedText(of: $0) }) else {
        return [ImageComponents.icon(props, call, context, fallback: 40)]
      }
      let plain = Props(ComponentCall(name: "Text", arguments: Arguments(), span: call.span))
      children = [context.textNode(words, Style.of(["fontSize": .number(16)]), plain, name: "Text")]
      base = [
        "paddingVertical": .number(12), "paddingHorizontal": .number(16),
        "alignItems": .text(TextValue("center")),
      ]
    }
    let style = Style(props["style"], context).over(Style.of(base))
    var node = context.box(
      style, props: props, name: call.name, children: children.markedAsLabel())
    node.traits.control = node.traits.control.map { $0 == .tappable ? .button : $0 } ?? .button
    return [node]
  }

  private static func own(
    _ kind: EstimatedKind?, _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode]? {
    let name = kind == .toggle ? "Switch" : kind == .field ? "TextInput" : "ActivityIndicator"
    var inner = call
    inner.name = name
    if kind == .toggle { inner.arguments.all.removeAll { $0.label == nil } }
    return ReactNativeToolkit().components[name]?.build(inner, context)
  }
}
