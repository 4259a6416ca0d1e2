// Provenance: React Native's source (its text attributes, the ramp, the multipliers and, for Android,
// its pixel conversion), the documentation of Text, and public issues with measured heights. It was
// read and not measured, but for 121, 61 and 43 pt at AX5. On iOS the newer renderer may multiply in
// 32 bits: allow a hundredth of a point.

/// The properties of a React Native `Text` that decide how large it is drawn.
public struct ReactNativeText: Sendable, Hashable {
  /// Whether the person's setting reaches the text at all; React Native's default is `true`.
  public var allowFontScaling: Bool
  /// The largest factor: `nil` is not set and inherits, 0 is no cap, values below 1 do nothing.
  public var maxFontSizeMultiplier: Double?
  /// The text style whose growth iOS follows in place of the one multiplier.
  public var dynamicTypeRamp: TextStyle?

  /// A text with React Native's defaults for whatever is left out.
  public init(
    allowFontScaling: Bool = true, maxFontSizeMultiplier: Double? = nil,
    dynamicTypeRamp: TextStyle? = nil
  ) {
    self.allowFontScaling = allowFontScaling
    self.maxFontSizeMultiplier = maxFontSizeMultiplier
    self.dynamicTypeRamp = dynamicTypeRamp
  }

  /// The size that React Native gives text without a `fontSize`, in points or dp.
  public static let defaultFontSize: Double = 14

  /// This text inside another: an unset cap is inherited, a cap of 0 takes the outer one away.
  public func inheriting(from outer: ReactNativeText) -> ReactNativeText {
    var text = self
    text.maxFontSizeMultiplier = maxFontSizeMultiplier ?? outer.maxFontSizeMultiplier
    return text
  }

  /// The cap in force, or `nil` where there is none.
  public var cap: Double? {
    guard let cap = maxFontSizeMultiplier, cap >= 1 else { return nil }
    return cap
  }
}

/// iOS.
extension ReactNativeText {
  /// What sizes are multiplied by on iOS.
  ///
  /// The steps are React Native's: the category's multiplier; in its place, with a ramp, what font
  /// metrics make of the size, rounded to the pixel; then the cap.
  public func multiplier(
    for fontSize: Double? = nil, at category: ContentSizeCategory, displayScale: Double = 3,
    multipliers: ReactNativeMultipliers = .standard
  ) -> Double {
    guard allowFontScaling else { return 1 }
    var factor = multipliers.factor(at: category)
    if let ramp = dynamicTypeRamp {
      let base = AppleTypography.size(of: ramp, at: .large) ?? Self.defaultFontSize
      let requested = fontSize ?? base
      if requested != 0, requested.isFinite {
        let scaled = FontMetrics(for: ramp)
          .scaledValue(requested, at: category, displayScale: displayScale)
        factor = scaled / requested
      }
    }
    return min(factor, cap ?? factor)
  }

  /// The size drawn on iOS, in points, not rounded.
  public func fontSize(
    _ fontSize: Double = defaultFontSize, at category: ContentSizeCategory,
    displayScale: Double = 3, multipliers: ReactNativeMultipliers = .standard
  ) -> Double {
    fontSize
      * multiplier(
        for: fontSize, at: category, displayScale: displayScale, multipliers: multipliers)
  }

  /// The distance between lines on iOS, in points: it grows by the text's own factor.
  ///
  /// Letter spacing does not grow.
  public func lineHeight(
    _ lineHeight: Double, fontSize: Double = defaultFontSize, at category: ContentSizeCategory,
    displayScale: Double = 3
  ) -> Double {
    lineHeight * multiplier(for: fontSize, at: category, displayScale: displayScale)
  }
}

/// Android.
extension ReactNativeText {
  /// The size drawn on Android in whole pixels, rounded up.
  ///
  /// The system's own curve is followed; the cap is on the size in dp times the factor.
  public func fontSizeInPixels(
    _ fontSize: Double = defaultFontSize, on display: AndroidDisplayMetrics
  ) -> Double {
    let unscaled = Float(fontSize) * display.density
    guard allowFontScaling else { return Rounding.up(Double(unscaled)) }
    let scaled = display.pixels32(Float(fontSize), .sp)
    guard let cap else { return Rounding.up(Double(scaled)) }
    return Rounding.up(Double(min(scaled, unscaled * Float(cap))))
  }

  /// The distance between lines on Android in pixels, not rounded, in the renderer of today.
  ///
  /// That renderer does not cap it, so that a capped text may get lines too far apart; the older one
  /// capped both.
  public func lineHeightInPixels(
    _ lineHeight: Double, on display: AndroidDisplayMetrics, isCapped: Bool = false
  ) -> Double {
    let unscaled = Float(lineHeight) * display.density
    guard allowFontScaling else { return Double(unscaled) }
    let scaled = display.pixels32(Float(lineHeight), .sp)
    guard isCapped, let cap else { return Double(scaled) }
    return Double(min(scaled, unscaled * Float(cap)))
  }
}
