// Provenance: TextStyle and its merging, and the text theme of 2021, in Flutter's public source.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

/// A `TextStyle`, what it leaves open as nil.
struct StyleValue: NativeValue, Hashable {
  var size: Double?
  /// The ratio of a line's height to the size.
  var height: Double?
  var letterSpacing: Double?
  /// 100 to 900.
  var weight: Int?
  var isItalic: Bool?
  var isHeading: Bool?
  var color: Color?

  init() {}

  init(size: Double, weight: Int? = nil) {
    self.size = size
    self.weight = weight
  }

  init(_ role: Material3Role) {
    let type = role.type
    size = type.size
    height = role.flutterHeight
    letterSpacing = type.tracking
    weight = type.weight
    isHeading = role.rawValue.hasPrefix("headline") || role.rawValue.hasPrefix("display")
      || role == .titleLarge
  }

  /// This style with what another states.
  func merged(with other: StyleValue) -> StyleValue {
    var style = self
    style.size = other.size ?? size
    style.height = other.height ?? height
    style.letterSpacing = other.letterSpacing ?? letterSpacing
    style.weight = other.weight ?? weight
    style.isItalic = other.isItalic ?? isItalic
    style.isHeading = other.isHeading ?? isHeading
    style.color = other.color ?? color
    return style
  }
}

enum StyleKey: EnvironmentKey {
  static var fallback: StyleValue { StyleValue(.bodyMedium) }
}

/// Where the source limits the scaler that texts below it use; nil: nowhere.
enum ScalerSpanKey: EnvironmentKey {
  static var fallback: SourceSpan? { nil }
}

/// How texts are scaled, from the outermost widget inwards.
enum ScalerKey: EnvironmentKey {
  static var fallback: ScalerChoice { .system }
}

enum ImportanceKey: EnvironmentKey {
  static var fallback: TextImportance? { nil }
}

extension BuildContext {
  /// A style as the source states it; nil when it is not known.
  func style(_ value: Value?) -> StyleValue? {
    if case .native(let native)? = value { return native as? StyleValue }
    guard case .symbol(let symbol)? = value else { return nil }
    var style: StyleValue?
    for step in symbol.steps {
      if let role = Material3Role(rawValue: step.name) ?? TextThemeName.older[step.name] {
        style = roleStyle(role)
      } else if symbol.root == "CupertinoTheme", let cupertino = TextThemeName.cupertino[step.name] {
        style = StyleValue(size: cupertino.size, weight: cupertino.weight)
      } else if symbol.root == "DefaultTextStyle", step.name == "style" {
        style = environment[StyleKey.self]
      }
      guard let arguments = step.arguments else { continue }
      switch step.name {
      case "init" where symbol.root == "TextStyle", "copyWith":
        style = changed(style ?? StyleValue(), arguments)
      case "merge":
        if let other = self.style(arguments.first) { style = (style ?? StyleValue()).merged(with: other) }
      case "apply":
        guard let size = style?.size else { continue }
        let factor = arguments.number("fontSizeFactor") ?? 1
        style?.size = max(0, size * factor + (arguments.number("fontSizeDelta") ?? 0))
      default:
        // A family of a package, with a style of its own under it.
        if symbol.root == "GoogleFonts" {
          let base = self.style(arguments["textStyle"]) ?? StyleValue()
          style = changed(base, arguments)
        }
      }
    }
    return style
  }

  private func changed(_ style: StyleValue, _ arguments: Arguments) -> StyleValue {
    var style = style
    if let size = arguments.number("fontSize"), size.isFinite, size > 0 { style.size = size }
    if let height = arguments.number("height") { style.height = height }
    if let color = color(arguments["color"]) { style.color = color }
    if let spacing = arguments.number("letterSpacing") { style.letterSpacing = spacing }
    if let italic = arguments["fontStyle"]?.word { style.isItalic = italic == "italic" }
    if let weight = arguments["fontWeight"]?.word {
      if weight == "bold" { style.weight = 700 }
      if weight == "normal" { style.weight = 400 }
      if weight.hasPrefix("w"), let number = Int(weight.dropFirst()) { style.weight = number }
    }
    return style
  }
}
