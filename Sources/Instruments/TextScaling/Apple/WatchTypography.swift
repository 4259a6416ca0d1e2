// Provenance: Apple Human Interface Guidelines, Typography, watchOS: one full public copy; a second
// confirms XS and AX1. The guide has nine sizes: no medium, no AX4, no AX5. Three leadings break the
// pattern of their neighbours and may be slips of the guide; they are kept as printed and marked by
// `isSuspicious`. Tracking is not given, because San Francisco Compact is another typeface.

/// One of the text styles of watchOS, largest first.
public enum WatchTextStyle: String, CaseIterable, Sendable, Hashable {
  /// 36 points at L.
  case largeTitle
  /// 34 points at L.
  case title1
  /// 28 points at L.
  case title2
  /// 19 points at L.
  case title3
  /// 16 points at L.
  case headline
  /// 16 points at L.
  case body
  /// 15 points at L.
  case caption1
  /// 14 points at L.
  case caption2
  /// 13 points at L.
  case footnote1
  /// 12 points at L.
  case footnote2
}

/// The text styles of watchOS at its nine sizes.
public enum WatchTypography {
  /// The sizes that a watch offers, smallest first.
  public static let categories: [ContentSizeCategory] = [
    .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
  ]

  /// The row of a style at a size, or `nil` at a size that watches do not offer.
  public static func specification(
    of style: WatchTextStyle, at category: ContentSizeCategory
  ) -> TypeSpecification? {
    guard
      let column = categories.firstIndex(of: category),
      let row = WatchTextStyle.allCases.firstIndex(of: style)
    else { return nil }
    let index = row * categories.count + column
    return TypeSpecification(
      size: sizes[index], leading: leadings[index], tracking: nil,
      weight: style == .headline ? .semibold : .regular,
      emphasizedWeight: style == .largeTitle ? .bold : .semibold)
  }

  /// Whether the guide's leading of this cell breaks the pattern of its neighbours.
  public static func isSuspicious(
    _ style: WatchTextStyle, at category: ContentSizeCategory
  ) -> Bool {
    switch (style, category) {
    case (.title2, .accessibilityMedium), (.footnote2, .accessibilityLarge),
      (.title1, .accessibilityLarge), (.title1, .accessibilityExtraLarge):
      true
    default: false
    }
  }

  /// The size that a case has when nobody changed it, by its height in millimetres.
  ///
  /// `nil` for heights that the guide does not name.
  public static func defaultCategory(caseHeight: Int) -> ContentSizeCategory? {
    switch caseHeight {
    case 38: .small
    case 40, 41, 42: .large
    case 44, 45, 49: .extraLarge
    default: nil
    }
  }

  /// Sizes of type in points: a row a style, a column a category.
  private static let sizes: [Double] = [
    30, 32, 36, 40, 41, 42, 44, 45, 46,  // largeTitle
    28, 30, 34, 38, 39, 40, 42, 43, 44,  // title1
    24, 26, 28, 30, 31, 32, 34, 35, 36,  // title2
    17, 18, 19, 20, 21, 22, 24, 25, 26,  // title3
    14, 15, 16, 17, 18, 19, 21, 22, 23,  // headline
    14, 15, 16, 17, 18, 19, 21, 22, 23,  // body
    13, 14, 15, 16, 17, 18, 18, 19, 20,  // caption1
    12, 13, 14, 15, 16, 17, 17, 18, 19,  // caption2
    11, 12, 13, 14, 15, 16, 16, 17, 18,  // footnote1
    10, 11, 12, 13, 14, 15, 15, 16, 17,  // footnote2
  ]

  /// Distances between baselines in points, in the same order.
  private static let leadings: [Double] = [
    32.5, 34.5, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5,  // largeTitle
    30.5, 32.5, 36.5, 40.5, 41.5, 42.5, 44.5, 46, 47,  // title1
    26.5, 28.5, 30.5, 32.5, 33.5, 34.5, 41, 37.5, 38.5,  // title2
    19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5,  // title3
    16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5,  // headline
    16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5,  // body
    15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5,  // caption1
    14.5, 15.5, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5,  // caption2
    13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5,  // footnote1
    12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5,  // footnote2
  ]
}
