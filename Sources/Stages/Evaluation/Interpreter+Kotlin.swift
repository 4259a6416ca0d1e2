import ComponentModel
import SourceText
import SyntaxModel

/// What Kotlin's own library brings: scope functions, collections, states.
extension Interpreter {
  /// A function of the library that is called on a value; nil for all others.
  func kotlinCall(_ name: String, on base: Value, _ arguments: Arguments, at span: SourceSpan?) -> Value? {
    guard language == .kotlin else { return nil }
    if let value = scopeCall(name, on: base, arguments, at: span) { return value }
    if Self.transparentCalls.contains(name) { return base }
    if name == "format", let shown = shown(by: base, arguments) { return shown }
    switch base {
    case .list, .range, .dictionary: return kotlinCollectionCall(name, on: base, arguments)
    case .text(let text): return kotlinTextCall(name, on: text, arguments)
    case .number(let number): return kotlinNumberCall(name, on: number, arguments)
    case .object(let object): return kotlinObjectCall(name, on: object, arguments)
    case .unknown(let unknown): return kotlinUnknownCall(name, on: unknown, arguments)
    case .none: return kotlinCallOnNothing(name)
    case .boolean(let flag): return name == "not" ? .boolean(!flag) : nil
    case .type(let type): return name == "valueOf" ? .unknown(Unknown(hint: type)) : nil
    case .closure(let closure): return name == "invoke" ? call(closure, arguments, at: span) : nil
    case .tuple, .symbol, .view, .keyPath, .native: return nil
    }
  }

  /// Calls that give what they are called on, as far as a screen shows it.
  private static let transparentCalls: Set<String> = [
    "asStateFlow", "asSharedFlow", "asFlow", "asLiveData", "stateIn", "shareIn", "asState",
    "collectAsState", "collectAsStateWithLifecycle", "observeAsState", "subscribeAsState",
    "toList", "toMutableList", "toSet", "toMutableSet", "asSequence", "asIterable", "toTypedArray",
    "toImmutableList", "toPersistentList", "toImmutableSet", "toMap", "toMutableMap",
    "toImmutableMap", "asReversed", "distinctUntilChanged", "debounce", "flowOn", "onStart", "onEach",
    "toMutableStateList", "requireNotNull", "collectAsLazyPagingItems", "asIntState",
  ]

  // MARK: Scope functions

  /// `let`, `also`, `apply`, `run`, `takeIf` and their kin; nil for other calls.
  private func scopeCall(_ name: String, on base: Value, _ arguments: Arguments, at span: SourceSpan?)
    -> Value?
  {
    guard case .closure(let closure)? = arguments.all.last?.value else {
      return name == "to" ? arguments.first.map { pair(base, $0) } : nil
    }
    switch name {
    case "let", "use":
      guard let subject = present(base, at: span) else { return Value.none }
      return call(closure, with: [subject])
    case "run":
      guard let subject = present(base, at: span) else { return Value.none }
      return call(closure, on: subject)
    case "also", "onSuccess", "onFailure":
      guard let subject = present(base, at: span) else { return Value.none }
      return shown(call(closure, with: [subject]), or: base)
    case "apply":
      guard let subject = present(base, at: span) else { return Value.none }
      return shown(call(closure, on: subject), or: base)
    case "takeIf", "takeUnless":
      let isMet = decided(call(closure, with: [base]), at: span)
      return isMet == (name == "takeIf") ? base : Value.none
    case "ifEmpty", "ifBlank":
      switch base {
      case .text(let text) where text.string.allSatisfy(\.isWhitespace): return call(closure, with: [])
      case .list(let values) where values.isEmpty: return call(closure, with: [])
      default: return base
      }
    default: return nil
    }
  }

  /// Calls a closure whose body stands inside a value, as in `apply`.
  func call(_ closure: ClosureValue, on receiver: Value) -> Value {
    var bound = closure
    bound.scope.variables["this"] = receiver
    return call(bound, with: [])
  }

  /// A value of which it is sure that it is there, or one that is taken to be; nil for none.
  private func present(_ value: Value, at span: SourceSpan?) -> Value? {
    switch value {
    case .none: return nil
    case .unknown(var unknown):
      let isOptional = unknown.type?.name == "Optional"
      var preferred = 0
      if case .some(.none) = unknown.likely { preferred = 1 }
      guard isOptional || preferred == 1, let span else { return value }
      guard choose(2, at: span, preferring: preferred) == 0 else { return nil }
      unknown.likely = nil
      guard isOptional, let inner = unknown.type?.arguments.first else { return .unknown(unknown) }
      return materialized(inner, hint: unknown.hint)
    default: return value
    }
  }

  /// What a closure shows, which nobody must lose, or the value that the call gives.
  private func shown(_ result: Value, or base: Value) -> Value {
    if case .view = result { return result }
    return base
  }

  /// Whether a condition that a closure gave holds.
  private func decided(_ value: Value, at span: SourceSpan?) -> Bool {
    switch value {
    case .boolean(let flag): return flag
    case .unknown(let unknown):
      var preferred = 0
      if case .boolean(false)? = unknown.likely { preferred = 1 }
      guard let span else { return preferred == 0 }
      return choose(2, at: span, preferring: preferred) == 0
    default: return true
    }
  }

  func pair(_ first: Value, _ second: Value) -> Value {
    .tuple([LabelledValue(label: "first", value: first), LabelledValue(label: "second", value: second)])
  }

  // MARK: Free functions

  /// A function of the library that is called on nothing; nil for all others.
  func kotlinCall(_ name: String, _ arguments: Arguments) -> Value? {
    guard language == .kotlin else { return nil }
    let values = arguments.all.filter { !$0.isTrailing }.map(\.value)
    switch name {
    case "listOf", "mutableListOf", "arrayOf", "setOf", "mutableSetOf", "sequenceOf", "arrayListOf",
      "persistentListOf", "immutableListOf", "intArrayOf", "floatArrayOf", "doubleArrayOf", "longArrayOf",
      "linkedSetOf", "hashSetOf", "persistentSetOf", "mutableStateListOf", "emptyList", "emptySet",
      "emptyArray", "emptySequence", "ArrayList", "ImmutableList":
      return .list(values)
    case "listOfNotNull", "setOfNotNull":
      return .list(values.filter { if case .none = $0 { false } else { true } })
    case "mapOf", "mutableMapOf", "linkedMapOf", "hashMapOf", "persistentMapOf", "emptyMap",
      "mutableStateMapOf", "sortedMapOf":
      return .dictionary(values.compactMap(Self.entry))
    case "Pair": return values.count == 2 ? pair(values[0], values[1]) : nil
    case "Triple":
      guard values.count == 3 else { return nil }
      return .tuple(
        zip(["first", "second", "third"], values).map { LabelledValue(label: $0, value: $1) })
    case "maxOf", "minOf", "max", "min":
      let numbers = values.compactMap(Self.number)
      guard numbers.count == values.count, let first = numbers.first else { return nil }
      return .number(numbers.reduce(first) { name.hasPrefix("max") ? max($0, $1) : min($0, $1) })
    case "requireNotNull", "checkNotNull": return values.first
    case "require", "check", "println", "print", "TODO", "error", "assert": return Value.none
    default: return kotlinClosureCall(name, arguments, values)
    }
  }

  private func kotlinClosureCall(_ name: String, _ arguments: Arguments, _ values: [Value]) -> Value? {
    guard case .closure(let closure)? = arguments.all.last?.value else { return nil }
    switch name {
    case "with":
      guard let receiver = values.first else { return nil }
      return call(closure, on: receiver)
    case "run", "lazy", "runCatching", "runBlocking", "synchronized":
      return arguments.all.count == 1 ? call(closure, with: []) : nil
    case "repeat", "List", "MutableList", "Array":
      guard case .number(let count)? = values.first else {
        guard case .unknown? = values.first else { return nil }
        return .list((0..<Self.sampleElements).map { call(closure, with: [.number(Double($0))]) })
      }
      let bounded = min(max(count, 0), Double(Self.maximumRepetitions))
      return .list((0..<Int(bounded)).map { call(closure, with: [.number(Double($0))]) })
    case "buildList", "buildSet": return collected(closure, from: .list([]))
    case "buildString": return collected(closure, from: .text(TextValue("")))
    default: return nil
    }
  }

  /// What a closure makes of a value that it stands inside of.
  private func collected(_ closure: ClosureValue, from start: Value) -> Value {
    guard let span = closure.body.first?.span else { return start }
    return descend(at: span, otherwise: start) {
      var scope = closure.scope
      scope.variables["this"] = start
      _ = execute(closure.body, &scope)
      return scope.variables["this"] ?? start
    }
  }

  private static func entry(_ value: Value) -> KeyedValue? {
    guard case .tuple(let parts) = value, parts.count == 2 else { return nil }
    return KeyedValue(key: parts[0].value, value: parts[1].value)
  }

  /// `list.add(x)` and its kin on a variable, or on what the place stands inside of; false for others.
  func kotlinChange(_ name: String, of variable: String, _ arguments: Arguments, _ scope: inout Scope)
    -> Bool
  {
    guard language == .kotlin, let value = arguments.all.last?.value else { return false }
    switch (scope.variables[variable], name) {
    case (.list(let values)?, "add"): scope.variables[variable] = .list(values + [value])
    case (.list(let values)?, "addAll"): scope.variables[variable] = .list(values + elements(of: value))
    case (.text(let text)?, "append"), (.text(let text)?, "appendLine"):
      guard let more = displayedText(of: value) else { return false }
      let end = name == "append" ? "" : "\n"
      scope.variables[variable] = .text(
        TextValue(text.string + more.string + end, origin: max(text.origin, more.origin)))
    case (.dictionary(let entries)?, "put"):
      guard arguments.all.count == 2 else { return false }
      scope.variables[variable] = .dictionary(
        entries + [KeyedValue(key: arguments.all[0].value, value: value)])
    default: return false
    }
    return true
  }

  // MARK: Objects and unknowns

  private func kotlinObjectCall(_ name: String, on object: ObjectValue, _ arguments: Arguments) -> Value? {
    switch name {
    case "copy":
      var copy = object
      for (position, argument) in arguments.all.enumerated() {
        let parameters = index.type(object.type, in: nil)?.declaration?.parameters ?? []
        let declared = position < parameters.count ? parameters[position].name : nil
        if let label = argument.label ?? declared { copy.fields[label] = argument.value }
      }
      return .object(copy)
    case "toString": return displayedText(of: .object(object)).map { .text($0) }
    default: return nil
    }
  }

  private func kotlinCallOnNothing(_ name: String) -> Value {
    switch name {
    case "orEmpty": .text(TextValue(""))
    case "isNullOrEmpty", "isNullOrBlank": .boolean(true)
    case "toString": .text(TextValue("null"))
    default: .none
    }
  }

  private func kotlinUnknownCall(_ name: String, on unknown: Unknown, _ arguments: Arguments) -> Value? {
    if let part = partOfUnknownText(name, unknown, arguments) { return part }
    switch name {
    case "isNullOrEmpty", "isNullOrBlank", "isEmpty", "isBlank":
      return .unknown(Unknown(hint: unknown.hint + "." + name, likely: .boolean(false)))
    case "isNotEmpty", "isNotBlank":
      return .unknown(Unknown(hint: unknown.hint + "." + name, likely: .boolean(true)))
    case "orEmpty", "toString", "trim", "uppercase", "lowercase", "capitalize", "take", "takeLast",
      "dropLast", "drop", "filter", "filterNot", "sortedBy", "sortedByDescending", "sorted", "distinct",
      "distinctBy", "reversed", "filterNotNull", "shuffled", "format", "plus", "removeSuffix",
      "removePrefix", "substringBefore", "substringAfter", "replace", "replaceFirstChar", "ifEmpty",
      "ifBlank", "coerceIn", "coerceAtLeast", "coerceAtMost", "toInt", "toFloat", "toDouble", "toLong",
      "roundToInt", "collectAsState", "orElse":
      return .unknown(unknown)
    case "first", "last", "firstOrNull", "lastOrNull", "random", "find", "get", "getOrNull", "single":
      return element(of: unknown)
    case "map", "mapNotNull", "flatMap", "forEach", "mapIndexed", "forEachIndexed", "fastForEach",
      "fastMap", "fastForEachIndexed", "chunked", "joinToString", "groupBy", "withIndex", "onEach":
      // A flow or a value that may be missing is mapped as one value; all others as several.
      let isNamedSo = !name.hasPrefix("map") || unknown.hint.hasSuffix("s") || unknown.hint.hasSuffix("List")
      let isList = unknown.type.map { Self.listTypes.contains($0.name) } ?? isNamedSo
      guard isList else {
        guard case .closure(let closure)? = arguments.all.last?.value else { return .unknown(unknown) }
        return call(closure, with: [.unknown(unknown)])
      }
      return kotlinCollectionCall(name, on: .list(elements(of: .unknown(unknown))), arguments)
    default: return nil
    }
  }

  /// A part of a text that is not known is a part of its sample: an initial stays one letter.
  private func partOfUnknownText(
    _ name: String, _ unknown: Unknown, _ arguments: Arguments
  ) -> Value? {
    let parts: Set<String> = ["take", "takeLast", "substring", "first", "firstOrNull", "last", "lastOrNull"]
    guard parts.contains(name), arguments.trailing == nil else { return nil }
    let type = unknown.type?.unwrapped
    let isText = type.map { $0.name == "String" } ?? !unknown.hint.hasSuffix("s")
    guard isText, type != nil || resources.samples.text(for: unknown.hint) != nil else { return nil }
    let plain = name.replacing("OrNull", with: "")
    return kotlinTextCall(plain, on: sample(for: unknown), arguments)
  }

  static let listTypes: Set<String> = [
    "Array", "List", "MutableList", "Set", "MutableSet", "Collection", "Iterable", "Sequence",
    "ImmutableList", "PersistentList", "ImmutableSet", "PersistentSet", "ArrayList", "SnapshotStateList",
    "LazyPagingItems",
  ]

  /// Types that hold one value which may change.
  static let holderTypes: Set<String> = [
    "State", "MutableState", "StateFlow", "MutableStateFlow", "Flow", "SharedFlow", "LiveData",
    "MutableLiveData", "Lazy",
  ]

  // MARK: Members

  /// A member that the library's own types have; nil for all others.
  func kotlinMember(_ name: String, of value: Value) -> Value? {
    guard language == .kotlin else { return nil }
    switch (name, value) {
    case ("value", .unknown(let unknown)):
      guard let type = unknown.type, Self.holderTypes.contains(type.name), let inner = type.arguments.first
      else { return declaresValue(unknown) ? nil : value }
      return materialized(inner, hint: unknown.hint)
    case ("value", .boolean), ("value", .number), ("value", .text), ("value", .list), ("value", .dictionary),
      ("value", .none):
      return value
    case ("value", .object(let object)):
      return declaredProperty("value", in: object.type) == nil ? value : nil
    case ("size", .list), ("size", .dictionary), ("size", .range):
      return .number(Double(elements(of: value).count))
    case ("itemCount", .list(let values)): return .number(Double(values.count))
    case ("lastIndex", .list(let values)): return .number(Double(values.count - 1))
    case ("entries", .dictionary): return .list(elements(of: value))
    case ("ordinal", .object(let object)):
      guard let enumCase = object.enumCase else { return nil }
      let cases = index.type(object.type, in: nil)?.cases ?? []
      return cases.firstIndex { $0.name == enumCase }.map { .number(Double($0)) }
    case ("length", .unknown(let unknown)), ("size", .unknown(let unknown)), ("lastIndex", .unknown(let unknown)):
      return .unknown(Unknown(hint: unknown.hint + "." + name))
    default: return nil
    }
  }

  private func declaresValue(_ unknown: Unknown) -> Bool {
    guard let type = unknown.type, let entry = index.type(type.name, in: currentType) else { return false }
    return declaredProperty("value", in: entry.name) != nil
  }
}
