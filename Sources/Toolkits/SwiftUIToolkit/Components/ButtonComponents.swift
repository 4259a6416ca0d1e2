import ComponentModel
import ScreenModel
import SourceText

/// Buttons, links and menus.
enum ButtonComponents {
  static let all: [String: any Component] = [
    "Button": ButtonComponent(control: .button),
    // A library that many projects use; it is called as SwiftUI's own button is.
    "AsyncButton": ButtonComponent(control: .button), "Link": ButtonComponent(control: .link),
    "Menu": ButtonComponent(control: .menu), "ShareLink": ButtonComponent(control: .button),
    "EditButton": ButtonComponent(control: .button, fallbackTitle: "Edit"),
    "RenameButton": ButtonComponent(control: .button, fallbackTitle: "Rename"),
    "PasteButton": ButtonComponent(control: .button, fallbackTitle: "Paste"),
    "PhotosPicker": ButtonComponent(control: .button),
    "SettingsLink": ButtonComponent(control: .link, fallbackTitle: "Settings"),
    "NavigationLink": NavigationLinkComponent(),
    "SignInWithAppleButton": SimpleComponent { call, _ in
      var box = ScreenNode.flexibleBox(
        .roundedFill, name: call.name, span: call.span, color: SystemColors.named("black"))
      box.traits.control = .button
      return [box]
    },
  ]
}

/// `Button("Title") { }`, `Button(action:) { label }`, `Button { } label: { }` and what is built
/// alike.
struct ButtonComponent: Component {
  let control: Control
  var fallbackTitle: String?

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    if case .native(let native)? = call.arguments.first,
      let configuration = native as? StyleConfiguration
    {
      let label = context.content(configuration.parts["label"])
      return [context.plainControl(label, control, call)]
    }
    if control == .menu, context.environment.controls.place == .menu { return [] }
    let label = labelValue(of: call)
    let role = call.arguments["role"] ?? .none
    return context.styledButton(label, role: role, control: control, call)
  }

  /// The label as a value that can be built: a closure, a text, a label with a symbol.
  private func labelValue(of call: ComponentCall) -> Value {
    let arguments = call.arguments
    if let label = arguments["label"] { return label }
    if let title = arguments.first ?? arguments["titleKey"] {
      return Self.titled(title, arguments, at: call.span)
    }
    if let fallbackTitle {
      return Self.titled(.text(TextValue(fallbackTitle)), Arguments(), at: call.span)
    }
    if call.name == "ShareLink", arguments.trailing == nil {
      return Self.titled(.text(TextValue("Share…")), arguments, at: call.span)
    }
    let isLabelled = control != .button || arguments["action"] != nil || arguments["intent"] != nil
    let hasOwnLabel = isLabelled || !call.name.hasSuffix("Button")
    return hasOwnLabel ? arguments.trailing ?? .none : .none
  }

  /// A title beside a symbol or picture where one is given.
  static func titled(_ title: Value, _ arguments: Arguments, at span: SourceSpan) -> Value {
    guard isPlainTitle(title) else { return title }
    let picture = arguments.all.filter {
      $0.label == "systemImage" || $0.label == "image"
    }
    let first = EvaluatedArgument(label: nil, value: title, span: span)
    return .view(
      .component(
        ComponentCall(
          name: picture.isEmpty ? "Text" : "Label", arguments: Arguments([first] + picture),
          span: span)))
  }

  static func isPlainTitle(_ title: Value) -> Bool {
    switch title {
    case .view, .closure, .object: false
    default: true
    }
  }
}

extension BuildContext {
  /// A button in the style in force.
  func styledButton(_ label: Value, role: Value, control: Control, _ call: ComponentCall)
    -> [ScreenNode]
  {
    if control == .button || control == .link,
      let nodes = customStyle(
        "buttonStyle",
        parts: ["label": label, "isPressed": .boolean(false), "role": role, "title": label],
        at: call.span)
    {
      let node = nodes.single(name: call.name, span: call.span)
      return [plainControl([node], control, call)]
    }
    var labels = with({ $0.text.foreground = buttonColor(role: role) }) {
      with(styleText) { content(label) }
    }
    let style = styleName(control == .menu ? "menuStyle" : "buttonStyle") ?? "automatic"
    if control != .menu, Self.filledStyles.contains(style) {
      let inner = labels.single(.horizontal, name: "label", span: nil)
      labels = [filled(inner, isProminent: style.hasSuffix("rominent"))]
    }
    return [plainControl(labels, control, call)]
  }

  /// A control around its label.
  func plainControl(_ label: [ScreenNode], _ control: Control, _ call: ComponentCall) -> ScreenNode
  {
    let inner = label.markedAsLabel()
    let children = inner.isEmpty ? [] : [inner.single(.horizontal, name: "label", span: nil)]
    var traits = NodeTraits(control: control)
    traits.showsLargeContent =
      environment.controls.place == .topBar
      || environment.controls.place == .bottomBar
    return ScreenNode(
      .wrapper, name: call.name, span: call.span, children: children, traits: traits)
  }

  private static var filledStyles: Set<String> {
    ["bordered", "borderedProminent", "glass", "glassProminent"]
  }

  private func styleText(_ environment: inout Environment) {
    guard environment.text.font == nil else { return }
    switch environment.controls.size {
    case .mini, .small: environment.text.font = FontChoice(size: .style(.subheadline))
    case .regular, .large, .extraLarge: break
    }
  }

  private func buttonColor(role: Value) -> Color? {
    let style = styleName("buttonStyle")
    if style == "borderedProminent" { return SystemColors.named("white") }
    if symbol(from: role)?.name == "destructive" { return SystemColors.named("red") }
    if style == "plain" { return environment.text.foreground }
    return environment.text.tint ?? environment.text.foreground ?? SystemColors.tint
  }

  /// Room and ink of a bordered button: 12 and 7 points around the title at the regular size.
  private func filled(_ label: ScreenNode, isProminent: Bool) -> ScreenNode {
    let insets: Insets
    switch environment.controls.size {
    case .mini, .small: insets = Insets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: insets = Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: insets = Insets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
    let padded = ScreenNode(.padding(insets), name: "padding", span: nil, children: [label])
    var box = ScreenNode.flexibleBox(
      .roundedFill, name: "background", span: nil,
      color: isProminent ? environment.text.tint ?? SystemColors.tint : SystemColors.fill)
    box.traits.paint.cornerRadius = Metrics.groupBoxRadius
    return ScreenNode(
      .attachment(.center, isBehind: true), name: "background", span: nil, children: [padded, box])
  }

  /// What a style of the project's own makes of a control; nil when none is in force.
  func customStyle(_ modifier: String, parts: [String: Value], at span: SourceSpan)
    -> [ScreenNode]?
  {
    guard let value = environment.controls.styles[modifier] else { return nil }
    guard let style = projectStyle(value, modifier) else { return nil }
    let body = member("makeBody", of: style)
    guard case .closure(let closure) = body else {
      noteValue(value.noteName, at: span)
      return nil
    }
    let configuration = Value.native(StyleConfiguration(parts: parts))
    // Inside the body, a control built from the configuration has the plain look.
    return with({ $0.controls.styles[modifier] = nil }) {
      build(call(closure, with: [configuration]))
    }
  }

  private func projectStyle(_ value: Value, _ modifier: String) -> Value? {
    switch value {
    case .object: return value
    case .symbol(let symbol):
      let type = modifier.prefix(1).uppercased() + modifier.dropFirst()
      guard let constant = projectConstant(symbol, of: type, "Primitive" + type),
        case .object = constant
      else { return nil }
      return constant
    default: return nil
    }
  }
}

/// `NavigationLink("Title") { }`, `NavigationLink(value:) { label }`, `NavigationLink { } label: {
/// }`.
///
/// The destination is a screen of its own. In a list the row ends with a chevron.
struct NavigationLinkComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let label: Value
    if let given = arguments["label"] {
      label = given
    } else if let title = arguments.first, ButtonComponent.isPlainTitle(title) {
      label = ButtonComponent.titled(title, arguments, at: call.span)
    } else if arguments["destination"] != nil || arguments["value"] != nil {
      label = arguments.trailing ?? .none
    } else {
      label = .none
    }
    guard context.environment.controls.place == .list else {
      return context.styledButton(label, role: .none, control: .link, call)
    }
    let row = [context.content(label).single(.horizontal, name: "label", span: nil)]
    let chevron = context.with({
      $0.text.font = FontChoice(size: .style(.footnote), weight: 600)
      $0.text.foreground = SystemColors.named("tertiary")
    }) {
      context.symbolNode(.text(TextValue("chevron.forward")), name: "chevron", span: nil)
    }
    var decorated = chevron
    decorated.traits.isDecorative = true
    let line = ScreenNode.row(row + [.spacer(0), decorated], name: "row", span: nil)
    return [context.plainControl([line], .link, call)]
  }
}
