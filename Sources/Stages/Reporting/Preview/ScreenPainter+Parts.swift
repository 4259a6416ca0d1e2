internal import Drawing
internal import ScreenModel

// The look of single parts. Measures are iOS 16 to 18's, in points, as far as a picture needs them.

extension ScreenPainter {
  func divider(_ node: ScreenNode, in frame: Rect) -> [Picture.Item] {
    let isRule = frame.size.width >= frame.size.height
    var rect = frame
    if isRule {
      rect.size.height = max(Self.hairline, frame.size.height)
    } else {
      rect.size.width = max(Self.hairline, frame.size.width)
    }
    // Separators that the platform puts between the rows of a list start at the rows' text.
    if node.span == nil, isRule {
      rect = rect.inset(by: Insets(leading: Self.separatorInset))
    }
    return [.fill(.rect(rect), Palette.separator)]
  }

  /// Shapes, and the controls that have a fixed look.
  func box(
    _ drawing: BoxLaw.Drawing, _ paint: Paint, in frame: Rect, ink: Color
  ) -> [Picture.Item] {
    let color = paint.foreground ?? paint.background ?? ink
    switch drawing {
    case .nothing: return []
    case .fill: return [.fill(.roundedRect(frame, radius: paint.cornerRadius), color)]
    case .roundedFill: return [.fill(.roundedRect(frame, radius: paint.cornerRadius), color)]
    case .circle: return [.fill(.ellipse(frame), color)]
    case .capsule: return [.fill(.roundedRect(frame, radius: .greatestFiniteMagnitude), color)]
    case .outline:
      let shape = Shape.roundedRect(frame, radius: paint.cornerRadius)
      return [.stroke(shape, paint.foreground ?? Palette.separator, Stroke(width: 2))]
    case .toggle: return toggle(in: frame)
    case .slider: return slider(in: frame)
    case .stepper: return stepper(in: frame, ink: ink)
    case .progress: return progress(in: frame)
    case .spinner: return spinner(in: frame)
    case .field: return field(in: frame)
    case .segments: return segments(in: frame)
    case .picture: return picture(in: frame)
    }
  }

  func image(_ content: ImageContent, in frame: Rect, ink: Color) -> [Picture.Item] {
    switch content.kind {
    case .symbol: SymbolIcons.items(named: content.name, in: frame, color: ink)
    case .picture, .unknownPicture: picture(in: frame)
    }
  }

  /// Something that was not understood: its name in a hatched box.
  func opaque(_ node: ScreenNode, in frame: Rect) -> [Picture.Item] {
    guard frame.area > 0 else { return [] }
    var hatches: [Picture.Item] = []
    let reach = frame.size.width + frame.size.height
    for distance in stride(from: Self.hatchGap, to: reach, by: Self.hatchGap) {
      let start = Point(x: frame.minX + distance, y: frame.minY)
      let end = Point(x: frame.minX + distance - frame.size.height, y: frame.maxY)
      hatches.append(.stroke(.line(start, end), Palette.opaqueLine, Stroke(width: 0.75)))
    }
    let name = Lettering(typesetter: typesetter).line(
      node.name, size: 12, weight: 500, color: Palette.opaqueText,
      width: max(0, frame.size.width - 12))
    let plate = Rect(
      x: frame.midX - name.size.width / 2 - 4, y: frame.midY - name.size.height / 2 - 2,
      width: name.size.width + 8, height: name.size.height + 4)
    let inner = hatches + [.fill(.roundedRect(plate, radius: 4), Palette.opaqueFill)]
    return [
      .fill(.rect(frame), Palette.opaqueFill),
      .group(Picture.Group(clip: .rect(frame), items: inner + name.items(centeredIn: frame))),
      .stroke(.rect(frame), Palette.opaqueLine, Stroke(width: 1, dashes: [4, 3])),
    ]
  }

  /// The white plate under the chosen part of a segmented control.
  func selection(in frame: Rect) -> [Picture.Item] {
    let height = max(frame.size.height, Self.segmentHeight)
    let plate = Rect(
      x: frame.minX, y: frame.midY - height / 2, width: frame.size.width, height: height)
    let inner = plate.inset(by: Insets(top: 2, leading: 2, bottom: 2, trailing: 2))
    return raised(.roundedRect(inner, radius: 7))
  }

  private func toggle(in frame: Rect) -> [Picture.Item] {
    let radius = frame.size.height / 2
    let side = max(0, frame.size.height - 4)
    let knob = Rect(x: frame.maxX - side - 2, y: frame.minY + 2, width: side, height: side)
    return [.fill(.roundedRect(frame, radius: radius), Palette.green)] + raised(.ellipse(knob))
  }

  private func slider(in frame: Rect) -> [Picture.Item] {
    let track = Rect(x: frame.minX, y: frame.midY - 2, width: frame.size.width, height: 4)
    var filled = track
    filled.size.width = track.size.width / 2
    let side = min(27, frame.size.height)
    let knob = Rect(x: track.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    return [
      .fill(.roundedRect(track, radius: 2), Palette.fill),
      .fill(.roundedRect(filled, radius: 2), Palette.tint),
    ] + raised(.ellipse(knob))
  }

  private func stepper(in frame: Rect, ink: Color) -> [Picture.Item] {
    let half = frame.size.width / 2
    let side: Double = 18
    let signs = [("minus", frame.minX + half / 2), ("plus", frame.maxX - half / 2)]
    let line = Rect(x: frame.midX, y: frame.minY + 7, width: 1, height: frame.size.height - 14)
    return [
      .fill(.roundedRect(frame, radius: 8), Palette.fill), .fill(.rect(line), Palette.separator),
    ]
      + signs.flatMap { name, x in
        SymbolIcons.items(
          named: name,
          in: Rect(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side),
          color: ink)
      }
  }

  private func progress(in frame: Rect) -> [Picture.Item] {
    var filled = frame
    filled.size.width = frame.size.width * 0.6
    let radius = frame.size.height / 2
    return [
      .fill(.roundedRect(frame, radius: radius), Palette.fill),
      .fill(.roundedRect(filled, radius: radius), Palette.tint),
    ]
  }

  /// Eight spokes, each a little lighter than the one before.
  private func spinner(in frame: Rect) -> [Picture.Item] {
    let side = min(frame.size.width, frame.size.height)
    let directions: [(Double, Double)] = [
      (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0),
      (-0.7071, -0.7071),
    ]
    return directions.enumerated().map { index, direction in
      let start = Point(
        x: frame.midX + direction.0 * side * 0.24, y: frame.midY + direction.1 * side * 0.24)
      let end = Point(
        x: frame.midX + direction.0 * side * 0.44, y: frame.midY + direction.1 * side * 0.44)
      let color = Palette.spinner.faded(to: 1 - Double(index) * 0.1)
      return .stroke(.line(start, end), color, Stroke(width: side * 0.1, isRound: true))
    }
  }

  /// A search field with its lens where it is low, otherwise a frame to write in.
  private func field(in frame: Rect) -> [Picture.Item] {
    guard frame.size.height <= Self.highestSearchField else {
      return [.stroke(.roundedRect(frame, radius: 8), Palette.separator, Stroke(width: 1))]
    }
    let lens = Rect(x: frame.minX + 8, y: frame.midY - 8, width: 16, height: 16)
    let word = Lettering(typesetter: typesetter).line(
      "Search", size: 17, color: Palette.placeholder.faded(to: 2))
    let place = Point(x: lens.maxX + 6, y: frame.midY - word.size.height / 2)
    return [.fill(.roundedRect(frame, radius: 10), Palette.fill)]
      + SymbolIcons.items(named: "magnifyingglass", in: lens, color: Palette.spinner)
      + word.items(at: place)
  }

  private func segments(in frame: Rect) -> [Picture.Item] {
    var first = frame
    first.size.width = frame.size.width / 3
    return [.fill(.roundedRect(frame, radius: 9), Palette.fill)] + selection(in: first)
  }

  /// A landscape in soft colours for a picture whose contents are not known.
  private func picture(in frame: Rect) -> [Picture.Item] {
    guard frame.area > 0 else { return [] }
    let (width, height) = (frame.size.width, frame.size.height)
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: frame.minX + x * width, y: frame.minY + y * height)
    }
    let far = Path(
      through: [point(0, 1), point(0, 0.78), point(0.34, 0.42), point(0.72, 1)], isClosed: true)
    let near = Path(
      through: [point(0.3, 1), point(0.68, 0.56), point(1, 0.86), point(1, 1)], isClosed: true)
    let radius = min(width, height) * 0.09
    let sun = point(0.74, 0.28)
    let disc = Rect(x: sun.x - radius, y: sun.y - radius, width: 2 * radius, height: 2 * radius)
    let items: [Picture.Item] = [
      .fill(.rect(frame), Palette.pictureSky), .fill(.ellipse(disc), Palette.pictureSun),
      .fill(.path(far), Palette.pictureFar), .fill(.path(near), Palette.pictureNear),
    ]
    return [.group(Picture.Group(clip: .rect(frame), items: items))]
  }

  /// A white part with a fine edge, as knobs have.
  private func raised(_ shape: Shape) -> [Picture.Item] {
    [.fill(shape, Palette.window), .stroke(shape, Palette.knobEdge, Stroke(width: 0.75))]
  }

  private static let separatorInset: Double = 20
  private static let segmentHeight: Double = 32
  private static let highestSearchField: Double = 44
  private static let hatchGap: Double = 9
}
