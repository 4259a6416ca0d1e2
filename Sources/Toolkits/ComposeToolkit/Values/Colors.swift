// Provenance: Material 3's baseline light scheme. Colours are for pictures only: what is not known is
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
      color = symbol.steps.lazy.compactMap { Self.scheme[$0.name] }.first
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
    return Self.color(UInt32(number))
  }

  private static func color(_ bits: UInt32) -> Color {
    func part(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0), alpha: bits >> 24 == 0 ? 1 : part(24))
  }

  private static var named: [String: Color] {
    [
      "White": color(0xFFFF_FFFF), "Black": color(0xFF00_0000), "Gray": color(0xFF88_8888),
      "LightGray": color(0xFFCC_CCCC), "DarkGray": color(0xFF44_4444), "Red": color(0xFFFF_0000),
      "Green": color(0xFF00_FF00), "Blue": color(0xFF00_00FF), "Yellow": color(0xFFFF_FF00),
      "Transparent": Color(red: 1, green: 1, blue: 1, alpha: 0),
    ]
  }

  private static var scheme: [String: Color] {
    [
      "primary": color(0xFF67_50A4), "onPrimary": color(0xFFFF_FFFF),
      "primaryContainer": color(0xFFEA_DDFF), "onPrimaryContainer": color(0xFF21_005D),
      "secondary": color(0xFF62_5B71), "onSecondary": color(0xFFFF_FFFF),
      "secondaryContainer": color(0xFFE8_DEF8), "onSecondaryContainer": color(0xFF1D_192B),
      "tertiary": color(0xFF7D_5260), "error": color(0xFFB3_261E), "onError": color(0xFFFF_FFFF),
      "errorContainer": color(0xFFF9_DEDC), "surface": color(0xFFFE_F7FF),
      "onSurface": color(0xFF1D_1B20), "surfaceVariant": color(0xFFE7_E0EC),
      "onSurfaceVariant": color(0xFF49_454F), "surfaceContainer": color(0xFFF3_EDF7),
      "surfaceContainerHigh": color(0xFFEC_E6F0), "surfaceContainerHighest": color(0xFFE6_E0E9),
      "surfaceContainerLow": color(0xFFF7_F2FA), "background": color(0xFFFE_F7FF),
      "onBackground": color(0xFF1D_1B20), "outline": color(0xFF79_747E),
      "outlineVariant": color(0xFFCA_C4D0),
    ]
  }

  /// A role of the baseline scheme.
  func schemeColor(_ name: String) -> Color? { Self.scheme[name] }
}
