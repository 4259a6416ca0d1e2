import ComponentModel
import SourceText
import SyntaxModel

/// Lists, sets and maps as Dart's library has them.
extension Interpreter {
  func dartCollectionCall(_ name: String, on values: [Value], _ arguments: Arguments) -> Value? {
    let base = Value.list(values)
    switch name {
    case "toList", "toSet", "cast", "toBuilt", "asBroadcastStream", "whereType", "sorted", "sortedBy",
      "sort", "shuffle", "toIList", "lock", "unlock", "sortedByCompare":
      return base
    case "join": return dartJoined(values, arguments)
    case "forEach", "map", "fold", "any", "take", "indexOf", "contains", "mapIndexed", "forEachIndexed",
      "takeWhile", "mapNotNull":
      return kotlinCollectionCall(name, on: base, arguments)
    case "expand", "expandIndexed", "flatMap": return kotlinCollectionCall("flatMap", on: base, arguments)
    case "where": return kotlinCollectionCall("filter", on: base, arguments)
    case "whereNot": return kotlinCollectionCall("filterNot", on: base, arguments)
    case "every": return kotlinCollectionCall("all", on: base, arguments)
    case "none": return kotlinCollectionCall("none", on: base, arguments)
    case "skip": return kotlinCollectionCall("drop", on: base, arguments)
    case "skipWhile": return kotlinCollectionCall("dropWhile", on: base, arguments)
    case "sublist": return kotlinCollectionCall("subList", on: base, arguments)
    case "followedBy": return kotlinCollectionCall("plus", on: base, arguments)
    case "slices": return kotlinCollectionCall("chunked", on: base, arguments)
    case "elementAt", "elementAtOrNull": return kotlinCollectionCall("getOrNull", on: base, arguments)
    case "indexWhere": return kotlinCollectionCall("indexOfFirst", on: base, arguments)
    case "groupListsBy": return kotlinCollectionCall("groupBy", on: base, arguments)
    case "firstWhere", "singleWhere", "lastWhere", "firstWhereOrNull", "lastWhereOrNull",
      "singleWhereOrNull":
      return found(in: values, arguments)
    case "reduce":
      guard case .closure(let closure)? = arguments.first, let first = values.first else { return nil }
      return values.dropFirst().prefix(Self.maximumRepetitions).reduce(first) {
        call(closure, with: [$0, $1])
      }
    case "asMap":
      return .dictionary(
        values.enumerated().map { KeyedValue(key: .number(Double($0.offset)), value: $0.element) })
    case "toString": return .text(TextValue("…", origin: .sample))
    default: return nil
    }
  }

  /// The first element that a closure does not refuse; what `orElse` gives where it refuses all.
  private func found(in values: [Value], _ arguments: Arguments) -> Value? {
    guard case .closure(let closure)? = arguments.first else { return nil }
    for value in values.prefix(Self.maximumRepetitions) {
      if case .boolean(false) = call(closure, with: [value]) { continue }
      return value
    }
    guard case .closure(let otherwise)? = arguments["orElse"] else { return Value.none }
    return call(otherwise, with: [])
  }

  /// Nothing stands between the parts unless the call says so.
  private func dartJoined(_ values: [Value], _ arguments: Arguments) -> Value {
    var separator = ""
    if case .text(let text)? = arguments.first { separator = text.string }
    let texts = values.compactMap { displayedText(of: $0) }
    return .text(
      TextValue(
        texts.map(\.string).joined(separator: separator),
        origin: texts.map(\.origin).max() ?? .literal, hint: texts.first?.hint ?? ""))
  }

  func dartMapCall(_ name: String, _ entries: [KeyedValue], _ arguments: Arguments) -> Value? {
    guard case .closure(let closure)? = arguments.all.last?.value else {
      switch name {
      case "containsKey": return kotlinCollectionCall("containsKey", on: .dictionary(entries), arguments)
      case "cast", "toMap": return .dictionary(entries)
      default: return dartCollectionCall(name, on: elements(of: .dictionary(entries)), arguments)
      }
    }
    let seen = entries.prefix(Self.maximumRepetitions)
    switch name {
    case "map":
      return .dictionary(seen.compactMap { Self.keyed(call(closure, with: [$0.key, $0.value])) })
    case "forEach":
      return .list(seen.map { call(closure, with: [$0.key, $0.value]) })
    case "putIfAbsent":
      guard let key = arguments.first else { return nil }
      return subscripted(.dictionary(entries), Arguments([EvaluatedArgument(label: nil, value: key, span: arguments.all[0].span)]))
    default: return dartCollectionCall(name, on: elements(of: .dictionary(entries)), arguments)
    }
  }

  /// `list.add(x)` and its kin on a local variable; false for all others.
  func dartChange(_ name: String, of variable: String, _ arguments: Arguments, _ scope: inout Scope) -> Bool {
    guard language == .dart, let current = scope.variables[variable],
      let changed = dartChanged(name, current, arguments)
    else { return false }
    scope.variables[variable] = changed
    return true
  }

  /// A collection after a call that changes it; nil for all other calls.
  func dartChanged(_ name: String, _ value: Value, _ arguments: Arguments) -> Value? {
    switch (value, name) {
    case (.list(let values), "add"): return arguments.first.map { .list(values + [$0]) }
    case (.list(let values), "addAll"): return arguments.first.map { .list(values + elements(of: $0)) }
    case (.list(let values), "insert"):
      guard arguments.positional.count == 2 else { return nil }
      var position = values.count
      if case .number(let number) = arguments.positional[0], let whole = Int(exactly: number) {
        position = min(max(whole, 0), values.count)
      }
      return .list(values[..<position] + [arguments.positional[1]] + values[position...])
    case (.list, "clear"): return .list([])
    case (.list(let values), "removeLast"): return .list(values.dropLast())
    case (.dictionary(let entries), "addAll"):
      guard case .dictionary(let more)? = arguments.first else { return nil }
      var result = entries
      merge(more, into: &result)
      return .dictionary(result)
    case (.text(let text), "write"), (.text(let text), "writeln"):
      guard let more = arguments.first.flatMap({ displayedText(of: $0) }) else { return nil }
      let end = name == "write" ? "" : "\n"
      return .text(
        TextValue(text.string + more.string + end, origin: max(text.origin, more.origin)))
    default: return nil
    }
  }

  /// `a..b()..c = 1`: the value after what the sections do to it, as far as that is known.
  func cascade(_ value: Value, _ sections: Expression, _ scope: inout Scope) -> Value {
    guard case .closure(let closure) = sections.kind else { return value }
    var result = value
    for statement in closure.body {
      switch statement.kind {
      case .expression(let expression):
        guard case .call(let call) = expression.kind, case .member(nil, let name) = call.callee.kind else {
          continue
        }
        let arguments = evaluate(call.arguments, &scope)
        if let changed = dartChanged(name, result, arguments) { result = changed }
      case .assignment(let target, "=", let assigned):
        guard case .member(nil, let name) = target.kind, case .object(var object) = result else { continue }
        object.fields[name] = evaluate(assigned, &scope)
        result = .object(object)
      default: continue
      }
    }
    return result
  }
}
