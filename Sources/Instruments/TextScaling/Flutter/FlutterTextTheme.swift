// Provenance: Flutter's Material typography of 2021. It stores the ratio of line height to size, rounded
// to hundredths, so that a line may be a few hundredths of a pixel off Material's. Complete.

extension Material3Role {
  /// The ratio of line height to size that Flutter's text theme stores.
  public var flutterHeight: Double {
    switch self {
    case .displayLarge: 1.12
    case .displayMedium: 1.16
    case .displaySmall: 1.22
    case .headlineLarge: 1.25
    case .headlineMedium: 1.29
    case .headlineSmall: 1.33
    case .titleLarge: 1.27
    case .titleMedium: 1.5
    case .titleSmall: 1.43
    case .bodyLarge: 1.5
    case .bodyMedium: 1.43
    case .bodySmall: 1.33
    case .labelLarge: 1.43
    case .labelMedium: 1.33
    case .labelSmall: 1.45
    }
  }

  /// The height of a line in logical pixels in Flutter, at a size that was scaled already.
  ///
  /// Without a scaled size, at the role's own.
  public func flutterLineHeight(scaledSize: Double? = nil) -> Double {
    (scaledSize ?? type.size) * flutterHeight
  }
}
