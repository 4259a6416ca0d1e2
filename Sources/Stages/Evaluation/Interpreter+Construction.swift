import ComponentModel
import SourceText
import SyntaxModel

extension Interpreter {
  /// A value of a declared type about which nothing else is known.
  func materialized(_ type: TypeReference?, hint: String) -> Value {
    guard let type else { return .unknown(Unknown(hint: hint)) }
    if language == .kotlin, Self.holderTypes.contains(type.name), let inner = type.arguments.first {
      return materialized(inner, hint: hint)
    }
    let unknown = Value.unknown(Unknown(hint: hint, type: type))
    let inner = type.name.hasPrefix("any ") || type.name.hasPrefix("some ")
      ? String(type.name.drop { $0 != " " }.dropFirst()) : type.name
    let known = isScript ? index.typeName(inner, from: type.span.file.path) : inner
    guard let known, let entry = index.type(known, in: currentType, from: type.span),
      let declaration = entry.declaration
    else {
      return unknown
    }
    switch declaration.keyword {
    case "struct", "class", "actor":
      // Of a type that only its kinds are made of, nothing is known.
      let isOpen = declaration.keyword == "class" && language != .swift
      let kinds: Set<String> = ["sealed", "abstract"]
      if isOpen, !kinds.isDisjoint(with: entry.modifiers) { return unknown }
      guard building.filter({ $0 == "?" + entry.name }).count < 2 else { return unknown }
      let object = ObjectValue(type: entry.name, fields: [:])
      return .object(object)
    default:
      return unknown
    }
  }

  /// A value as a declared type understands it: `.small` becomes the project's own case.
  func coerced(_ value: Value, to type: TypeReference) -> Value {
    let plain = type.unwrapped
    switch value {
    case .symbol(let symbol) where symbol.root == nil:
      let name = plain.name == "Self" ? currentType ?? plain.name : plain.name
      guard let entry = index.type(name, in: currentType) else { return value }
      if let value = projectMember(symbol, of: entry.name) { return value }
      guard let step = symbol.steps.first else { return value }
      if step.name == "init", let arguments = step.arguments {
        return construct(entry, arguments, at: step.span ?? entry.span)
      }
      if entry.cases.contains(where: { $0.name == step.name }) {
        return enumInstance(entry, step.name, step.arguments ?? Arguments())
      }
      return value
    case .unknown(let unknown):
      guard unknown.type == nil else { return value }
      if case .object = materialized(plain, hint: unknown.hint), unknown.likely == nil {
        return materialized(plain, hint: unknown.hint)
      }
      return .unknown(Unknown(hint: unknown.hint, type: type, likely: unknown.likely))
    case .list(let values) where plain.name == "Array":
      guard let inner = plain.arguments.first else { return value }
      return .list(values.map { coerced($0, to: inner) })
    default: return value
    }
  }

  func enumInstance(_ entry: TypeEntry, _ name: String, _ arguments: Arguments) -> Value {
    var fields: [String: Value] = [:]
    let parameters = entry.cases.first { $0.name == name }?.parameters ?? []
    for (position, argument) in arguments.all.enumerated() {
      let field =
        position < parameters.count
        ? Self.fieldName(parameters[position], position) : argument.label ?? "\(position)"
      var value = argument.value
      if position < parameters.count, let type = parameters[position].type {
        value = coerced(value, to: type)
      }
      fields[field] = value
    }
    return .object(ObjectValue(type: entry.name, fields: fields, enumCase: name))
  }

  /// An instance of a project's type; a component becomes a view.
  func construct(_ entry: TypeEntry, _ arguments: Arguments, at span: SourceSpan) -> Value {
    guard entry.declaration != nil else {
      return constructExtended(entry, arguments, at: span)
        ?? callOutside(entry.name, arguments, span)
    }
    if arguments.all.count == 1, arguments.all[0].label == "rawValue", !entry.cases.isEmpty {
      return .unknown(Unknown(hint: Self.lastName(entry.name), type: nil))
    }
    let object = instance(of: entry, arguments, at: span)
    guard let declaration = entry.declaration, isComponent(entry, declaration) else {
      return .object(object)
    }
    return .view(.project(object, span))
  }

  /// An initializer that the project adds to a type of the platform: what its `self.init` gives.
  func constructExtended(_ entry: TypeEntry, _ arguments: Arguments, at span: SourceSpan) -> Value? {
    guard let initializer = best(entry.initializers, for: arguments) else { return nil }
    return descend(at: initializer.span, otherwise: nil) {
      var scope = Scope(type: entry.name)
      bind(initializer.declaration.parameters, arguments, &scope)
      // What stands last is the call of another initializer; anything else is not known.
      guard let last = execute(initializer.declaration.body ?? [], &scope).collected.last else {
        return nil
      }
      if case .unknown = last { return nil }
      return last
    }
  }

  /// Whether a type is a component, by its declaration or by an extension of it.
  func isComponent(_ entry: TypeEntry, _ declaration: TypeDeclaration) -> Bool {
    if toolkit.isComponent(declaration) { return true }
    let names = language == .dart ? inheritedNames(of: entry.name) : entry.inherits
    let inherited = names.map { TypeReference(name: $0, span: entry.span) }
    return toolkit.isComponent(
      TypeDeclaration(
        keyword: declaration.keyword, name: declaration.name, inherits: inherited,
        parameters: declaration.parameters, members: declaration.members))
  }

  private func instance(of entry: TypeEntry, _ arguments: Arguments, at span: SourceSpan)
    -> ObjectValue
  {
    let object = ObjectValue(type: entry.name, fields: [:], span: span)
    if let initializer = best(entry.initializers, for: arguments) {
      return run(initializer, of: object, arguments)
    }
    if let parameters = entry.declaration?.parameters, !parameters.isEmpty {
      return constructed(object, parameters, arguments)
    }
    return memberwise(entry, arguments, object)
  }

  /// An instance made by a primary constructor, whose parameters can all be seen inside.
  private func constructed(
    _ object: ObjectValue, _ parameters: [Parameter], _ arguments: Arguments
  ) -> ObjectValue {
    var scope = Scope(type: object.type)
    bind(parameters, arguments, &scope)
    var object = object
    for parameter in parameters {
      guard let name = parameter.name else { continue }
      object.fields[name] = scope.variables[name]
    }
    return object
  }

  func constructed(_ object: ObjectValue, by initializer: FunctionEntry, _ arguments: Arguments)
    -> ObjectValue
  {
    run(initializer, of: object, arguments)
  }

  private func run(_ initializer: FunctionEntry, of object: ObjectValue, _ arguments: Arguments)
    -> ObjectValue
  {
    descend(at: initializer.span, otherwise: object) {
      var scope = Scope(receiver: object, type: object.type)
      bind(initializer.declaration.parameters, arguments, &scope)
      fillFields(of: initializer.declaration.parameters, &scope)
      let saved = currentType
      currentType = object.type
      defer { currentType = saved }
      _ = execute(initializer.declaration.body ?? [], &scope)
      return scope.receiver ?? object
    }
  }

  private func memberwise(_ entry: TypeEntry, _ arguments: Arguments, _ object: ObjectValue)
    -> ObjectValue
  {
    var object = object
    var remaining = arguments.all
    for name in entry.storedNames {
      guard let property = entry.properties[name] else { continue }
      guard let position = remaining.firstIndex(where: { $0.label == name }) else { continue }
      object.fields[name] = fieldValue(remaining.remove(at: position).value, property)
    }
    for argument in remaining where argument.label == nil {
      let candidates = entry.storedNames.compactMap { entry.properties[$0] }.filter {
        object.fields[$0.declaration.name] == nil && $0.declaration.initializer == nil
      }
      let builders = candidates.filter { Self.takesClosure($0) }
      guard let property = argument.isTrailing ? builders.first ?? candidates.last : candidates.first
      else { continue }
      object.fields[property.declaration.name] = fieldValue(argument.value, property)
    }
    return object
  }

  private func fieldValue(_ value: Value, _ property: PropertyEntry) -> Value {
    guard let type = property.declaration.type else { return value }
    return named(coerced(value, to: type), property.declaration.name)
  }

  private static func takesClosure(_ property: PropertyEntry) -> Bool {
    property.declaration.type?.name == "->"
      || property.attributes.contains { $0.name == "ViewBuilder" }
  }

  // MARK: Assignments

  func assign(
    _ target: Expression, _ operation: String, _ value: Expression, _ scope: inout Scope
  ) {
    var result = evaluate(value, &scope)
    if operation != "=", let sign = operation.first {
      result = binary(String(sign), evaluate(target, &scope), result)
    }
    switch target.kind {
    case .name(let name): assign(result, to: name, &scope)
    case .member(let base?, let name):
      guard case .name(let owner) = base.kind, owner == "self" || owner == "this" else { return }
      setField(name, result, &scope)
    default: break
    }
  }

  private func assign(_ value: Value, to name: String, _ scope: inout Scope) {
    if scope.variables[name] != nil {
      scope.variables[name] = value
    } else {
      setField(name, value, &scope)
    }
  }

  private func setField(_ name: String, _ value: Value, _ scope: inout Scope) {
    guard var receiver = scope.receiver else { return }
    let field: String
    var value = value
    if declaredProperty(name, in: receiver.type) == nil, let bare = Self.withoutWrapperMark(name) {
      field = bare
      value = Self.unwrapped(value)
    } else {
      field = name
    }
    if let type = declaredProperty(field, in: receiver.type)?.declaration.type {
      value = coerced(value, to: type)
    }
    receiver.fields[field] = named(value, field)
    scope.receiver = receiver
  }

  /// `State(initialValue: x)`, `.init(wrappedValue: x)`, `Binding.constant(x)`: the x.
  static func unwrapped(_ value: Value) -> Value {
    guard case .symbol(let symbol) = value, let arguments = symbol.steps.last?.arguments else {
      return value
    }
    return arguments["initialValue"] ?? arguments["wrappedValue"] ?? arguments.first ?? value
  }
}
