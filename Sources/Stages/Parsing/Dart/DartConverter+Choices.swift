import SourceText
import SyntaxModel

extension DartConverter {
  /// A `switch`, of statements or of values.
  mutating func choice(_ node: Int) -> Statement.Kind {
    let subject = child(node, as: .condition).map { expression($0) }
    var cases: [ChoiceCase] = []
    // Cases without statements share those of the next.
    var waiting: [ChoiceCase] = []
    for child in caseNodes(node) {
      guard let next = choiceCase(child) else { continue }
      let fallsThrough =
        kind(child) != .switchExpressionCase && next.body.isEmpty
        && !endsWithBreak(child)
      waiting.append(next)
      if fallsThrough { continue }
      cases += sharing(waiting, body: next.body)
      waiting = []
    }
    return .choice(subject: subject, cases: cases + sharing(waiting, body: []))
  }

  private func caseNodes(_ node: Int) -> [Int] {
    children(node).flatMap { child in
      kind(child) == .switchBlock ? Array(children(child)) : [child]
    }
  }

  /// One case for all, as far as none has a condition of its own; with `default` the rest is idle.
  private func sharing(_ cases: [ChoiceCase], body: [Statement]) -> [ChoiceCase] {
    guard let first = cases.first, let last = cases.last else { return [] }
    if cases.contains(where: { $0.guardCondition != nil }) {
      return cases.map {
        ChoiceCase(
          patterns: $0.patterns, guardCondition: $0.guardCondition, body: body, span: $0.span)
      }
    }
    let hasDefault = cases.contains { $0.patterns.isEmpty }
    return [
      ChoiceCase(
        patterns: hasDefault ? [] : cases.flatMap(\.patterns), guardCondition: nil, body: body,
        span: joined(first.span, last.span))
    ]
  }

  private func endsWithBreak(_ node: Int) -> Bool {
    children(node).contains { kind($0) == .breakStatement }
  }

  private mutating func choiceCase(_ node: Int) -> ChoiceCase? {
    switch kind(node) {
    case .switchStatementCase, .switchExpressionCase, .switchStatementDefault: break
    default: return nil
    }
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let isValue = kind(node) == .switchExpressionCase
    let parts = caseParts(node, isValue: isValue)
    var nodes = DartNodes(parts.pattern)
    var patterns = alternatives(&nodes, isBinding: false)
    let guarding = parts.guarding.filter { isNamed($0) }
    let condition = guarding.isEmpty ? nil : expression(of: guarding, in: node)
    // `_` is what `default` is.
    if patterns.contains(where: { if case .wildcard = $0 { true } else { false } }) {
      patterns = []
    }
    return ChoiceCase(
      patterns: patterns, guardCondition: condition,
      body: isValue ? value(parts.body, of: node) : caseBody(parts.body), span: span(node))
  }

  /// The children of a case before `when`, after it, and after `:` or `=>`.
  private func caseParts(
    _ node: Int, isValue: Bool
  ) -> (pattern: [Int], guarding: [Int], body: [Int]) {
    var pattern: [Int] = []
    var guarding: [Int]?
    var body: [Int]?
    for child in children(node) {
      let isEnd = kind(child) == (isValue ? .arrow : .colon)
      switch kind(child) {
      case _ where body != nil: body?.append(child)
      case _ where isEnd: body = []
      case .whenKeyword: guarding = []
      case .caseBuiltin, .caseKeyword, .label, .defaultKeyword, .damage: break
      case _ where guarding != nil: guarding?.append(child)
      default: pattern.append(child)
      }
    }
    return (pattern, guarding ?? [], body ?? [])
  }

  private mutating func value(_ nodes: [Int], of parent: Int) -> [Statement] {
    let value = expression(of: nodes, in: parent)
    if case .statement(let statement) = value.kind, case .transfer = statement.kind {
      return [statement]
    }
    return [Statement(.expression(value), value.span)]
  }

  /// The statements of a case; the `break` at its end only says where it ends.
  private mutating func caseBody(_ nodes: [Int]) -> [Statement] {
    var result: [Statement] = []
    for node in nodes { result += statement(node) }
    if let last = result.last, case .transfer("break", _) = last.kind { result.removeLast() }
    return result
  }
}
