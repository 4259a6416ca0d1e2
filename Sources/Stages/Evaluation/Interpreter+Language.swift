import ComponentModel
import Foundation
import SyntaxModel

/// What the languages themselves bring: numbers, strings, collections.
extension Interpreter {
  // MARK: Members

  func textMember(_ name: String, of text: TextValue) -> Value? {
    switch name {
    case "count", "length": return .number(Double(text.string.count))
    case "isEmpty": return .boolean(text.string.isEmpty)
    case "first": return text.string.first.map { .text(TextValue(String($0), origin: text.origin)) } ?? Value.none
    case "capitalized", "localizedCapitalized": return changed(text) { $0.capitalized }
    case "description", "localizedDescription", "rawValue": return .text(text)
    default: return nil
    }
  }

  private func changed(_ text: TextValue, _ change: (String) -> String) -> Value {
    var copy = text
    copy.string = change(text.string)
    copy.key = nil
    return .text(copy)
  }

  func collectionMember(_ name: String, of value: Value) -> Value? {
    let values = elements(of: value)
    switch name {
    case "count": return .number(Double(values.count))
    case "isEmpty": return .boolean(values.isEmpty)
    case "first": return values.first ?? Value.none
    case "last": return values.last ?? Value.none
    case "indices":
      return .range(lower: 0, upper: Double(values.count), isClosed: false)
    case "keys":
      guard case .dictionary(let entries) = value else { return nil }
      return .list(entries.map(\.key))
    case "values":
      guard case .dictionary(let entries) = value else { return nil }
      return .list(entries.map(\.value))
    case "lowerBound", "upperBound":
      guard case .range(let lower, let upper, _) = value else { return nil }
      return (name == "lowerBound" ? lower : upper).map { .number($0) }
    default: return nil
    }
  }

  func subscripted(_ base: Value, _ arguments: Arguments) -> Value {
    switch (base, arguments.first) {
    case (.list(let values), .number(let number)?):
      guard let position = Int(exactly: number), values.indices.contains(position) else { return .none }
      return values[position]
    case (.dictionary(let entries), let key?):
      for entry in entries {
        if case .boolean(true) = binary("==", entry.key, key) { return entry.value }
      }
      return .unknown(Unknown(hint: ""))
    case (.unknown(let unknown), _): return element(of: unknown)
    case (.object, .type(let key)?):
      // A value of an environment by its key: what it is when nobody set it.
      return staticMember("defaultValue", of: key) ?? .unknown(Unknown(hint: ""))
    case (.view, _), (.object, _): return .unknown(Unknown(hint: ""))
    default: return .unknown(Unknown(hint: ""))
    }
  }

  // MARK: Functions

  func languageCall(_ name: String, _ arguments: Arguments) -> Value? {
    let values = arguments.all.map(\.value)
    switch name {
    case "min", "max":
      let numbers = values.compactMap(Self.number)
      guard numbers.count == values.count, let first = numbers.first else {
        return numbers.first.map { .number($0) }
      }
      return .number(numbers.reduce(first) { name == "min" ? Swift.min($0, $1) : Swift.max($0, $1) })
    case "abs": return values.first.flatMap(Self.number).map { .number(Swift.abs($0)) }
    case "round": return values.first.flatMap(Self.number).map { .number($0.rounded()) }
    case "floor": return values.first.flatMap(Self.number).map { .number($0.rounded(.down)) }
    case "ceil": return values.first.flatMap(Self.number).map { .number($0.rounded(.up)) }
    case "Int", "Double", "CGFloat", "Float", "Decimal", "Int64", "UInt", "Int32":
      return converted(values.first, toWhole: name.hasPrefix("Int") || name == "UInt")
    case "String":
      guard let value = values.first else { return .text(TextValue("")) }
      if arguments["localized"] != nil || arguments["format"] != nil { return nil }
      return displayedText(of: value).map { .text($0) }
    case "Bool": return values.first
    case "Array", "Set": return values.first ?? .list([])
    case "zip", "stride": return .unknown(Unknown(hint: name))
    default: return nil
    }
  }

  private func converted(_ value: Value?, toWhole: Bool) -> Value? {
    switch value {
    case .number(let number)?: .number(toWhole ? number.rounded(.towardZero) : number)
    case .unknown(let unknown)?: .unknown(Unknown(hint: unknown.hint, likely: unknown.likely))
    case .text(let text)?: Double(text.string).map { .number($0) } ?? Value.none
    default: nil
    }
  }

  static func number(_ value: Value) -> Double? {
    if case .number(let number) = value { number } else { nil }
  }

  func languageCall(_ name: String, on base: Value, _ arguments: Arguments) -> Value? {
    switch base {
    case .text(let text): return textCall(name, on: text, arguments)
    case .list, .range, .dictionary: return collectionCall(name, on: base, arguments)
    case .unknown(let unknown): return unknownCall(name, on: unknown, base, arguments)
    case .number(let number): return numberCall(name, on: number)
    case .none: return Value.none
    case .boolean, .tuple, .symbol, .object, .closure, .type, .view, .keyPath, .native: return nil
    }
  }

  private func numberCall(_ name: String, on number: Double) -> Value? {
    switch name {
    case "rounded": .number(number.rounded())
    case "advanced": nil
    default: nil
    }
  }

  private func textCall(_ name: String, on text: TextValue, _ arguments: Arguments) -> Value? {
    switch name {
    case "uppercased": return changed(text) { $0.uppercased() }
    case "lowercased": return changed(text) { $0.lowercased() }
    case "trimmingCharacters": return changed(text) { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    case "prefix":
      guard case .number(let count)? = arguments.first, 0 <= count, count < 1e6 else { return .text(text) }
      return changed(text) { String($0.prefix(Int(count))) }
    case "appending":
      guard case .text(let other)? = arguments.first else { return .text(text) }
      return changed(text) { $0 + other.string }
    case "replacingOccurrences":
      guard case .text(let old)? = arguments["of"], case .text(let new)? = arguments["with"] else {
        return .text(text)
      }
      return changed(text) { $0.replacingOccurrences(of: old.string, with: new.string) }
    case "hasPrefix", "hasSuffix", "contains":
      guard text.isStated, case .text(let other)? = arguments.first else { return nil }
      switch name {
      case "hasPrefix": return .boolean(text.string.hasPrefix(other.string))
      case "hasSuffix": return .boolean(text.string.hasSuffix(other.string))
      default: return .boolean(text.string.contains(other.string))
      }
    default: return nil
    }
  }

  private func collectionCall(_ name: String, on base: Value, _ arguments: Arguments) -> Value? {
    let values = elements(of: base)
    let closure: ClosureValue? = arguments.all.lazy.compactMap {
      if case .closure(let closure) = $0.value { closure } else { nil }
    }.first
    switch name {
    case "map", "compactMap", "flatMap", "forEach":
      guard let closure else { return mapped(values, by: arguments.first) }
      let results = values.prefix(Self.maximumRepetitions).map { call(closure, with: [$0]) }
      guard name != "map" else { return .list(Array(results)) }
      return .list(
        results.flatMap { result -> [Value] in
          if case .none = result { return [] }
          if case .list(let inner) = result, name == "flatMap" { return inner }
          return [result]
        })
    case "filter", "drop", "sorted", "shuffled", "lazy", "reversed":
      return .list(name == "reversed" ? values.reversed() : values)
    case "prefix", "suffix", "dropFirst", "dropLast":
      return sliced(name, values, arguments.first)
    case "enumerated":
      return .list(
        values.enumerated().map { position, value in
          .tuple([
            LabelledValue(label: "offset", value: .number(Double(position))),
            LabelledValue(label: "element", value: value),
          ])
        })
    case "joined":
      let separator: String = {
        if case .text(let text)? = arguments["separator"] { text.string } else { "" }
      }()
      let texts = values.compactMap { displayedText(of: $0) }
      return .text(
        TextValue(
          texts.map(\.string).joined(separator: separator),
          origin: texts.map(\.origin).max() ?? .literal, hint: texts.first?.hint ?? ""))
    case "first", "last", "min", "max", "randomElement": return values.first ?? Value.none
    case "contains", "allSatisfy": return .unknown(Unknown(hint: name))
    default: return nil
    }
  }

  private func mapped(_ values: [Value], by path: Value?) -> Value {
    guard case .keyPath(let names)? = path else { return .list(values) }
    return .list(values.map { value in names.reduce(value) { member($1, of: $0) } })
  }

  private func sliced(_ name: String, _ values: [Value], _ argument: Value?) -> Value {
    var count = 1
    if case .number(let number)? = argument, 0 <= number, number < 1e6 { count = Int(number) }
    switch name {
    case "prefix": return .list(Array(values.prefix(count)))
    case "suffix": return .list(Array(values.suffix(count)))
    case "dropFirst": return .list(Array(values.dropFirst(count)))
    default: return .list(Array(values.dropLast(count)))
    }
  }

  private func unknownCall(_ name: String, on unknown: Unknown, _ base: Value, _ arguments: Arguments)
    -> Value?
  {
    switch name {
    case "map", "compactMap", "flatMap":
      guard case .closure(let closure)? = arguments.trailing ?? arguments.first else { return base }
      let isList = unknown.type?.name == "Array" || unknown.hint.hasSuffix("s")
      guard isList else { return call(closure, with: [base]) }
      return .list((0..<Self.sampleElements).map { _ in call(closure, with: [element(of: unknown)]) })
    case "filter", "sorted", "prefix", "suffix", "reversed", "dropFirst", "dropLast", "trimmingCharacters",
      "uppercased", "lowercased", "formatted", "rounded", "appending", "replacingOccurrences":
      return base
    case "enumerated":
      return collectionCall(name, on: .list(elements(of: base)), arguments)
    case "joined":
      return .unknown(Unknown(hint: unknown.hint))
    default: return nil
    }
  }
}
