// Provenance: `adjustsImageSizeForAccessibilityContentSizeCategory` of UIKit, as an article and the
// comments of UIKit's public headers describe it: nothing outside the accessibility sizes, one factor
// for both sides inside. The five factors are not published and no measurement was found, so they are
// a parameter here.

/// How an image grows that adjusts to the accessibility sizes.
public struct ImageScaling: Sendable, Hashable {
  /// The factors at AX1 to AX5; Apple publishes none.
  public let accessibilityFactors: [Double]

  /// Images that grow by factors of your own at AX1 to AX5, smallest first.
  ///
  /// `nil` unless there are exactly five, all finite and above 0.
  public init?(accessibilityFactors: [Double]) {
    let areUsable = accessibilityFactors.allSatisfy { 0 < $0 && $0 < .infinity }
    guard accessibilityFactors.count == Self.accessibilitySizes.count, areUsable else {
      return nil
    }
    self.accessibilityFactors = accessibilityFactors
  }

  private init(guessed factors: [Double]) {
    accessibilityFactors = factors
  }

  /// The growth of body's leading at AX1 to AX5: **a guess**, for drawing only.
  public static let guessedFromBody = ImageScaling(
    guessed: accessibilitySizes.map { FontMetrics(for: .body).factor(at: $0) })

  /// The sizes at which an adjusting image grows at all.
  public static let accessibilitySizes: [ContentSizeCategory] =
    ContentSizeCategory.allCases.filter { $0.isAccessibilityCategory }

  /// Whether an adjusting image grows at a size: only at AX1 to AX5.
  public static func isActive(at category: ContentSizeCategory) -> Bool {
    category.isAccessibilityCategory
  }

  /// What both sides of the image are multiplied by: 1 outside the accessibility sizes.
  public func factor(at category: ContentSizeCategory) -> Double {
    guard category.isAccessibilityCategory else { return 1 }
    return accessibilityFactors[
      category.rawValue - ContentSizeCategory.accessibilityMedium.rawValue]
  }

  /// A side of the image in points, scaled and not rounded.
  public func scaled(_ side: Double, at category: ContentSizeCategory) -> Double {
    side * factor(at: category)
  }
}

extension FontMetrics {
  /// A length in points that is scaled and then held above a floor.
  ///
  /// A stroke that never falls under 2 pt is `scaledValue(2, at: category, notBelow: 2)`.
  public func scaledValue(
    _ value: Double, at category: ContentSizeCategory, displayScale: Double = 3,
    notBelow floor: Double
  ) -> Double {
    max(floor, scaledValue(value, at: category, displayScale: displayScale))
  }
}
