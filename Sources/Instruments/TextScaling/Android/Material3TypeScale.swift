// Provenance: Material Design 3's type scale tokens; Flutter's text theme agrees on size, tracking and
// weight. Jetpack Compose's tokens round three trackings, see `composeTracking`. Complete.

/// The fifteen roles of Material Design 3, largest first within each group.
public enum Material3Role: String, CaseIterable, Sendable, Hashable {
  /// 57 sp on lines of 64.
  case displayLarge
  /// 45 sp on lines of 52.
  case displayMedium
  /// 36 sp on lines of 44.
  case displaySmall
  /// 32 sp on lines of 40.
  case headlineLarge
  /// 28 sp on lines of 36.
  case headlineMedium
  /// 24 sp on lines of 32.
  case headlineSmall
  /// 22 sp on lines of 28.
  case titleLarge
  /// 16 sp on lines of 24.
  case titleMedium
  /// 14 sp on lines of 20.
  case titleSmall
  /// 16 sp on lines of 24.
  case bodyLarge
  /// 14 sp on lines of 20.
  case bodyMedium
  /// 12 sp on lines of 16.
  case bodySmall
  /// 14 sp on lines of 20.
  case labelLarge
  /// 12 sp on lines of 16.
  case labelMedium
  /// 11 sp on lines of 16.
  case labelSmall

  /// How the role is set by default.
  public var type: MaterialType {
    switch self {
    case .displayLarge: style(57, 64, -0.25, 400)
    case .displayMedium: style(45, 52, 0, 400)
    case .displaySmall: style(36, 44, 0, 400)
    case .headlineLarge: style(32, 40, 0, 400)
    case .headlineMedium: style(28, 36, 0, 400)
    case .headlineSmall: style(24, 32, 0, 400)
    case .titleLarge: style(22, 28, 0, 400)
    case .titleMedium: style(16, 24, 0.15, 500)
    case .titleSmall: style(14, 20, 0.1, 500)
    case .bodyLarge: style(16, 24, 0.5, 400)
    case .bodyMedium: style(14, 20, 0.25, 400)
    case .bodySmall: style(12, 16, 0.4, 400)
    case .labelLarge: style(14, 20, 0.1, 500)
    case .labelMedium: style(12, 16, 0.5, 500)
    case .labelSmall: style(11, 16, 0.5, 500)
    }
  }

  /// The tracking in sp that Jetpack Compose uses, which rounds three of the specification's.
  public var composeTracking: Double {
    switch self {
    case .displayLarge: -0.2
    case .titleMedium, .bodyMedium: 0.2
    default: type.tracking
    }
  }

  private func style(
    _ size: Double, _ lineHeight: Double, _ tracking: Double, _ weight: Int
  ) -> MaterialType {
    MaterialType(size: size, lineHeight: lineHeight, tracking: tracking, weight: weight)
  }
}
