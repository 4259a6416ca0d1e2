import ComponentModel
import Foundation
import ScreenModel
import SyntaxModel

/// What the language brings: lists, strings, numbers, objects.
extension Interpreter {
  // MARK: Functions

  func scriptFunction(_ name: String, _ arguments: Arguments) -> Value? {
    let values = arguments.all.map(\.value)
    let first = values.first
    switch name {
    case "String", "Number", "parseInt", "parseFloat", "Boolean": return conversion(name, first)
    case "Object.keys": return entries(of: first).map { .list($0.map(\.key)) }
    case "Object.values": return entries(of: first).map { .list($0.map(\.value)) }
    case "Object.entries": return entries(of: first).map { .list($0.map { .list([$0.key, $0.value]) }) }
    case "Object.assign", "merge", "_.merge", "Object.fromEntries": return assigned(values, name)
    case "Object.freeze", "Object.create", "JSON.parse", "Promise.resolve", "structuredClone": return first
    case "Array.isArray":
      guard case .list? = first else { return .unknown(Unknown(hint: "", likely: .boolean(true))) }
      return .boolean(true)
    case "Array.from", "Array.of", "Array", "Set", "range", "_.range", "_.times": return list(name, values)
    case "String.fromCodePoint", "String.fromCharCode": return characters(values)
    case "isNaN", "Number.isNaN": return .boolean(false)
    case "Number.isInteger", "Number.isFinite": return .boolean(true)
    default: return name.hasPrefix("Math.") ? math(String(name.dropFirst(5)), values) : nil
    }
  }

  private func conversion(_ name: String, _ value: Value?) -> Value? {
    switch (name, value) {
    case ("String", let value?): return displayedText(of: value).map { .text($0) }
    case ("Boolean", .closure?): return value
    case ("Boolean", let value?): return truth(of: value).map { .boolean($0) } ?? value
    case (_, .number?): return name == "parseInt" ? value.flatMap(Self.number).map { .number($0.rounded(.towardZero)) } : value
    case (_, .text(let text)?):
      let digits = text.string.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      return Double(digits).map { .number($0) } ?? .unknown(Unknown(hint: text.hint))
    case (_, .unknown?): return value
    default: return nil
    }
  }

  /// The characters of numbers; one that is not known is most likely a picture, as in `:smile:`.
  private func characters(_ values: [Value]) -> Value {
    var string = ""
    var origin = ContentOrigin.literal
    for value in values {
      if case .number(let number) = value, let code = UInt32(exactly: number), let scalar = Unicode.Scalar(code) {
        string.unicodeScalars.append(scalar)
      } else {
        origin = .sample
        string += "🙂"
      }
    }
    return .text(TextValue(string, origin: origin))
  }

  private func entries(of value: Value?) -> [KeyedValue]? {
    switch value {
    case .dictionary(let entries)?:
      return Array(
        entries.filter { if case .none = $0.key { false } else { true } }.prefix(Self.maximumRepetitions))
    case .list(let values)?:
      return values.enumerated().map { KeyedValue(key: .text(TextValue("\($0)")), value: $1) }
    case .unknown(let unknown)?:
      let entry = KeyedValue(key: .unknown(Unknown(hint: "key")), value: element(of: unknown))
      return Array(repeating: entry, count: Self.sampleElements)
    default: return nil
    }
  }

  private func assigned(_ values: [Value], _ name: String) -> Value {
    var entries: [KeyedValue] = []
    if name == "Object.fromEntries" {
      for case .list(let pair) in elements(of: values.first ?? .none) where pair.count == 2 {
        entries.append(KeyedValue(key: pair[0], value: pair[1]))
      }
    } else {
      for value in values { spread(value, into: &entries) }
    }
    return .dictionary(entries)
  }

  private func list(_ name: String, _ values: [Value]) -> Value? {
    switch (name, values.first) {
    case ("Array.of", _): return .list(values)
    case ("Array.from", let source?):
      var items = elements(of: source)
      if case .dictionary = source {
        items = Array(repeating: .none, count: count(member("length", of: source)))
      }
      guard values.count > 1, case .closure(let closure) = values[1] else { return .list(items) }
      return .list(items.enumerated().map { call(closure, with: [$1, .number(Double($0))]) })
    case ("Array", .number?): return .list(Array(repeating: .none, count: count(values[0])))
    case ("Array", _): return .list(values)
    case ("Set", let source?): return source
    case ("range", _), ("_.range", _):
      let numbers = values.compactMap(Self.number)
      let lower = numbers.count > 1 ? numbers[0] : 0
      guard let upper = numbers.count > 1 ? numbers[1] : numbers.first else { return nil }
      return .list(elements(of: .range(lower: lower, upper: upper, isClosed: false)))
    case ("_.times", let number?):
      guard values.count > 1, case .closure(let closure) = values[1] else { return nil }
      return .list((0..<count(number)).map { call(closure, with: [.number(Double($0))]) })
    default: return nil
    }
  }

  /// A length, held to what is looked at of a list.
  private func count(_ value: Value) -> Int {
    guard case .number(let number) = value, number >= 0 else { return Self.sampleElements }
    return Int(min(number, Double(Self.maximumRepetitions)))
  }

  private func math(_ name: String, _ values: [Value]) -> Value? {
    if name == "PI" { return .number(.pi) }
    let numbers = values.compactMap(Self.number)
    guard !numbers.isEmpty, numbers.count == values.count else {
      return values.isEmpty ? .unknown(Unknown(hint: "")) : partlyKnown(name, values, numbers)
    }
    switch name {
    case "min": return numbers.min().map { .number($0) }
    case "max": return numbers.max().map { .number($0) }
    case "round": return .number((numbers[0] + 0.5).rounded(.down))
    case "floor": return .number(numbers[0].rounded(.down))
    case "ceil": return .number(numbers[0].rounded(.up))
    case "trunc": return .number(numbers[0].rounded(.towardZero))
    case "abs": return .number(abs(numbers[0]))
    case "sqrt": return numbers[0] >= 0 ? .number(numbers[0].squareRoot()) : nil
    case "pow": return numbers.count > 1 ? finite(pow(numbers[0], numbers[1])) : nil
    case "sign": return .number(numbers[0] < 0 ? -1 : numbers[0] > 0 ? 1 : 0)
    default: return .unknown(Unknown(hint: ""))
    }
  }

  private func finite(_ number: Double) -> Value? { number.isFinite ? .number(number) : nil }

  /// Of a smallest or largest with an unknown in it, the known part is the best guess.
  private func partlyKnown(_ name: String, _ values: [Value], _ numbers: [Double]) -> Value {
    guard name == "min" || name == "max", let known = name == "min" ? numbers.min() : numbers.max() else {
      if let first = values.first, case .unknown(let unknown) = first { return .unknown(unknown) }
      return .unknown(Unknown(hint: ""))
    }
    return .unknown(Unknown(hint: "", likely: .number(known)))
  }

  // MARK: Methods

  func scriptMethod(_ name: String, of base: Value, _ arguments: Arguments) -> Value? {
    switch base {
    case .list(let values): return listMethod(name, values, arguments)
    case .text(let text): return textMethod(name, text, arguments)
    case .number(let number): return numberMethod(name, number, arguments)
    case .unknown(let unknown): return unknownMethod(name, unknown, base, arguments)
    case .dictionary where name == "hasOwnProperty": return .unknown(Unknown(hint: ""))
    case .boolean, .none, .dictionary, .tuple, .range, .symbol, .object, .closure, .type, .view, .keyPath,
      .native:
      return nil
    }
  }

  private func closure(in arguments: Arguments) -> ClosureValue? {
    if case .closure(let closure)? = arguments.all.first?.value { closure } else { nil }
  }

  private func listMethod(_ name: String, _ values: [Value], _ arguments: Arguments) -> Value? {
    let first = arguments.all.first?.value
    switch name {
    case "map", "flatMap", "forEach":
      guard let closure = closure(in: arguments) else { return .list(values) }
      let shown = values.prefix(Self.maximumRepetitions)
      let results = shown.enumerated().map { position, value in
        call(closure, with: [value, .number(Double(position)), .list(values)])
      }
      return .list(name == "flatMap" ? results.flatMap { elements(flattening: $0) } : results)
    case "filter":
      guard let closure = closure(in: arguments) else {
        return .list(values.filter { truth(of: $0) != false })
      }
      return .list(
        values.enumerated().filter { truth(of: call(closure, with: [$1, .number(Double($0))])) != false }
          .map(\.element))
    case "find", "findLast", "at": return found(values, closure(in: arguments), first)
    case "some", "every": return tested(name, values, closure(in: arguments))
    case "includes", "indexOf", "findIndex": return searched(name, values, first)
    case "slice": return .list(sliced(values, arguments))
    case "reverse", "toReversed": return .list(values.reversed())
    case "sort", "toSorted", "fill", "keys", "values", "flat":
      return name == "keys" ? .list(values.indices.map { .number(Double($0)) })
        : .list(name == "flat" ? values.flatMap { elements(flattening: $0) } : values)
    case "concat": return .list(values + arguments.all.flatMap { elements(flattening: $0.value) })
    case "join": return joined(values, first)
    case "reduce": return reduced(values, arguments)
    case "entries":
      return .list(values.enumerated().map { .list([.number(Double($0)), $1]) })
    default: return nil
    }
  }

  private func elements(flattening value: Value) -> [Value] {
    if case .list(let values) = value { values } else { [value] }
  }

  private func found(_ values: [Value], _ closure: ClosureValue?, _ position: Value?) -> Value {
    if let closure {
      for value in values where truth(of: call(closure, with: [value])) == true { return value }
      return values.first ?? .none
    }
    guard case .number(let number)? = position, let index = Int(exactly: number) else { return values.first ?? .none }
    let place = index < 0 ? values.count + index : index
    return values.indices.contains(place) ? values[place] : .none
  }

  private func tested(_ name: String, _ values: [Value], _ closure: ClosureValue?) -> Value {
    guard let closure else { return .unknown(Unknown(hint: "")) }
    let results = values.map { truth(of: call(closure, with: [$0])) }
    if name == "some", results.contains(true) { return .boolean(true) }
    if name == "every", results.contains(false) { return .boolean(false) }
    return results.contains(nil) ? .unknown(Unknown(hint: "")) : .boolean(name == "every")
  }

  private func searched(_ name: String, _ values: [Value], _ sought: Value?) -> Value {
    guard let sought, name != "findIndex" else { return .unknown(Unknown(hint: "", likely: .number(0))) }
    var isUncertain = false
    for (position, value) in values.enumerated() {
      switch binary("==", value, sought) {
      case .boolean(true): return name == "includes" ? .boolean(true) : .number(Double(position))
      case .boolean(false): continue
      default: isUncertain = true
      }
    }
    if isUncertain { return .unknown(Unknown(hint: "")) }
    return name == "includes" ? .boolean(false) : .number(-1)
  }

  private func sliced<Element>(_ values: [Element], _ arguments: Arguments) -> [Element] {
    func place(_ position: Int, _ fallback: Int) -> Int {
      guard position < arguments.all.count, case .number(let number) = arguments.all[position].value,
        abs(number) < 1e6
      else { return fallback }
      let whole = Int(number)
      return min(max(whole < 0 ? values.count + whole : whole, 0), values.count)
    }
    let lower = place(0, 0)
    let upper = place(1, values.count)
    return lower < upper ? Array(values[lower..<upper]) : []
  }

  private func joined(_ values: [Value], _ separator: Value?) -> Value {
    let between = if case .text(let text)? = separator { text.string } else { "," }
    let texts = values.compactMap { displayedText(of: $0) }
    return .text(
      TextValue(
        texts.map(\.string).joined(separator: between), origin: texts.map(\.origin).max() ?? .literal,
        hint: texts.first?.hint ?? ""))
  }

  private func reduced(_ values: [Value], _ arguments: Arguments) -> Value {
    guard let closure = closure(in: arguments) else { return .unknown(Unknown(hint: "")) }
    var rest = values[...]
    guard let initial = arguments.all.count > 1 ? arguments.all[1].value : rest.popFirst() else { return .none }
    var result = initial
    for (position, value) in rest.prefix(Self.maximumRepetitions).enumerated() {
      result = call(closure, with: [result, value, .number(Double(position))])
    }
    return result
  }

  private func textMethod(_ name: String, _ text: TextValue, _ arguments: Arguments) -> Value? {
    let first = arguments.all.first?.value
    func changed(_ string: String) -> Value {
      .text(TextValue(string, origin: text.origin, hint: text.hint))
    }
    switch name {
    case "toUpperCase", "toLocaleUpperCase": return changed(text.string.uppercased())
    case "toLowerCase", "toLocaleLowerCase": return changed(text.string.lowercased())
    case "trim", "trimStart", "trimEnd": return changed(text.string.trimmingCharacters(in: .whitespacesAndNewlines))
    case "toString", "valueOf", "normalize", "toLocaleString": return .text(text)
    case "slice", "substring", "substr": return changed(String(sliced(Array(text.string), arguments)))
    case "charAt", "at":
      guard case .number(let number)? = first, let place = Int(exactly: number), 0 <= place, place < text.string.count
      else { return changed(String(text.string.prefix(1))) }
      return changed(String(Array(text.string)[place]))
    case "split":
      guard case .text(let mark)? = first else { return .list([.text(text)]) }
      let parts = mark.string.isEmpty ? text.string.map { String($0) } : text.string.components(separatedBy: mark.string)
      return .list(parts.prefix(Self.maximumRepetitions).map { changed($0) })
    case "replace", "replaceAll":
      guard case .text(let old)? = first, arguments.all.count > 1, case .text(let new) = arguments.all[1].value
      else { return .text(text) }
      return changed(text.string.replacingOccurrences(of: old.string, with: new.string))
    case "concat":
      return changed(text.string + arguments.all.compactMap { displayedText(of: $0.value)?.string }.joined())
    case "padStart", "padEnd", "match": return .text(text)
    case "repeat":
      guard case .number(let number)? = first, 0 <= number, number < 200 else { return .text(text) }
      return changed(String(repeating: text.string, count: Int(number)))
    case "includes", "startsWith", "endsWith":
      guard text.isStated, case .text(let other)? = first else { return .unknown(Unknown(hint: "")) }
      if name == "includes" { return .boolean(text.string.contains(other.string)) }
      return .boolean(name == "startsWith" ? text.string.hasPrefix(other.string) : text.string.hasSuffix(other.string))
    case "indexOf", "search", "localeCompare": return .unknown(Unknown(hint: ""))
    default: return nil
    }
  }

  private func numberMethod(_ name: String, _ number: Double, _ arguments: Arguments) -> Value? {
    switch name {
    case "toFixed":
      guard case .number(let digits)? = arguments.all.first?.value ?? .number(0), 0 <= digits, digits <= 20 else {
        return nil
      }
      return .text(TextValue(String(format: "%.\(Int(digits))f", number)))
    case "toString", "toLocaleString", "toPrecision": return displayedText(of: .number(number)).map { .text($0) }
    default: return nil
    }
  }

  /// A stretch of a text that is not known: of made-up content, as much as is asked for. What only
  /// texts have says that it is one; `slice` also cuts lists, which names in the plural stand for.
  private func partOfText(_ name: String, _ unknown: Unknown, _ arguments: Arguments) -> Value? {
    switch name {
    case "substring", "substr", "charAt": break
    case "slice":
      guard arguments.all.count > 1, resources.samples.text(for: unknown.hint) != nil,
        unknown.hint.last != "s"
      else { return nil }
    default: return nil
    }
    guard let text = displayedText(of: .unknown(unknown)), !text.string.isEmpty else { return nil }
    return textMethod(name, text, arguments)
  }

  private func unknownMethod(_ name: String, _ unknown: Unknown, _ base: Value, _ arguments: Arguments) -> Value? {
    if let part = partOfText(name, unknown, arguments) { return part }
    switch name {
    case "map", "flatMap":
      guard let closure = closure(in: arguments) else { return base }
      return .list(
        (0..<Self.sampleElements).map { call(closure, with: [element(of: unknown), .number(Double($0))]) })
    case "filter", "sort", "slice", "reverse", "concat", "trim", "toString", "toUpperCase", "toLowerCase",
      "toLocaleString", "toFixed", "replace", "substring", "substr", "format", "toLocaleDateString",
      "toLocaleTimeString", "flat", "toISOString", "toDateString", "then":
      return base
    case "find", "at", "pop", "shift": return element(of: unknown)
    case "some", "every", "includes", "startsWith", "endsWith": return .unknown(Unknown(hint: unknown.hint + "." + name))
    case "join", "reduce": return .unknown(Unknown(hint: unknown.hint))
    default: return nil
    }
  }
}
