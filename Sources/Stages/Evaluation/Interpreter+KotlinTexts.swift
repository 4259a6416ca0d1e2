import ComponentModel
import Foundation
import SyntaxModel

/// Strings and numbers as Kotlin's library has them.
extension Interpreter {
  func kotlinTextCall(_ name: String, on text: TextValue, _ arguments: Arguments) -> Value? {
    let string = text.string
    let first = arguments.all.first?.value
    switch name {
    case "uppercase", "toUpperCase": return changed(text, string.uppercased())
    case "lowercase", "toLowerCase": return changed(text, string.lowercased())
    case "capitalize": return changed(text, string.prefix(1).uppercased() + string.dropFirst())
    case "replaceFirstChar":
      guard case .closure(let closure)? = first, let head = string.first else { return .text(text) }
      guard case .text(let new) = call(closure, with: [.text(TextValue(String(head)))]) else {
        return .text(text)
      }
      return changed(text, new.string + string.dropFirst())
    case "trim", "trimEnd", "trimStart": return changed(text, string.trimmingCharacters(in: .whitespacesAndNewlines))
    case "trimIndent", "trimMargin": return changed(text, Self.unindented(string, hasMargin: name == "trimMargin"))
    case "toString", "orEmpty", "toUri", "toHtml", "parseAsHtml": return .text(text)
    case "take", "takeLast", "drop", "dropLast", "repeat", "substring": return part(name, of: text, arguments)
    case "plus": return first.map { binary("+", .text(text), $0) }
    case "format": return .text(formatted(text, arguments.all.map(\.value)))
    case "replace", "removePrefix", "removeSuffix", "substringBefore", "substringAfter", "split":
      return replaced(name, text, arguments)
    case "lines": return .list(string.split(separator: "\n").map { .text(TextValue(String($0), origin: text.origin)) })
    case "first", "last", "firstOrNull", "lastOrNull":
      let character = name.hasPrefix("first") ? string.first : string.last
      return character.map { .text(TextValue(String($0), origin: text.origin)) } ?? Value.none
    case "toInt", "toIntOrNull", "toDouble", "toDoubleOrNull", "toFloat", "toFloatOrNull", "toLong",
      "toLongOrNull":
      return Double(string).map { .number($0) } ?? Value.none
    case "toColorInt": return nil
    default: return questioned(name, text, first)
    }
  }

  private func changed(_ text: TextValue, _ string: String) -> Value {
    .text(TextValue(string, origin: text.origin, hint: text.hint))
  }

  /// Questions about characters that are known.
  private func questioned(_ name: String, _ text: TextValue, _ argument: Value?) -> Value? {
    guard text.isStated else {
      switch name {
      case "isEmpty", "isBlank", "isNullOrEmpty", "isNullOrBlank":
        return .unknown(Unknown(hint: text.hint, likely: .boolean(false)))
      case "isNotEmpty", "isNotBlank": return .unknown(Unknown(hint: text.hint, likely: .boolean(true)))
      case "startsWith", "endsWith", "contains", "equals", "matches": return .unknown(Unknown(hint: name))
      default: return nil
      }
    }
    let string = text.string
    switch name {
    case "isEmpty", "isNullOrEmpty": return .boolean(string.isEmpty)
    case "isBlank", "isNullOrBlank": return .boolean(string.allSatisfy(\.isWhitespace))
    case "isNotEmpty": return .boolean(!string.isEmpty)
    case "isNotBlank": return .boolean(!string.allSatisfy(\.isWhitespace))
    case "startsWith", "endsWith", "contains", "equals":
      guard case .text(let other)? = argument, other.isStated else {
        return .unknown(Unknown(hint: name))
      }
      switch name {
      case "startsWith": return .boolean(string.hasPrefix(other.string))
      case "endsWith": return .boolean(string.hasSuffix(other.string))
      case "equals": return .boolean(string == other.string)
      default: return .boolean(string.contains(other.string))
      }
    default: return nil
    }
  }

  private func part(_ name: String, of text: TextValue, _ arguments: Arguments) -> Value {
    guard let number = arguments.first.flatMap(Self.number), number >= 0, number < 10_000 else {
      return .text(text)
    }
    let (string, count) = (text.string, Int(number))
    switch name {
    case "take": return changed(text, String(string.prefix(count)))
    case "takeLast": return changed(text, String(string.suffix(count)))
    case "drop": return changed(text, String(string.dropFirst(count)))
    case "dropLast": return changed(text, String(string.dropLast(count)))
    case "repeat":
      guard string.utf8.count * count <= 20_000 else { return .text(text) }
      return changed(text, String(repeating: string, count: count))
    default:
      let end = arguments.positional.dropFirst().first.flatMap(Self.number) ?? Double(string.count)
      let length = min(max(0, end - number), Double(string.count))
      return changed(text, String(string.dropFirst(count).prefix(Int(length))))
    }
  }

  private func replaced(_ name: String, _ text: TextValue, _ arguments: Arguments) -> Value {
    let words = arguments.all.compactMap { argument -> String? in
      if case .text(let text) = argument.value { text.string } else { nil }
    }
    let string = text.string
    guard let first = words.first, !first.isEmpty else { return .text(text) }
    switch name {
    case "replace": return changed(text, string.replacing(first, with: words.count > 1 ? words[1] : ""))
    case "removePrefix": return changed(text, string.hasPrefix(first) ? String(string.dropFirst(first.count)) : string)
    case "removeSuffix": return changed(text, string.hasSuffix(first) ? String(string.dropLast(first.count)) : string)
    case "split":
      return .list(string.split(separator: first).map { .text(TextValue(String($0), origin: text.origin)) })
    default:
      guard let range = string.firstRange(of: first) else { return .text(text) }
      return changed(text, String(name == "substringBefore" ? string[..<range.lowerBound] : string[range.upperBound...]))
    }
  }

  private static func unindented(_ string: String, hasMargin: Bool) -> String {
    var lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    if lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    if hasMargin {
      return lines.map { line in
        let bare = line.drop(while: \.isWhitespace)
        return bare.hasPrefix("|") ? bare.dropFirst() : line
      }.joined(separator: "\n")
    }
    let margin = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
    return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }

  // MARK: Formats

  /// A format of Java's with its values.
  func formatted(_ format: TextValue, _ values: [Value]) -> TextValue {
    let texts = values.map { value -> TextValue in
      displayedText(of: value) ?? TextValue("")
    }
    return TextValue(
      JavaFormat.fill(format.string, with: texts.map(\.string)),
      origin: texts.map(\.origin).max().map { max($0, format.origin) } ?? format.origin, hint: format.hint)
  }

  /// What a formatter of Java's library shows: `dateFormat.format(date)`, `DecimalFormat("#.#").format(score)`;
  /// nil for what is none.
  func shown(by formatter: Value, _ arguments: Arguments) -> Value? {
    guard let value = arguments.first, let name = Self.formatterName(formatter) else { return nil }
    switch value {
    case .number, .text: return displayedText(of: value).map { .text($0) }
    case .unknown(let unknown):
      let isNumber = unknown.type.map { Self.numberTypes.contains($0.name) } ?? false
      if resources.samples.text(for: unknown.hint) != nil, !isNumber || !Self.isOfDates(name) {
        return .unknown(Unknown(hint: unknown.hint, type: Self.isOfDates(name) ? nil : unknown.type))
      }
      return .unknown(Self.isOfDates(name) ? Unknown(hint: "date") : unknown)
    default: return Self.isOfDates(name) ? .unknown(Unknown(hint: "date")) : nil
    }
  }

  private static func formatterName(_ value: Value) -> String? {
    let names: [String] =
      switch value {
      case .unknown(let unknown): [unknown.hint.split(separator: ".").last.map(String.init) ?? ""]
      case .symbol(let symbol): [symbol.root ?? ""] + symbol.steps.map(\.name)
      default: []
      }
    return names.first { name in
      ["format", "formatter"].contains { name.lowercased().hasSuffix($0) }
    }
  }

  private static func isOfDates(_ name: String) -> Bool {
    let words = SampleContent.words(of: name)
    return !Set(words).isDisjoint(with: ["date", "time", "day", "month", "year", "timestamp"])
  }

  // MARK: Numbers

  func kotlinNumberCall(_ name: String, on number: Double, _ arguments: Arguments) -> Value? {
    switch name {
    case "toFloat", "toDouble": return .number(number)
    case "toInt", "toLong", "toShort", "toByte": return .number(number.rounded(.towardZero))
    case "roundToInt", "roundToLong": return .number((number + 0.5).rounded(.down))
    case "toString": return displayedText(of: .number(number)).map { .text($0) }
    case "not", "unaryMinus": return .number(-number)
    case "coerceIn", "coerceAtLeast", "coerceAtMost":
      if case .range(let lower?, let upper?, _)? = arguments.first {
        return .number(min(max(number, lower), upper))
      }
      let bounds = arguments.positional.compactMap(Self.number)
      guard let first = bounds.first else { return .number(number) }
      if name == "coerceAtMost" { return .number(min(number, first)) }
      let raised = max(number, first)
      return .number(name == "coerceIn" && bounds.count > 1 ? min(raised, bounds[1]) : raised)
    case "plus", "minus", "times", "div", "rem", "mod":
      let signs = ["plus": "+", "minus": "-", "times": "*", "div": "/", "rem": "%", "mod": "%"]
      guard let sign = signs[name], let other = arguments.first else { return nil }
      return binary(sign, .number(number), other)
    case "inc": return .number(number + 1)
    case "dec": return .number(number - 1)
    default: return nil
    }
  }
}
