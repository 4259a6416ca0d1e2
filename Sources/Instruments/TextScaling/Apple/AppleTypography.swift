/// The text styles of iOS and iPadOS 11 and later at every content size category.
///
/// `UIFont.preferredFont(forTextStyle:)` and SwiftUI's `Font.body` and its like are these numbers.
/// Custom fonts are not: they scale by ``FontMetrics``.
public enum AppleTypography {
  /// The published row of a style at a category, or `nil` where Apple publishes none.
  ///
  /// `nil` comes only for the two extra large titles away from `large`. At `large` they have a size
  /// and a weight but no leading.
  public static func specification(
    of style: TextStyle, at category: ContentSizeCategory
  ) -> TypeSpecification? {
    guard let size = size(of: style, at: category) else { return nil }
    return TypeSpecification(
      size: size, leading: leading(of: style, at: category),
      tracking: SanFrancisco.publishedTracking(at: size), weight: weight(of: style),
      emphasizedWeight: emphasizedWeight(of: style))
  }

  /// The published size in points, or `nil` for an extra large title away from `large`.
  public static func size(of style: TextStyle, at category: ContentSizeCategory) -> Double? {
    published(AppleTables.sizes, style, category)
  }

  /// The published distance between baselines in points, or `nil` for an extra large title.
  public static func leading(of style: TextStyle, at category: ContentSizeCategory) -> Double? {
    published(AppleTables.leadings, style, category)
  }

  private static func published(
    _ table: [UInt8], _ style: TextStyle, _ category: ContentSizeCategory
  ) -> Double? {
    let points = table[row(of: style) * AppleTables.columns + category.rawValue]
    return points == 0 ? nil : Double(points)
  }

  /// The weight of plain text.
  public static func weight(of style: TextStyle) -> FontWeight {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .headline: .semibold
    case .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2:
      .regular
    }
  }

  /// The weight of emphasised text; for the extra large titles, which have none of their own, bold.
  public static func emphasizedWeight(of style: TextStyle) -> FontWeight {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
    case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2:
      .semibold
    }
  }

  /// A row for every style at every category, with an assumption where Apple publishes none.
  ///
  /// The eleven published styles are as published, with tracking interpolated at 55 pt. An extra
  /// large title is **assumed** to grow as the style next to it does (large title, title 1), to whole
  /// points. Use it to draw, not to state a fact.
  public static func assumedSpecification(
    of style: TextStyle, at category: ContentSizeCategory
  ) -> TypeSpecification {
    let model = measuredStyle(for: style)
    let modelSize = size(of: model, at: category) ?? 0
    let modelLeading = leading(of: model, at: category) ?? 0
    let ratio = (size(of: style, at: .large) ?? 1) / (size(of: model, at: .large) ?? 1)
    let size = Rounding.nearest(modelSize * ratio)
    return TypeSpecification(
      size: size, leading: Rounding.nearest(modelLeading * ratio),
      tracking: SanFrancisco.tracking(at: size), weight: weight(of: style),
      emphasizedWeight: emphasizedWeight(of: style))
  }

  /// The style itself, or the nearest one with a published row at every category.
  static func measuredStyle(for style: TextStyle) -> TextStyle {
    switch style {
    case .extraLargeTitle: .largeTitle
    case .extraLargeTitle2: .title1
    default: style
    }
  }

  /// The row of a style in ``AppleTables``: the order of the cases, so that no branch is needed.
  static func row(of style: TextStyle) -> Int {
    switch style {
    case .extraLargeTitle: 0
    case .extraLargeTitle2: 1
    case .largeTitle: 2
    case .title1: 3
    case .title2: 4
    case .title3: 5
    case .headline: 6
    case .body: 7
    case .callout: 8
    case .subheadline: 9
    case .footnote: 10
    case .caption1: 11
    case .caption2: 12
    }
  }
}
