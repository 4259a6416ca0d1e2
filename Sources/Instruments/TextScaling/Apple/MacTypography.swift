// Provenance: Apple Human Interface Guidelines, Typography, macOS: two public copies agree. Complete.

/// The text styles of macOS, which do not grow: there is no text size setting for them.
public enum MacTypography {
  /// The row of a style, or `nil` for the extra large titles, which macOS does not publish.
  public static func specification(of style: TextStyle) -> TypeSpecification? {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2: nil
    case .largeTitle: row(26, 32, .regular, .bold)
    case .title1: row(22, 26, .regular, .bold)
    case .title2: row(17, 22, .regular, .bold)
    case .title3: row(15, 20, .regular, .semibold)
    case .headline: row(13, 16, .bold, .heavy)
    case .body: row(13, 16, .regular, .semibold)
    case .callout: row(12, 15, .regular, .semibold)
    case .subheadline: row(11, 14, .regular, .semibold)
    case .footnote: row(10, 13, .regular, .semibold)
    case .caption1: row(10, 13, .regular, .medium)
    case .caption2: row(10, 13, .medium, .semibold)
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
