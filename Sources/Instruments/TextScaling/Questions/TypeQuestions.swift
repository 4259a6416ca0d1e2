/// Questions that a designer asks of a type scale, one call each.
public enum TypeQuestions {
  /// The smallest size of iOS at which a style is so many times its size at `large`, or `nil`.
  ///
  /// Body reaches 200 % at AX3. A ratio that is no number, or that nothing reaches, gives `nil`.
  public static func smallestCategory(
    of style: TextStyle, reaching ratio: Double
  ) -> ContentSizeCategory? {
    guard let base = AppleTypography.size(of: style, at: .large) else { return nil }
    return ContentSizeCategory.allCases.first { category in
      guard let size = AppleTypography.size(of: style, at: category) else { return false }
      return size >= base * ratio
    }
  }

  /// The smallest size of iOS at which a font of one's own is so many times its size, or `nil`.
  public static func smallestCategory(
    ofFont size: Double, beside style: TextStyle, reaching ratio: Double
  ) -> ContentSizeCategory? {
    let metrics = FontMetrics(for: style)
    return ContentSizeCategory.allCases.first {
      metrics.scaledFont(size, at: $0) >= size * ratio
    }
  }

  /// The smallest font scale in Android's Settings at which a size in sp is so many times its dp.
  ///
  /// 14 sp never reach twice their size in Android 14 (26 dp at 200 %); 8 and 12 sp do.
  public static func smallestScale(
    ofSp size: Double, reaching ratio: Double, profile: AndroidScalingProfile = .android14
  ) -> Double? {
    let scales =
      profile == .android13
      ? AndroidSettings.android13AndEarlier : AndroidSettings.android14AndLater
    let wanted = Float(size) * Float(ratio)
    return scales.first {
      AndroidFontScale($0, profile: profile).dp32(fromSp: Float(size)) >= wanted
    }
  }

  /// A size of text and how far a heading stands above body text there.
  public struct Step: Sendable, Hashable {
    /// The text size.
    public let category: ContentSizeCategory
    /// The heading's size in points.
    public let heading: Double
    /// The other text's size in points.
    public let body: Double

    /// How many times as large the heading is.
    public var ratio: Double { heading / body }
  }

  /// How a heading stands above body text at every size, smallest size first.
  ///
  /// Sizes at which either has no published size are left out.
  public static func hierarchy(
    of heading: TextStyle = .largeTitle, over body: TextStyle = .body
  ) -> [Step] {
    ContentSizeCategory.allCases.compactMap { category in
      guard
        let headingSize = AppleTypography.size(of: heading, at: category),
        let bodySize = AppleTypography.size(of: body, at: category)
      else { return nil }
      return Step(category: category, heading: headingSize, body: bodySize)
    }
  }

  /// The smallest size at which a heading is less than so many times the body text, or `nil`.
  ///
  /// Large title is 2 times body at L and 1.13 times at AX5; it falls under 1.5 at AX2.
  public static func flattens(
    _ heading: TextStyle = .largeTitle, over body: TextStyle = .body, below ratio: Double = 1.5
  ) -> ContentSizeCategory? {
    hierarchy(of: heading, over: body).first { $0.ratio < ratio }?.category
  }
}
