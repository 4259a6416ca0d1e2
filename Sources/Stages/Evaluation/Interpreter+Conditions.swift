import ComponentModel
import SourceText
import SyntaxModel

extension Interpreter {
  /// Whether a condition holds; one that is not known is decided by a choice.
  func holds(_ condition: Expression, _ scope: inout Scope) -> Bool {
    let value = evaluate(condition, &scope)
    if isScript {
      if let flag = truth(of: value) { return flag }
      return decide(condition.span, preferring: likelyTruth(value) == false ? 1 : 0)
    }
    switch value {
    case .boolean(let flag): return flag
    case .unknown(let unknown):
      var preferred = 0
      if case .boolean(false)? = unknown.likely { preferred = 1 }
      return decide(condition.span, preferring: preferred)
    case .none: return false
    default: return decide(condition.span, preferring: 0)
    }
  }

  /// Chooses between holding (branch 0) and not; `!a` is the opposite of `a`.
  func decide(_ span: SourceSpan, preferring branch: Int) -> Bool {
    let text = span.text
    guard text.hasPrefix("!"), !text.contains("&&"), !text.contains("||") else {
      return choose(2, at: span, preferring: branch) == 0
    }
    let inner = SourceSpan(file: span.file, range: span.range.lowerBound + 1..<span.range.upperBound)
    return choose(2, at: inner, preferring: 1 - branch) == 1
  }

  func hold(_ conditions: [Condition], _ scope: inout Scope) -> Bool {
    for condition in conditions {
      let isMet: Bool
      switch condition {
      case .expression(let expression): isMet = holds(expression, &scope)
      case .optionalBinding(let pattern, let value): isMet = bindOptional(pattern, value, &scope)
      case .match(let pattern, let value):
        let subject = evaluate(value, &scope)
        switch match(pattern, subject, &scope) {
        case .some(let flag): isMet = flag
        case nil:
          isMet = choose(2, at: value.span, preferring: 0) == 0
          if isMet { bindUnknowns(in: pattern, &scope) }
        }
      case .availability: isMet = true
      }
      guard isMet else { return false }
    }
    return true
  }

  private func bindOptional(_ pattern: Pattern, _ value: Expression, _ scope: inout Scope) -> Bool {
    var result = evaluate(value, &scope)
    switch result {
    case .none: return false
    case .unknown(var unknown):
      var preferred = 0
      if case .some(.none) = unknown.likely { preferred = 1 }
      guard choose(2, at: value.span, preferring: preferred) == 0 else { return false }
      unknown.likely = nil
      if let type = unknown.type {
        result = materialized(type.unwrapped, hint: unknown.hint)
      } else {
        result = .unknown(unknown)
      }
    default: break
    }
    if case .name(let name) = pattern, case .unknown(let unknown) = result, unknown.hint.isEmpty {
      result = .unknown(Unknown(hint: name, type: unknown.type))
    }
    _ = match(pattern, result, &scope)
    return true
  }

  func conditional(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?, _ scope: inout Scope,
    _ outcome: inout Outcome
  ) {
    var inner = scope
    let result: Outcome
    if hold(conditions, &inner) {
      result = execute(then, &inner)
    } else {
      inner = scope
      result = execute(otherwise ?? [], &inner)
    }
    absorb(inner, into: &scope)
    outcome.collected += result.collected
    outcome.returned = result.returned
    outcome.isInterrupted = result.isInterrupted
  }

  /// Keeps what an inner block changed of the outer block's variables.
  private func absorb(_ inner: Scope, into scope: inout Scope) {
    for (name, _) in scope.variables { scope.variables[name] = inner.variables[name] }
    scope.receiver = inner.receiver
  }

  func guarded(
    _ conditions: [Condition], _ otherwise: [Statement], at span: SourceSpan, _ scope: inout Scope,
    _ outcome: inout Outcome
  ) {
    guard !hold(conditions, &scope) else { return }
    let result = execute(otherwise, &scope)
    outcome.collected += result.collected
    outcome.returned = result.returned ?? .view(.group(outcome.collected))
  }

  func choice(
    _ subject: Expression?, _ cases: [ChoiceCase], at span: SourceSpan, _ scope: inout Scope,
    _ outcome: inout Outcome
  ) {
    let value = subject.map { evaluate($0, &scope) }
    var inner = scope
    guard let taken = takenCase(value, cases, subject, at: subject?.span ?? span, &inner) else { return }
    let result = execute(cases[taken].body, &inner)
    absorb(inner, into: &scope)
    outcome.collected += result.collected
    outcome.returned = result.returned
  }

  private func takenCase(
    _ value: Value?, _ cases: [ChoiceCase], _ subject: Expression?, at span: SourceSpan,
    _ scope: inout Scope
  ) -> Int? {
    guard let value else { return firstHolding(cases, &scope) }
    for (number, candidate) in cases.enumerated() {
      var trial = scope
      switch matchAny(candidate, value, &trial) {
      case true?:
        scope = trial
        return number
      case false?: continue
      case nil:
        let taken = choose(cases.count, at: span, preferring: number)
        for pattern in cases[taken].patterns { bindUnknowns(in: pattern, &scope) }
        narrow(subject, to: cases[taken].patterns, &scope)
        return taken
      }
    }
    return nil
  }

  /// In a case for one type, a subject that is a name is of that type.
  private func narrow(_ subject: Expression?, to patterns: [Pattern], _ scope: inout Scope) {
    guard case .name(let name)? = subject?.kind, patterns.count == 1,
      case .type(let type, binding: nil) = patterns[0]
    else { return }
    scope.variables[name] = materialized(type, hint: name)
  }

  /// `when` without a subject: the first case whose condition holds.
  private func firstHolding(_ cases: [ChoiceCase], _ scope: inout Scope) -> Int? {
    for (number, candidate) in cases.enumerated() {
      if candidate.patterns.isEmpty { return number }
      for case .expression(let condition) in candidate.patterns where holds(condition, &scope) {
        return number
      }
    }
    return nil
  }

  private func matchAny(_ candidate: ChoiceCase, _ value: Value, _ scope: inout Scope) -> Bool? {
    if candidate.patterns.isEmpty { return true }
    var isUncertain = false
    for pattern in candidate.patterns {
      switch match(pattern, value, &scope) {
      case true?:
        guard let condition = candidate.guardCondition else { return true }
        if holds(condition, &scope) { return true }
      case false?: continue
      case nil: isUncertain = true
      }
    }
    return isUncertain ? nil : false
  }

  // MARK: Patterns

  /// Matches and binds; nil when it cannot be known.
  func match(_ pattern: Pattern, _ value: Value, _ scope: inout Scope) -> Bool? {
    switch pattern {
    case .wildcard: return true
    case .name(let name):
      scope.variables[name] = value
      return true
    case .elements(let elements):
      if isScript {
        takeApart(elements, value, &scope)
      } else {
        matchElements(elements, value, &scope)
      }
      return true
    case .enumCase(_, let name, let elements):
      return matchCase(name, elements, value, &scope)
    case .expression(let expression):
      let expected = evaluate(expression, &scope)
      return matches(expected, value)
    case .type(let type, let binding):
      if let binding { scope.variables[binding] = value }
      return isInstance(value, of: type)
    }
  }

  /// Whether a value is of a type of the project or inherits from it; nil when it cannot be known.
  func isInstance(_ value: Value, of type: TypeReference) -> Bool? {
    if case .symbol(let symbol) = value, let isKnown = isInstance(symbol, of: type) { return isKnown }
    guard let entry = index.type(type.name, in: currentType, from: type.span) else { return nil }
    switch value {
    case .object(let object): return object.type == entry.name || inherits(object.type, from: entry.name)
    case .type(let name): return name == entry.name || inherits(name, from: entry.name)
    case .none: return false
    default: return nil
    }
  }

  private func matches(_ expected: Value, _ value: Value) -> Bool? {
    if case .range(let lower, let upper, let isClosed) = expected, case .number(let number) = value {
      let isAbove = lower.map { $0 <= number } ?? true
      let isBelow = upper.map { isClosed ? number <= $0 : number < $0 } ?? true
      return isAbove && isBelow
    }
    guard case .boolean(let flag) = binary("==", value, expected) else { return nil }
    return flag
  }

  private func matchElements(_ elements: [PatternElement], _ value: Value, _ scope: inout Scope) {
    for (position, element) in elements.enumerated() {
      var part: Value
      switch value {
      case .tuple(let values):
        part =
          values.first { $0.label != nil && $0.label == element.label }?.value
          ?? (position < values.count ? values[position].value : .none)
      case .list(let values): part = position < values.count ? values[position] : .none
      default:
        let name = element.label ?? Self.boundName(element.pattern) ?? ""
        part = member(name, of: value)
      }
      if case .none = part, let fallback = element.fallback { part = evaluate(fallback, &scope) }
      _ = match(element.pattern, part, &scope)
    }
  }

  private static func boundName(_ pattern: Pattern) -> String? {
    if case .name(let name) = pattern { name } else { nil }
  }

  private func matchCase(
    _ name: String, _ elements: [PatternElement], _ value: Value, _ scope: inout Scope
  ) -> Bool? {
    switch value {
    case .none: return name == "none"
    case .object(let object):
      guard let enumCase = object.enumCase else { return name == "some" ? true : nil }
      guard enumCase == name else { return false }
      let payload = index.type(object.type, in: nil)?.cases.first { $0.name == name }?.parameters ?? []
      for (position, element) in elements.enumerated() {
        let field = position < payload.count ? Self.fieldName(payload[position], position) : "\(position)"
        _ = match(element.pattern, object.fields[field] ?? .unknown(Unknown(hint: field)), &scope)
      }
      return true
    case .symbol(let symbol):
      guard let step = symbol.steps.first, symbol.steps.count == 1 else { return nil }
      guard step.name == name else { return false }
      let values = step.arguments?.all.map(\.value) ?? []
      for (position, element) in elements.enumerated() {
        let part = position < values.count ? values[position] : .unknown(Unknown(hint: ""))
        _ = match(element.pattern, part, &scope)
      }
      return true
    default:
      return toolkit.binary("==", value, .symbol(Symbol(root: nil, steps: [.init(name: name)])), self)
        .flatMap { if case .boolean(let flag) = $0 { flag } else { nil } }
    }
  }

  static func fieldName(_ parameter: Parameter, _ position: Int) -> String {
    parameter.label ?? parameter.name ?? "\(position)"
  }

  /// Gives every name in a pattern an unknown value of that name.
  func bindUnknowns(in pattern: Pattern, _ scope: inout Scope) {
    switch pattern {
    case .wildcard, .expression: break
    case .name(let name): scope.variables[name] = .unknown(Unknown(hint: name))
    case .elements(let elements), .enumCase(_, _, let elements):
      for element in elements { bindUnknowns(in: element.pattern, &scope) }
    case .type(let type, let binding):
      if let binding { scope.variables[binding] = materialized(type, hint: binding) }
    }
  }
}
