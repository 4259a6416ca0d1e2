// Provenance: SwiftUI's `Font.custom` and `Font.system(size:)`; the scaling forms round to whole points
// as UIFontMetrics does (a public reimplementation and observed values agree).

/// A font of one's own in the forms that SwiftUI offers.
public enum CustomFont: Sendable, Hashable {
  /// `Font.custom(_:size:)`: grows beside body.
  case scaled(size: Double)
  /// `Font.custom(_:size:relativeTo:)`: grows beside a style.
  case relative(size: Double, to: TextStyle)
  /// `Font.custom(_:fixedSize:)` and `Font.system(size:)`: never grows.
  case fixed(size: Double)

  /// The size in points that is drawn at a text size.
  public func pointSize(at category: ContentSizeCategory) -> Double {
    switch self {
    case .scaled(let size): FontMetrics(for: .body).scaledFont(size, at: category)
    case .relative(let size, let style): FontMetrics(for: style).scaledFont(size, at: category)
    case .fixed(let size): size
    }
  }

  /// Whether the person's setting reaches this font.
  public var isScaling: Bool {
    switch self {
    case .scaled, .relative: true
    case .fixed: false
    }
  }
}
