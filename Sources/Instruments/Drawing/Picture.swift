package import ScreenModel

/// A drawing as data: what to paint, in order, in points from the top left corner.
///
/// Shapes with coordinates that are no finite numbers are left out by the renderers.
package struct Picture: Sendable, Hashable {
  /// The paper, in points; what sticks out of it is cut.
  package var size: Size
  package var items: [Item]

  package init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  package indirect enum Item: Sendable, Hashable {
    case fill(Shape, Color)
    case stroke(Shape, Color, Stroke)
    /// Glyphs, moved by a distance.
    case glyphs(GlyphRun, Color, at: Point)
    case group(Group)
  }

  /// Items that are moved, cut or faded together.
  package struct Group: Sendable, Hashable {
    package var translation: Point
    /// Applied after the translation, around the group's own origin.
    package var scale: Double
    /// Outside of it nothing is drawn; in the group's own coordinates.
    package var clip: Shape?
    /// 0 to 1, for the group as a whole.
    package var opacity: Double
    package var items: [Item]

    package init(
      translation: Point = .zero, scale: Double = 1, clip: Shape? = nil, opacity: Double = 1,
      items: [Item]
    ) {
      self.translation = translation
      self.scale = scale
      self.clip = clip
      self.opacity = opacity
      self.items = items
    }
  }
}

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

/// How a line is drawn.
package struct Stroke: Sendable, Hashable {
  /// In points.
  package var width: Double
  /// Lengths of marks and gaps in turn, in points; empty: an unbroken line.
  package var dashes: [Double]
  /// Round ends and corners instead of straight ones.
  package var isRound: Bool

  package init(width: Double, dashes: [Double] = [], isRound: Bool = false) {
    self.width = width
    self.dashes = dashes
    self.isRound = isRound
  }
}
