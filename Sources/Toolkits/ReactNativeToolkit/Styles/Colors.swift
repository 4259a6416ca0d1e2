// Provenance: the colour forms of React Native's documentation. Colours are for pictures only: what is
// not known is left out and not counted.

import ComponentModel
import ScreenModel

extension Paint {
  /// The colours of a style.
  init(_ style: Style) {
    self.init(
      foreground: Color(cssValue: style["color"] ?? style["tintColor"]),
      background: Color(cssValue: style["backgroundColor"]),
      cornerRadius: max(style.number("borderRadius", "borderTopLeftRadius") ?? 0, 0))
  }
}

extension Color {
  init?(cssValue value: Value?) {
    guard case .text(let text)? = value else { return nil }
    self.init(css: text.string)
  }

  /// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()`, a common name.
  init?(css text: String) {
    let word = text.trimmed.lowercased()
    if word.hasPrefix("#") {
      self.init(digits: String(word.dropFirst()))
    } else if word.hasPrefix("rgb") {
      let numbers = word.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
      guard numbers.count >= 3 else { return nil }
      self.init(
        red: Self.unit(numbers[0] / 255), green: Self.unit(numbers[1] / 255),
        blue: Self.unit(numbers[2] / 255), alpha: numbers.count > 3 ? Self.unit(numbers[3]) : 1)
    } else if let digits = Self.names[word] {
      self.init(digits: digits)
    } else {
      return nil
    }
  }

  private init?(digits: String) {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    let short = digits.count == 3 || digits.count == 4
    let full = short ? digits.map { "\($0)\($0)" }.joined() : digits
    guard full.count == 6 || full.count == 8, let number = UInt64(full, radix: 16) else { return nil }
    let shifted = full.count == 6 ? number << 8 | 0xFF : number
    func part(_ position: UInt64) -> Double { Double(shifted >> position & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static func unit(_ value: Double) -> Double { min(max(value, 0), 1) }

  private static let names: [String: String] = [
    "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000", "blue": "0000ff",
    "gray": "808080", "grey": "808080", "lightgray": "d3d3d3", "lightgrey": "d3d3d3",
    "darkgray": "a9a9a9", "silver": "c0c0c0", "whitesmoke": "f5f5f5", "gainsboro": "dcdcdc",
    "orange": "ffa500", "yellow": "ffff00", "gold": "ffd700", "purple": "800080", "pink": "ffc0cb",
    "tomato": "ff6347", "crimson": "dc143c", "navy": "000080", "teal": "008080", "brown": "a52a2a",
    "transparent": "00000000", "skyblue": "87ceeb", "steelblue": "4682b4", "dodgerblue": "1e90ff",
    "royalblue": "4169e1", "cornflowerblue": "6495ed", "lightblue": "add8e6", "coral": "ff7f50",
    "salmon": "fa8072", "indigo": "4b0082", "violet": "ee82ee", "beige": "f5f5dc",
    "dimgray": "696969", "slategray": "708090", "lime": "00ff00", "cyan": "00ffff",
  ]
}
