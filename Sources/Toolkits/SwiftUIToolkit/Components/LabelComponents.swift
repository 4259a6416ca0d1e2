import ComponentModel
import ScreenModel
import SourceText

/// Titles with symbols, and rows of a label and a value.
enum LabelComponents {
  static let all: [String: any Component] = [
    "Label": LabelComponent(), "LabeledContent": SimpleComponent(labeledContent),
    "ContentUnavailableView": SimpleComponent(unavailable),
  ]

  /// `LabeledContent("Label", value:)`, `LabeledContent("Label") { }`, `LabeledContent { } label: {
  /// }`
  @Sendable
  private static func labeledContent(_ call: ComponentCall, _ context: any BuildContext)
    -> [ScreenNode]
  {
    let arguments = call.arguments
    let label = context.titleNodes(from: arguments.first ?? arguments["label"], span: call.span)
    let value = context.with({ $0.text.foreground = SystemColors.secondary }) {
      if let value = arguments["value"] {
        if let format = arguments["format"] {
          let text = context.formatted(value, as: format)
          let isCurrency = Formats.isCurrency(format)
          return [context.textNode(text, span: call.span, isCurrency: isCurrency)]
        }
        return context.titleNodes(from: value, span: call.span)
      }
      return context.content(arguments.content("content"))
    }
    return [context.labelledRow(label, value, call)]
  }

  /// `ContentUnavailableView("Title", systemImage:, description:)` and with builders.
  @Sendable
  private static func unavailable(_ call: ComponentCall, _ context: any BuildContext)
    -> [ScreenNode]
  {
    let arguments = call.arguments
    var nodes: [ScreenNode] = []
    if let symbol = arguments["systemImage"] {
      nodes += context.with({ $0.text.font = FontChoice(size: .fixed(48)) }) {
        [context.symbolNode(symbol, name: "Image", span: call.span)]
      }
    }
    let title = ButtonComponent.titled(
      arguments.first ?? arguments.content("label") ?? .none, Arguments(), at: call.span)
    nodes += context.with({ $0.text.font = FontChoice(size: .style(.title2), weight: 700) }) {
      context.content(title)
    }
    nodes += context.with({
      $0.text.font = FontChoice(size: .style(.subheadline))
      $0.text.foreground = SystemColors.secondary
      $0.text.limits.alignment = .center
    }) { context.content(arguments["description"]) }
    nodes += context.content(arguments["actions"])
    let column = ScreenNode.column(nodes, name: call.name, span: call.span)
    let frame = FlexibleFrameLaw(
      width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    return [
      ScreenNode(.flexibleFrame(frame), name: call.name, span: call.span, children: [column])
    ]
  }
}

/// `Label("Title", systemImage:)`, `Label { title } icon: { icon }`
struct LabelComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let (title, icon) = parts(of: call)
    let shown = ButtonComponent.titled(title, Arguments(), at: call.span)
    if let nodes = context.customStyle(
      "labelStyle", parts: ["title": shown, "icon": icon], at: call.span)
    {
      return nodes
    }
    let style = context.styleName("labelStyle") ?? automaticStyle(context)
    let titles = style == "iconOnly" ? [] : context.titleNodes(from: title, span: call.span)
    let icons = style == "titleOnly" ? [] : context.content(icon)
    if titles.isEmpty { return icons }
    if icons.isEmpty { return titles }
    return [
      ScreenNode(
        .stack(StackLaw(axis: .horizontal, spacing: Metrics.labelGap)), name: call.name,
        span: call.span,
        children: icons + [titles.single(name: "title", span: nil)])
    ]
  }

  private func parts(of call: ComponentCall) -> (title: Value, icon: Value) {
    let arguments = call.arguments
    if case .native(let native)? = arguments.first,
      let configuration = native as? StyleConfiguration
    {
      return (configuration.parts["title"] ?? .none, configuration.parts["icon"] ?? .none)
    }
    let title = arguments.first ?? arguments["title"] ?? arguments.trailing ?? .none
    if let icon = arguments["icon"] { return (title, icon) }
    var icon: [EvaluatedArgument] = []
    if let name = arguments["systemImage"] {
      icon = [EvaluatedArgument(label: "systemName", value: name, span: call.span)]
    } else if let name = arguments["image"] {
      icon = [EvaluatedArgument(label: nil, value: name, span: call.span)]
    }
    guard !icon.isEmpty else { return (title, .none) }
    let image = ComponentCall(name: "Image", arguments: Arguments(icon), span: call.span)
    return (title, .view(.component(image)))
  }

  private func automaticStyle(_ context: any BuildContext) -> String {
    context.environment.controls.place == .topBar ? "iconOnly" : "titleAndIcon"
  }
}

extension BuildContext {
  /// A label at the leading and something at the trailing edge.
  ///
  /// In a list the value moves under the label where both do not fit on one line each, as the
  /// phone's style does; elsewhere both stay in a row and wrap.
  func labelledRow(
    _ label: [ScreenNode], _ content: [ScreenNode], _ call: ComponentCall, control: Control? = nil
  ) -> ScreenNode {
    let first = label.single(name: "label", span: nil)
    let second = content.single(.horizontal, name: "content", span: nil)
    let traits = NodeTraits(control: control)
    if environment.controls.isLabelHidden || label.isEmpty {
      return ScreenNode(
        .wrapper, name: call.name, span: call.span, children: content.isEmpty ? [] : [second],
        traits: traits)
    }
    guard !content.isEmpty else {
      return ScreenNode(
        .wrapper, name: call.name, span: call.span, children: [first], traits: traits)
    }
    let row = ScreenNode.row([first, .spacer(), second], name: call.name, span: call.span)
    guard environment.controls.place == .list, second.textCount > 0 else {
      var row = row
      row.traits = traits
      return row
    }
    let column = ScreenNode.column(
      [first, second], horizontal: .leading, name: call.name, span: call.span)
    return ScreenNode(
      .fitting(.horizontal), name: call.name, span: call.span, children: [row, column],
      traits: traits)
  }
}
