import ScreenModel

/// Numbers as layout can bear them: source code may hold any.
enum Sane {
  /// The longest length in points that is kept; nothing real comes near.
  static let longest: Double = 1_000_000

  /// A length: not negative, not beyond ``longest``; what is no number is 0.
  static func length(_ value: Double) -> Double {
    value > 0 ? min(value, longest) : 0
  }

  /// A length that may be absent; what is no number or infinite counts as absent.
  static func length(_ value: Double?) -> Double? {
    guard let value, value.isFinite else { return nil }
    return length(value)
  }

  /// A length that may be absent or infinite.
  static func limit(_ value: Double?) -> Double? {
    guard let value, !value.isNaN else { return nil }
    return value == .infinity ? value : length(value)
  }

  /// A distance that may be negative; what is no number or infinite is 0.
  static func distance(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    return max(-longest, min(value, longest))
  }

  /// A distance that may be absent; what is no number or infinite counts as absent.
  static func distance(_ value: Double?) -> Double? {
    guard let value, value.isFinite else { return nil }
    return distance(value)
  }

  /// A priority; what is no number is the default, 0.
  static func priority(_ value: Double) -> Double {
    value.isNaN ? 0 : value
  }

  static func distances(_ insets: Insets) -> Insets {
    Insets(
      top: distance(insets.top), leading: distance(insets.leading),
      bottom: distance(insets.bottom), trailing: distance(insets.trailing))
  }

  static func lengths(_ insets: Insets) -> Insets {
    Insets(
      top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom),
      trailing: length(insets.trailing))
  }

  static func size(_ size: Size) -> Size {
    Size(width: length(size.width), height: length(size.height))
  }

  /// An answer of a node: infinite where it would take all there is, never negative, never NaN.
  static func answer(_ size: Size) -> Size {
    Size(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  /// A proposal: negative lengths are 0, what is no number proposes nothing.
  static func proposal(_ proposal: Proposal) -> Proposal {
    Proposal(width: offer(proposal.width), height: offer(proposal.height))
  }

  private static func offer(_ value: Double?) -> Double? {
    guard let value, !value.isNaN else { return nil }
    return value > 0 ? value : 0
  }
}
