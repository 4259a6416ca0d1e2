import ComponentModel
import SourceText
import SyntaxModel

/// Lists, sets, maps and ranges as Kotlin's library has them.
extension Interpreter {
  func kotlinCollectionCall(_ name: String, on base: Value, _ arguments: Arguments) -> Value? {
    let values = elements(of: base)
    if case .dictionary(let entries) = base, let value = kotlinMapCall(name, entries, arguments) {
      return value
    }
    if case .closure(let closure)? = arguments.all.last?.value,
      let value = kotlinClosureCall(name, on: values, closure, arguments)
    {
      return value
    }
    switch name {
    case "isEmpty", "isNullOrEmpty", "none": return .boolean(values.isEmpty)
    case "isNotEmpty", "any": return .boolean(!values.isEmpty)
    case "count": return .number(Double(values.count))
    case "first", "firstOrNull", "single", "singleOrNull", "random", "randomOrNull", "component1", "min",
      "minOrNull":
      return values.first ?? Value.none
    case "last", "lastOrNull", "max", "maxOrNull": return values.last ?? Value.none
    case "get", "getOrNull", "elementAt", "elementAtOrNull", "getOrElse":
      guard let position = arguments.first.flatMap(Self.number).flatMap({ Int(exactly: $0) }) else {
        return values.first ?? Value.none
      }
      return values.indices.contains(position) ? values[position] : Value.none
    case "reversed", "asReversed": return .list(values.reversed())
    case "sorted", "sortedDescending", "shuffled", "distinct", "orEmpty", "filterNotNull", "flatten":
      return .list(rearranged(name, values))
    case "take", "takeLast", "drop", "dropLast", "subList", "slice": return part(name, of: values, arguments)
    case "plus": return .list(values + arguments.all.flatMap { listed($0.value) })
    case "minus": return changed(values, by: "-", arguments.first ?? .none)
    case "chunked", "windowed": return chunked(values, arguments)
    case "withIndex": return .list(values.enumerated().map { indexed($0.offset, $0.element) })
    case "zip": return zipped(values, arguments.first)
    case "joinToString": return joined(values, arguments)
    case "contains", "containsAll": return contained(values, arguments.first)
    case "indexOf": return position(of: arguments.first, in: values)
    case "sum", "average": return total(name, values.compactMap(Self.number), of: values.count)
    case "until", "downTo", "step", "rangeTo": return base
    default: return nil
    }
  }

  /// `list + element`, `list - element`, `list - others`.
  func changed(_ values: [Value], by operation: String, _ other: Value) -> Value {
    let others = listed(other)
    guard operation == "-" else { return .list(values + others) }
    return .list(values.filter { value in
      !others.contains { if case .boolean(true) = equality(value, $0) { true } else { false } }
    })
  }

  private func rearranged(_ name: String, _ values: [Value]) -> [Value] {
    switch name {
    case "filterNotNull": values.filter { if case .none = $0 { false } else { true } }
    case "flatten": values.flatMap { listed($0) }
    default: values
    }
  }

  private func listed(_ value: Value) -> [Value] {
    switch value {
    case .list, .range, .dictionary: elements(of: value)
    default: [value]
    }
  }

  private func part(_ name: String, of values: [Value], _ arguments: Arguments) -> Value {
    guard let number = arguments.first.flatMap(Self.number), number >= 0, number < 1e6 else {
      return .list(values)
    }
    let count = Int(number)
    switch name {
    case "take": return .list(Array(values.prefix(count)))
    case "takeLast": return .list(Array(values.suffix(count)))
    case "drop": return .list(Array(values.dropFirst(count)))
    case "dropLast": return .list(Array(values.dropLast(count)))
    default:
      let end = arguments.positional.dropFirst().first.flatMap(Self.number) ?? Double(values.count)
      let upper = min(max(end, number), Double(values.count))
      return .list(Array(values[min(count, values.count)..<max(min(count, values.count), Int(upper))]))
    }
  }

  private func chunked(_ values: [Value], _ arguments: Arguments) -> Value {
    guard let number = arguments.named("size").flatMap(Self.number), number >= 1, number < 1e6 else {
      return .list([.list(values)])
    }
    let size = Int(number)
    return .list(
      stride(from: 0, to: values.count, by: size).map {
        .list(Array(values[$0..<min($0 + size, values.count)]))
      })
  }

  private func indexed(_ position: Int, _ value: Value) -> Value {
    .tuple([
      LabelledValue(label: "index", value: .number(Double(position))),
      LabelledValue(label: "value", value: value),
    ])
  }

  private func zipped(_ values: [Value], _ other: Value?) -> Value {
    guard let other else { return .list(values) }
    return .list(zip(values, elements(of: other)).map { pair($0, $1) })
  }

  private func joined(_ values: [Value], _ arguments: Arguments) -> Value {
    func text(_ label: String, _ position: Int, _ fallback: String) -> String {
      let positional = arguments.positional
      let value = arguments[label] ?? (position < positional.count ? positional[position] : nil)
      if case .text(let text)? = value { return text.string }
      return fallback
    }
    var shown = values
    if case .closure(let closure)? = arguments.all.last?.value {
      shown = values.map { call(closure, with: [$0]) }
    }
    let texts = shown.compactMap { displayedText(of: $0) }
    let body = texts.map(\.string).joined(separator: text("separator", 0, ", "))
    return .text(
      TextValue(
        text("prefix", 1, "") + body + text("postfix", 2, ""),
        origin: texts.map(\.origin).max() ?? .literal, hint: texts.first?.hint ?? ""))
  }

  private func contained(_ values: [Value], _ value: Value?) -> Value {
    guard let value else { return .unknown(Unknown(hint: "contains")) }
    let answers = values.map { binary("==", $0, value) }
    if answers.contains(where: { if case .boolean(true) = $0 { true } else { false } }) {
      return .boolean(true)
    }
    let areKnown = answers.allSatisfy { if case .boolean = $0 { true } else { false } }
    return areKnown ? .boolean(false) : .unknown(Unknown(hint: "contains"))
  }

  private func position(of value: Value?, in values: [Value]) -> Value {
    guard let value else { return .unknown(Unknown(hint: "index")) }
    let found = values.firstIndex { if case .boolean(true) = binary("==", $0, value) { true } else { false } }
    return found.map { .number(Double($0)) } ?? .unknown(Unknown(hint: "index"))
  }

  private func total(_ name: String, _ numbers: [Double], of count: Int) -> Value {
    guard numbers.count == count, count > 0 else { return .unknown(Unknown(hint: "total")) }
    let sum = numbers.reduce(0, +)
    return .number(name == "average" ? sum / Double(count) : sum)
  }

  // MARK: Maps

  private func kotlinMapCall(_ name: String, _ entries: [KeyedValue], _ arguments: Arguments) -> Value? {
    switch name {
    case "get", "getValue", "getOrDefault", "getOrElse":
      guard let key = arguments.first else { return nil }
      let found = entries.first { if case .boolean(true) = binary("==", $0.key, key) { true } else { false } }
      return found?.value ?? .unknown(Unknown(hint: ""))
    case "containsKey": return contained(entries.map(\.key), arguments.first)
    case "mapValues":
      guard case .closure(let closure)? = arguments.all.last?.value else { return nil }
      return .dictionary(
        zip(entries, elements(of: .dictionary(entries))).map {
          KeyedValue(key: $0.key, value: call(closure, with: [$1]))
        })
    case "filterValues", "filterKeys", "toSortedMap", "plus": return .dictionary(entries)
    default: return nil
    }
  }

  // MARK: With a closure

  private func kotlinClosureCall(
    _ name: String, on values: [Value], _ closure: ClosureValue, _ arguments: Arguments
  ) -> Value? {
    let seen = Array(values.prefix(Self.maximumRepetitions))
    switch name {
    case "map", "forEach", "fastForEach", "fastMap", "associateWith", "onEach":
      let results = seen.map { call(closure, with: [$0]) }
      guard name == "associateWith" else { return .list(results) }
      return .dictionary(zip(seen, results).map { KeyedValue(key: $0, value: $1) })
    case "mapNotNull", "fastMapNotNull":
      return .list(rearranged("filterNotNull", seen.map { call(closure, with: [$0]) }))
    case "flatMap", "fastFlatMap": return .list(seen.flatMap { listed(call(closure, with: [$0])) })
    case "mapIndexed", "forEachIndexed", "fastForEachIndexed", "fastMapIndexed", "mapIndexedNotNull":
      return .list(
        seen.enumerated().map { call(closure, with: [.number(Double($0.offset)), $0.element]) })
    case "associateBy", "groupBy": return grouped(seen, closure, isUnique: name == "associateBy")
    case "associate":
      return .dictionary(
        seen.compactMap { value -> KeyedValue? in
          guard case .tuple(let parts) = call(closure, with: [value]), parts.count == 2 else { return nil }
          return KeyedValue(key: parts[0].value, value: parts[1].value)
        })
    case "sortedBy", "sortedByDescending", "sortedWith", "distinctBy", "takeWhile", "dropWhile",
      "sortBy", "takeLastWhile":
      return .list(values)
    case "sumOf", "sumBy", "maxOf", "minOf":
      let numbers = values.map { call(closure, with: [$0]) }.compactMap(Self.number)
      guard name.hasPrefix("sum") else {
        let extreme = name == "maxOf" ? numbers.max() : numbers.min()
        return extreme.map { .number($0) } ?? .unknown(Unknown(hint: name))
      }
      return total("sum", numbers, of: values.count)
    case "maxByOrNull", "minByOrNull", "maxBy", "minBy", "reduce": return values.first ?? Value.none
    case "fold":
      var result = arguments.first ?? Value.none
      for value in seen { result = call(closure, with: [result, value]) }
      return result
    case "zip":
      guard let other = arguments.first else { return nil }
      return .list(zip(seen, elements(of: other)).map { call(closure, with: [$0, $1]) })
    case "chunked":
      guard case .list(let parts) = chunked(values, arguments) else { return nil }
      return .list(parts.map { call(closure, with: [$0]) })
    default: return kotlinPredicateCall(name, on: values, closure)
    }
  }

  private func kotlinPredicateCall(_ name: String, on values: [Value], _ closure: ClosureValue) -> Value? {
    guard Self.predicateCalls.contains(name) else { return nil }
    let answers = values.map { value -> Bool? in
      if case .boolean(let flag) = call(closure, with: [value]) { flag } else { nil }
    }
    // What cannot be known stays in the list.
    switch name {
    case "filter", "fastFilter": return .list(zip(values, answers).filter { $1 != false }.map(\.0))
    case "filterNot": return .list(zip(values, answers).filter { $1 != true }.map(\.0))
    case "partition":
      let (inside, outside) = (zip(values, answers).filter { $1 != false }, zip(values, answers).filter { $1 == false })
      return pair(.list(inside.map(\.0)), .list(outside.map(\.0)))
    case "first", "firstOrNull", "find", "single", "last", "lastOrNull", "findLast", "fastFirstOrNull":
      return zip(values, answers).first { $1 != false }?.0 ?? Value.none
    case "indexOfFirst":
      return .number(Double(answers.firstIndex { $0 != false } ?? -1))
    default: break
    }
    let known = answers.compactMap { $0 }
    guard known.count == answers.count else { return .unknown(Unknown(hint: name)) }
    switch name {
    case "any": return .boolean(known.contains(true))
    case "none": return .boolean(!known.contains(true))
    case "all": return .boolean(!known.contains(false))
    default: return .number(Double(known.filter { $0 }.count))
    }
  }

  private static let predicateCalls: Set<String> = [
    "filter", "fastFilter", "filterNot", "partition", "first", "firstOrNull", "find", "single", "last",
    "lastOrNull", "findLast", "fastFirstOrNull", "indexOfFirst", "any", "none", "all", "count",
  ]

  private func grouped(_ values: [Value], _ closure: ClosureValue, isUnique: Bool) -> Value {
    var groups: [(key: Value, values: [Value])] = []
    for value in values {
      let key = call(closure, with: [value])
      let known = groups.firstIndex {
        if case .boolean(false) = binary("==", $0.key, key) { false } else { true }
      }
      if let known { groups[known].values.append(value) } else { groups.append((key, [value])) }
    }
    return .dictionary(
      groups.map { KeyedValue(key: $0.key, value: isUnique ? $0.values.last ?? .none : .list($0.values)) })
  }
}

extension Arguments {
  /// The argument of a name, or the first without one.
  fileprivate func named(_ label: String) -> Value? { self[label] ?? first }
}
