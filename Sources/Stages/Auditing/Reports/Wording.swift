/// How findings speak of texts and lengths.
enum Wording {
  /// A text in quotation marks, shortened to about thirty characters.
  static func quoted(_ text: String) -> String { "“\(shortened(text))”" }

  /// Words at the start of a sentence.
  static func opening(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A text on one line of at most thirty characters.
  static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.count > longest else { return line }
    let kept = line.prefix(longest - 1)
    return kept.trimmingLastSpace() + "…"
  }

  /// A length to the nearest half point where it is small, else to the nearest point.
  static func length(_ value: Double, _ unit: String) -> String {
    "\(number(value)) \(unit)"
  }

  /// A number without a needless fraction.
  static func number(_ value: Double) -> String {
    let rounded = abs(value) < 10 ? (value * 2).rounded() / 2 : value.rounded()
    guard let whole = Int(exactly: rounded) else { return String(rounded) }
    return String(whole)
  }

  /// A measured figure for a report: one decimal.
  static func measured(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// `1 line`, `2 lines`.
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private static let longest = 30
}

extension Substring {
  fileprivate func trimmingLastSpace() -> Substring { last == " " ? dropLast() : self }
}
