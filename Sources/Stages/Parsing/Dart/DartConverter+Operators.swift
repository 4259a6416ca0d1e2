import SourceText
import SyntaxModel

// The grammar's own nesting of operators is not Dart's: it takes `a + b - c ?? d` for
// `a + (b - (c ?? d))`. So an expression made of operators is first laid flat in the order of its
// text, and then put together by Dart's rules.

/// A piece of an expression, in the order of the text.
enum DartPiece {
  /// A primary and its selectors.
  case operand([Int])
  case prefix(String, Range<Int>)
  case infix(String)
  /// `as` or `is` with the node that holds it and its type.
  case cast(Int)
  /// `? then :` with the nodes of the middle.
  case ternary([Int])
}

extension DartConverter {
  /// An expression made of operators, or a single operand.
  mutating func operation(_ nodes: [Int], in parent: Int) -> Expression {
    guard let first = nodes.first, let last = nodes.last else { return unknown(parent) }
    let pieces = pieces(of: nodes)
    if pieces.count == 1, case .operand(let nodes) = pieces[0] { return operand(nodes) }
    let whole = span(from: first, to: last)
    // Each operator makes the tree one level deeper.
    let levels = pieces.count { if case .operand = $0 { false } else { true } }
    guard depth + levels < Self.depthLimit else {
      return Expression(.unknown("nesting"), whole)
    }
    depth += levels
    defer { depth -= levels }
    var position = 0
    let result = infix(pieces, &position, atLeast: .conditional)
    guard let result, position == pieces.count else {
      return Expression(.unknown(grammarName(first)), whole)
    }
    return result
  }

  /// Whether a node is made of operators or is a run of a primary and selectors.
  private func isSequence(_ node: Int) -> Bool {
    switch kind(node) {
    case .conditional, .disjunction, .ifNull, .addition, .multiplication, .relation, .equality,
      .conjunction, .bitwiseAnd, .bitwiseOr, .bitwiseXor, .shift, .castExpression,
      .testExpression, .unary, .awaitExpression, .postfix, .assignable:
      true
    default: false
    }
  }

  /// Lays an expression flat, without recursion: chains may be of any length.
  private func pieces(of nodes: [Int]) -> [DartPiece] {
    enum Work {
      case node(Int)
      case piece(DartPiece)
    }
    var pieces: [DartPiece] = []
    // The operand that further selectors belong to.
    var operand: [Int] = []
    func finish() {
      if !operand.isEmpty { pieces.append(.operand(operand)) }
      operand = []
    }
    var work: [Work] = nodes.reversed().map { .node($0) }
    while let next = work.popLast() {
      switch next {
      case .piece(let piece):
        finish()
        pieces.append(piece)
      case .node(let node) where isSequence(node):
        var parts: [Work] = []
        var middle: [Int] = []
        for child in children(node) {
          if kind(node) == .conditional, field(child) == .consequence {
            middle.append(child)
          } else if kind(node) == .conditional, kind(child) == .colon {
            parts.append(.piece(.ternary(middle)))
          } else if let piece = piece(child, in: node) {
            parts.append(.piece(piece))
          } else if isNamed(child), kind(child) != .damage {
            parts.append(.node(child))
          }
        }
        work.append(contentsOf: parts.reversed())
      case .node(let node):
        if !isSelector(node) { finish() }
        operand.append(node)
      }
    }
    finish()
    return pieces
  }

  private func isSelector(_ node: Int) -> Bool {
    switch kind(node) {
    case .selector, .unconditionalSelector, .conditionalSelector, .postfixOperator: true
    default: false
    }
  }

  /// What an operator is in its parent's line of pieces; nil for operands and for what is dropped.
  private func piece(_ child: Int, in parent: Int) -> DartPiece? {
    switch kind(child) {
    case .prefixOperator, .minusOperator, .tildeOperator, .incrementOperator:
      return .prefix(text(child), range(child))
    case .disjunctionOperator, .conjunctionOperator, .additiveOperator, .multiplicativeOperator,
      .shiftOperator, .relationalOperator, .equalityOperator, .bitwiseOperator, .ifNullOperator,
      .bitwiseOrToken, .bitwiseAndToken, .bitwiseXorToken:
      return .infix(text(child))
    case .typeCast, .typeTest: return .cast(child)
    default: return nil
    }
  }

  /// Precedence climbing: operands joined by operators that bind at least as tightly as `lowest`.
  private mutating func infix(
    _ pieces: [DartPiece], _ position: inout Int, atLeast lowest: DartPrecedence
  ) -> Expression? {
    guard var left = prefixed(pieces, &position) else { return nil }
    while position < pieces.count {
      switch pieces[position] {
      case .cast(let node):
        guard lowest <= .relation else { return left }
        position += 1
        left = cast(left, node)
      case .ternary(let middle):
        guard lowest <= .conditional else { return left }
        position += 1
        guard let first = middle.first else { return nil }
        let then = expression(of: middle, in: first)
        guard let otherwise = infix(pieces, &position, atLeast: .conditional) else { return nil }
        left = Expression(
          .ternary(condition: left, then: then, otherwise: otherwise),
          joined(left.span, otherwise.span))
      case .infix(let operation):
        let precedence = DartPrecedence(of: operation)
        guard lowest <= precedence else { return left }
        position += 1
        guard let right = infix(pieces, &position, atLeast: precedence.next) else { return nil }
        left = Expression(.binary(operation, left, right), joined(left.span, right.span))
      case .operand, .prefix:
        return nil
      }
    }
    return left
  }

  /// An operand with the prefix operators before it.
  private mutating func prefixed(_ pieces: [DartPiece], _ position: inout Int) -> Expression? {
    var prefixes: [(name: String, range: Range<Int>)] = []
    while position < pieces.count, case .prefix(let name, let range) = pieces[position] {
      prefixes.append((name, range))
      position += 1
    }
    guard position < pieces.count, case .operand(let nodes) = pieces[position] else { return nil }
    position += 1
    var result = operand(nodes)
    for prefix in prefixes.reversed() {
      let whole = joined(span(prefix.range), result.span)
      result = Expression(.prefix(prefix.name, result), whole)
    }
    return result
  }

  /// `x as T`, `x is T`; `x is! T` is the opposite of `x is T`.
  private mutating func cast(_ value: Expression, _ node: Int) -> Expression {
    var nodes = DartNodes(children(node))
    let operation = nodes.next.map { kind($0) == .asOperator ? "as" : "is" } ?? "is"
    let isNegated = nodes.next.map { text($0).hasSuffix("!") } ?? false
    nodes.position += 1
    let type = type(&nodes) ?? TypeReference(name: "", span: span(node))
    let whole = joined(value.span, span(node))
    let result = Expression(.cast(value, operation: operation, type: type), whole)
    return isNegated ? Expression(.prefix("!", result), whole) : result
  }

  /// A primary and its selectors.
  private mutating func operand(_ nodes: [Int]) -> Expression {
    guard let first = nodes.first, let last = nodes.last else {
      return Expression(.unknown("operand"), span(0..<0))
    }
    let levels = nodes.count - 1
    guard depth + levels < Self.depthLimit else {
      return Expression(.unknown("nesting"), span(from: first, to: last))
    }
    depth += levels
    defer { depth -= levels }
    var chain = primary(first)
    for selector in nodes.dropFirst() { append(selector, to: &chain) }
    return chain.expression
  }
}
