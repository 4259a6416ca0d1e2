// Provenance: React Native's source, which holds the same twelve numbers in two places. They are not
// body's sizes over 17: the accessibility sizes rest on an older basis of 14. Complete.

/// The one factor that React Native multiplies every size by on iOS, a factor a text size.
public struct ReactNativeMultipliers: Sendable, Hashable {
  private let factors: [Double]

  /// React Native's own table: 0.823 at XS, 1 at L, 3.571 at AX5.
  public static let standard = ReactNativeMultipliers(factors: [
    0.823, 0.882, 0.941, 1.0, 1.118, 1.235, 1.353,
    1.786, 2.143, 2.643, 3.143, 3.571,
  ])

  private init(factors: [Double]) {
    self.factors = factors
  }

  /// A table that a program put in place of the standard one.
  ///
  /// Where an entry is missing, not a number, or not above 0, the factor is 1.
  public init(replacing table: [ContentSizeCategory: Double]) {
    factors = ContentSizeCategory.allCases.map { category in
      guard let factor = table[category], factor > 0 else { return 1 }
      return factor
    }
  }

  /// The factor at a text size.
  public func factor(at category: ContentSizeCategory) -> Double {
    factors[category.rawValue]
  }
}
