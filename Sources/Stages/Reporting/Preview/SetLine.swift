internal import Drawing
internal import ScreenModel

/// A line of letters that is ready to be put somewhere.
struct SetLine {
  let size: Size
  let runs: [GlyphRun]
  let color: Color

  /// The line with its top leading corner at a point.
  func items(at origin: Point) -> [Picture.Item] {
    runs.map { .glyphs($0, color, at: origin) }
  }

  /// The line in the middle of a rectangle.
  func items(centeredIn rect: Rect) -> [Picture.Item] {
    items(at: Point(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
  }
}
