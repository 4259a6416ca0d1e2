// Provenance: Material Design 3's type scale tokens; Flutter's text theme agrees on size, tracking and
// weight. Jetpack Compose's tokens round three trackings, see `composeTracking`. Complete.

/// The fifteen roles of Material Design 3, largest first within each group.
public enum Material3Role: String, CaseIterable, Sendable, Hashable {
  case displayLarge, displayMedium, displaySmall
  case headlineLarge, headlineMedium, headlineSmall
  case titleLarge, titleMedium, titleSmall
  case bodyLarge, bodyMedium, bodySmall
  case labelLarge, labelMedium, labelSmall

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
