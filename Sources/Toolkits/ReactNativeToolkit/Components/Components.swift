import ComponentModel
import ScreenModel
import SourceText

/// A component that is one function from its attributes to its nodes.
struct SimpleComponent: Component {
  let make: @Sendable (Props, ComponentCall, any BuildContext) -> [ScreenNode]

  init(_ make: @escaping @Sendable (Props, ComponentCall, any BuildContext) -> [ScreenNode]) {
    self.make = make
  }

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    make(Props(call), call, context)
  }
}

extension BuildContext {
  /// Children of a box: no text is inside another any more.
  func content(_ values: [Value]) -> [ScreenNode] {
    with({ $0.text = TextSettings() }) { values.flatMap { build($0) } }
  }

  /// What a render function gives, or what is there in place of one.
  func rendered(_ value: Value?, with arguments: [Value]) -> [ScreenNode] {
    guard let value else { return [] }
    return with({ $0.text = TextSettings() }) {
      guard case .closure(let closure) = value else { return build(value) }
      return build(call(closure, with: arguments))
    }
  }

  /// A header, footer or separator: an element, or a component to be made without attributes.
  func element(_ value: Value?) -> [ScreenNode] {
    rendered(value, with: [ObjectEntries.make([:])])
  }

  /// A box with a style.
  func box(
    _ style: Style, _ content: FlexLaw.Content = .children, props: Props, name: String,
    children: [ScreenNode] = []
  ) -> ScreenNode {
    style.noteUnknownLengths(self, at: props.span)
    return ScreenNode(
      .flex(FlexLaw(content, FlexStyle(style))), name: name, span: props.span, children: children,
      traits: traits(style, props))
  }

  func traits(_ style: Style, _ props: Props) -> NodeTraits {
    var traits = NodeTraits()
    traits.paint = Paint(style)
    traits.zIndex = style.number("zIndex") ?? 0
    traits.heightSpan = style.span(of: "height", "maxHeight", "flexBasis", "aspectRatio", "minHeight")
    traits.widthSpan = style.span(of: "width", "maxWidth", "flexBasis", "aspectRatio", "minWidth")
    traits.lineHeightSpan = style.span(of: "lineHeight")
    traits.placesUnknown = style.isMovedVertically
    if let opacity = style.number("opacity"), opacity <= 0 { traits.isInvisible = true }
    traits.isDecorative =
      props.isTrue("accessibilityElementsHidden") || props.isTrue("aria-hidden")
      || props.word("importantForAccessibility") == "no-hide-descendants"
    traits.isHeading = (props.word("accessibilityRole") ?? props.word("role")).map {
      $0 == "header" || $0 == "heading"
    } ?? false
    traits.control = Self.control(props)
    return traits
  }

  /// The control that an element's attributes make of it.
  private static func control(_ props: Props) -> Control? {
    let role = props.word("accessibilityRole") ?? props.word("role")
    switch role {
    case "button", "imagebutton", "togglebutton": return .button
    case "link": return .link
    case "switch", "checkbox", "radio": return .toggle
    case "tab": return .tab
    case "menuitem": return .menu
    case "adjustable": return .slider
    default: break
    }
    return props["onPress"] == nil ? nil : .tappable
  }
}

extension ScreenNode {
  /// The same tree with every node changed.
  func mapped(_ change: (inout ScreenNode) -> Void) -> ScreenNode {
    var copy = self
    change(&copy)
    copy.children = copy.children.map { $0.mapped(change) }
    return copy
  }

  /// How many texts the tree holds.
  var textCount: Int { (law.text == nil ? 0 : 1) + children.reduce(0) { $0 + $1.textCount } }

  /// A leaf of a fixed size.
  static func fixed(
    _ size: Size, _ drawing: BoxLaw.Drawing, name: String, span: SourceSpan?, style: FlexStyle = FlexStyle()
  ) -> ScreenNode {
    let box = BoxLaw(width: .fixed(size.width), height: .fixed(size.height), drawing: drawing)
    var style = style
    // Stretching would draw it wider.
    if style.width == .auto { style.width = .points(size.width) }
    if style.height == .auto { style.height = .points(size.height) }
    return ScreenNode(.flex(FlexLaw(.box(box), style)), name: name, span: span)
  }
}

extension [ScreenNode] {
  /// The same nodes with the one text among them marked as a control's label; several texts are
  /// content rather than a label.
  func markedAsLabel() -> [ScreenNode] {
    guard reduce(0, { $0 + $1.textCount }) == 1 else { return self }
    return map { node in
      node.mapped { part in
        guard case .flex(var law) = part.law, case .text(var text) = law.content,
          text.importance == .ordinary
        else { return }
        text.importance = .control
        law.content = .text(text)
        part.law = .flex(law)
      }
    }
  }
}
