/// A release of iOS, as far as releases scale text differently.
public enum IOSRelease: Int, CaseIterable, Comparable, Sendable, Hashable {
  /// iOS 7: twelve sizes and six styles; body is smaller than later.
  case ios7 = 7
  /// iOS 8: six styles, of which body alone grows at the accessibility sizes.
  case ios8 = 8
  /// iOS 9: the titles and callout join.
  case ios9 = 9
  /// iOS 10: the last in which body alone grows at the accessibility sizes.
  case ios10 = 10
  /// iOS 11 and everything later: every style grows at every size.
  case ios11 = 11

  /// Orders releases from the oldest to the newest.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The release that a version number belongs to: `7.0.4`, `8.4`, `17`; `nil` below 7.
  public init?(version: some StringProtocol) {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
    guard 1 <= parts.count, parts.count <= 3, let major = Int(parts[0]), major >= 7 else {
      return nil
    }
    guard parts.allSatisfy({ part in Int(part).map { $0 >= 0 } ?? false }) else { return nil }
    self = IOSRelease(rawValue: major) ?? .ios11
  }

  /// The styles that the release has.
  public var styles: [TextStyle] {
    switch self {
    case .ios7, .ios8: [.headline, .body, .subheadline, .footnote, .caption1, .caption2]
    case .ios9, .ios10: TextStyle.published.filter { $0 != .largeTitle }
    case .ios11: TextStyle.allCases
    }
  }
}
