import ComponentModel
import SourceText
import SyntaxModel

/// Functions and closures: their parameters, their results, and which of several is meant.
extension Interpreter {
  func closure(of function: FunctionEntry, _ scope: Scope) -> Value {
    .closure(
      ClosureValue(
        parameters: function.declaration.parameters, body: function.declaration.body ?? [],
        scope: scope, name: function.declaration.name))
  }

  func call(_ value: Value, _ arguments: Arguments, at span: SourceSpan?) -> Value {
    guard case .closure(let closure) = value else { return value }
    return call(closure, arguments, at: span)
  }

  func call(_ closure: ClosureValue, _ arguments: Arguments, at span: SourceSpan?) -> Value {
    guard let place = span ?? closure.body.first?.span else { return .unknown(Unknown(hint: closure.name)) }
    return descend(at: place, otherwise: Value.unknown(Unknown(hint: closure.name))) {
      var scope = closure.scope
      bind(closure.parameters, arguments, &scope)
      if isScript { hoist(closure.body, &scope) }
      let saved = currentType
      currentType = closure.scope.type ?? currentType
      defer { currentType = saved }
      if closure.parameters.isEmpty {
        for (position, value) in arguments.all.map(\.value).enumerated() {
          scope.variables["$\(position)"] = value
          if position == 0 { scope.variables["it"] = value }
        }
      }
      return named(result(of: execute(closure.body, &scope)), closure.name)
    }
  }

  func call(_ closure: ClosureValue, with arguments: [Value]) -> Value {
    guard let span = closure.body.first?.span else { return .view(.group([])) }
    let labels = closure.parameters.map(\.label)
    let evaluated = arguments.enumerated().map { position, value in
      EvaluatedArgument(
        label: position < labels.count ? labels[position] : nil, value: value, span: span)
    }
    return call(closure, Arguments(evaluated), at: span)
  }

  func variables(after closure: ClosureValue) -> [String: Value] {
    guard let span = closure.body.first?.span else { return closure.scope.variables }
    return descend(at: span, otherwise: closure.scope.variables) {
      var scope = closure.scope
      let saved = currentType
      currentType = closure.scope.type ?? currentType
      defer { currentType = saved }
      _ = execute(closure.body, &scope)
      return scope.variables
    }
  }

  /// What a call of a function gives, by the language: its statements' views, its last value, or only
  /// what it returns.
  private func result(of outcome: Outcome) -> Value {
    if let returned = outcome.returned { return returned }
    switch language {
    case .swift, .xml: return outcome.value
    case .kotlin:
      let views = outcome.collected.filter(\.isContent)
      if views.isEmpty { return outcome.collected.last ?? .view(.group([])) }
      return views.count == 1 ? views[0] : .view(.group(views))
    case .typescript, .javascript, .dart: return .none
    }
  }

  /// Gives every parameter its argument, its default or an unknown of its name.
  func bind(_ parameters: [Parameter], _ arguments: Arguments, _ scope: inout Scope) {
    var remaining = arguments.all
    // Where labels are optional, a closure after the parentheses is the last parameter's.
    var last: Value?
    if language == .kotlin, let trailing = remaining.last, trailing.isTrailing, trailing.label == nil,
      parameters.count > 1
    {
      last = trailing.value
      remaining.removeLast()
    }
    for (number, parameter) in parameters.enumerated() {
      if let value = last, number == parameters.count - 1 {
        _ = match(parameter.pattern, value, &scope)
        continue
      }
      var value = take(parameter, from: &remaining)
      if isScript, case .some(.none) = value, parameter.fallback != nil { value = nil }
      if value == nil, let fallback = parameter.fallback { value = evaluate(fallback, &scope) }
      if value == nil, language == .dart, Self.isNullWhenLeftOut(parameter) { value = Value.none }
      var result = value ?? materialized(parameter.type, hint: parameter.name ?? "")
      if let type = parameter.type { result = coerced(result, to: type) }
      _ = match(parameter.pattern, named(result, parameter.name ?? ""), &scope)
    }
  }

  /// Whether what nobody gives is null in Dart: of a nullable type, or a field's value that a call may
  /// leave out and that has no default, whose type then is nullable.
  private static func isNullWhenLeftOut(_ parameter: Parameter) -> Bool {
    if parameter.type?.name == "Optional" { return true }
    guard parameter.type == nil, parameter.modifiers.contains("this"), !parameter.modifiers.contains("required")
    else { return false }
    return parameter.label != nil || parameter.modifiers.contains("optional")
  }

  private func take(_ parameter: Parameter, from remaining: inout [EvaluatedArgument]) -> Value? {
    let isLabelled: (EvaluatedArgument) -> Bool = { $0.label != nil && $0.label == parameter.label }
    if let position = remaining.firstIndex(where: isLabelled) {
      return remaining.remove(at: position).value
    }
    let takesClosure = language == .kotlin ? Self.takesClosure(parameter) : acceptsClosure(parameter)
    let isNext: (EvaluatedArgument) -> Bool = { argument in
      guard argument.label == nil else { return false }
      let isPositional = parameter.label == nil || self.language == .kotlin
      return argument.isTrailing ? takesClosure : isPositional
    }
    guard let position = remaining.firstIndex(where: isNext) else { return nil }
    return remaining.remove(at: position).value
  }

  static func takesClosure(_ parameter: Parameter) -> Bool {
    let name = parameter.type?.name ?? ""
    return name == "->" || parameter.attributes.contains { $0.name == "ViewBuilder" }
      || parameter.type?.arguments.first?.name == "->" || parameter.type == nil
  }

  /// Whether a type is one that no closure is of.
  private static func isPlain(_ type: TypeReference?) -> Bool {
    ["String", "Int", "Long", "Float", "Double", "Boolean", "Modifier", "Dp"].contains(type?.name)
  }

  /// Of several functions of a name the one whose labels fit best; nil when none can be called so.
  func best(_ functions: [FunctionEntry], for arguments: Arguments) -> FunctionEntry? {
    var chosen: FunctionEntry?
    var chosenScore = Int.min
    for function in functions {
      let fit =
        switch language {
        case .kotlin: kotlinScore(function, arguments)
        case .swift: swiftScore(function, arguments)
        case .xml, .typescript, .javascript, .dart: score(function.declaration.parameters, arguments)
        }
      guard let fit, fit > chosenScore else { continue }
      chosen = function
      chosenScore = fit
    }
    return chosen
  }

  private func score(_ parameters: [Parameter], _ arguments: Arguments) -> Int? {
    var score = 0
    var parameters = parameters[...]
    var arguments = arguments.all
    // Where labels are optional, a closure after the parentheses is the last parameter's.
    if language == .kotlin, let trailing = arguments.last, trailing.isTrailing, trailing.label == nil {
      guard let last = parameters.popLast(), !Self.isPlain(last.type) else { return nil }
      score += Self.takesClosure(last) ? 2 : 1
      arguments.removeLast()
    }
    var labels = arguments.compactMap(\.label)
    var unlabelled = arguments.filter { $0.label == nil }.count
    for parameter in parameters {
      if let label = parameter.label, let position = labels.firstIndex(of: label) {
        labels.remove(at: position)
        score += 3
      } else if unlabelled > 0,
        parameter.label == nil || Self.takesClosure(parameter) && language != .dart
      {
        unlabelled -= 1
        score += 2
      } else if language != .dart, parameter.fallback == nil, parameter.type?.name != "Optional",
        !parameter.modifiers.contains("vararg")
      {
        return nil
      } else {
        score -= 1
      }
    }
    return labels.isEmpty && unlabelled == 0 ? score : nil
  }
}

extension Value {
  /// Whether it shows something when it is built.
  fileprivate var isContent: Bool {
    switch self {
    case .view: true
    case .list(let values): values.contains(where: \.isContent)
    case .symbol(let symbol): symbol.isComponentCall
    default: false
    }
  }
}
