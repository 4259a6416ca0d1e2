// Provenance: Apple Human Interface Guidelines, Typography, tvOS: two public copies agree. Complete.

/// One of the text styles of tvOS, largest first.
public enum TVTextStyle: String, CaseIterable, Sendable, Hashable {
  /// 76 points on lines of 96.
  case title1
  /// 57 points on lines of 66.
  case title2
  /// 48 points on lines of 56.
  case title3
  /// 38 points on lines of 46.
  case headline
  /// 38 points on lines of 46.
  case subtitle1
  /// 31 points on lines of 38.
  case callout
  /// 29 points on lines of 36.
  case body
  /// 25 points on lines of 32.
  case caption1
  /// 23 points on lines of 30.
  case caption2
}

/// The text styles of tvOS, which do not grow.
public enum TVTypography {
  /// The row of a style.
  public static func specification(of style: TVTextStyle) -> TypeSpecification {
    switch style {
    case .title1: row(76, 96, .medium, .bold)
    case .title2: row(57, 66, .medium, .bold)
    case .title3: row(48, 56, .medium, .bold)
    case .headline: row(38, 46, .medium, .bold)
    case .subtitle1: row(38, 46, .regular, .medium)
    case .callout: row(31, 38, .medium, .bold)
    case .body: row(29, 36, .medium, .bold)
    case .caption1: row(25, 32, .medium, .bold)
    case .caption2: row(23, 30, .medium, .bold)
    }
  }

  private static func row(
    _ size: Double, _ leading: Double, _ weight: FontWeight, _ emphasized: FontWeight
  ) -> TypeSpecification {
    TypeSpecification(
      size: size, leading: leading, tracking: SanFrancisco.publishedTracking(at: size),
      weight: weight, emphasizedWeight: emphasized)
  }
}
