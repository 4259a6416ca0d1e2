internal import Drawing
internal import ScreenModel

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
