// Provenance: the names are UIKit's `UIContentSizeCategory` (Swift, Objective-C constants and raw
// values), SwiftUI's `DynamicTypeSize`, and the headings of Apple's Human Interface Guidelines.

extension ContentSizeCategory {
  /// The short name: `XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5`.
  public var shortName: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }

  /// SwiftUI's name in `DynamicTypeSize`, such as `xSmall` or `accessibility5`.
  public var swiftUIName: String {
    switch self {
    case .extraSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    }
  }

  /// UIKit's name in Swift, such as `accessibilityExtraLarge`.
  public var uiKitName: String {
    switch self {
    case .extraSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extraLarge"
    case .extraExtraLarge: "extraExtraLarge"
    case .extraExtraExtraLarge: "extraExtraExtraLarge"
    case .accessibilityMedium: "accessibilityMedium"
    case .accessibilityLarge: "accessibilityLarge"
    case .accessibilityExtraLarge: "accessibilityExtraLarge"
    case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
    case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// The string that UIKit stores and sends, such as `UICTContentSizeCategoryAccessibilityXXXL`.
  public var uiKitRawValue: String {
    let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
    let size =
      isAccessibilityCategory
      ? "Accessibility" + sizes[rawValue - 5] : sizes[rawValue]
    return "UICTContentSizeCategory" + size
  }

  /// UIKit's Objective-C constant, such as `UIContentSizeCategoryExtraLarge`.
  public var objectiveCName: String {
    "UIContentSizeCategory" + uiKitName.prefix(1).uppercased() + uiKitName.dropFirst()
  }

  /// The category that a text names in any of Apple's spellings, or `nil`.
  ///
  /// Upper and lower case, a leading dot, spaces, hyphens and underscores make no difference:
  /// `AX5`, `accessibility5`, `.accessibility5`, `accessibility-extra-extra-extra-large` and
  /// `UICTContentSizeCategoryAccessibilityXXXL` are one category.
  public init?(_ text: some StringProtocol) {
    var wanted = Self.normalised(text)
    for prefix in ["uictcontentsizecategory", "uicontentsizecategory"]
    where wanted.hasPrefix(prefix) {
      wanted.removeFirst(prefix.count)
    }
    for category in Self.allCases where category.normalisedNames.contains(wanted) {
      self = category
      return
    }
    return nil
  }

  private var normalisedNames: [String] {
    let raw = uiKitRawValue.dropFirst("UICTContentSizeCategory".count)
    return [shortName, swiftUIName, uiKitName, String(raw)].map { $0.lowercased() }
  }

  private static func normalised(_ text: some StringProtocol) -> String {
    text.lowercased().filter { character in
      character.isLetter || character.isNumber
    }
  }
}

/// SwiftUI's names for the same categories.
extension ContentSizeCategory {
  /// The smallest size, XS; SwiftUI's name.
  public static let xSmall = ContentSizeCategory.extraSmall
  /// The size XL; SwiftUI's name.
  public static let xLarge = ContentSizeCategory.extraLarge
  /// The size XXL; SwiftUI's name.
  public static let xxLarge = ContentSizeCategory.extraExtraLarge
  /// The size XXXL, the largest outside the accessibility sizes; SwiftUI's name.
  public static let xxxLarge = ContentSizeCategory.extraExtraExtraLarge
  /// The accessibility size AX1; SwiftUI's name.
  public static let accessibility1 = ContentSizeCategory.accessibilityMedium
  /// The accessibility size AX2; SwiftUI's name.
  public static let accessibility2 = ContentSizeCategory.accessibilityLarge
  /// The accessibility size AX3; SwiftUI's name.
  public static let accessibility3 = ContentSizeCategory.accessibilityExtraLarge
  /// The accessibility size AX4; SwiftUI's name.
  public static let accessibility4 = ContentSizeCategory.accessibilityExtraExtraLarge
  /// The largest size, AX5; SwiftUI's name.
  public static let accessibility5 = ContentSizeCategory.accessibilityExtraExtraExtraLarge
}
