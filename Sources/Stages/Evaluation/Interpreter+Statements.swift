import ComponentModel
import ScreenModel
import SourceText
import SyntaxModel

/// What a list of statements gives.
struct Outcome {
  /// The value of a `return`, or of leaving early.
  var returned: Value?
  /// Values of the expression statements, in order.
  var collected: [Value] = []
  /// Whether `break` or `continue` ended it.
  var isInterrupted = false

  /// The returned value, or what a builder would make of the collected ones.
  var value: Value {
    if let returned { return returned }
    return collected.count == 1 ? collected[0] : .view(.group(collected))
  }

  var isFinished: Bool { returned != nil || isInterrupted }
}

extension Interpreter {
  func execute(_ statements: [Statement], _ scope: inout Scope) -> Outcome {
    var outcome = Outcome()
    for statement in statements where !outcome.isFinished {
      execute(statement, &scope, &outcome)
    }
    return outcome
  }

  private func execute(_ statement: Statement, _ scope: inout Scope, _ outcome: inout Outcome) {
    switch statement.kind {
    case .expression(let expression):
      let value = evaluate(expression, &scope)
      outcome.collected.append(value)
    case .binding(let pattern, let type, let value, _):
      bind(pattern, type: type, value: value, &scope)
    case .assignment(let target, let operation, let value):
      assign(target, operation, value, &scope)
    case .conditional(let conditions, let then, let otherwise):
      conditional(conditions, then, otherwise, &scope, &outcome)
    case .guarded(let conditions, let otherwise):
      guarded(conditions, otherwise, at: statement.span, &scope, &outcome)
    case .choice(let subject, let cases):
      choice(subject, cases, at: statement.span, &scope, &outcome)
    case .loop(let pattern, let sequence, let body):
      loop(pattern, sequence, body, &scope, &outcome)
    case .repetition: break
    case .transfer(let keyword, let value):
      if keyword == "return" || keyword == "throw" {
        outcome.returned = value.map { evaluate($0, &scope) } ?? Value.none
        // A bare `return` in a builder ends it without a value of its own.
        if value == nil, !outcome.collected.isEmpty { outcome.returned = outcome.value(of: outcome.collected) }
      } else {
        outcome.isInterrupted = true
      }
    case .declaration(let declaration): declare(declaration, &scope)
    case .block(let statements):
      let inner = execute(statements, &scope)
      outcome.collected += inner.collected
      outcome.returned = inner.returned
    case .unknown(let kind):
      note(Unresolved(kind: .syntax, name: kind, span: statement.span))
    }
  }

  private func bind(
    _ pattern: Pattern, type: TypeReference?, value: Expression?, _ scope: inout Scope
  ) {
    guard let value else {
      if case .name(let name) = pattern, let type {
        scope.variables[name] = materialized(type, hint: name)
      } else if case .name(let name) = pattern, isScript {
        scope.variables[name] = Value.none
      }
      return
    }
    var result = evaluate(value, &scope)
    if let type { result = coerced(result, to: type) }
    if case .name(let name) = pattern, case .unknown(let unknown) = result, unknown.hint.isEmpty {
      result = .unknown(Unknown(hint: name, type: type ?? unknown.type, likely: unknown.likely))
    }
    _ = match(pattern, result, &scope)
  }

  private func declare(_ declaration: Declaration, _ scope: inout Scope) {
    switch declaration.kind {
    case .function(let function):
      scope.variables[function.name] = .closure(
        ClosureValue(
          parameters: function.parameters, body: function.body ?? [], scope: scope,
          name: function.name))
    case .property(let property):
      let entry = PropertyEntry(
        declaration: property, attributes: declaration.attributes, isStatic: false,
        span: declaration.span, owner: scope.type)
      if let getter = property.getter {
        scope.variables[property.name] = execute(getter, &scope).value
      } else {
        scope.variables[property.name] = stored(entry, hint: property.name, scope)
      }
    case .type, .enumCase, .importing, .alias: break
    }
  }

  private func loop(
    _ pattern: Pattern, _ sequence: Expression, _ body: [Statement], _ scope: inout Scope,
    _ outcome: inout Outcome
  ) {
    let subject = evaluate(sequence, &scope)
    var most = Self.maximumRepetitions
    if language == .dart, case .unknown = subject {
      // A sample inside a sample says nothing new, and whole pages may be made of it.
      if sampleLoops > 0 { most = 1 }
      sampleLoops += 1
    }
    defer { if language == .dart, case .unknown = subject { sampleLoops -= 1 } }
    for element in elements(of: subject).prefix(most) {
      var inner = scope
      _ = match(pattern, element, &inner)
      let result = execute(body, &inner)
      outcome.collected += result.collected
      for name in scope.variables.keys { scope.variables[name] = inner.variables[name] }
      scope.receiver = inner.receiver
      if let returned = result.returned {
        outcome.returned = returned
        return
      }
    }
  }

  /// How many elements of a long list are looked at.
  static let maximumRepetitions = 8

  /// The elements of a list; of an unknown list, a few unknown elements.
  func elements(of value: Value) -> [Value] {
    switch value {
    case .list(let values): values
    case .range(let lower?, let upper?, let isClosed):
      integers(from: lower, to: isClosed ? upper : upper - 1).map { .number($0) }
    case .dictionary(let entries):
      entries.map {
        .tuple([LabelledValue(label: "key", value: $0.key), LabelledValue(label: "value", value: $0.value)])
      }
    case .unknown(let unknown): Array(repeating: element(of: unknown), count: Self.sampleElements)
    default: []
    }
  }

  static let sampleElements = 3

  private func integers(from lower: Double, to upper: Double) -> [Double] {
    guard lower.isFinite, upper.isFinite, lower <= upper else { return [] }
    return (0..<Self.maximumRepetitions).map { lower + Double($0) }.filter { $0 <= upper }
  }

  /// An element of a list that is not known, named by the singular of the list's name.
  func element(of unknown: Unknown) -> Value {
    var hint = unknown.hint
    if hint.hasSuffix("ies") {
      hint = String(hint.dropLast(3)) + "y"
    } else if hint.hasSuffix("s") && !hint.hasSuffix("ss") {
      hint = String(hint.dropLast())
    }
    guard let type = unknown.type, Self.listTypes.contains(type.name) || type.name == "Optional",
      let inner = type.arguments.first
    else { return .unknown(Unknown(hint: hint)) }
    if type.name == "Optional" { return element(of: Unknown(hint: unknown.hint, type: inner)) }
    return materialized(inner, hint: hint)
  }
}

extension Outcome {
  fileprivate func value(of collected: [Value]) -> Value {
    collected.count == 1 ? collected[0] : .view(.group(collected))
  }
}
