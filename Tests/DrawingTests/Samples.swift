import Drawing
import ScreenModel

/// Pictures that several tests draw.
enum Samples {
  static let ink = Color(red: 0.1, green: 0.2, blue: 0.4)
  /// The font of Debian's `fonts-inter`, which the program itself needs.
  static let font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

  static let shapes = Picture(
    size: Size(width: 120, height: 80),
    items: [
      .fill(.roundedRect(Rect(x: 4, y: 4, width: 60, height: 40), radius: 12), ink),
      .stroke(
        .ellipse(Rect(x: 70, y: 10, width: 40, height: 30)), ink,
        Stroke(width: 3, dashes: [6, 4], isRound: true)),
      .stroke(.line(Point(x: 4, y: 60), Point(x: 116, y: 60)), ink, Stroke(width: 1)),
      .stroke(
        .path(
          Path(
            through: [Point(x: 20, y: 78), Point(x: 60, y: 50), Point(x: 90, y: 78)],
            isClosed: true)), ink, Stroke(width: 2)),
    ])

  static let text = Picture(
    size: Size(width: 60, height: 30),
    items: [
      .glyphs(
        GlyphRun(
          fontPath: font, faceIndex: 0, size: 20,
          glyphs: [
            PlacedGlyph(id: 10, origin: .zero), PlacedGlyph(id: 20, origin: Point(x: 18, y: 0)),
            PlacedGlyph(id: 10, origin: Point(x: 36, y: 0)),
          ]), ink, at: Point(x: 2, y: 22))
    ])

  static let groups = Picture(
    size: Size(width: 200, height: 120),
    items: [
      .group(Picture.Group(opacity: 0.5, items: shapes.items)),
      .group(
        Picture.Group(
          translation: Point(x: 90, y: 40), scale: 1.5,
          clip: .roundedRect(Rect(x: 0, y: 0, width: 50, height: 40), radius: 10),
          opacity: 0.7, items: shapes.items + text.items)),
    ])
}
