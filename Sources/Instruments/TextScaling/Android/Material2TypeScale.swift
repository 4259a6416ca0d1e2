// Provenance: Jetpack Compose's Material 2 typography; Flutter's text theme of 2018 agrees on size,
// spacing and weight. Complete.

/// The thirteen roles of Material Design 2.
public enum Material2Role: String, CaseIterable, Sendable, Hashable {
  /// 96 sp on lines of 112.
  case h1
  /// 60 sp on lines of 72.
  case h2
  /// 48 sp on lines of 56.
  case h3
  /// 34 sp on lines of 36.
  case h4
  /// 24 sp on lines of 24.
  case h5
  /// 20 sp on lines of 24.
  case h6
  /// 16 sp on lines of 24.
  case subtitle1
  /// 14 sp on lines of 24.
  case subtitle2
  /// 16 sp on lines of 24.
  case body1
  /// 14 sp on lines of 20.
  case body2
  /// 14 sp on lines of 16.
  case button
  /// 12 sp on lines of 16.
  case caption
  /// 10 sp on lines of 16.
  case overline

  /// How the role is set by default.
  public var type: MaterialType {
    switch self {
    case .h1: style(96, 112, -1.5, 300)
    case .h2: style(60, 72, -0.5, 300)
    case .h3: style(48, 56, 0, 400)
    case .h4: style(34, 36, 0.25, 400)
    case .h5: style(24, 24, 0, 400)
    case .h6: style(20, 24, 0.15, 500)
    case .subtitle1: style(16, 24, 0.15, 400)
    case .subtitle2: style(14, 24, 0.1, 500)
    case .body1: style(16, 24, 0.5, 400)
    case .body2: style(14, 20, 0.25, 400)
    case .button: style(14, 16, 1.25, 500)
    case .caption: style(12, 16, 0.4, 400)
    case .overline: style(10, 16, 1.5, 400)
    }
  }

  private func style(
    _ size: Double, _ lineHeight: Double, _ tracking: Double, _ weight: Int
  ) -> MaterialType {
    MaterialType(size: size, lineHeight: lineHeight, tracking: tracking, weight: weight)
  }
}
