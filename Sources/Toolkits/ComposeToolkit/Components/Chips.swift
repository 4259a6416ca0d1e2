// Provenance: Material 3's chips in androidx's public source: at least 32 dp high, 8 dp at the sides and
// 8 around the label, icons of 18 dp, labels in labelLarge, a target of 48 dp around.

import ComponentModel
import ScreenModel

enum ChipComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [:]
    for name in ["AssistChip", "ElevatedAssistChip", "SuggestionChip", "ElevatedSuggestionChip"] {
      all[name] = SimpleComponent { $1.chip($0, labelAt: 1, modifierAt: 2) }
    }
    for name in ["FilterChip", "ElevatedFilterChip", "InputChip"] {
      all[name] = SimpleComponent { $1.chip($0, labelAt: 2, modifierAt: 3) }
    }
    all["Chip"] = SimpleComponent { $1.chip($0, labelAt: 9, modifierAt: 1) }
    return all
  }()
}

extension BuildContext {
  fileprivate func chip(_ call: ComponentCall, labelAt: Int, modifierAt: Int) -> [ScreenNode] {
    let arguments = call.arguments
    let leading = content(arguments["leadingIcon"] ?? arguments["icon"] ?? arguments["avatar"])
    let trailing = content(arguments["trailingIcon"])
    let label = arguments.named("label", labelAt) ?? arguments.slot("content")
    let nodes = labelled(arguments, label, style: role("labelLarge"), importance: .control)
    // Provenance: the chip's own measuring asks its icons first, and the label in what they leave.
    var hints = ParentHints()
    hints.isMeasuredLast = true
    let middle = nodes.inRow("label", call.span, LinearLaw(vertical: .center))
      .inside(.padding(Insets(leading: 8, trailing: 8)), "padding").inside(.placed(hints), "rest")
    var traits = NodeTraits(control: .button)
    traits.paint = Paint(background: schemeColor("surfaceContainerLow"), cornerRadius: 8)
    let row = (leading + [middle] + trailing).inRow("content", call.span, LinearLaw(vertical: .center))
      .inside(.padding(Insets(leading: 8, trailing: 8)), "padding")
      .inside(.defaultMinimum(width: nil, height: 32), "minimum")
    let box = ScreenNode.part(
      .layers(.center, propagatesMinimum: true), call.name, call.span, [row], traits: traits)
    return [modified(box.touchable, by: arguments.named("modifier", modifierAt))]
  }
}
