/// The text size that a person chose in a system's settings.
public enum TextSize: Sendable, Hashable {
  /// iOS and iPadOS: one of twelve sizes.
  case ios(ContentSizeCategory)
  /// Android: a font scale, where 1 is the default and 2 the largest that Settings offers.
  case android(Double)

  /// The system that offers this size.
  public var system: System {
    switch self {
    case .ios: .ios
    case .android: .android
    }
  }
}

extension TextSize {
  /// The twelve sizes of iOS, smallest first.
  public static let iosSizes: [TextSize] = ContentSizeCategory.allCases.map(TextSize.ios)

  /// The seven sizes of Android 14 and later, smallest first: 85 % to 200 %.
  public static let androidSizes: [TextSize] =
    AndroidSettings.android14AndLater.map(TextSize.android)

  /// Every size of every system: iOS first, then Android, each smallest first.
  public static let all: [TextSize] = iosSizes + androidSizes

  /// The sizes that a system offers, smallest first.
  public static func sizes(of system: System) -> [TextSize] {
    switch system {
    case .ios: iosSizes
    case .android: androidSizes
    }
  }

  /// The size that a system has when nobody changed it: L, or 100 %.
  public static func `default`(for system: System) -> TextSize {
    switch system {
    case .ios: .ios(.default)
    case .android: .android(1)
    }
  }

  /// Whether this is the size that the system has when nobody changed it.
  public var isDefault: Bool { self == .default(for: system) }
}

extension TextSize: Comparable {
  /// Orders sizes of one system by the size of the text.
  ///
  /// Sizes of different systems have no common measure; so that lists can be sorted, every size of
  /// iOS comes before every size of Android.
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.ios(let left), .ios(let right)): left < right
    case (.android(let left), .android(let right)): left < right
    case (.ios, .android): true
    case (.android, .ios): false
    }
  }
}

extension TextSize: CustomStringConvertible, LosslessStringConvertible {
  /// The short name: `L`, `AX5`, `130%`.
  public var description: String {
    switch self {
    case .ios(let category): category.shortName
    case .android(let scale): Self.percent(scale)
    }
  }

  /// The size that a text names, or `nil`.
  ///
  /// Understood are the short names of iOS (`L`, `AX5`), all of Apple's own spellings
  /// (`accessibility5`, `UICTContentSizeCategoryAccessibilityXXXL`), percentages above 0 and up to
  /// 1000 (`130%`, `130 %`) and, up to 10, bare font scales (`1.3`).
  public init?(_ text: String) {
    let trimmed = text.filter { !$0.isWhitespace }
    if let category = ContentSizeCategory(trimmed) {
      self = .ios(category)
    } else if trimmed.hasSuffix("%") {
      guard let percent = Double(trimmed.dropLast()), 0 < percent, percent <= 1000 else {
        return nil
      }
      self = .android(percent / 100)
    } else if let scale = Double(trimmed), 0 < scale, scale <= 10 {
      self = .android(scale)
    } else {
      return nil
    }
  }

  private static func percent(_ scale: Double) -> String {
    let percent = Rounding.nearest(scale * 1_000_000) / 10_000
    let text = "\(percent)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "%"
  }
}
