// Provenance: the system colours of iOS in light appearance, sRGB, as the Human Interface
// Guidelines publish them. Colours are for pictures only: what is not known is left out and not
// counted.

import ComponentModel
import ScreenModel

extension BuildContext {
  /// The colour that a value names: a colour, the first colour of a gradient, a material.
  func color(from value: Value?) -> Color? { color(from: value, depth: 0) }

  private func color(from value: Value?, depth: Int) -> Color? {
    guard let value, depth < longestChainOfConstants else { return nil }
    if case .list(let values) = value { return color(from: values.first, depth: depth + 1) }
    guard let symbol = symbol(from: value) else { return nil }
    if let constant = projectConstant(symbol, of: "Color", "UIColor", "ShapeStyle"),
      let color = color(from: constant, depth: depth + 1)
    {
      return color
    }
    guard let first = symbol.steps.first else { return nil }
    let base =
      first.name == "init"
      ? constructedColor(symbol.root, first.arguments ?? Arguments(), depth: depth)
      : SystemColors.named(first.name)
    return base.map { fade($0, by: Array(symbol.steps.dropFirst())) }
  }

  /// `Color(red:green:blue:)`, `Color(white:)`, `Color(uiColor:)`, gradients; an asset is grey.
  private func constructedColor(_ root: String?, _ arguments: Arguments, depth: Int) -> Color? {
    let alpha = number(from: arguments["opacity"] ?? arguments["alpha"]) ?? 1
    if let red = number(from: arguments["red"]), let green = number(from: arguments["green"]),
      let blue = number(from: arguments["blue"])
    {
      return Color(red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
    }
    if let white = number(from: arguments["white"]) {
      return Color(red: unit(white), green: unit(white), blue: unit(white), alpha: unit(alpha))
    }
    for label in ["uiColor", "nsColor", "color", "colors", "gradient", "stops"] {
      if let inner = arguments[label] { return color(from: inner, depth: depth + 1) }
    }
    if let inner = arguments.first, symbol(from: inner) != nil {
      return color(from: inner, depth: depth + 1)
    }
    return root == nil || root == "Color" || root == "UIColor" ? SystemColors.unknown : nil
  }

  private func fade(_ color: Color, by steps: [Symbol.Step]) -> Color {
    var color = color
    for step in steps where step.name == "opacity" || step.name == "withAlphaComponent" {
      color.alpha *= unit(number(from: step.arguments?.first) ?? 1)
    }
    return color
  }

  private func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
}

/// Colours that iOS names, in light appearance.
enum SystemColors {
  /// Stands for colours whose numbers are not in the source.
  static let unknown = bytes(142, 142, 147)
  static let tint = bytes(0, 122, 255)
  static let secondary = bytes(60, 60, 67, 0.6)
  static let card = bytes(255, 255, 255)
  static let grouped = bytes(242, 242, 247)
  static let fill = bytes(120, 120, 128, 0.16)
  static let bar = bytes(249, 249, 249)
  static let separator = bytes(60, 60, 67, 0.29)

  static func named(_ name: String) -> Color? { table[name] }

  private static func bytes(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> Color
  {
    Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private static let table: [String: Color] = [
    "red": bytes(255, 59, 48), "systemRed": bytes(255, 59, 48),
    "orange": bytes(255, 149, 0), "systemOrange": bytes(255, 149, 0),
    "yellow": bytes(255, 204, 0), "systemYellow": bytes(255, 204, 0),
    "green": bytes(52, 199, 89), "systemGreen": bytes(52, 199, 89),
    "mint": bytes(0, 199, 190), "teal": bytes(48, 176, 199), "systemTeal": bytes(48, 176, 199),
    "cyan": bytes(50, 173, 230), "blue": tint, "systemBlue": tint,
    "indigo": bytes(88, 86, 214), "systemIndigo": bytes(88, 86, 214),
    "purple": bytes(175, 82, 222), "systemPurple": bytes(175, 82, 222),
    "pink": bytes(255, 45, 85), "systemPink": bytes(255, 45, 85),
    "brown": bytes(162, 132, 94), "gray": unknown, "grey": unknown, "systemGray": unknown,
    "systemGray2": bytes(174, 174, 178), "systemGray3": bytes(199, 199, 204),
    "systemGray4": bytes(209, 209, 214), "systemGray5": bytes(229, 229, 234),
    "systemGray6": grouped,
    "black": bytes(0, 0, 0), "white": bytes(255, 255, 255), "clear": bytes(0, 0, 0, 0),
    "primary": bytes(0, 0, 0), "label": bytes(0, 0, 0), "foreground": bytes(0, 0, 0),
    "secondary": secondary, "secondaryLabel": secondary,
    "tertiary": bytes(60, 60, 67, 0.3), "tertiaryLabel": bytes(60, 60, 67, 0.3),
    "quaternary": bytes(60, 60, 67, 0.18), "placeholderText": bytes(60, 60, 67, 0.3),
    "placeholder": bytes(60, 60, 67, 0.3), "tint": tint, "accentColor": tint, "link": tint,
    "separator": separator, "opaqueSeparator": bytes(198, 198, 200),
    "background": card, "systemBackground": card, "secondarySystemBackground": grouped,
    "tertiarySystemBackground": card, "systemGroupedBackground": grouped,
    "secondarySystemGroupedBackground": card, "tertiarySystemGroupedBackground": grouped,
    "systemFill": bytes(120, 120, 128, 0.2), "secondarySystemFill": fill,
    "tertiarySystemFill": bytes(118, 118, 128, 0.12), "fill": fill,
    "ultraThinMaterial": bytes(242, 242, 247, 0.8), "thinMaterial": bytes(242, 242, 247, 0.85),
    "regularMaterial": bytes(242, 242, 247, 0.9), "thickMaterial": bytes(242, 242, 247, 0.95),
    "ultraThickMaterial": bytes(242, 242, 247, 0.97), "bar": bar,
  ]
}
