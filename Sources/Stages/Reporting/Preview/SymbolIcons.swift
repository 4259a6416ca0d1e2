// Provenance: Ample's own drawings on a grid of 24 × 24, which only suggest the symbol by its name.

internal import Drawing
internal import ScreenModel

/// Simple icons for common names of system symbols; the others are rounded squares.
enum SymbolIcons {
  /// The icon for a name such as `heart.fill`, filling a rectangle as a square in its middle.
  static func items(named name: String, in frame: Rect, color: Color) -> [Picture.Item] {
    let side = min(frame.size.width, frame.size.height)
    guard side > 0 else { return [] }
    let parts = name.split(separator: ".").map(String.init)
    let isEnclosed = parts.count > 1 && parts.contains("circle")
    let isFilled = parts.contains("fill")
    let stem = self.stem(of: parts)
    var items: [Picture.Item] = []
    var ink = color
    if isEnclosed {
      let ring = Shape.ellipse(Rect(x: 2, y: 2, width: 20, height: 20))
      items.append(isFilled ? .fill(ring, color) : .stroke(ring, color, stroke(2)))
      if isFilled { ink = Palette.window }
    }
    let drawing = stem.flatMap { drawings[$0] } ?? neutral
    let glyph = shapes(of: drawing).map { shape -> Picture.Item in
      let isSolid = isFilled && !isEnclosed && drawing.canBeFilled
      return isSolid ? .fill(shape, ink) : .stroke(shape, ink, stroke(2))
    }
    items += isEnclosed ? [shrunk(glyph)] : glyph
    let origin = Point(x: frame.midX - side / 2, y: frame.midY - side / 2)
    return [
      .group(Picture.Group(translation: origin, scale: side / grid, items: items))
    ]
  }

  private static let grid: Double = 24

  private static func stroke(_ width: Double) -> Stroke { Stroke(width: width, isRound: true) }

  private static func shrunk(_ items: [Picture.Item]) -> Picture.Item {
    .group(Picture.Group(translation: Point(x: 6, y: 6), scale: 0.5, items: items))
  }

  /// The longest beginning of a name that has a drawing.
  private static func stem(of parts: [String]) -> String? {
    for count in stride(from: parts.count, to: 0, by: -1) {
      let candidate = parts.prefix(count).joined(separator: ".")
      if drawings[candidate] != nil { return candidate }
      if let other = aliases[candidate] { return other }
    }
    return nil
  }

  private static func shapes(of drawing: Icon) -> [Shape] {
    drawing.outlines.map { IconOutline.shape($0) }
  }

  struct Icon {
    let outlines: [String]
    /// Whether `.fill` makes an area of it.
    let canBeFilled: Bool
  }

  private static let neutral = Icon(outlines: ["R 4 4 16 16 4"], canBeFilled: true)
}
