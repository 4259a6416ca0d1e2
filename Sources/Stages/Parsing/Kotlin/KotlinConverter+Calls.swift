import SourceText
import SyntaxModel

extension KotlinConverter {
  mutating func arguments(_ node: Int) -> [Argument] {
    var result: [Argument] = []
    for child in children(node) where kind(child) == .valueArgument {
      let parts = Array(children(child))
      let isLabelled = parts.count > 2 && kind(parts[1]) == .equals
      guard let value = parts.dropFirst(isLabelled ? 2 : 0).last(where: { isNamed($0) }) else {
        continue
      }
      result.append(
        Argument(
          label: isLabelled ? name(parts[0]) : nil, value: expression(value), span: span(child)))
    }
    return result
  }

  /// A call with its arguments; a lambda after another call's parentheses belongs to that call.
  mutating func call(_ node: Int) -> Expression {
    guard var callee = firstChild(node) else { return unknown(node) }
    var lists = children(node).dropFirst().filter {
      kind($0) == .valueArguments || kind($0) == .annotatedLambda
    }
    if kind(callee) == .callExpression, lists.first.map({ kind($0) }) == .annotatedLambda,
      child(callee, .annotatedLambda) == nil, let list = child(callee, .valueArguments),
      let inner = firstChild(callee)
    {
      lists.insert(list, at: 0)
      callee = inner
    }
    var arguments: [Argument] = []
    for list in lists {
      if kind(list) == .valueArguments {
        arguments += self.arguments(list)
      } else if let lambda = child(list, .lambdaLiteral) {
        let value = expression(lambda)
        arguments.append(Argument(label: nil, value: value, isTrailing: true, span: value.span))
      }
    }
    var name = range(callee)
    var start = name.lowerBound
    if kind(callee) == .navigationExpression {
      let parts = Array(children(callee))
      if parts.count > 2 {
        name = range(parts[parts.count - 1])
        start = range(parts[1]).lowerBound
      }
    }
    let end = max(start, range(node).upperBound)
    return suffixed(callee) { converter, base in
      let call = Call(
        callee: base, arguments: arguments, nameSpan: converter.span(name),
        selfSpan: converter.span(start..<end))
      return Expression(.call(call), converter.joined(base.span, converter.span(node)))
    }
  }

  /// Applies what follows an operand to it, under a prefix operator that the grammar bound to it
  /// too early: `!a.b()` is the negation of a call.
  mutating func suffixed(
    _ node: Int, _ build: (KotlinConverter, Expression) -> Expression
  ) -> Expression {
    let base = expression(node)
    switch kind(node) {
    case .unaryExpression, .navigationExpression, .callExpression, .indexExpression:
      return Self.apply(self, base, build)
    default: return build(self, base)
    }
  }

  private static func apply(
    _ converter: KotlinConverter, _ base: Expression,
    _ build: (KotlinConverter, Expression) -> Expression
  ) -> Expression {
    guard case .prefix(let operation, let operand) = base.kind else {
      return build(converter, base)
    }
    let inner = apply(converter, operand, build)
    return Expression(.prefix(operation, inner), converter.joined(base.span, inner.span))
  }

  mutating func navigation(_ node: Int) -> Expression {
    let parts = Array(children(node))
    guard parts.count > 2, let last = parts.last else { return unknown(node) }
    let name = name(last)
    return suffixed(parts[0]) { converter, base in
      Expression(
        .member(base: base, name: name), converter.joined(base.span, converter.span(last)))
    }
  }

  mutating func index(_ node: Int) -> Expression {
    let parts = children(node).filter { isNamed($0) }
    guard let first = parts.first else { return unknown(node) }
    var arguments: [Argument] = []
    for part in parts.dropFirst() {
      let value = expression(part)
      arguments.append(Argument(label: nil, value: value, span: value.span))
    }
    return suffixed(first) { converter, base in
      Expression(
        .subscripted(base: base, arguments: arguments),
        converter.joined(base.span, converter.span(node)))
    }
  }

  /// `::foo`, `X::foo`, `X::class`.
  func reference(_ node: Int) -> Expression {
    guard let last = children(node).reversed().first else { return unknown(node) }
    guard let base = children(node).first(where: { isType($0) }) else {
      return Expression(.name(name(last)), span(node))
    }
    var result: Expression?
    for part in children(base) where kind(part) == .identifier {
      result = result.map {
        Expression(.member(base: $0, name: name(part)), joined($0.span, span(part)))
      } ?? Expression(.name(name(part)), span(part))
    }
    return Expression(.member(base: result, name: name(last)), span(node))
  }

  mutating func object(_ node: Int) -> Expression {
    guard let list = child(node, .delegationSpecifiers), let type = supertypes(list).first else {
      return unknown(node)
    }
    let callee = Expression(.name(type.name), type.span)
    let call = Call(callee: callee, arguments: [], nameSpan: type.span, selfSpan: span(node))
    return Expression(.call(call), span(node))
  }
}
