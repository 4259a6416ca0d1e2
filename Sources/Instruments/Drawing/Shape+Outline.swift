internal import ScreenModel

extension Shape {
  /// The shape as a path.
  var outline: Path {
    switch self {
    case .rect(let rect):
      Path(through: rect.corners, isClosed: true)
    case .roundedRect(let rect, let radius):
      Self.rounded(rect, radius: min(radius, rect.size.width / 2, rect.size.height / 2))
    case .ellipse(let rect):
      Self.rounded(rect, horizontal: rect.size.width / 2, vertical: rect.size.height / 2)
    case .line(let start, let end): Path([.move(start), .line(end)])
    case .path(let path): path
    }
  }

  /// Every point that the outline is made from.
  var points: [Point] {
    outline.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// The distance of a control point that makes a cubic curve follow a quarter of a circle, as a
  /// share of the radius: 4/3 × (√2 − 1).
  private static let quarterCircle = 0.552_284_749_8

  private static func rounded(_ rect: Rect, radius: Double) -> Path {
    rounded(rect, horizontal: radius, vertical: radius)
  }

  private static func rounded(_ rect: Rect, horizontal: Double, vertical: Double) -> Path {
    let rx = min(max(0, horizontal), rect.size.width / 2)
    let ry = min(max(0, vertical), rect.size.height / 2)
    let cx = rx * (1 - quarterCircle)
    let cy = ry * (1 - quarterCircle)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return Path([
      .move(Point(x: left + rx, y: top)),
      .line(Point(x: right - rx, y: top)),
      .curve(
        Point(x: right - cx, y: top), Point(x: right, y: top + cy),
        to: Point(x: right, y: top + ry)),
      .line(Point(x: right, y: bottom - ry)),
      .curve(
        Point(x: right, y: bottom - cy), Point(x: right - cx, y: bottom),
        to: Point(x: right - rx, y: bottom)),
      .line(Point(x: left + rx, y: bottom)),
      .curve(
        Point(x: left + cx, y: bottom), Point(x: left, y: bottom - cy),
        to: Point(x: left, y: bottom - ry)),
      .line(Point(x: left, y: top + ry)),
      .curve(
        Point(x: left, y: top + cy), Point(x: left + cx, y: top), to: Point(x: left + rx, y: top)),
      .close,
    ])
  }
}

extension Rect {
  /// Clockwise from the top left.
  fileprivate var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }
}
