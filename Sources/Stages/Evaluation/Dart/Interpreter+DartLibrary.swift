import ComponentModel
import SourceText
import SyntaxModel

/// What Dart's own library brings, and the packages that most projects treat as part of it.
extension Interpreter {
  /// A method of the library; nil for all others.
  func dartCall(_ name: String, on base: Value, _ arguments: Arguments) -> Value? {
    guard language == .dart else { return nil }
    switch base {
    case .list, .range: return dartCollectionCall(name, on: elements(of: base), arguments)
    case .dictionary(let entries): return dartMapCall(name, entries, arguments)
    case .text(let text): return dartTextCall(name, on: text, arguments)
    case .number(let number): return dartNumberCall(name, on: number, arguments)
    case .symbol(let symbol): return dartConstruction(name, of: symbol, arguments)
    case .object(let object) where name == "toString": return displayedText(of: .object(object)).map { .text($0) }
    case .unknown(let unknown): return dartUnknownCall(name, on: unknown, arguments)
    case .none: return name == "toString" ? .text(TextValue("null")) : Value.none
    case .boolean, .object, .type, .tuple, .closure, .view, .keyPath, .native: return nil
    }
  }

  /// A free function or an unnamed constructor of the library; nil for all others.
  func dartCall(_ name: String, _ arguments: Arguments) -> Value? {
    let values = arguments.positional
    switch name {
    case "MapEntry":
      guard values.count == 2 else { return nil }
      return entry(values[0], values[1])
    case "useState", "useMemoized", "useCallback", "useValueNotifier", "useRef", "useListenable",
      "useValueListenable", "ValueNotifier", "Rx":
      guard let value = values.first else { return nil }
      guard name == "useMemoized", case .closure(let closure) = value else {
        return held(value)
      }
      return call(closure, with: [])
    case "identity", "unawaited": return values.first
    case "min", "max": return languageCall(name, arguments)
    case "groupBy":
      guard values.count == 2, case .closure(let closure) = values[1] else { return nil }
      return kotlinCollectionCall("groupBy", on: values[0], closureOnly(closure, of: arguments))
    default: return nil
    }
  }

  /// What a holder of state shows: what it begins with, which may change.
  private func held(_ value: Value) -> Value {
    switch value {
    case .boolean(let flag): .unknown(Unknown(hint: "value", likely: .boolean(flag)))
    case .none: .unknown(Unknown(hint: "value", likely: Unknown.Likely.none))
    default: value
    }
  }

  func closureOnly(_ closure: ClosureValue, of arguments: Arguments) -> Arguments {
    guard let span = arguments.all.first?.span else { return Arguments() }
    return Arguments([EvaluatedArgument(label: nil, value: .closure(closure), span: span)])
  }

  func entry(_ key: Value, _ value: Value) -> Value {
    .tuple([LabelledValue(label: "key", value: key), LabelledValue(label: "value", value: value)])
  }

  /// `List.generate(3, …)`, `List.of(values)`, `Map.fromEntries(…)`.
  private func dartConstruction(_ name: String, of symbol: Symbol, _ arguments: Arguments) -> Value? {
    guard symbol.steps.isEmpty, let root = symbol.root, ["List", "Set", "Iterable", "Map"].contains(root) else {
      return nil
    }
    let values = arguments.positional
    switch name {
    case "generate":
      guard values.count > 1, case .closure(let closure) = values[1] else { return nil }
      var count = Double(Self.sampleElements)
      if case .number(let number) = values[0], number >= 0 { count = number }
      return .list(
        (0..<Int(min(count, Double(Self.maximumRepetitions)))).map {
          call(closure, with: [.number(Double($0))])
        })
    case "filled":
      guard values.count > 1, case .number(let count) = values[0], count >= 0 else { return nil }
      return .list(Array(repeating: values[1], count: Int(min(count, Double(Self.maximumRepetitions)))))
    case "of", "from", "unmodifiable":
      guard case .unknown(let unknown)? = values.first else { return values.first }
      return .unknown(unknown)
    case "empty": return root == "Map" ? .dictionary([]) : .list([])
    case "fromEntries":
      guard let value = values.first else { return nil }
      return .dictionary(elements(of: value).compactMap(Self.keyed))
    case "fromIterable": return nil
    default: return nil
    }
  }

  static func keyed(_ value: Value) -> KeyedValue? {
    guard case .tuple(let parts) = value, parts.count == 2 else { return nil }
    return KeyedValue(key: parts[0].value, value: parts[1].value)
  }

  private func dartNumberCall(_ name: String, on number: Double, _ arguments: Arguments) -> Value? {
    switch name {
    case "toInt", "truncate", "truncateToDouble": return .number(number.rounded(.towardZero))
    case "round", "roundToDouble": return .number(number.rounded())
    case "floor", "floorToDouble": return .number(number.rounded(.down))
    case "ceil", "ceilToDouble": return .number(number.rounded(.up))
    case "toDouble": return .number(number)
    case "abs": return .number(abs(number))
    case "clamp":
      let bounds = arguments.positional.compactMap(Self.number)
      guard bounds.count == 2, bounds[0] <= bounds[1] else { return .number(number) }
      return .number(min(max(number, bounds[0]), bounds[1]))
    case "toString": return displayedText(of: .number(number)).map { .text($0) }
    case "toStringAsFixed":
      let digits = arguments.first.flatMap(Self.number).flatMap { Int(exactly: $0) } ?? 0
      return .text(TextValue(Self.fixed(number, digits: digits)))
    case "padLeft": return displayedText(of: .number(number)).map { .text($0) }
    default: return nil
    }
  }

  /// A number with so many decimals; numbers too large for that come as they are.
  private static func fixed(_ number: Double, digits: Int) -> String {
    let digits = min(max(digits, 0), 10)
    let factor = (0..<digits).reduce(1.0) { result, _ in result * 10 }
    let scaled = (abs(number) * factor).rounded()
    guard scaled < 1e15 else { return String(number) }
    let text = String(Int(scaled))
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return sign + text }
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }

  // MARK: Unknown values

  private func dartUnknownCall(_ name: String, on unknown: Unknown, _ arguments: Arguments) -> Value? {
    let closure = arguments.all.lazy.compactMap { argument -> ClosureValue? in
      if case .closure(let closure) = argument.value { closure } else { nil }
    }.first
    if let value = stateCall(name, on: unknown, arguments) { return value }
    if let value = dartUnknownNumberCall(name, on: unknown, arguments) { return value }
    switch name {
    case "map", "expand", "where", "forEach", "mapIndexed", "forEachIndexed", "indexed", "take", "skip",
      "sublist", "asMap", "slices", "whereType", "whereNot", "mapNotNull", "sorted", "sortedBy", "followedBy":
      guard closure != nil || name == "asMap" || name == "slices" else { return .unknown(unknown) }
      if unknown.type?.name == "Map" { return dartMapCall(name, sampleEntries(of: unknown), arguments) }
      return dartCollectionCall(name, on: elements(of: .unknown(unknown)), arguments)
    case "firstWhere", "lastWhere", "singleWhere", "firstWhereOrNull", "lastWhereOrNull", "elementAt",
      "reduce", "singleWhereOrNull", "elementAtOrNull":
      return element(of: unknown)
    case "fold": return arguments.first
    case "join":
      return dartCollectionCall(name, on: elements(of: .unknown(unknown)), arguments)
    case "toList", "toSet", "toString", "trim", "toUpperCase", "toLowerCase", "cast", "reversed",
      "toDouble", "toInt", "round", "abs", "floor", "ceil", "replaceAll", "replaceFirst", "padLeft",
      "toLocal", "toUtc", "clamp", "toStringAsFixed", "toStringAsPrecision", "whenComplete", "then",
      "substring", "characters", "watch", "read", "call", "requireValue":
      return unknown.hint == "context" || unknown.hint == "ref" ? nil : .unknown(unknown)
    case "contains", "any", "every", "containsKey", "startsWith", "endsWith", "isAfter", "isBefore":
      return .unknown(Unknown(hint: unknown.hint + "." + name))
    case "split": return .list([.unknown(unknown)])
    default: return nil
    }
  }

  /// What is asked of an unknown only where it is a number, or its digits; nil for other calls.
  private func dartUnknownNumberCall(
    _ name: String, on unknown: Unknown, _ arguments: Arguments
  ) -> Value? {
    let known = arguments.positional.compactMap(Self.number)
    func likely(_ number: Double) -> Value {
      .unknown(Unknown(hint: unknown.hint, type: unknown.type, likely: .number(number)))
    }
    switch name {
    // The library of numbers, by the name under which most import it.
    case "min" where unknown.hint == "math", "max" where unknown.hint == "math":
      guard let first = known.first else { return arguments.first }
      let value = known.reduce(first) { name == "min" ? min($0, $1) : max($0, $1) }
      return known.count == arguments.positional.count
        ? .number(value) : .unknown(Unknown(hint: "number", likely: .number(value)))
    case "remainder": return known.first.map { likely(max(0, $0 - 1)) }
    case "clamp": return known.count == 2 ? likely(max(known[0], known[1])) : nil
    case "padLeft":
      guard arguments.positional.count == 2, case .text(let fill) = arguments.positional[1], fill.string == "0",
        let width = known.first, width >= 1, width <= 10
      else { return nil }
      let digits = String("5678901234".prefix(Int(width)))
      return .text(TextValue(digits, origin: .sample, hint: unknown.hint))
    case "toStringAsFixed":
      guard case .number(let number)? = unknown.likely else {
        let digits = min(max(known.first ?? 0, 0), 6)
        let whole = resources.samples.wholeNumber(for: unknown.hint) ?? "123"
        let text = digits < 1 ? whole : whole + "." + "567890".prefix(Int(digits))
        return .text(TextValue(text, origin: .sample, hint: unknown.hint))
      }
      return dartNumberCall(name, on: number, arguments)
    default: return nil
    }
  }

  private func sampleEntries(of unknown: Unknown) -> [KeyedValue] {
    let types = unknown.type?.arguments ?? []
    let key = materialized(types.first, hint: "key")
    let value = materialized(types.count > 1 ? types[1] : nil, hint: "value")
    return Array(repeating: KeyedValue(key: key, value: value), count: Self.sampleElements)
  }

  /// `state.when(data: …, loading: …)` and its kin: the branch that has something to show, with what
  /// it cannot know.
  private func stateCall(_ name: String, on unknown: Unknown, _ arguments: Arguments) -> Value? {
    let names: Set<String> = ["when", "maybeWhen", "whenOrNull", "map", "maybeMap", "mapOrNull", "fold", "match"]
    guard names.contains(name) else { return nil }
    let labelled = arguments.all.filter { argument in
      guard argument.label != nil, argument.label != "orElse", case .closure = argument.value else { return false }
      return argument.label?.hasPrefix("skip") != true
    }
    let chosen = labelled.first { $0.label == "data" || $0.label == "loaded" || $0.label == "success" } ?? labelled.first
    guard case .closure(let closure)? = chosen?.value else { return nil }
    let hint = name.lowercased().contains("map") ? unknown.hint : unknown.hint
    return call(
      closure,
      with: closure.parameters.map { parameter in
        guard parameter.type == nil else { return materialized(parameter.type, hint: parameter.name ?? hint) }
        return .unknown(Unknown(hint: parameter.name ?? hint, type: unknown.type?.arguments.first))
      })
  }
}
