// Provenance: React Native's documentation of Text and its source: on iOS one factor scales size and
// line height and leaves letter spacing alone; on Android sizes, line heights and letter spacing each
// go through the system's curve, a stated line height never cuts into the first or last line, and
// text without one has the font's padding.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

/// How one text is set: its style with what it inherits.
struct TextSetting {
  let style: Style
  let scaling: ReactNativeText
  let system: System

  init(style: Style, props: Props, _ context: any BuildContext, inherits: Bool = true) {
    let outer = context.environment.text
    var base = Style()
    if inherits, outer.isNested {
      for name in TextSettings.inheritedNames {
        if let value = outer.values[name] { base.set(name, value) }
      }
    }
    self.style = style.over(base)
    scaling = Self.scaling(props, outer: inherits && outer.isNested ? outer.scaling : nil)
    system = context.device.system
  }

  private static func scaling(_ props: Props, outer: ReactNativeText?) -> ReactNativeText {
    var text = ReactNativeText()
    text.allowFontScaling = outer?.allowFontScaling ?? true
    if props.isFalse("allowFontScaling") { text.allowFontScaling = false }
    if props.isTrue("allowFontScaling") { text.allowFontScaling = true }
    text.maxFontSizeMultiplier = props.number("maxFontSizeMultiplier")
    if text.maxFontSizeMultiplier == nil { text.maxFontSizeMultiplier = outer?.maxFontSizeMultiplier }
    text.dynamicTypeRamp = props.word("dynamicTypeRamp").flatMap { TextStyle($0) } ?? outer?.dynamicTypeRamp
    return text
  }

  /// What texts inside this one start from.
  var inherited: TextSettings {
    var settings = TextSettings(isNested: true, scaling: scaling)
    for name in TextSettings.inheritedNames {
      if let value = style[name] { settings.values[name] = value }
    }
    return settings
  }

  func run(_ text: TextValue) -> TextRun {
    TextRun(
      string: cased(text.string), font: FontChoice(style, scaling: scaling), origin: text.origin,
      letterSpacing: letterSpacing, lineHeight: lineHeight)
  }

  private var letterSpacing: TextLength? {
    guard let spacing = style.number("letterSpacing"), spacing != 0 else { return nil }
    return system == .android && scaling.allowFontScaling ? .scaledPixels(spacing) : .fixed(spacing)
  }

  private var lineHeight: TextLength? {
    guard let height = style.number("lineHeight"), height > 0 else { return nil }
    guard scaling.allowFontScaling else { return .fixed(height) }
    return system == .android ? .scaledPixels(height) : .withFont(height)
  }

  private func cased(_ string: String) -> String {
    switch style.word("textTransform") {
    case "uppercase": string.uppercased()
    case "lowercase": string.lowercased()
    case "capitalize":
      string.split(separator: " ", omittingEmptySubsequences: false).map { word in
        word.prefix(1).uppercased() + word.dropFirst()
      }.joined(separator: " ")
    default: string
    }
  }

  func limits(_ props: Props) -> TextLimits {
    var limits = TextLimits()
    if let lines = Numbers.count(from: props["numberOfLines"]), lines > 0 { limits.maximumLines = lines }
    switch props.word("ellipsizeMode") {
    case "head": limits.truncation = .head
    case "middle": limits.truncation = .middle
    case "clip": limits.truncation = .clip
    default: limits.truncation = .tail
    }
    if props.isTrue("adjustsFontSizeToFit") {
      // Without a stated share text shrinks until it is 4 points or dp high.
      let size = style.number("fontSize") ?? ReactNativeText.defaultFontSize
      let smallest = size > 0 ? Self.smallestFittedSize / size : 1
      limits.minimumScale = min(max(props.number("minimumFontScale") ?? smallest, 0.01), 1)
    }
    switch style.word("textAlign") {
    case "center": limits.alignment = .center
    case "right", "end": limits.alignment = .trailing
    default: limits.alignment = .leading
    }
    if system == .android {
      let pads = style["includeFontPadding"].map { if case .boolean(false) = $0 { false } else { true } }
      limits.lineBox = LineBox(ends: .atLeastFont, hasFontPadding: pads ?? true)
    }
    return limits
  }

  private static let smallestFittedSize: Double = 4
}
