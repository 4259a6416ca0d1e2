// Provenance: TextStyle and its merging, Material 3's type scale with Compose's tokens and its line
// height style (centred, nothing trimmed), in androidx's public source.

import ComponentModel
import ScreenModel
import TextScaling

/// A `TextStyle`, what it leaves open as nil.
struct TextStyleValue: NativeValue, Hashable {
  var size: LengthValue?
  var lineHeight: LengthValue?
  var letterSpacing: LengthValue?
  /// 100 to 900.
  var weight: Int?
  var isItalic: Bool?
  var family: FontFamily?
  var alignment: HorizontalAlignment?
  var color: Color?
  /// Whether lines keep their whole height at the ends, as Material's styles say.
  var keepsLineEnds: Bool?
  /// Whether the room of a line is split evenly above and below its letters, as Material 3's styles say.
  var centersLines: Bool?
  var hasFontPadding: Bool?
  /// Whether it heads a part of a screen.
  var isHeading: Bool?

  /// This style with what another states.
  func merged(with other: TextStyleValue) -> TextStyleValue {
    var style = self
    style.size = other.size ?? size
    style.lineHeight = other.lineHeight ?? lineHeight
    style.letterSpacing = other.letterSpacing ?? letterSpacing
    style.weight = other.weight ?? weight
    style.isItalic = other.isItalic ?? isItalic
    style.family = other.family ?? family
    style.alignment = other.alignment ?? alignment
    style.color = other.color ?? color
    style.keepsLineEnds = other.keepsLineEnds ?? keepsLineEnds
    style.centersLines = other.centersLines ?? centersLines
    style.hasFontPadding = other.hasFontPadding ?? hasFontPadding
    style.isHeading = other.isHeading ?? isHeading
    return style
  }

  init() {}

  /// A role of Material 3.
  init(_ role: Material3Role) {
    let type = role.type
    size = LengthValue(amount: type.size, unit: .sp)
    lineHeight = LengthValue(amount: type.lineHeight, unit: .sp)
    letterSpacing = LengthValue(amount: role.composeTracking, unit: .sp)
    weight = type.weight
    keepsLineEnds = true
    centersLines = true
    isHeading = role.rawValue.hasPrefix("headline") || role.rawValue.hasPrefix("display")
      || role == .titleLarge
  }

  /// A role of Material 2 by its name in Compose.
  init(_ role: Material2Role) {
    let type = role.type
    size = LengthValue(amount: type.size, unit: .sp)
    letterSpacing = LengthValue(amount: type.tracking, unit: .sp)
    weight = type.weight
    isHeading = role.rawValue.hasPrefix("h")
  }
}

extension Value {
  var textStyle: TextStyleValue? {
    if case .native(let native) = self { native as? TextStyleValue } else { nil }
  }
}

extension BuildContext {
  /// A style as the source states it: a style, a constructor, a role of a typography; nil when it is
  /// not known.
  func textStyle(from value: Value?) -> TextStyleValue? {
    guard let value else { return nil }
    if let style = value.textStyle { return style }
    guard case .symbol(let symbol) = value else { return nil }
    guard symbol.root == "TextStyle" || symbol.root == "SpanStyle" || symbol.root == "ParagraphStyle" else {
      return nil
    }
    guard let first = symbol.steps.first else { return TextStyleValue() }
    var style = TextStyleValue()
    if first.name == "init", let arguments = first.arguments { apply(arguments, to: &style, first: "color") }
    for step in symbol.steps.dropFirst() {
      guard let arguments = step.arguments else { continue }
      style = changed(style, by: step.name, arguments)
    }
    return style
  }

  /// `copy`, `merge` and `plus` of a style.
  func changed(_ style: TextStyleValue, by name: String, _ arguments: Arguments) -> TextStyleValue {
    var style = style
    switch name {
    case "copy": apply(arguments, to: &style, first: "color")
    case "merge", "plus":
      if let other = textStyle(from: arguments.all.first?.value) { return style.merged(with: other) }
      apply(arguments, to: &style, first: "color")
    default: break
    }
    return style
  }

  /// Puts the arguments of a style's constructor, of `copy` or of `Text` into a style.
  func apply(_ arguments: Arguments, to style: inout TextStyleValue, first: String) {
    if let size = specified(arguments["fontSize"]) { style.size = size }
    if let height = specified(arguments["lineHeight"]) { style.lineHeight = height }
    if let spacing = specified(arguments["letterSpacing"]) { style.letterSpacing = spacing }
    if let weight = fontWeight(from: arguments["fontWeight"]) { style.weight = weight }
    if case .symbol(let symbol)? = arguments["fontStyle"] {
      style.isItalic = symbol.steps.last?.name == "Italic"
    }
    if let family = fontFamily(from: arguments["fontFamily"]) { style.family = family }
    if let alignment = textAlignment(from: arguments["textAlign"]) { style.alignment = alignment }
    if let color = color(from: arguments["color"]) { style.color = color }
    if case .symbol(let symbol)? = arguments["platformStyle"],
      let padding = symbol.steps.first?.arguments?["includeFontPadding"]?.flag
    {
      style.hasFontPadding = padding
    }
    if case .symbol(let symbol)? = arguments["lineHeightStyle"] {
      let words = symbol.steps.flatMap { $0.arguments?.all.map(\.value) ?? [] }.compactMap { value in
        if case .symbol(let inner) = value { inner.steps.last?.name } else { nil }
      }
      if words.contains("Center") { style.centersLines = true }
      if words.contains("Proportional") { style.centersLines = false }
      if words.contains("None") { style.keepsLineEnds = true }
      if words.contains("Both") { style.keepsLineEnds = false }
    }
  }

  private func specified(_ value: Value?) -> LengthValue? {
    guard let length = value?.length, length.isSpecified else { return nil }
    return length
  }

  /// `FontWeight.Bold`, `FontWeight(600)`, `FontWeight.W500`.
  func fontWeight(from value: Value?) -> Int? {
    guard case .symbol(let symbol)? = value, let step = symbol.steps.last else { return nil }
    if step.name == "init" { return step.arguments?.first?.number.flatMap { Int(exactly: $0) } }
    if step.name.hasPrefix("W"), let number = Int(step.name.dropFirst()) { return number }
    return Self.weights[step.name]
  }

  private static var weights: [String: Int] {
    [
      "Thin": 100, "ExtraLight": 200, "Light": 300, "Normal": 400, "Medium": 500, "SemiBold": 600,
      "Bold": 700, "ExtraBold": 800, "Black": 900,
    ]
  }

  /// A family of the source's own has no file here: it is named, and another font stands in.
  func fontFamily(from value: Value?) -> FontFamily? {
    guard case .symbol(let symbol)? = value, let step = symbol.steps.last else { return nil }
    switch step.name {
    case "Monospace": return .monospaced
    case "Serif": return .serif
    case "SansSerif", "Default", "Cursive": return .system
    default: return nil
    }
  }

  func textAlignment(from value: Value?) -> HorizontalAlignment? {
    guard case .symbol(let symbol)? = value else { return nil }
    switch symbol.steps.last?.name {
    case "Center": return .center
    case "End", "Right": return .trailing
    case "Start", "Left", "Justify": return .leading
    default: return nil
    }
  }
}
