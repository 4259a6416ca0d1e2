import ComponentModel
import ScreenModel
import TextScaling

/// How text is set from here down: what `.font`, `.lineLimit` and their kin change.
struct TextSettings: Sendable {
  /// Nil: body.
  var font: FontChoice?
  /// 100 to 900, from `.fontWeight`; nil: the font's own.
  var weight: Int?
  var isBold = false
  var isItalic = false
  var design: FontFamily?
  /// Extra space after each character, in points.
  var tracking: Double = 0
  var limits = TextLimits()
  var letterCase: LetterCase?
  /// The text sizes that are followed, from `.dynamicTypeSize`; nil: all.
  var sizes: ClosedRange<ContentSizeCategory>?
  /// The scale of symbols: 1 is medium.
  var imageScale: Double = 1
  /// An importance that holds whatever the words say.
  var importance: TextImportance?
  var foreground: Color?
  var tint: Color?

  enum LetterCase: Sendable { case upper, lower }

  /// The font in force, with weight, slant and design applied.
  var choice: FontChoice {
    var choice = font ?? FontChoice(size: .style(.body))
    if let weight { choice.weight = weight }
    if isBold { choice = choice.emphasized }
    if isItalic { choice.isItalic = true }
    if let design, choice.family == .system { choice.family = design }
    return choice
  }

  /// Clamps further, after what was clamped outside.
  mutating func clampSizes(to range: ClosedRange<ContentSizeCategory>) {
    guard let outer = sizes else {
      sizes = range
      return
    }
    sizes = outer.lowerBound.clamped(to: range)...outer.upperBound.clamped(to: range)
  }
}

extension FontChoice {
  /// The bold form: the style's own emphasised weight, else 700.
  var emphasized: FontChoice {
    var copy = self
    if case .style(let style) = size {
      copy.weight = max(weight ?? 0, AppleTypography.emphasizedWeight(of: style).number)
    } else {
      copy.weight = max(weight ?? 0, FontWeight.bold.number)
    }
    return copy
  }

  /// Whether it is a style that heads a part of a screen.
  var isHeading: Bool {
    switch size {
    case .style(let style):
      switch style {
      case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline:
        true
      case .body, .callout, .subheadline, .footnote, .caption1, .caption2: false
      }
    case .relative, .fixed, .scaledPixels, .multiplied, .scaled: false
    }
  }
}

enum TextSettingsKey: EnvironmentKey {
  static var fallback: TextSettings { TextSettings() }
}

extension Environment {
  var text: TextSettings {
    get { self[TextSettingsKey.self] }
    set { self[TextSettingsKey.self] = newValue }
  }
}
