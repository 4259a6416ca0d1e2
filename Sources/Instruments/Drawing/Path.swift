package import ScreenModel

/// A path of straight and curved pieces.
package struct Path: Sendable, Hashable {
  package enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    /// A cubic curve with its two control points.
    case curve(Point, Point, to: Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  /// Straight lines through the points.
  package init(through points: [Point], isClosed: Bool = false) {
    elements = points.enumerated().map { index, point in index == 0 ? .move(point) : .line(point) }
    if isClosed { elements.append(.close) }
  }
}
