import SourceText
import SyntaxModel

extension KotlinConverter {
  mutating func expression(_ node: Int) -> Expression {
    guard depth < Self.depthLimit else { return Expression(.unknown("nesting"), span(node)) }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .callExpression: return call(node)
    case .navigationExpression: return navigation(node)
    case .indexExpression: return index(node)
    case .callableReference: return reference(node)
    case .objectLiteral: return object(node)
    case .unaryExpression: return unary(node)
    case .parenthesizedExpression, .spreadExpression, .annotatedExpression, .labeledExpression:
      let inner = children(node).filter {
        isNamed($0) && kind($0) != .annotation && kind($0) != .label
      }.first
      return inner.map { expression($0) } ?? unknown(node)
    case .ifExpression, .whenExpression, .tryExpression, .returnExpression, .throwExpression:
      return Expression(.statement(statement(node)), span(node))
    default: return Expression(simpleKind(node), span(node))
    }
  }

  private mutating func simpleKind(_ node: Int) -> Expression.Kind {
    switch kind(node) {
    case .identifier: return nameKind(node)
    case .thisExpression: return .name("this")
    case .superExpression: return .name("super")
    case .numberLiteral, .floatLiteral: return .number(number(node))
    case .stringLiteral, .multilineStringLiteral, .characterLiteral: return .string(string(node))
    case .collectionLiteral:
      var elements: [Expression] = []
      for child in children(node) where isNamed(child) { elements.append(expression(child)) }
      return .array(elements)
    case .lambdaLiteral:
      let parameters = child(node, .lambdaParameters).map { lambdaParameters($0) } ?? []
      return .closure(Closure(parameters: parameters, body: statements(in: node)))
    case .anonymousFunction:
      let parameters = child(node, .functionValueParameters).map { self.parameters($0) } ?? []
      let body = child(node, .functionBody).map { functionBody($0) } ?? []
      return .closure(Closure(parameters: parameters, body: body))
    case .binaryExpression, .inExpression, .rangeExpression, .infixExpression: return binary(node)
    case .isExpression, .asExpression: return cast(node)
    default: return .unknown(grammarName(node))
    }
  }

  private func nameKind(_ node: Int) -> Expression.Kind {
    switch text(node) {
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "null": .none
    case "break", "continue": .statement(Statement(.transfer(text(node), nil), span(node)))
    default: .name(name(node))
    }
  }

  private mutating func unary(_ node: Int) -> Expression {
    let parts = Array(children(node))
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return unknown(node)
    }
    if isNamed(last) {
      return Expression(.prefix(text(first), expression(last)), span(node))
    }
    let operation = text(last)
    return suffixed(first) { converter, base in
      operation == "!!"
        ? base
        : Expression(.postfix(operation, base), converter.joined(base.span, converter.span(node)))
    }
  }

  private mutating func binary(_ node: Int) -> Expression.Kind {
    let operands = children(node).filter { field($0) != .operation }
    guard let first = operands.first, let last = operands.last, first != last else {
      return .unknown(grammarName(node))
    }
    let between = range(first).upperBound..<max(range(first).upperBound, range(last).lowerBound)
    var sign = children(node).first { field($0) == .operation }.map { text($0) } ?? ""
    if operands.count > 2 { sign = text(operands[1]) }
    // The two halves of `?:` are tokens of their own.
    if sign.hasPrefix("?") || sign.isEmpty && file.text(in: between).contains("?:") { sign = "??" }
    let left = expression(first)
    let right = expression(last)
    switch sign {
    case "===": sign = "=="
    case "!==": sign = "!="
    case "..": sign = "..."
    case "until": sign = "..<"
    case "!in":
      return .prefix("!", Expression(.binary("in", left, right), span(node)))
    default: break
    }
    return .binary(sign, left, right)
  }

  private mutating func cast(_ node: Int) -> Expression.Kind {
    let parts = Array(children(node))
    guard parts.count > 2, let last = parts.last else { return .unknown(grammarName(node)) }
    let sign = grammarName(parts[1])
    let value = Expression.Kind.cast(
      expression(parts[0]), operation: sign == "!is" ? "is" : sign, type: type(last))
    return sign == "!is" ? .prefix("!", Expression(value, span(node))) : value
  }
}
