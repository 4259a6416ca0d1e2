// Provenance: UIKit's UIFontMetrics and SwiftUI's `Font.custom`. The factor is a ratio of leadings and
// not of sizes, and fonts come out in whole points: two public reimplementations and eight observed
// values agree (17 pt beside body at AX5 is 48; a ratio of sizes would give 53). Halves rounding away
// from zero is inferred; no exact tie was observed. The variant for tall scripts is not modelled, since
// its numbers are not public.

/// How a font of one's own, or any length, grows beside a text style.
public struct FontMetrics: Sendable, Hashable {
  /// The style whose growth is followed.
  public let style: TextStyle

  /// Follows a style; without one, body, as the platform does.
  public init(for style: TextStyle = .body) {
    self.style = style
  }

  /// Whether Apple publishes how this style grows: not for the two extra large titles.
  ///
  /// They are assumed to grow as large title and title 1 do.
  public var isPublished: Bool {
    AppleTypography.leading(of: style, at: .large) != nil
  }

  /// What a length is multiplied by: the leading at the category over the leading at `large`.
  public func factor(at category: ContentSizeCategory) -> Double {
    let (leading, base) = leadings(at: category)
    return leading / base
  }

  /// A length in points, scaled and rounded to the nearest physical pixel.
  ///
  /// A display scale that is not a positive number leaves the result unrounded. Negative lengths
  /// shrink from zero alike; lengths that are not numbers, or infinite, come back as they are.
  public func scaledValue(
    _ value: Double, at category: ContentSizeCategory, displayScale: Double = 3
  ) -> Double {
    let scaled = unrounded(value, at: category)
    guard displayScale > 0, displayScale < .infinity, scaled.isFinite else { return scaled }
    let pixels = scaled * displayScale
    return pixels.isFinite ? Rounding.nearest(pixels) / displayScale : scaled
  }

  /// A font's size in points, scaled, rounded to whole points, then held under a maximum.
  ///
  /// A maximum that is `nil`, 0 or negative does not cap.
  public func scaledFont(
    _ size: Double, at category: ContentSizeCategory, maximum: Double? = nil
  ) -> Double {
    let scaled = Rounding.nearest(unrounded(size, at: category))
    guard let maximum, maximum > 0 else { return scaled }
    return min(scaled, maximum)
  }

  /// The scaled length in points before any rounding.
  public func unrounded(_ value: Double, at category: ContentSizeCategory) -> Double {
    let (leading, base) = leadings(at: category)
    return value * leading / base
  }

  private func leadings(at category: ContentSizeCategory) -> (now: Double, base: Double) {
    // The extra large titles come first; two rows below each is the style that it is taken to follow.
    let row = AppleTypography.row(of: style)
    let start = (row < 2 ? row + 2 : row) * AppleTables.columns
    let now = AppleTables.leadings[start + category.rawValue]
    return (Double(now), Double(AppleTables.leadings[start + ContentSizeCategory.large.rawValue]))
  }
}
