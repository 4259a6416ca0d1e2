import ComponentModel
import ScreenModel

/// What formats make of values, known or not.
enum Formats {
  /// A date that has every long part.
  static let sampleDate = "Wednesday, 23 September 2026"
  static let sampleTime = "12:59 PM"
  static let samplePrice = "€1,234,567.89"

  /// Whether a format shows a price.
  static func isCurrency(_ format: Value) -> Bool {
    guard case .symbol(let symbol) = format else { return false }
    return symbol.steps.contains { $0.name == "currency" }
      || symbol.root?.contains("Currency") == true
  }

  /// `Text(date, style: .time)`
  static func date(_ value: Value, style: String?) -> TextValue {
    let hint: String = if case .unknown(let unknown) = value { unknown.hint } else { "date" }
    let text: String
    switch style {
    case "time": text = sampleTime
    case "relative": text = "59 min, 59 sec"
    case "offset": text = "+59 minutes"
    case "timer": text = "1:59:59"
    default: text = sampleDate
    }
    return TextValue(text, origin: .sample, hint: hint)
  }
}

extension BuildContext {
  /// A value as a format style shows it: `.currency(code:)`, `.percent`, `.dateTime` …
  func formatted(_ value: Value, as format: Value?) -> TextValue {
    let steps = format.flatMap { symbol(from: $0)?.steps } ?? []
    let hint: String = if case .unknown(let unknown) = value { unknown.hint } else { "" }
    let number: Double? = if case .number(let number) = value { number } else { nil }
    for step in steps {
      switch step.name {
      case "currency": return price(number, step, hint)
      case "percent":
        let text = number.map { NumberText.decimal($0 * 100, digits: 0) + "%" } ?? "100%"
        return TextValue(text, origin: number == nil ? .sample : .literal, hint: hint)
      case "dateTime", "date", "iso8601":
        return TextValue(Formats.sampleDate, origin: .sample, hint: hint)
      case "time": return TextValue(Formats.sampleTime, origin: .sample, hint: hint)
      case "relative", "timer":
        return Formats.date(value, style: step.name)
      case "byteCount": return TextValue("1,234.5 MB", origin: .sample, hint: hint)
      case "measurement": return TextValue("1,234.5 km", origin: .sample, hint: hint)
      case "name": return TextValue("Maximiliane Papadimitropoulou", origin: .sample, hint: hint)
      default: break
      }
    }
    if let number { return TextValue(NumberText.decimal(number), hint: hint) }
    return displayedText(of: value) ?? TextValue("1,234.5", origin: .sample, hint: hint)
  }

  private func price(_ number: Double?, _ step: Symbol.Step, _ hint: String) -> TextValue {
    guard let number else { return TextValue(Formats.samplePrice, origin: .sample, hint: hint) }
    var code = "EUR"
    if case .text(let text)? = step.arguments?["code"], text.isStated {
      code = text.string
    }
    return TextValue(NumberText.currency(number, code: code), hint: hint)
  }

  /// `value.formatted(…)`, for values that a format can show.
  func formattedCall(_ value: Value, _ arguments: Arguments) -> Value? {
    let format =
      arguments.first
      ?? arguments["date"].map { _ in
        Value.symbol(Symbol(root: nil, steps: [.init(name: "date")]))
      }
    switch value {
    case .number: return .text(formatted(value, as: format))
    case .unknown(let unknown):
      guard let format else {
        return unknown.type?.name == "Date"
          ? .text(TextValue(Formats.sampleDate, origin: .sample, hint: unknown.hint)) : nil
      }
      return .text(formatted(value, as: format))
    case .symbol(let symbol) where symbol.root == "Date":
      return .text(
        TextValue(Formats.sampleDate, origin: .sample, hint: "date"))
    default: return nil
    }
  }
}
