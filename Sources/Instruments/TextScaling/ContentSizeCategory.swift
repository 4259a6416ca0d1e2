/// One of the twelve text sizes that iOS and iPadOS offer, smallest first.
///
/// The case names are UIKit's; ``shortName`` is what people say and what Ample prints. The order
/// is the order of sizes, so that `category >= .accessibilityMedium` reads as it does on the
/// platform.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable, Hashable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether this is one of the five accessibility sizes, AX1 to AX5.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The short name: `XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5`.
  public var shortName: String { Self.shortNames[rawValue] }

  private static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]
}
