import ScreenModel

/// The colours of the pictures: ink for the default, green below it, amber to red above.
enum Palette {
  static let paper = color(0xFC, 0xFB, 0xF8)
  static let ink = color(0x1C, 0x1B, 0x1F)
  static let secondary = color(0x6B, 0x68, 0x72)
  static let grid = color(0xE7, 0xE4, 0xDD)
  static let axis = color(0xB9, 0xB4, 0xAB)
  /// A quiet ground behind the accessibility sizes.
  static let band = color(0xFB, 0xF0, 0xE4)

  private static let belowStart = color(0x6D, 0xB3, 0xA8)
  private static let belowEnd = color(0x1F, 0x7A, 0x70)
  private static let aboveStart = color(0xE0, 0xA0, 0x2E)
  private static let aboveEnd = color(0xA8, 0x1F, 0x33)

  /// The colour of one of several sizes by its place among them and the default's.
  static func size(_ index: Int, default standard: Int, of count: Int) -> Color {
    if index == standard { return ink }
    if index < standard {
      let share = standard > 1 ? Double(index) / Double(standard - 1) : 1
      return mix(belowStart, belowEnd, share)
    }
    let above = count - standard - 2
    return mix(aboveStart, aboveEnd, above > 0 ? Double(index - standard - 1) / Double(above) : 1)
  }

  /// A darker shade of a colour, for words in it.
  static func lettering(_ color: Color) -> Color { mix(color, ink, 0.3) }

  private static func mix(_ start: Color, _ end: Color, _ share: Double) -> Color {
    Color(
      red: start.red + (end.red - start.red) * share,
      green: start.green + (end.green - start.green) * share,
      blue: start.blue + (end.blue - start.blue) * share)
  }

  private static func color(_ red: Int, _ green: Int, _ blue: Int) -> Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
