import SourceText
import SyntaxModel

/// What stands in the parentheses of a `for`.
enum DartLoopHead {
  case each(Pattern, Expression)
  case counting(start: [Statement], condition: Expression?, updates: [Statement])

  /// A loop of that head; what is done before the first turn is not part of it.
  func statement(body: [Statement]) -> Statement.Kind {
    switch self {
    case .each(let pattern, let sequence): .loop(pattern, sequence: sequence, body: body)
    case .counting(_, let condition, _): .repetition(condition: condition, body: body)
    }
  }
}

extension DartConverter {
  /// A `for`; what is done before the first turn of a counting one stands before it.
  mutating func loop(_ node: Int) -> [Statement] {
    guard let parts = child(node, .forLoopParts) else {
      return [Statement(.unknown(grammarName(node)), span(node))]
    }
    let head = loopHead(parts)
    let body = branch(children(node).filter { field($0) == .body })
    switch head {
    case .each: return [Statement(head.statement(body: body), span(node))]
    case .counting(let start, _, let updates):
      return start + [Statement(head.statement(body: body + updates), span(node))]
    }
  }

  mutating func loopHead(_ node: Int) -> DartLoopHead {
    let nodes = children(node).filter {
      kind($0) != .openParenthesis && kind($0) != .damage || field($0) != .none
    }
    guard let separator = nodes.firstIndex(where: { kind($0) == .inKeyword }) else {
      return counting(node)
    }
    let value = nodes[separator...].filter { field($0) == .value }
    return .each(item(nodes[..<separator], of: node), expression(of: value, in: node))
  }

  /// What each element is bound to.
  private mutating func item(_ nodes: ArraySlice<Int>, of parent: Int) -> Pattern {
    if let name = nodes.last(where: { field($0) == .name }) { return namePattern(text(name)) }
    let rest = nodes.filter { kind($0) != .finalKeyword && kind($0) != .varType }
    if rest.count == 1, kind(rest[0]) == .identifier { return namePattern(text(rest[0])) }
    // The parentheses of a pattern in parentheses have been left out with the loop's own.
    var pattern = DartNodes(rest)
    return self.pattern(&pattern, isBinding: true)
  }

  private mutating func counting(_ node: Int) -> DartLoopHead {
    var start: [Statement] = []
    var condition: [Int] = []
    var initial: [Int] = []
    var updates: [Statement] = []
    var update: [Int] = []
    for child in children(node) {
      switch field(child) {
      case .initial where kind(child) == .localVariable: start += statement(child)
      case .initial: initial.append(child)
      case .condition where isNamed(child): condition.append(child)
      case .update where kind(child) != .comma: update.append(child)
      default:
        guard kind(child) == .comma else { break }
        updates += action(update)
        start += action(initial)
        (update, initial) = ([], [])
      }
    }
    return .counting(
      start: start + action(initial),
      condition: condition.isEmpty ? nil : expression(of: condition, in: node),
      updates: updates + action(update))
  }

  /// An expression as a statement; nothing where there is none.
  private mutating func action(_ nodes: [Int]) -> [Statement] {
    guard let first = nodes.first else { return [] }
    let expression = expression(of: nodes, in: first)
    if case .statement(let statement) = expression.kind { return [statement] }
    return [Statement(.expression(expression), expression.span)]
  }
}
