package import TextScaling

/// A font as the source asks for it: its size may still depend on the person's text size.
package struct FontChoice: Sendable, Hashable {
  package var size: FontSize
  package var family: FontFamily
  /// 100 to 900; 400 is regular. Nil: what the text style has.
  package var weight: Int?
  package var isItalic: Bool

  package init(
    size: FontSize, family: FontFamily = .system, weight: Int? = nil, isItalic: Bool = false
  ) {
    self.size = size
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// How large a font is, before the person's text size is known.
package enum FontSize: Sendable, Hashable {
  /// An Apple text style: the system's table.
  case style(TextStyle)
  /// A size that follows `UIFontMetrics` of a style, with an optional maximum, in points.
  case relative(Double, to: TextStyle, maximum: Double?)
  /// A size that never changes, in points or dp.
  case fixed(Double)
  /// Android's scaled pixels, with a line height and a letter spacing in their own units.
  case scaledPixels(Double)
}

/// Which typeface.
package enum FontFamily: Sendable, Hashable {
  /// The platform's own: San Francisco on Apple's systems, Roboto on Android.
  case system
  case rounded, serif, monospaced
  case named(String)
}
