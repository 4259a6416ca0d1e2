// Provenance: iOS 8: a public simulator log of 8.4, complete for its six styles. iOS 7: two public
// notes (XS, S and L) and, for body at XXXL, AX1 and AX5, an article that measured 7.0.4. iOS 9: a
// public note (XS and S; title 2 at M). That only body grew at the accessibility sizes before iOS 11
// is stated by the article, and the log of 8.4 shows it. Missing: most of iOS 7, and how the titles
// and callout, new in iOS 9, stood at the accessibility sizes of iOS 9 and 10.

/// The sizes of text styles on iOS 7 to 10, when only body grew at the accessibility sizes.
public enum LegacyTypography {
  /// How a size is known.
  public enum Confidence: String, Sendable, Hashable {
    /// A public source measured or printed it for this release.
    case measured
    /// It follows from the rule that only body grew, and from the releases before and after.
    case inferred
  }

  /// The size in points that a public source gives for this very release, or `nil`.
  public static func measuredSize(
    of style: TextStyle, at category: ContentSizeCategory, on release: IOSRelease
  ) -> Double? {
    switch release {
    case .ios7: ios7(style, category)
    case .ios8: ios8(style, category)
    case .ios9: ios9(style, category)
    case .ios10: nil
    case .ios11: AppleTypography.size(of: style, at: category)
    }
  }

  /// The size in points with how it is known, or `nil` where nothing reliable is.
  ///
  /// On iOS 9 and 10 the sizes outside the accessibility range are taken from iOS 11 (every value
  /// found agrees); at AX1 to AX5 body is taken from the releases around, the other five old styles
  /// stay at XXXL, and the titles and callout are unknown.
  public static func size(
    of style: TextStyle, at category: ContentSizeCategory, on release: IOSRelease
  ) -> (points: Double, confidence: Confidence)? {
    if let points = measuredSize(of: style, at: category, on: release) {
      return (points, .measured)
    }
    guard release == .ios9 || release == .ios10, release.styles.contains(style) else { return nil }
    let growsOn = !category.isAccessibilityCategory || style == .body
    if !growsOn, !IOSRelease.ios8.styles.contains(style) { return nil }
    let from = growsOn ? category : .extraExtraExtraLarge
    return AppleTypography.size(of: style, at: from).map { ($0, .inferred) }
  }

  /// Body on iOS 7 in points, from XS; the steps that no source gives are `nil`.
  private static let ios7Body: [Double?] = [
    14, 15, nil, 17, nil, nil, 20, 24, nil, nil, nil, 46,
  ]

  private static func ios7(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
    if style == .body { return ios7Body[category.rawValue] }
    let isKnown = category == .extraSmall || category == .small || category == .large
    guard isKnown, IOSRelease.ios7.styles.contains(style) else { return nil }
    return AppleTypography.size(of: style, at: category)
  }

  private static func ios8(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
    guard IOSRelease.ios8.styles.contains(style) else { return nil }
    let grows = style == .body
    return AppleTypography.size(
      of: style, at: grows ? category : min(category, .extraExtraExtraLarge))
  }

  private static func ios9(_ style: TextStyle, _ category: ContentSizeCategory) -> Double? {
    guard IOSRelease.ios9.styles.contains(style) else { return nil }
    let isKnown =
      category == .extraSmall || category == .small || (style == .title2 && category == .medium)
    return isKnown ? AppleTypography.size(of: style, at: category) : nil
  }
}
