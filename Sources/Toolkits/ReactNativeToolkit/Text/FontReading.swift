// Provenance: React Native's documentation of text style props; weights by CSS's numbers and names.

import ComponentModel
import ScreenModel
import TextScaling

extension FontChoice {
  /// The font of a text style, whose size grows as `scaling` says.
  init(_ style: Style, scaling: ReactNativeText) {
    let name = style.word("fontFamily")
    let size = style.number("fontSize") ?? ReactNativeText.defaultFontSize
    self.init(
      size: .multiplied(max(size, 0), scaling), family: FontFamily(reactNativeName: name),
      weight: Self.weight(style["fontWeight"]) ?? name.flatMap(Self.weight(inFamilyName:)),
      isItalic: style.word("fontStyle") == "italic")
  }

  static func weight(_ value: Value?) -> Int? {
    if let number = Numbers.count(from: value) { return min(max(number, 100), 900) }
    guard case .text(let text)? = value else { return nil }
    if let number = Int(text.string) { return min(max(number, 100), 900) }
    return weights[text.string.lowercased()]
  }

  /// `Inter-SemiBold`, `Poppins_700Bold`: the weight that a font file's name states.
  private static func weight(inFamilyName name: String) -> Int? {
    guard let mark = name.lastIndex(where: { $0 == "-" || $0 == "_" }) else { return nil }
    let suffix = name[name.index(after: mark)...].lowercased().replacing("italic", with: "")
    let digits = suffix.prefix { $0.isNumber }
    if digits.count == 3, let number = Int(digits) { return number }
    return weights[String(suffix)]
  }

  private static let weights: [String: Int] = [
    "normal": 400, "regular": 400, "bold": 700, "thin": 100, "ultralight": 200, "extralight": 200,
    "light": 300, "medium": 500, "semibold": 600, "demibold": 600, "extrabold": 800, "heavy": 800,
    "condensedbold": 700, "black": 900,
  ]
}

extension FontFamily {
  init(reactNativeName name: String?) {
    guard let name, !name.isEmpty else {
      self = .system
      return
    }
    switch name.lowercased() {
    case "system", "sans-serif", "roboto", "sf pro text", "sf pro display", "sans-serif-medium",
      "sans-serif-light", "san francisco", "helvetica neue", "-apple-system":
      self = .system
    case "serif", "georgia", "times new roman": self = .serif
    case "monospace", "courier", "courier new", "menlo": self = .monospaced
    default: self = .named(name)
    }
  }
}
