// Provenance: the colours of Flutter's Material library by their names, in its documentation. Colours
// are for pictures, and say which boxes can be seen: what is not known is left out and not counted.

import ComponentModel
import ScreenModel

extension BuildContext {
  /// The colour that a value names; nil when it is not known.
  func color(_ value: Value?) -> Color? {
    guard case .symbol(let symbol)? = value else { return nil }
    var color: Color?
    switch symbol.root {
    case "Color":
      if let bits = symbol.steps.first?.arguments?.first?.number, bits >= 0, bits <= 0xFFFF_FFFF {
        color = Color(argb: UInt32(bits))
      }
    case "Colors": color = symbol.steps.first.flatMap { Self.named[$0.name] }
    default:
      guard symbol.steps.contains(where: { $0.name == "colorScheme" }) else { return nil }
      color = symbol.steps.lazy.compactMap { Color.material[$0.name] }.first
    }
    for step in symbol.steps where step.name == "withOpacity" || step.name == "withValues" {
      let alpha = step.arguments?["alpha"]?.number ?? step.arguments?.first?.number
      if let alpha { color?.alpha = min(max(alpha, 0), 1) }
    }
    return color
  }

  /// How a box is painted by its `color`, or by the colour and the corners of its `decoration`.
  func paint(_ arguments: Arguments) -> Paint? {
    if let color = color(arguments["color"]) { return Paint(background: color) }
    guard case .symbol(let symbol)? = arguments["decoration"], symbol.root == "BoxDecoration",
      let decoration = symbol.steps.first?.arguments, let color = color(decoration["color"])
    else { return nil }
    return Paint(background: color, cornerRadius: radius(decoration["borderRadius"]))
  }

  /// What a box of a colour holds, in it.
  func painted(_ content: [ScreenNode], _ paint: Paint?, _ call: ComponentCall) -> ScreenNode {
    var traits = NodeTraits()
    if let paint { traits.paint = paint }
    return .widget(.wrapper, call, content, traits: traits)
  }

  /// `BorderRadius.circular(12)`; 0 for other forms.
  private func radius(_ value: Value?) -> Double {
    guard case .symbol(let symbol)? = value, let step = symbol.steps.first, step.name == "circular"
    else { return 0 }
    return max(0, step.arguments?.first?.number ?? 0)
  }

  private static var named: [String: Color] {
    [
      "white": Color(argb: 0xFFFF_FFFF), "black": Color(argb: 0xFF00_0000),
      "black12": Color(argb: 0x1F00_0000), "black26": Color(argb: 0x4200_0000),
      "black54": Color(argb: 0x8A00_0000), "black87": Color(argb: 0xDD00_0000),
      "white70": Color(argb: 0xB3FF_FFFF), "transparent": Color(red: 1, green: 1, blue: 1, alpha: 0),
      "red": Color(argb: 0xFFF4_4336), "pink": Color(argb: 0xFFE9_1E63),
      "purple": Color(argb: 0xFF9C_27B0), "indigo": Color(argb: 0xFF3F_51B5),
      "blue": Color(argb: 0xFF21_96F3), "teal": Color(argb: 0xFF00_9688),
      "green": Color(argb: 0xFF4C_AF50), "yellow": Color(argb: 0xFFFF_EB3B),
      "amber": Color(argb: 0xFFFF_C107), "orange": Color(argb: 0xFFFF_9800),
      "brown": Color(argb: 0xFF79_5548), "grey": Color(argb: 0xFF9E_9E9E),
      "blueGrey": Color(argb: 0xFF60_7D8B),
    ]
  }
}
