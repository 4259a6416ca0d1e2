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
  /// Android's scaled pixels: the system's curve.
  case scaledPixels(Double)
  /// One multiplier for all sizes on iOS, or a style's ramp; the system's curve on Android; with the
  /// caps that the text states.
  case multiplied(Double, ReactNativeText)
  /// A linear factor on iOS, the system's curve on Android, within the bounds of a scaler.
  case scaled(Double, ScalerChoice)
}

/// How a size in logical pixels grows: the system's scaler or a factor of the source's own, and the
/// factors between which it is held, outermost first.
package struct ScalerChoice: Sendable, Hashable {
  /// Nil: the system's scaler; 1 is no scaling at all.
  package var factor: Double?
  package var clamps: [ClosedRange<Double>]

  package init(factor: Double? = nil, clamps: [ClosedRange<Double>] = []) {
    self.factor = factor
    self.clamps = clamps
  }

  package static let system = ScalerChoice()
  package static let noScaling = ScalerChoice(factor: 1)

  /// The scaler at a text size.
  package func scaler(at textSize: TextSize) -> FlutterTextScaler {
    let base = factor.map { FlutterTextScaler.linear($0) } ?? .system(textSize)
    return clamps.reduce(base) { scaler, clamp in
      scaler.clamped(minimum: clamp.lowerBound, maximum: clamp.upperBound)
    }
  }
}

/// A length that belongs to a text, before the person's text size is known.
package enum TextLength: Sendable, Hashable {
  /// Points or dp that never change.
  case fixed(Double)
  /// Android's scaled pixels, on the system's curve by themselves.
  case scaledPixels(Double)
  /// Shares of the font's size as it is drawn.
  case em(Double)
  /// Grows by the factor that the font grows by.
  case withFont(Double)
}

/// Which typeface.
package enum FontFamily: Sendable, Hashable {
  /// The platform's own: San Francisco on Apple's systems, Roboto on Android.
  case system
  case rounded, serif, monospaced
  case named(String)
}
