/// Prepares text from sources for a terminal.
enum PlainText {
  /// The text without characters that a terminal would act on; tabs stay.
  static func safe(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      let turnsText =
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      if scalar == "\t" || !(isControl || turnsText) {
        result.append(scalar)
      } else {
        result.append("\u{FFFD}")
      }
    }
    return String(result)
  }

  /// How many columns of a terminal a character takes: 0, 1 or 2.
  static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let properties = scalar.properties
    if properties.isEmojiPresentation { return 2 }
    if character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// A number without a fraction where it has none, otherwise with at most one digit behind the point.
  static func number(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }

  /// A count with its noun: “1 error”, “2 errors”.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
