import SourceText
import SyntaxModel

extension TypeScriptConverter {
  mutating func expression(_ node: Int) -> Expression {
    guard depth < Self.depthLimit else { return Expression(.unknown("nesting"), span(node)) }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .parenthesizedExpression, .nonNullExpression, .awaitExpression, .satisfiesExpression,
      .instantiationExpression:
      return firstNamed(node).map { expression($0) } ?? unknown(node)
    case .asExpression where has(node, token: "const"):
      return firstNamed(node).map { expression($0) } ?? unknown(node)
    case .typeAssertion:
      let parts = children(node).filter { isNamed($0) && kind($0) != .damage }
      return parts.count > 1 ? expression(parts[parts.count - 1]) : unknown(node)
    case .sequenceExpression: return last(of: node)
    case .callExpression, .newExpression: return call(node)
    case .element, .selfClosingElement: return element(node)
    case .elementExpression:
      return firstNamed(node).map { expression($0) } ?? Expression(.none, span(node))
    default: return Expression(expressionKind(node), span(node))
    }
  }

  /// The value of `a, b`, which the grammar nests or lays flat.
  private mutating func last(of node: Int) -> Expression {
    var result = node
    while kind(result) == .sequenceExpression {
      guard let inner = children(result).filter({ isNamed($0) && kind($0) != .damage }).last else {
        return unknown(node)
      }
      result = inner
    }
    return expression(result)
  }

  private mutating func expressionKind(_ node: Int) -> Expression.Kind {
    switch kind(node) {
    case .identifier, .this, .superclass, .importing, .shorthandProperty, .shorthandPattern,
      .privatePropertyIdentifier:
      return tree.records[node].isMissing ? .unknown(grammarName(node)) : .name(text(node))
    case .number: return .number(number(node))
    case .string: return .string(plainParts(string(node)))
    case .regex: return .string(plainParts(text(node)))
    case .templateString: return .string(template(node))
    case .yes: return .boolean(true)
    case .no: return .boolean(false)
    case .null, .undefined: return .none
    case .array, .arrayPattern: return .array(elements(node))
    case .object, .objectPattern: return .dictionary(entries(node))
    case .metaProperty:
      let words = text(node).split(separator: ".")
      guard words.count == 2, let first = words.first, let last = words.last else {
        return .unknown(grammarName(node))
      }
      return .member(base: Expression(.name(String(first)), span(node)), name: String(last))
    case .arrowFunction, .functionExpression, .generatorFunction: return .closure(closure(node))
    case .classExpression:
      return declaration(node).map { .statement(Statement(.declaration($0), span(node))) }
        ?? .unknown(grammarName(node))
    case .memberExpression, .subscriptExpression: return access(node)
    default: return operation(node)
    }
  }

  private mutating func access(_ node: Int) -> Expression.Kind {
    guard let object = child(node, as: .object) else { return .unknown(grammarName(node)) }
    let base = expression(object)
    if kind(node) == .memberExpression {
      return .member(base: base, name: child(node, as: .property).map { text($0) } ?? "")
    }
    guard let index = child(node, as: .index) else { return .unknown(grammarName(node)) }
    let value = expression(index)
    return .subscripted(
      base: base, arguments: [Argument(label: nil, value: value, span: value.span)])
  }

  // MARK: - Operators

  private mutating func operation(_ node: Int) -> Expression.Kind {
    switch kind(node) {
    case .unaryExpression, .updateExpression: return unary(node)
    case .binaryExpression: return binary(node)
    case .ternaryExpression:
      guard let condition = child(node, as: .condition), let then = child(node, as: .consequence),
        let otherwise = child(node, as: .alternative)
      else { return .unknown(grammarName(node)) }
      let test = expression(condition)
      let value = expression(then)
      return .ternary(condition: test, then: value, otherwise: expression(otherwise))
    case .asExpression:
      let parts = children(node).filter { isNamed($0) && kind($0) != .damage }
      guard parts.count > 1 else { return .unknown(grammarName(node)) }
      return .cast(expression(parts[0]), operation: "as", type: type(parts[1]))
    case .spreadElement, .restPattern:
      guard let inner = firstNamed(node) else { return .unknown(grammarName(node)) }
      return .prefix("...", expression(inner))
    case .yieldExpression:
      guard let inner = firstNamed(node) else { return .unknown(grammarName(node)) }
      return .prefix("yield", expression(inner))
    case .assignmentExpression, .augmentedAssignment:
      guard let assignment = assignment(node) else { return .unknown(grammarName(node)) }
      return .statement(Statement(assignment, span(node)))
    default: return .unknown(grammarName(node))
    }
  }

  private mutating func unary(_ node: Int) -> Expression.Kind {
    guard let operand = child(node, as: .argument), let sign = child(node, as: .operation) else {
      return .unknown(grammarName(node))
    }
    let value = expression(operand)
    let isPostfix = range(operand).lowerBound < range(sign).lowerBound
    return isPostfix ? .postfix(text(sign), value) : .prefix(text(sign), value)
  }

  private mutating func binary(_ node: Int) -> Expression.Kind {
    guard let left = child(node, as: .left), let right = child(node, as: .right),
      let sign = child(node, as: .operation)
    else { return .unknown(grammarName(node)) }
    let first = expression(left)
    let second = expression(right)
    switch text(sign) {
    case "===": return .binary("==", first, second)
    case "!==": return .binary("!=", first, second)
    case let sign: return .binary(sign, first, second)
    }
  }

  // MARK: - Collections

  /// The elements of an array; what is left out between commas is nothing.
  private mutating func elements(_ node: Int) -> [Expression] {
    var result: [Expression] = []
    var isHole = true
    for child in children(node) {
      if isNamed(child) {
        result.append(expression(child))
        isHole = false
      } else if isToken(child, ",") {
        if isHole { result.append(Expression(.none, span(child))) }
        isHole = true
      }
    }
    return result
  }

  private mutating func entries(_ node: Int) -> [DictionaryEntry] {
    var result: [DictionaryEntry] = []
    for child in children(node) where isNamed(child) {
      if let entry = entry(child) { result.append(entry) }
    }
    return result
  }

  private mutating func entry(_ node: Int) -> DictionaryEntry? {
    switch kind(node) {
    case .pair, .pairPattern:
      guard let key = child(node, as: .key), let value = child(node, as: .value) else { return nil }
      let label = self.key(key)
      return DictionaryEntry(key: label, value: expression(value))
    case .shorthandProperty, .shorthandPattern:
      return DictionaryEntry(key: key(node), value: expression(node))
    case .objectAssignmentPattern:
      return child(node, as: .left).map { DictionaryEntry(key: key($0), value: expression($0)) }
    case .methodDefinition:
      guard let name = child(node, as: .name), !has(node, token: "set") else { return nil }
      let label = key(name)
      return DictionaryEntry(
        key: label, value: Expression(.closure(closure(node)), span(node)))
    case .spreadElement, .restPattern:
      return firstNamed(node).map { DictionaryEntry(key: nil, value: expression($0)) }
    default: return DictionaryEntry(key: nil, value: unknown(node))
    }
  }

  private mutating func key(_ node: Int) -> Expression {
    if kind(node) == .computedPropertyName {
      return firstNamed(node).map { expression($0) } ?? unknown(node)
    }
    return Expression(.string(plainParts(propertyName(node))), span(node))
  }
}
