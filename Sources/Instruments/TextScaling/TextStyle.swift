/// One of Apple's text styles, largest first.
public enum TextStyle: String, CaseIterable, Sendable, Hashable {
  /// 36 points at L, bold; iOS 17. Not published at other sizes.
  case extraLargeTitle
  /// 28 points at L, bold; iOS 17. Not published at other sizes.
  case extraLargeTitle2
  /// 34 points at L, regular; iOS 11.
  case largeTitle
  /// 28 points at L, regular; iOS 9.
  case title1
  /// 22 points at L, regular; iOS 9.
  case title2
  /// 20 points at L, regular; iOS 9.
  case title3
  /// 17 points at L, semibold; iOS 7.
  case headline
  /// 17 points at L, regular; iOS 7.
  case body
  /// 16 points at L, regular; iOS 9.
  case callout
  /// 15 points at L, regular; iOS 7.
  case subheadline
  /// 13 points at L, regular; iOS 7.
  case footnote
  /// 12 points at L, regular; iOS 7.
  case caption1
  /// 11 points at L, regular; iOS 7.
  case caption2

  /// The eleven styles that Apple publishes at every size, largest first.
  ///
  /// The two extra large titles are left out: their sizes are public at `large` only.
  public static let published: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  /// SwiftUI's name in `Font.TextStyle`: `title` for title 1 and `caption` for caption 1.
  public var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: rawValue
    }
  }

  /// The style that a text names in SwiftUI's, UIKit's or the design guide's spelling, or `nil`.
  ///
  /// Upper and lower case, a leading dot, spaces, hyphens and underscores make no difference.
  public init?(_ text: some StringProtocol) {
    var wanted = text.lowercased().filter { $0.isLetter || $0.isNumber }
    for prefix in ["uictfonttextstyle", "uifonttextstyle"] where wanted.hasPrefix(prefix) {
      wanted.removeFirst(prefix.count)
    }
    switch wanted {
    case "title", "title1": self = .title1
    case "caption", "caption1": self = .caption1
    case "title0": self = .largeTitle
    case "subhead": self = .subheadline
    case "extralargetitle1": self = .extraLargeTitle
    default:
      for style in Self.allCases where style.rawValue.lowercased() == wanted {
        self = style
        return
      }
      return nil
    }
  }
}
