// Provenance: Android's TypedValue and DisplayMetrics in AOSP. All arithmetic is in 32-bit floats.

/// A unit in which Android code states a dimension.
public enum AndroidUnit: String, CaseIterable, Sendable, Hashable {
  /// Pixels of the screen.
  case px
  /// Density-independent pixels: 160 to the inch, whatever the text size.
  case dp
  /// Scaled pixels: dp that follow the text size.
  case sp
}

/// Turns dimensions into pixels, as a phone with this density and font scale does.
public struct AndroidDisplayMetrics: Sendable, Hashable {
  /// Pixels per dp: dots per inch over 160.
  public let density: Float
  /// The font scale and its curve.
  public let fontScale: AndroidFontScale

  /// A display; a density that is not a positive number counts as 1.
  public init(density: Double, fontScale: AndroidFontScale) {
    let density = Float(density)
    self.density = density > 0 && density < .infinity ? density : 1
    self.fontScale = fontScale
  }

  /// A dimension in pixels, not rounded: `TypedValue.applyDimension`.
  ///
  /// Where the curve is off, sp are multiplied by `density * fontScale`, in that order.
  public func pixels(_ value: Double, _ unit: AndroidUnit) -> Double {
    Double(pixels32(Float(value), unit))
  }

  /// A dimension from pixels: `TypedValue.deriveDimension`, the inverse of ``pixels(_:_:)``.
  public func dimension(fromPixels pixels: Double, in unit: AndroidUnit) -> Double {
    let pixels = Float(pixels)
    switch unit {
    case .px: return Double(pixels)
    case .dp: return Double(pixels / density)
    case .sp: return Double(fontScale.sp32(fromDp: pixels / density))
    }
  }

  /// A dimension as a size in whole pixels: `complexToDimensionPixelSize`.
  ///
  /// Halves round away from zero, and what is not 0 never becomes 0. Values that are not numbers
  /// give 0; values beyond 32 bits give the nearest 32-bit number.
  public func pixelSize(_ value: Double, _ unit: AndroidUnit) -> Int {
    let exact = pixels32(Float(value), unit)
    let rounded = Self.truncated(exact >= 0 ? exact + 0.5 : exact - 0.5)
    if rounded != 0 { return rounded }
    if exact > 0 { return 1 }
    return exact < 0 ? -1 : 0
  }

  /// A dimension as an offset in whole pixels: `complexToDimensionPixelOffset`, cut towards zero.
  public func pixelOffset(_ value: Double, _ unit: AndroidUnit) -> Int {
    Self.truncated(pixels32(Float(value), unit))
  }

  func pixels32(_ value: Float, _ unit: AndroidUnit) -> Float {
    switch unit {
    case .px: value
    case .dp: value * density
    case .sp:
      fontScale.isNonLinear
        ? fontScale.dp32(fromSp: value) * density : value * (density * fontScale.scale)
    }
  }

  private static func truncated(_ value: Float) -> Int {
    guard value == value else { return 0 }
    guard value < 2_147_483_648 else { return Int(Int32.max) }
    guard value > -2_147_483_648 else { return Int(Int32.min) }
    return Int(Int32(value))
  }
}
