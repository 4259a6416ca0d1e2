import ScreenModel

// Provenance: SwiftUI since iOS 17 as OpenSwiftUI's Spacing and its text spacing mirror it; one
// reimplementation, so vertical distances beside text are good to about 3 points.

/// How far a node wants its neighbours when a stack has no spacing of its own.
///
/// An edge may be several things at once: a row of a picture and a text is plain and text.
struct SpacingPreference: Sendable, Equatable {
  /// A spacer: it brings no distance of its own.
  var isSpacer = false
  var isPlain = false
  /// The largest text at the edge.
  var text: TextMetrics?

  static let plain = SpacingPreference(isPlain: true)
  static let spacer = SpacingPreference(isSpacer: true)

  /// The distance between two views on either axis, in points.
  static let standard: Double = 8
  /// The share of a line's height that a text keeps from what is no text.
  private static let textShare: Double = 0.1

  /// Both at one edge.
  func union(_ other: SpacingPreference) -> SpacingPreference {
    var result = SpacingPreference(
      isSpacer: isSpacer && other.isSpacer, isPlain: isPlain || other.isPlain, text: text)
    if let theirs = other.text, theirs.lineHeight > text?.lineHeight ?? 0 { result.text = theirs }
    return result
  }

  /// The distance in points from the bottom of one node to the top of the next.
  static func vertical(
    _ upper: SpacingPreference, _ lower: SpacingPreference, fonts: FontResolution
  ) -> Double {
    if upper.isSpacer || lower.isSpacer { return 0 }
    guard upper.text != nil || lower.text != nil else { return standard }
    var distance: Double = upper.isPlain && lower.isPlain ? standard : 0
    if let above = upper.text, lower.isPlain {
      let margin = fonts.roundedUp(above.lineHeight * textShare)
      distance = max(
        distance, above.lineHeight + margin - above.capHeight, margin + above.descent)
    }
    if let below = lower.text, upper.isPlain {
      let margin = fonts.roundedUp(below.lineHeight * textShare)
      distance = max(distance, below.lineHeight + margin - below.ascent)
    }
    if upper.text != nil, let below = lower.text {
      distance = max(distance, fonts.roundedUp(below.leading))
    }
    return distance
  }

  /// The distance in points between neighbours in a row.
  static func horizontal(_ left: SpacingPreference, _ right: SpacingPreference) -> Double {
    left.isSpacer || right.isSpacer ? 0 : standard
  }
}
