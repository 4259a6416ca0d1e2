import SourceText
import SyntaxModel

extension DartConverter {
  /// An expression that is a single node.
  mutating func expression(_ node: Int) -> Expression { expression(of: [node], in: node) }

  /// An expression whose parts lie side by side: a primary, its selectors, sections of a cascade.
  ///
  /// `parent` is what they lie in; where there are none, it is what is not understood.
  mutating func expression(of nodes: [Int], in parent: Int) -> Expression {
    let nodes =
      nodes.contains { kind($0) == .damage } ? nodes.filter { kind($0) != .damage } : nodes
    guard let first = nodes.first, let last = nodes.last else { return unknown(parent) }
    guard depth < Self.depthLimit else {
      return Expression(.unknown("nesting"), span(from: first, to: last))
    }
    depth += 1
    defer { depth -= 1 }
    if kind(first) == .question {
      let value = expression(of: Array(nodes.dropFirst()), in: parent)
      return Expression(.prefix("?", value), joined(span(first), value.span))
    }
    if nodes.count > 1, isArrowFunction(first) {
      let closure = closure(first, tail: Array(nodes.dropFirst()))
      return Expression(.closure(closure), span(from: first, to: last))
    }
    guard let cascade = nodes.firstIndex(where: { kind($0) == .cascadeSection }) else {
      return operation(nodes, in: parent)
    }
    let base = operation(Array(nodes[..<cascade]), in: parent)
    return cascaded(base, nodes[cascade...])
  }

  /// The nodes of an expression among the children of one that encloses it in tokens.
  func inner(_ node: Int) -> [Int] { children(node).filter { isNamed($0) } }

  /// A primary: what is not made of operators, with the place of its last name.
  mutating func primary(_ node: Int) -> DartChain {
    switch kind(node) {
    case .constructorInvocation, .constructorTearoff, .newExpression, .constExpression, .qualified,
      .scopedIdentifier, .dotShorthand:
      return construction(node)
    default:
      return DartChain(Expression(primaryKind(node), span(node)))
    }
  }

  private mutating func primaryKind(_ node: Int) -> Expression.Kind {
    switch kind(node) {
    case .identifier, .typeIdentifier, .this, .superExpression, .dollarIdentifier:
      return .name(text(node))
    case .decimalInteger, .decimalNumber, .hexadecimal: return .number(number(node))
    case .trueLiteral: return .boolean(true)
    case .falseLiteral: return .boolean(false)
    case .nullLiteral: return .none
    case .stringLiteral: return .string(string(node))
    case .symbolLiteral:
      return .string([.text(String(text(node).drop { $0 == "#" }))])
    case .listLiteral: return .array(elements(node))
    case .setOrMapLiteral: return setOrMap(node)
    case .recordLiteral: return .tuple(record(node))
    case .parenthesized: return expression(of: inner(node), in: node).kind
    case .functionExpression: return .closure(closure(node))
    case .switchExpression: return .statement(Statement(choice(node), span(node)))
    case .assignment, .assignmentWithoutCascade:
      return .statement(Statement(assignment(node), span(node)))
    case .patternAssignment:
      return .statement(Statement(patternAssignment(node), span(node)))
    case .throwExpression, .throwWithoutCascade:
      return .statement(Statement(.transfer("throw", nil), span(node)))
    case .rethrowExpression:
      return .statement(Statement(.transfer("rethrow", nil), span(node)))
    default:
      return .unknown(grammarName(node))
    }
  }

  private mutating func assignment(_ node: Int) -> Statement.Kind {
    var left: [Int] = []
    var right: [Int] = []
    var operation = ""
    for child in children(node) {
      switch field(child) {
      case .operation: operation = text(child)
      case .left where operation.isEmpty: left.append(child)
      default:
        if operation.isEmpty { left.append(child) } else { right.append(child) }
      }
    }
    let target = expression(of: left, in: node)
    return .assignment(target, operation: operation, expression(of: right, in: node))
  }

  /// `(a, b) = (b, a)`.
  private mutating func patternAssignment(_ node: Int) -> Statement.Kind {
    let (pattern, value) = destructuring(node)
    return .binding(pattern, type: nil, value: value, isMutable: true)
  }

  /// Whether a node is a function of the form `() => value`, which nothing can be appended to.
  private func isArrowFunction(_ node: Int) -> Bool {
    guard kind(node) == .functionExpression, let body = child(node, .functionExpressionBody) else {
      return false
    }
    return child(body, .arrow) != nil
  }

  /// A function; the grammar at times takes what ends its value, `tail`, for what is done with it.
  private mutating func closure(_ node: Int, tail: [Int] = []) -> Closure {
    var parameters: [Parameter] = []
    var body: [Statement] = []
    for child in children(node) {
      switch kind(child) {
      case .formalParameterList: parameters = self.parameters(child)
      case .functionExpressionBody, .functionBody: body = self.body(child, tail: tail)
      default: break
      }
    }
    return Closure(parameters: parameters, body: body)
  }

  private mutating func record(_ node: Int) -> [Argument] {
    var result: [Argument] = []
    for group in groups(of: node) {
      let fields =
        group.count == 1 && kind(group[0]) == .recordField
        ? Array(children(group[0])) : group
      if let argument = argument(fields, in: node) { result.append(argument) }
    }
    return result
  }

  /// An argument or a field of a record: a label perhaps, then the nodes of its value.
  mutating func argument(_ nodes: [Int], in parent: Int) -> Argument? {
    guard let first = nodes.first, let last = nodes.last else { return nil }
    var label: String?
    var rest = nodes[...]
    if kind(first) == .label {
      label = child(first, .identifier).map { text($0) } ?? text(first)
      rest = rest.dropFirst()
    }
    return Argument(
      label: label, value: expression(of: Array(rest), in: parent),
      span: span(from: first, to: last))
  }

  /// The children of a node between its brackets, parted by commas.
  func groups(of node: Int) -> [[Int]] {
    var result: [[Int]] = []
    var group: [Int] = []
    for child in children(node) {
      switch kind(child) {
      case .comma:
        if !group.isEmpty { result.append(group) }
        group = []
      case .openParenthesis, .closeParenthesis, .openBracket, .closeBracket, .openBrace,
        .closeBrace, .constKeyword, .typeArguments:
        break
      default: group.append(child)
      }
    }
    if !group.isEmpty { result.append(group) }
    return result
  }
}
