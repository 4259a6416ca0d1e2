import Drawing
import ScreenModel
import TextScaling

/// A line of text that has been set: its glyphs from the top left corner, in points.
struct SetText: Sendable {
  let runs: [GlyphRun]
  let width: Double
  /// How far below the top the line stands.
  let baseline: Double
}

/// Sets one line of text; real fonts in the command, anything in tests.
protocol LineSetter {
  func set(_ text: String, in font: ResolvedFont) -> SetText
}

/// A picture in the making.
struct Sketch {
  /// Where a text stands by its point.
  enum Anchor { case leading, center, trailing }

  private(set) var picture: Picture
  private let setter: any LineSetter

  init(width: Double, height: Double, setter: any LineSetter) {
    picture = Picture(size: Size(width: width, height: height))
    self.setter = setter
    fill(Rect(x: 0, y: 0, width: width, height: height), Palette.paper)
  }

  /// Sets a line on a baseline; the width that it takes.
  @discardableResult
  mutating func text(
    _ text: String, at point: Point, _ font: ResolvedFont, _ color: Color = Palette.ink,
    anchor: Anchor = .leading
  ) -> Double {
    let line = setter.set(text, in: font)
    let shift: Double =
      switch anchor {
      case .leading: 0
      case .center: line.width / 2
      case .trailing: line.width
      }
    let origin = Point(x: point.x - shift, y: point.y - line.baseline)
    for run in line.runs { picture.items.append(.glyphs(run, color, at: origin)) }
    return line.width
  }

  /// How wide a line would be, in points.
  func width(of text: String, in font: ResolvedFont) -> Double { setter.set(text, in: font).width }

  mutating func fill(_ rect: Rect, _ color: Color, radius: Double = 0) {
    let shape: Shape = radius > 0 ? .roundedRect(rect, radius: radius) : .rect(rect)
    picture.items.append(.fill(shape, color))
  }

  mutating func dot(at point: Point, radius: Double, _ color: Color) {
    let rect = Rect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    picture.items.append(.fill(.ellipse(rect), color))
  }

  mutating func line(
    from start: Point, to end: Point, _ color: Color, width: Double = 1, dashes: [Double] = []
  ) {
    picture.items.append(
      .stroke(.line(start, end), color, Stroke(width: width, dashes: dashes)))
  }

  mutating func polyline(
    _ points: [Point], _ color: Color, width: Double, dashes: [Double] = []
  ) {
    let stroke = Stroke(width: width, dashes: dashes, isRound: dashes.isEmpty)
    picture.items.append(.stroke(.path(Path(through: points)), color, stroke))
  }
}

/// The type of the pictures' own words: Inter, with San Francisco's tracking.
enum SheetType {
  static let title = font(30, 700)
  static let subtitle = font(15, 400)
  static let heading = font(17, 600)
  static let note = font(12, 400)
  static let label = font(12, 600)
  static let tick = font(11, 400)

  static func font(_ size: Double, _ weight: Int) -> ResolvedFont {
    ResolvedFont(
      family: .system, platform: .apple, size: size, weight: weight,
      tracking: SanFrancisco.tracking(at: size))
  }
}
