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

/// Reads the short notation of the icons: `M`, `L`, `C` and `Z` as in SVG paths with absolute numbers,
/// `O x y r` for a circle, `R x y w h r` for a rounded rectangle.
enum IconOutline {
  static func shape(_ notation: String) -> Shape {
    let words = notation.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    if words.first == "O", numbers.count == 3 {
      let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
      return .ellipse(Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }
    if words.first == "R", numbers.count == 5 {
      let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      return .roundedRect(rect, radius: numbers[4])
    }
    return .path(path(words))
  }

  private static func path(_ words: [Substring]) -> Path {
    var elements: [Path.Element] = []
    var command: Substring = ""
    var numbers: [Double] = []
    for word in words {
      guard let number = Double(word) else {
        command = word
        numbers = []
        if word == "Z" { elements.append(.close) }
        continue
      }
      numbers.append(number)
      guard let element = element(command, numbers) else { continue }
      elements.append(element)
      numbers = []
    }
    return Path(elements)
  }

  private static func element(_ command: Substring, _ numbers: [Double]) -> Path.Element? {
    switch (command, numbers.count) {
    case ("M", 2): .move(Point(x: numbers[0], y: numbers[1]))
    case ("L", 2): .line(Point(x: numbers[0], y: numbers[1]))
    case ("C", 6):
      .curve(
        Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3]),
        to: Point(x: numbers[4], y: numbers[5]))
    default: nil
    }
  }
}
