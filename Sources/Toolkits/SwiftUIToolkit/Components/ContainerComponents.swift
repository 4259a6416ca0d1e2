import ComponentModel
import ScreenModel

/// Boxes with a title, groups of controls.
enum ContainerComponents {
  static let all: [String: any Component] = [
    "GroupBox": SimpleComponent(groupBox), "DisclosureGroup": SimpleComponent(disclosure),
    "ControlGroup": SimpleComponent { call, context in
      let children = context.content(call.arguments.content("content"))
      return [.row(children, name: call.name, span: call.span)]
    },
    LayoutComponents.opaqueName: SimpleComponent(opaque), "Layout": SimpleComponent(opaque),
    "UIViewRepresentable": SimpleComponent(opaque), "NSViewRepresentable": SimpleComponent(opaque),
    "UIViewControllerRepresentable": SimpleComponent(opaque),
  ]

  /// What lays out or draws by code that is not read.
  @Sendable
  private static func opaque(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    context.note(Unresolved(kind: .component, name: call.name, span: call.span))
    return [ScreenNode(.opaque, name: call.name, span: call.span)]
  }

  /// `GroupBox("Title") { }`, `GroupBox { } label: { }`
  @Sendable
  private static func groupBox(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let title = context.with({ $0.text.font = FontChoice(size: .style(.headline)) }) {
      context.titleNodes(from: arguments.first ?? arguments["label"], span: call.span)
    }
    let children = title + context.content(arguments.content("content"))
    let column = ScreenNode.column(children, horizontal: .leading, name: "content")
    let inset = Metrics.groupBoxPadding
    var box = ScreenNode(
      .padding(Insets(top: inset, leading: inset, bottom: inset, trailing: inset)),
      name: call.name, span: call.span, children: [column])
    box.traits.paint = Paint(
      background: SystemColors.grouped, cornerRadius: Metrics.groupBoxRadius)
    return [box]
  }

  /// `DisclosureGroup("Title", isExpanded:) { }`: closed unless the source says otherwise.
  @Sendable
  private static func disclosure(_ call: ComponentCall, _ context: any BuildContext)
    -> [ScreenNode]
  {
    let arguments = call.arguments
    let label = context.titleNodes(from: arguments.first ?? arguments["label"], span: call.span)
      .markedAsLabel()
    let chevron = context.symbolNode(
      .text(TextValue("chevron.forward")), name: "chevron", span: nil)
    let row = ScreenNode.row(
      [label.single(name: "label", span: nil), .spacer(), chevron], name: "header")
    let header = ScreenNode(
      .wrapper, name: call.name, span: call.span, children: [row],
      traits: NodeTraits(control: .button))
    guard arguments["isExpanded"]?.boolean == true else { return [header] }
    let content = context.content(arguments.content("content"))
    if context.environment.controls.place == .list { return [header] + content }
    return [.column([header] + content, horizontal: .leading, name: call.name, span: call.span)]
  }
}

/// Names under which calls of layouts reach the components.
enum LayoutComponents {
  /// A layout of the project's own, whose rules are not known.
  static let opaqueName = "Layout { }"
}
