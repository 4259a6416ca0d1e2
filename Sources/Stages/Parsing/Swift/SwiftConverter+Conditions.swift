import SyntaxModel

extension SwiftConverter {
  /// The clauses of an `if`, `guard` or `while`, which the grammar lays flat between its braces.
  mutating func conditions(in node: Int) -> [Condition] {
    var result: [Condition] = []
    var clause: [Int] = []
    for child in children(node) {
      let isInside = field(child) == .condition || !clause.isEmpty && isContinued(child)
      if isInside {
        clause.append(child)
      } else {
        if !clause.isEmpty { result += condition(clause).map { [$0] } ?? [] }
        clause = []
      }
    }
    if !clause.isEmpty { result += condition(clause).map { [$0] } ?? [] }
    return result
  }

  /// The grammar marks all parts of a clause but the name that it binds.
  private func isContinued(_ node: Int) -> Bool {
    switch kind(node) {
    case .name, .typeAnnotation, .equals, .whereClause, .damage: true
    default: false
    }
  }

  private mutating func condition(_ clause: [Int]) -> Condition? {
    guard let first = clause.first else { return nil }
    switch kind(first) {
    case .availability: return .availability
    case .valueBinding: return optionalBinding(clause)
    case .caseKeyword: return match(clause)
    default:
      guard let value = clause.first(where: { tree.records[$0].isNamed && kind($0) != .damage })
      else { return nil }
      return .expression(expression(value))
    }
  }

  private mutating func optionalBinding(_ clause: [Int]) -> Condition {
    let parts = clause.split(maxSplits: 1) { kind($0) == .equals }
    let bound = (parts.first ?? []).filter { kind($0) != .typeAnnotation }
    let pattern = pattern(Array(bound), isBinding: true)
    if let value = parts.dropFirst().first?.first {
      return .optionalBinding(pattern, value: expression(value))
    }
    // `if let name` binds what has that name already.
    if case .name(let name) = pattern, let last = bound.last {
      return .optionalBinding(pattern, value: Expression(.name(name), span(last)))
    }
    return .optionalBinding(pattern, value: Expression(.unknown("binding"), span(clause[0])))
  }

  private mutating func match(_ clause: [Int]) -> Condition {
    // An equals sign may also stand inside the pattern's parentheses, but never before the last.
    let equals = clause.lastIndex { kind($0) == .equals } ?? clause.endIndex
    let pattern = pattern(Array(clause[..<equals]), isBinding: false)
    let value = clause[equals...].dropFirst().first { tree.records[$0].isNamed }
    return .match(
      pattern,
      value: value.map { expression($0) } ?? Expression(.unknown("match"), span(clause[0])))
  }
}
