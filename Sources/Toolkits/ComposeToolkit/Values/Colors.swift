// Colours are for pictures only: what is not known is
// left out and not counted.

import ComponentModel
import ScreenModel

extension BuildContext {
  /// The colour that a value names; nil when it is not known.
  func color(from value: Value?) -> Color? {
    guard case .symbol(let symbol)? = value, let first = symbol.steps.first else { return nil }
    var color: Color?
    if symbol.root == "Color" {
      color = first.name == "init" ? constructed(first.arguments ?? Arguments()) : Self.named[first.name]
    } else if symbol.steps.contains(where: { $0.name == "colorScheme" || $0.name == "colors" }) {
      color = symbol.steps.lazy.compactMap { Color.material[$0.name] }.first
    }
    if let alpha = symbol.steps.last?.arguments?["alpha"]?.number, symbol.steps.last?.name == "copy" {
      color?.alpha = min(max(alpha, 0), 1)
    }
    return color
  }

  private func constructed(_ arguments: Arguments) -> Color? {
    guard let number = arguments.named("color", 0)?.number, number >= 0, number <= 0xFFFF_FFFF else {
      return nil
    }
    return Color(argb: UInt32(number))
  }

  private static var named: [String: Color] {
    [
      "White": Color(argb: 0xFFFF_FFFF), "Black": Color(argb: 0xFF00_0000), "Gray": Color(argb: 0xFF88_8888),
      "LightGray": Color(argb: 0xFFCC_CCCC), "DarkGray": Color(argb: 0xFF44_4444), "Red": Color(argb: 0xFFFF_0000),
      "Green": Color(argb: 0xFF00_FF00), "Blue": Color(argb: 0xFF00_00FF), "Yellow": Color(argb: 0xFFFF_FF00),
      "Transparent": Color(red: 1, green: 1, blue: 1, alpha: 0),
    ]
  }

  /// A role of the baseline scheme.
  func schemeColor(_ name: String) -> Color? { Color.material[name] }
}
