// Provenance: SwiftUI's `@ScaledMetric`. Its rounding to the pixel rests on one public
// reimplementation. SwiftUI reads category and display scale from the environment; outside SwiftUI
// there is none, so the wrapper carries them.

/// A length that grows beside a text style: SwiftUI's property wrapper as a plain value.
///
/// ```swift
/// @ScaledMetric(relativeTo: .body) var gap = 12
/// $gap.category = .accessibility5
/// gap  // 33.67 points: 101 pixels at three to the point
/// ```
@propertyWrapper
public struct ScaledMetric: Sendable, Hashable {
  /// The length in points at the size `large`.
  public var base: Double
  /// The metrics of the style that it grows beside.
  public var metrics: FontMetrics
  /// The text size in force.
  public var category: ContentSizeCategory
  /// Physical pixels per point.
  public var displayScale: Double

  /// Wraps a length in points that grows beside a style.
  public init(
    wrappedValue: Double, relativeTo style: TextStyle = .body,
    at category: ContentSizeCategory = .large, displayScale: Double = 3
  ) {
    self.base = wrappedValue
    self.metrics = FontMetrics(for: style)
    self.category = category
    self.displayScale = displayScale
  }

  /// The length in points at the text size in force, rounded to the pixel.
  public var wrappedValue: Double { value(at: category) }

  /// The wrapper itself, to change its text size or ask for another.
  public var projectedValue: ScaledMetric {
    get { self }
    set { self = newValue }
  }

  /// The length in points at a text size, rounded to the pixel.
  public func value(at category: ContentSizeCategory) -> Double {
    metrics.scaledValue(base, at: category, displayScale: displayScale)
  }
}
