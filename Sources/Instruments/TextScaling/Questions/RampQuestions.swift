/// What becomes of a heading when body text grows by React Native's one multiplier.
public struct HeadingUnderMultiplier: Sendable, Hashable {
  /// The style that the heading is set in, at its size at `large`.
  public let style: TextStyle
  /// The heading in points when the one multiplier applies to it as well.
  public let multiplied: Double
  /// The heading in points when it follows Apple's curve for its style.
  public let ramped: Double
  /// Body text in points under the one multiplier.
  public let enlargedBody: Double

  /// Whether the heading on its own curve is smaller than the body text that was multiplied.
  public var fallsBelowBody: Bool { ramped < enlargedBody }
}

extension TypeQuestions {
  /// Every heading beside body text under React Native's one multiplier, largest style first.
  ///
  /// At AX5 a large title of 34 pt asks for 121 pt under the multiplier and 58 pt on Apple's curve,
  /// while body of 17 pt becomes 61 pt: whoever puts the ramp on headings alone turns the hierarchy
  /// upside down.
  public static func headings(
    at category: ContentSizeCategory, bodySize: Double = 17, displayScale: Double = 3
  ) -> [HeadingUnderMultiplier] {
    let plain = ReactNativeText()
    let body = plain.fontSize(bodySize, at: category)
    let styles: [TextStyle] = [.largeTitle, .title1, .title2, .title3, .headline]
    return styles.map { style in
      let size = AppleTypography.size(of: style, at: .large) ?? bodySize
      let ramped = ReactNativeText(dynamicTypeRamp: style)
        .fontSize(size, at: category, displayScale: displayScale)
      return HeadingUnderMultiplier(
        style: style, multiplied: plain.fontSize(size, at: category), ramped: ramped,
        enlargedBody: body)
    }
  }

  /// The headings that fall below enlarged body text, largest style first.
  public static func headingsBelowBody(
    at category: ContentSizeCategory, bodySize: Double = 17
  ) -> [TextStyle] {
    headings(at: category, bodySize: bodySize).filter { $0.fallsBelowBody }.map { $0.style }
  }
}
