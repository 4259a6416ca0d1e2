import ComponentModel
import SourceText
import SyntaxModel

extension Interpreter {
  func member(_ name: String, of base: Expression?, _ span: SourceSpan, _ scope: inout Scope) -> Value {
    guard let base else {
      return .symbol(Symbol(root: nil, steps: [.init(name: name, span: span)], span: span))
    }
    // A nested type is named through its owner: `Layout.Spacing.small`.
    if let path = Self.path(of: base), scope.variables[path[0]] == nil,
      let entry = index.type(path.joined(separator: ".") + "." + name, in: scope.type)
    {
      return .type(entry.name)
    }
    return member(name, of: evaluate(base, &scope), at: span)
  }

  private static func path(of expression: Expression) -> [String]? {
    switch expression.kind {
    case .name(let name): name.first?.isUppercase == true ? [name] : nil
    case .member(let base?, let name): path(of: base).map { $0 + [name] }
    default: nil
    }
  }

  func member(_ name: String, of value: Value) -> Value { member(name, of: value, at: nil) }

  func member(_ name: String, of value: Value, at span: SourceSpan?) -> Value {
    if isScript, let found = scriptMember(name, of: value) { return found }
    if name == "self" || name == "wrappedValue" || name == "projectedValue" || name == "unsafelyUnwrapped" {
      return value
    }
    if let found = kotlinMember(name, of: value) ?? dartMember(name, of: value) { return found }
    // The platform may extend a type by the same name as the project: what is imported decides.
    if language == .kotlin, index.importsFromPlatform(name, at: span) != false, isExtensible(value),
      let found = toolkit.member(name, of: value, self)
    {
      return found
    }
    if let found = knownMember(name, of: value, at: span) { return found }
    if let found = toolkit.member(name, of: value, self) { return found }
    switch value {
    case .unknown(let unknown):
      return .unknown(
        Unknown(hint: unknown.hint.isEmpty ? name : unknown.hint + "." + name))
    case .object(let object):
      return .unknown(Unknown(hint: Self.lastName(object.type) + "." + name))
    default:
      return .unknown(Unknown(hint: name))
    }
  }

  /// Whether a value's members may all be extensions.
  private func isExtensible(_ value: Value) -> Bool {
    switch value {
    case .number, .native: true
    default: false
    }
  }

  static func lastName(_ type: String) -> String {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return last.split(separator: ProjectIndex.moduleMark).first.map(String.init) ?? last
  }

  /// A member of the value that an extension extends; nil where it has none of that name.
  func memberOfReceiver(_ name: String, _ receiver: Value) -> Value? {
    switch receiver {
    case .symbol, .unknown:
      // In an extension of a library's type, its own members are names: `inHours` of a Duration.
      return language == .dart ? dartMember(name, of: receiver) ?? toolkit.member(name, of: receiver, self) : nil
    case .closure, .none: return nil
    default: return knownMember(name, of: receiver, at: nil) ?? toolkit.member(name, of: receiver, self)
    }
  }

  private func knownMember(_ name: String, of value: Value, at span: SourceSpan?) -> Value? {
    switch value {
    case .object(let object):
      return property(name, of: object) ?? enumMember(name, of: object) ?? method(name, of: object)
    case .type(let type):
      return staticMember(name, of: type) ?? allCases(name, of: type)
    case .symbol(let symbol):
      if symbol.steps.isEmpty, let root = symbol.root {
        if !isOfPlatform(symbol), let value = staticMember(name, of: root) { return value }
        if let value = toolkit.global(root + "." + name, self) { return value }
      }
      if let value = toolkit.member(name, of: value, self) { return value }
      if let root = symbol.root, let found = extensionProperty(name, of: value, type: root) { return found }
      if let found = foreignMember(name, of: symbol) { return found }
      return .symbol(
        Symbol(root: symbol.root, steps: symbol.steps + [.init(name: name, span: span)], span: symbol.span))
    case .list, .dictionary, .range:
      return collectionMember(name, of: value) ?? extensionProperty(name, of: value, types: ["List", "Iterable", "Map"])
    case .text(let text): return textMember(name, of: text) ?? extensionProperty(name, of: value, type: "String")
    case .tuple(let values):
      if let labelled = values.first(where: { $0.label == name }) { return labelled.value }
      return Int(name).flatMap { values.indices.contains($0) ? values[$0].value : nil }
    case .view: return extensionProperty(name, of: value, types: ["View", "Widget"])
    case .number: return extensionProperty(name, of: value, types: ["Int", "Double", "Float", "Long", "int", "double", "num"])
    case .unknown(let unknown): return memberOfUnknown(name, unknown, value)
    case .none: return Value.none
    case .native: return extensionProperty(name, of: value, types: toolkit.typeNames(of: value))
    case .boolean, .closure, .keyPath: return nil
    }
  }

  private func extensionProperty(_ name: String, of value: Value, types: [String]) -> Value? {
    for type in types {
      if let found = extensionProperty(name, of: value, type: type) { return found }
    }
    return nil
  }

  /// What a declared type says about a member, even where the value is not known.
  private func memberOfUnknown(_ name: String, _ unknown: Unknown, _ value: Value) -> Value? {
    if language == .dart, let type = dartType(of: unknown),
      let entry = index.type(type, in: nil), entry.declaration == nil,
      let found = extensionProperty(name, of: value, type: type)
    {
      return found
    }
    if let type = unknown.type {
      let plain = type.unwrapped
      let known = isScript ? index.typeName(plain.name, from: plain.span.file.path) : plain.name
      if let known, let entry = index.type(known, in: currentType, from: plain.span),
        let property = declaredProperty(name, in: entry.name)
      {
        if let getter = property.declaration.getter, !entry.cases.isEmpty {
          return evaluateGetter(getter, property, variables: ["self": value])
        }
        if let declared = property.declaration.type {
          // Whose text it is tells messages apart from what a person typed.
          let owners = [Self.lastName(entry.name), unknown.hint].filter { !$0.isEmpty }
          let isText = language == .dart && declared.name == "String"
          return materialized(declared, hint: isText ? (owners + [name]).joined(separator: ".") : name)
        }
      }
    }
    switch name {
    case "isEmpty":
      return .unknown(Unknown(hint: unknown.hint + ".isEmpty", likely: .boolean(false)))
    case "first", "last":
      return element(of: unknown)
    case "count", "indices", "description", "rawValue", "id", "localizedDescription", "capitalized":
      return nil
    default: return nil
    }
  }

  private func extensionProperty(_ name: String, of value: Value, type: String) -> Value? {
    guard let property = declaredProperty(name, in: type), !property.isStatic,
      let getter = property.declaration.getter
    else { return nil }
    return evaluateGetter(getter, property, variables: ["self": value, "this": value])
  }

  // MARK: Properties of the project's types

  /// A property as a type, its extensions, its supertypes and their extensions declare it.
  func declaredProperty(_ name: String, in type: String) -> PropertyEntry? {
    inherited(from: type) { $0.properties[name] }
  }

  func declaredFunctions(_ name: String, in type: String) -> [FunctionEntry] {
    inherited(from: type) { $0.functions[name] } ?? []
  }

  /// Asks a type and then all that it inherits from, each once.
  private func inherited<Found>(from type: String, _ ask: (TypeEntry) -> Found?) -> Found? {
    for entry in lineage(of: type) {
      if let found = ask(entry) { return found }
    }
    return nil
  }

  /// A type and all that it inherits from, nearest first.
  private func lineage(of type: String) -> [TypeEntry] {
    if let known = memory.lineages[type] { return known }
    var result: [TypeEntry] = []
    var queue = [(name: type, heir: String?.none)]
    var seen: Set<String> = []
    while let next = queue.first {
      queue.removeFirst()
      guard let entry = index.type(next.name, in: next.heir), seen.insert(entry.name).inserted else {
        continue
      }
      result.append(entry)
      // Only where names are a file's own does it matter who inherits.
      queue += entry.inherits.map { ($0, language == .dart ? entry.name : nil) }
    }
    memory.lineages[type] = result
    return result
  }

  /// The names of all that a type inherits from, also of what the project does not declare.
  func inheritedNames(of type: String) -> [String] { lineage(of: type).flatMap(\.inherits) }

  func inherits(_ type: String, from other: String) -> Bool {
    lineage(of: type).contains { $0.name == other }
  }

  /// The value of a property of an instance; nil when its type declares none of that name.
  func property(_ name: String, of object: ObjectValue) -> Value? {
    if let value = object.fields[name] { return value }
    guard let entry = declaredProperty(name, in: object.type) else {
      guard let bare = Self.withoutWrapperMark(name) else { return nil }
      return property(bare, of: object)
    }
    if entry.isStatic { return nil }
    if let getter = entry.declaration.getter {
      return evaluateGetter(getter, entry, receiver: object)
    }
    let scope = Scope(receiver: object, type: object.type)
    return cycleGuarded("\(object.type).\(name)", hint: name) { stored(entry, hint: name, scope) }
  }

  private func evaluateGetter(
    _ getter: [Statement], _ entry: PropertyEntry, receiver: ObjectValue? = nil,
    variables: [String: Value] = [:]
  ) -> Value {
    let name = entry.declaration.name
    return descend(at: entry.span, otherwise: Value.unknown(Unknown(hint: name))) {
      var scope = Scope(variables: variables, receiver: receiver, type: receiver?.type ?? entry.owner)
      let saved = currentType
      currentType = entry.owner
      defer { currentType = saved }
      let value = execute(getter, &scope).value
      guard let type = entry.declaration.type else { return value }
      return coerced(named(value, name), to: type)
    }
  }

  /// An unknown without a name takes the name of what holds it.
  func named(_ value: Value, _ name: String) -> Value {
    guard case .unknown(var unknown) = value, unknown.hint.isEmpty else { return value }
    unknown.hint = name
    return .unknown(unknown)
  }

  /// The value of a stored property that was given none.
  func stored(_ entry: PropertyEntry, hint: String, _ scope: Scope) -> Value {
    var scope = scope
    let saved = currentType
    currentType = entry.owner ?? currentType
    defer { currentType = saved }
    var initial = entry.declaration.initializer.map { evaluate($0, &scope) }
    if let value = initial, let type = entry.declaration.type { initial = coerced(value, to: type) }
    for attribute in entry.attributes {
      let arguments = evaluate(attribute.arguments, &scope)
      if let value = toolkit.wrapped(
        attribute, entry.declaration, arguments: arguments, initial: initial, self)
      {
        return named(value, hint)
      }
    }
    guard let initial else {
      if let unmeasured = Self.unmeasured(entry.declaration, hint: hint) { return unmeasured }
      return materialized(entry.declaration.type, hint: hint)
    }
    let canChange = !entry.declaration.isConstant && !entry.isStatic
    return named(canChange ? softened(initial, entry.declaration, hint: hint) : initial, hint)
  }

  /// Evaluates once at a time: a value that needs itself is unknown.
  func cycleGuarded(_ key: String, hint: String, _ body: () -> Value) -> Value {
    guard evaluating.insert(key).inserted else { return .unknown(Unknown(hint: hint)) }
    defer { evaluating.remove(key) }
    return body()
  }

  /// The value of a global or static property, evaluated once.
  func initialValue(of entry: PropertyEntry, key: String) -> Value {
    if let known = constants[key] {
      if varyingConstants.contains(key) { depend() }
      return known
    }
    if let known = memory.constants[key] { return known }
    let dependencesBefore = dependences
    let name = entry.declaration.name
    let value: Value
    if let getter = entry.declaration.getter {
      value = evaluateGetter(getter, entry)
    } else {
      value = cycleGuarded(key, hint: name) { stored(entry, hint: name, Scope(type: entry.owner)) }
    }
    // Inside a cycle it is only known that it cannot be known there.
    guard !evaluating.contains(key) else { return value }
    constants[key] = value
    let isTheSameForAll = dependences == dependencesBefore
    if !isTheSameForAll { varyingConstants.insert(key) }
    if isTheSameForAll, evaluating.isEmpty { memory.constants[key] = value }
    return value
  }

  // MARK: Static members and enumerations

  func staticMember(_ name: String, of type: String) -> Value? {
    if let entry = declaredProperty(name, in: type), entry.isStatic {
      return initialValue(of: entry, key: "\(type).static.\(name)")
    }
    guard let entry = index.type(type, in: nil) else { return nil }
    if let found = entry.cases.first(where: { $0.name == name }) { return enumValue(found, of: entry) }
    if let nested = index.types[entry.name + "." + name] { return .type(nested.name) }
    if let function = declaredFunctions(name, in: type).first(where: \.isStatic) {
      return closure(of: function, Scope(type: entry.name))
    }
    return nil
  }

  /// A case of an enumeration, with the fields that its constructor makes where it calls one.
  func enumValue(_ found: CaseEntry, of entry: TypeEntry) -> Value {
    let plain = ObjectValue(type: entry.name, fields: [:], enumCase: found.name)
    guard case .call(let call)? = found.rawValue?.kind, entry.declaration?.keyword == "enum",
      let parameters = entry.declaration?.parameters, call.name == Self.lastName(entry.name)
    else { return .object(plain) }
    return cycleGuarded("\(entry.name).case.\(found.name)", hint: found.name) {
      var scope = Scope(type: entry.name)
      let arguments = evaluate(call.arguments, &scope)
      var object = plain
      var inner = Scope(type: entry.name)
      bind(parameters, arguments, &inner)
      for parameter in parameters {
        guard let name = parameter.name else { continue }
        object.fields[name] = inner.variables[name]
      }
      return .object(object)
    }
  }

  func allCases(_ name: String, of type: String) -> Value? {
    guard name == (language == .kotlin ? "entries" : language == .dart ? "values" : "allCases"),
      let entry = index.type(type, in: nil), !entry.cases.isEmpty
    else { return nil }
    return .list(entry.cases.map { enumValue($0, of: entry) })
  }

  /// A method as a value, bound to its instance.
  private func method(_ name: String, of object: ObjectValue) -> Value? {
    guard let function = declaredFunctions(name, in: object.type).first(where: { !$0.isStatic }) else {
      return nil
    }
    return closure(of: function, Scope(receiver: object, type: object.type))
  }

  func enumMember(_ name: String, of object: ObjectValue) -> Value? {
    guard let enumCase = object.enumCase else { return nil }
    switch name {
    case "rawValue":
      let declared = index.type(object.type, in: nil)?.cases.first { $0.name == enumCase }
      guard let rawValue = declared?.rawValue else { return .text(TextValue(enumCase)) }
      var scope = Scope(type: object.type)
      return evaluate(rawValue, &scope)
    case "hashValue", "id": return .text(TextValue(enumCase))
    case "name" where language != .swift: return .text(TextValue(enumCase))
    case "index" where language == .dart: return dartMember(name, of: .object(object))
    default: return nil
    }
  }

  func projectMember(_ symbol: Symbol, of type: String) -> Value? {
    guard let step = symbol.steps.first else { return nil }
    if let root = symbol.root, root != type { return nil }
    var value: Value
    if let arguments = step.arguments {
      guard let function = best(declaredFunctions(step.name, in: type).filter(\.isStatic), for: arguments)
      else { return nil }
      value = call(closure(of: function, Scope(type: type)), arguments, at: step.span)
    } else {
      guard let found = staticMember(step.name, of: type) else { return nil }
      value = found
    }
    for next in symbol.steps.dropFirst() {
      if let arguments = next.arguments {
        value = callMember(next.name, of: value, arguments, at: next.span ?? symbol.span)
      } else {
        value = member(next.name, of: value)
      }
    }
    return value
  }
}
