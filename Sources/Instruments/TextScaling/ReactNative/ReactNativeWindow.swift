// Provenance: React Native's documentation of PixelRatio and useWindowDimensions, and their source.

/// What React Native tells a program about the text size.
public enum ReactNativeWindow {
  /// What `useWindowDimensions().fontScale` and `PixelRatio.getFontScale()` report.
  ///
  /// On iOS it is the one multiplier of the size; on Android the system's font scale, one number
  /// even where the curve is not a line. So it picks layouts, and must not compute sizes.
  public static func fontScale(at size: TextSize) -> Double {
    switch size {
    case .ios(let category): ReactNativeMultipliers.standard.factor(at: category)
    case .android(let scale): scale
    }
  }
}
