/// Colours for a terminal, or none.
struct Ink: Sendable {
  let isColored: Bool

  enum Color: String {
    case red = "31"
    case yellow = "33"
    case blue = "34"
    case green = "32"
    case dim = "2"
    case bold = "1"
  }

  /// The text in a colour, or as it is.
  func callAsFunction(_ text: String, _ color: Color) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
