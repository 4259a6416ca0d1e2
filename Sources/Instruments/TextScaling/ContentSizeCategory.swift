/// One of the twelve text sizes that iOS and iPadOS offer, smallest first.
///
/// The case names are UIKit's; ``shortName`` is what people say and what Ample prints. The order
/// is the order of sizes, so that `category >= .accessibilityMedium` reads as it does on the
/// platform.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable, Hashable {
  /// XS: body is 14 points.
  case extraSmall
  /// S: body is 15 points.
  case small
  /// M: body is 16 points.
  case medium
  /// L: body is 17 points. The default.
  case large
  /// XL: body is 19 points.
  case extraLarge
  /// XXL: body is 21 points.
  case extraExtraLarge
  /// XXXL: body is 23 points.
  case extraExtraExtraLarge
  /// AX1: body is 28 points.
  case accessibilityMedium
  /// AX2: body is 33 points.
  case accessibilityLarge
  /// AX3: body is 40 points.
  case accessibilityExtraLarge
  /// AX4: body is 47 points.
  case accessibilityExtraExtraLarge
  /// AX5: body is 53 points.
  case accessibilityExtraExtraExtraLarge

  /// The size that a phone has when nobody changed it: `large`.
  public static let `default` = ContentSizeCategory.large

  /// Orders categories from the smallest text to the largest.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether this is one of the five accessibility sizes, AX1 to AX5.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The next larger category, or `nil` at AX5.
  public var larger: ContentSizeCategory? { ContentSizeCategory(rawValue: rawValue + 1) }

  /// The next smaller category, or `nil` at XS.
  public var smaller: ContentSizeCategory? { ContentSizeCategory(rawValue: rawValue - 1) }

  /// This category moved into a range, as a view's `dynamicTypeSize` modifier does.
  public func clamped(to range: ClosedRange<ContentSizeCategory>) -> ContentSizeCategory {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// This category raised to the smallest that is allowed.
  public func clamped(to range: PartialRangeFrom<ContentSizeCategory>) -> ContentSizeCategory {
    max(self, range.lowerBound)
  }

  /// This category lowered to the largest that is allowed.
  public func clamped(to range: PartialRangeThrough<ContentSizeCategory>) -> ContentSizeCategory {
    min(self, range.upperBound)
  }
}
