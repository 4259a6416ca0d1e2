import ComponentModel
import ScreenModel

/// Fields for text.
enum FieldComponents {
  static let all: [String: any Component] = [
    "TextField": FieldComponent(), "SecureField": FieldComponent(),
    "TextEditor": SimpleComponent(editor),
  ]

  /// `TextEditor(text:)`: takes the whole proposal and scrolls inside.
  @Sendable
  private static func editor(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    var box = ScreenNode.flexibleBox(.field, name: call.name, span: call.span)
    box.traits.control = .field
    return [box]
  }
}

/// `TextField("Prompt", text:)`, with `axis: .vertical` for one that grows; `SecureField`.
///
/// A field of one line scrolls what it holds, so its text cannot be lost: the prompt is shown, and
/// counts as a decoration.
struct FieldComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let grows = context.axes(from: arguments["axis"]) == .vertical
    let prompt = arguments["prompt"] ?? arguments.first ?? arguments["label"]
    let nodes = context.with({
      if !grows { $0.text.limits.maximumLines = 1 }
      $0.text.importance = .decoration
      $0.text.foreground = SystemColors.named("placeholder")
    }) {
      let nodes = context.titleNodes(from: prompt, span: call.span)
      return nodes.isEmpty ? [context.textNode(TextValue(" "), span: call.span)] : nodes
    }
    let frame = FlexibleFrameLaw(
      width: .init(minimum: 0, maximum: .infinity), alignment: Alignment(.leading, .center))
    let text = nodes.single(name: "prompt", span: nil)
    var field = ScreenNode(
      .flexibleFrame(frame), name: call.name, span: call.span, children: [text],
      traits: NodeTraits(control: .field))
    guard context.styleName("textFieldStyle") == "roundedBorder" else { return [field] }
    field.traits.control = nil
    let padded = ScreenNode(
      .padding(Insets(top: 6, leading: 7, bottom: 6, trailing: 7)), name: "border", span: nil,
      children: [field])
    let minimum = FlexibleFrameLaw(height: .init(minimum: Metrics.fieldHeight))
    var bordered = ScreenNode(
      .flexibleFrame(minimum), name: call.name, span: call.span, children: [padded],
      traits: NodeTraits(control: .field))
    bordered.traits.paint = Paint(background: SystemColors.card, cornerRadius: 5)
    return [bordered]
  }
}
