import SourceText
import SyntaxModel

extension DartConverter {
  /// The patterns that `||` stands between; inside of `var` and `final` names are bound.
  mutating func alternatives(_ nodes: inout DartNodes, isBinding: Bool) -> [Pattern] {
    var result: [Pattern] = []
    while nodes.next != nil {
      result += conjunction(&nodes, isBinding: isBinding)
      guard let next = nodes.next, kind(next) == .disjunctionOperator else { break }
      nodes.position += 1
    }
    return result
  }

  /// A single pattern; alternatives inside of another pattern are compared with in turn.
  mutating func pattern(_ nodes: inout DartNodes, isBinding: Bool) -> Pattern {
    let start = nodes.next
    let all = alternatives(&nodes, isBinding: isBinding)
    guard all.count > 1, let start else { return all.first ?? .wildcard }
    return combined(all, with: "||", at: start)
  }

  private mutating func conjunction(_ nodes: inout DartNodes, isBinding: Bool) -> [Pattern] {
    guard let start = nodes.next else { return [] }
    var result = relation(&nodes, isBinding: isBinding)
    while let next = nodes.next, kind(next) == .conjunctionOperator {
      nodes.position += 1
      let right = relation(&nodes, isBinding: isBinding)
      result = [combined(result + right, with: "&&", at: start)]
    }
    return result
  }

  /// Patterns that are compared with become one such pattern; a pattern that always matches
  /// leaves the other.
  private func combined(_ patterns: [Pattern], with operation: String, at node: Int) -> Pattern {
    var values: [Expression] = []
    var others: [Pattern] = []
    for pattern in patterns {
      if case .expression(let value) = pattern {
        values.append(value)
      } else {
        others.append(pattern)
      }
    }
    if others.isEmpty, let first = values.first {
      return .expression(
        values.dropFirst().reduce(first) {
          Expression(.binary(operation, $0, $1), joined($0.span, $1.span))
        })
    }
    let tests = others.filter { if case .wildcard = $0 { false } else { true } }
    if operation == "&&", values.isEmpty {
      if tests.count == 1 { return tests[0] }
      // `Foo() && var x` is what `Foo x` is.
      if tests.count == 2, case .type(let type, nil) = tests[0], case .name(let name) = tests[1] {
        return .type(type, binding: name)
      }
    }
    return .expression(Expression(.unknown("\(operation) pattern"), span(node)))
  }

  /// `> 3`, `!= null`, or a pattern without an operator; in parentheses there may be alternatives.
  private mutating func relation(_ nodes: inout DartNodes, isBinding: Bool) -> [Pattern] {
    guard let first = nodes.next else { return [] }
    switch kind(first) {
    case .relationalOperator, .equalityOperator:
      nodes.position += 1
      let value = comparedValue(&nodes, first)
      if text(first) == "==" { return [.expression(value)] }
      return [
        .expression(Expression(.prefix(text(first), value), joined(span(first), value.span)))
      ]
    case .openParenthesis:
      guard depth < Self.depthLimit else { return skip(&nodes) }
      depth += 1
      defer { depth -= 1 }
      nodes.position += 1
      let inner = alternatives(&nodes, isBinding: isBinding)
      if let next = nodes.next, kind(next) == .closeParenthesis { nodes.position += 1 }
      return inner
    default:
      nodes.position += 1
      return [primaryPattern(first, isBinding: isBinding)]
    }
  }

  private func skip(_ nodes: inout DartNodes) -> [Pattern] {
    nodes.position = nodes.nodes.count
    return [.wildcard]
  }

  private mutating func comparedValue(_ nodes: inout DartNodes, _ first: Int) -> Expression {
    var value: [Int] = []
    while let next = nodes.next, isNamed(next), kind(next) != .conjunctionOperator,
      kind(next) != .disjunctionOperator
    {
      value.append(next)
      nodes.position += 1
    }
    return expression(of: value, in: first)
  }

  private mutating func primaryPattern(_ node: Int, isBinding: Bool) -> Pattern {
    guard depth < Self.depthLimit else { return .wildcard }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .constantPattern: return constant(node, isBinding: isBinding)
    case .variablePattern: return variable(node)
    case .nullCheckPattern:
      let inner = firstPattern(in: node, isBinding: isBinding)
      return .enumCase(type: nil, name: "some", [PatternElement(label: nil, pattern: inner)])
    case .castPattern, .nullAssertPattern: return firstPattern(in: node, isBinding: isBinding)
    case .listPattern, .recordPattern: return .elements(fields(node, isBinding: isBinding))
    case .mapPattern: return .elements(mapEntries(node, isBinding: isBinding))
    case .objectPattern: return object(node, isBinding: isBinding)
    case .restPattern: return firstPattern(in: node, isBinding: isBinding)
    default: return .expression(expression(node))
    }
  }

  private mutating func firstPattern(in node: Int, isBinding: Bool) -> Pattern {
    var nodes = DartNodes(children(node).drop { !isNamed($0) && kind($0) != .openParenthesis })
    return pattern(&nodes, isBinding: isBinding)
  }

  private mutating func constant(_ node: Int, isBinding: Bool) -> Pattern {
    let parts = inner(node)
    if parts.count == 1, kind(parts[0]) == .identifier {
      let name = text(parts[0])
      if name == "_" { return .wildcard }
      if isBinding { return .name(name) }
    }
    if parts.count == 2, kind(parts[0]) == .minusOperator {
      return .expression(Expression(.prefix("-", expression(parts[1])), span(node)))
    }
    // `const [1]`, `const {1}`, `const (a)` lie flat.
    if children(node).contains(where: { kind($0) == .openBracket || kind($0) == .openBrace }) {
      return .expression(Expression(.array(elements(node)), span(node)))
    }
    let value = parts.filter { kind($0) != .constKeyword }
    return .expression(expression(of: value, in: node))
  }

  /// `var x`, `final x`, `int x`, `int _`.
  private mutating func variable(_ node: Int) -> Pattern {
    var name = "_"
    for child in children(node) where kind(child) == .identifier { name = text(child) }
    guard let type = type(in: node) else { return namePattern(name) }
    return .type(type, binding: name == "_" ? nil : name)
  }

  /// `Foo()` asks for the type alone; with fields it also takes the value apart.
  private mutating func object(_ node: Int, isBinding: Bool) -> Pattern {
    let elements = fields(node, isBinding: isBinding)
    let type = type(in: node) ?? TypeReference(name: "", span: span(node))
    if elements.isEmpty { return .type(type, binding: nil) }
    return .enumCase(type: nil, name: type.name, elements)
  }

  /// The elements between brackets; `:var x` is the field of the name that is bound.
  private mutating func fields(_ node: Int, isBinding: Bool) -> [PatternElement] {
    var nodes = DartNodes(
      children(node).drop { kind($0) != .openParenthesis && kind($0) != .openBracket })
    nodes.position = 1
    var result: [PatternElement] = []
    var label: String?
    var takesName = false
    while let next = nodes.next {
      switch kind(next) {
      case .identifier:
        label = text(next)
        nodes.position += 1
      case .colon:
        takesName = label == nil
        nodes.position += 1
      case .comma, .closeParenthesis, .closeBracket, .damage:
        nodes.position += 1
      case .restPattern:
        result.append(
          PatternElement(label: "...", pattern: primaryPattern(next, isBinding: isBinding)))
        nodes.position += 1
      default:
        let before = nodes.position
        let pattern = pattern(&nodes, isBinding: isBinding)
        if nodes.position == before { nodes.position += 1 }
        result.append(
          PatternElement(label: takesName ? boundName(pattern) : label, pattern: pattern))
        label = nil
        takesName = false
      }
    }
    return result
  }

  private func boundName(_ pattern: Pattern) -> String? {
    switch pattern {
    case .name(let name): name
    case .type(_, let binding): binding
    case .enumCase(_, "some", let elements): elements.first.flatMap { boundName($0.pattern) }
    case .wildcard, .elements, .enumCase, .expression: nil
    }
  }

  /// Entries of a map with the text of their key as label.
  private mutating func mapEntries(_ node: Int, isBinding: Bool) -> [PatternElement] {
    var nodes = DartNodes(children(node).drop { kind($0) != .openBrace })
    nodes.position = 1
    var result: [PatternElement] = []
    var key: [Int] = []
    while let next = nodes.next {
      nodes.position += 1
      switch kind(next) {
      case .colon:
        let label = key.isEmpty ? nil : keyText(key, in: node)
        let pattern = pattern(&nodes, isBinding: isBinding)
        result.append(PatternElement(label: label, pattern: pattern))
        key = []
      default:
        if isNamed(next) { key.append(next) }
      }
    }
    return result
  }

  private mutating func keyText(_ nodes: [Int], in parent: Int) -> String {
    let key = expression(of: nodes, in: parent)
    if case .string(let parts) = key.kind, parts.count == 1, case .text(let text) = parts[0] {
      return text
    }
    return key.span.text
  }

  /// The pattern before `=` and the value after it.
  mutating func destructuring(_ node: Int) -> (pattern: Pattern, value: Expression) {
    let parts = children(node).split(maxSplits: 1, omittingEmptySubsequences: false) {
      kind($0) == .equals
    }
    let left = (parts.first ?? []).filter { kind($0) != .finalKeyword && kind($0) != .varType }
    var nodes = DartNodes(left)
    let pattern = pattern(&nodes, isBinding: true)
    return (pattern, expression(of: Array(parts.dropFirst().first ?? []), in: node))
  }
}
