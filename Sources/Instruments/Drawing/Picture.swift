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
