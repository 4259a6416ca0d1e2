// Provenance: Android's TextView (14 and later) and Jetpack Compose's ui-text; one source each.

/// The height of a line whose distance is stated in sp.
///
/// Large numbers of sp are compressed more than small ones, so a line height of its own would come
/// too close to its text. Both toolkits keep the ratio instead.
public enum AndroidLineHeight {
  /// The font scale above which Compose keeps the ratio.
  private static let composeThreshold: Float = 1.05

  /// A view's line height in pixels, when text and line height are both in sp.
  ///
  /// Where the curve is off the line height is converted by itself.
  public static func textView(
    textSize: Double, lineHeight: Double, on display: AndroidDisplayMetrics
  ) -> Double {
    guard display.fontScale.isNonLinear, textSize != 0 else {
      return display.pixels(lineHeight, .sp)
    }
    let pixels = display.pixels32(Float(textSize), .sp)
    let textSizeInSp = display.fontScale.sp32(fromDp: pixels / display.density)
    return Double(pixels * (Float(lineHeight) / textSizeInSp))
  }

  /// Compose's line height in pixels, when text and line height are both in sp.
  public static func compose(
    fontSize: Double, lineHeight: Double, on display: AndroidDisplayMetrics
  ) -> Double {
    guard display.fontScale.scale > composeThreshold, fontSize != 0 else {
      return display.pixels(lineHeight, .sp)
    }
    let ratio = Float(lineHeight) / Float(fontSize)
    return Double(ratio * display.pixels32(Float(fontSize), .sp))
  }

  /// Compose's line height in pixels, when it is stated in em.
  public static func compose(
    fontSize: Double, em: Double, on display: AndroidDisplayMetrics
  ) -> Double {
    Double(Float(em) * display.pixels32(Float(fontSize), .sp))
  }
}
