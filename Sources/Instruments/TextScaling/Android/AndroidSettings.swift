// Provenance: 14 and later: androidx's PreviewFontScale and the documentation of the Dart package
// golden_test agree. 13 and earlier: that documentation, and a public note for the largest. Wear OS:
// androidx's Wear preview annotation alone. Makers' own lists were not found and are not given.

/// The font scales that Android's Settings offers, smallest first.
public enum AndroidSettings {
  /// Android 13 and earlier: 85 % to 130 %.
  public static let android13AndEarlier: [Double] = [0.85, 1, 1.15, 1.3]
  /// Android 14 and later: 85 % to 200 %.
  public static let android14AndLater: [Double] = [0.85, 1, 1.15, 1.3, 1.5, 1.8, 2]
  /// Wear OS: 94 % to 124 %; one source.
  public static let wearOS: [Double] = [0.94, 1, 1.06, 1.12, 1.18, 1.24]
}
