package import ScreenModel

/// The outline of something to paint.
package enum Shape: Sendable, Hashable {
  case rect(Rect)
  /// The radius is at most half of the shorter side.
  case roundedRect(Rect, radius: Double)
  /// The ellipse that touches the four sides of the rectangle.
  case ellipse(Rect)
  case line(Point, Point)
  case path(Path)
}
