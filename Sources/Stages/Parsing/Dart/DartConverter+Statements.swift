import SourceText
import SyntaxModel

extension DartConverter {
  /// The statements directly inside of a block.
  mutating func statements(in node: Int) -> [Statement] {
    var result: [Statement] = []
    for child in children(node) { result += statement(child) }
    return result
  }

  /// What a function does: the block, or for `=> value` a return of that value.
  ///
  /// `tail` is what else belongs to that value.
  mutating func body(_ node: Int, tail: [Int] = []) -> [Statement] {
    if let block = child(node, .block) { return statements(in: block) }
    let value = children(node).drop { kind($0) != .arrow }.filter {
      kind($0) != .arrow && kind($0) != .semicolon
    }
    guard !value.isEmpty else { return [] }
    let expression = expression(of: value + tail, in: node)
    if case .statement(let statement) = expression.kind, isAction(statement) { return [statement] }
    return [Statement(.transfer("return", expression), expression.span)]
  }

  /// Whether an expression is a statement by its nature: an assignment or a throw.
  private func isAction(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .assignment, .transfer, .binding: true
    default: false
    }
  }

  /// The body of a condition or loop: a block or a single statement.
  mutating func branch(_ nodes: [Int]) -> [Statement] {
    var result: [Statement] = []
    for node in nodes {
      result += kind(node) == .block ? statements(in: node) : statement(node)
    }
    return result
  }

  /// A node as statements: none for a token, several for a declaration of several variables.
  mutating func statement(_ node: Int) -> [Statement] {
    guard isNamed(node) else { return [] }
    guard depth < Self.depthLimit else { return [Statement(.unknown("nesting"), span(node))] }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .block: return [Statement(.block(statements(in: node)), span(node))]
    case .expressionStatement: return [expressionStatement(node)]
    case .localVariable: return variables(node)
    case .localFunction: return localFunction(node)
    case .ifStatement: return [Statement(conditional(node), span(node))]
    case .forStatement: return loop(node)
    case .whileStatement, .doStatement: return [Statement(repetition(node), span(node))]
    case .switchStatement: return [Statement(choice(node), span(node))]
    case .tryStatement: return [Statement(attempt(node), span(node))]
    case .returnStatement:
      let value = inner(node)
      let expression = value.isEmpty ? nil : expression(of: value, in: node)
      return [Statement(.transfer("return", expression), span(node))]
    case .breakStatement: return [Statement(.transfer("break", nil), span(node))]
    case .continueStatement: return [Statement(.transfer("continue", nil), span(node))]
    case .yieldStatement, .yieldEachStatement:
      return [Statement(.expression(expression(of: inner(node), in: node)), span(node))]
    case .emptyStatement: return []
    case .assertStatement:
      guard let assertion = child(node, .assertion) else { return [] }
      return [Statement(.expression(self.assertion(assertion)), span(node))]
    case .labeledStatement:
      var result: [Statement] = []
      for child in children(node) where kind(child) != .identifier { result += statement(child) }
      return result
    case .damage: return salvage(node)
    default: return [Statement(.unknown(grammarName(node)), span(node))]
    }
  }

  /// What can still be understood in a stretch that did not parse.
  private mutating func salvage(_ node: Int) -> [Statement] {
    var result = [Statement(.unknown(grammarName(node)), span(node))]
    for child in children(node) where kind(child).isStatement { result += statement(child) }
    return result
  }

  private mutating func expressionStatement(_ node: Int) -> Statement {
    let value = children(node).filter { kind($0) != .semicolon }
    let expression = expression(of: value, in: node)
    if case .statement(let statement) = expression.kind {
      return Statement(statement.kind, span(node))
    }
    return Statement(.expression(expression), span(node))
  }

  /// `assert(condition, message)`: a call.
  mutating func assertion(_ node: Int) -> Expression {
    guard let name = child(node, .assertKeyword), let list = child(node, .assertionArguments)
    else { return unknown(node) }
    var arguments: [Argument] = []
    for group in groups(of: list) {
      if let argument = argument(group, in: list) { arguments.append(argument) }
    }
    let call = Call(
      callee: Expression(.name("assert"), span(name)), arguments: arguments,
      nameSpan: span(name), selfSpan: span(node))
    return Expression(.call(call), span(node))
  }

  // MARK: - Variables and functions

  private mutating func variables(_ node: Int) -> [Statement] {
    if let pattern = child(node, .patternVariable) {
      let (taken, value) = destructuring(pattern)
      let isMutable = child(pattern, .finalKeyword) == nil
      return [
        Statement(.binding(taken, type: nil, value: value, isMutable: isMutable), span(node))
      ]
    }
    guard let definition = child(node, .variableDefinition) else {
      return [Statement(.unknown(grammarName(node)), span(node))]
    }
    let isMutable =
      child(definition, .finalKeyword) == nil && child(definition, .constKeyword) == nil
    let type = type(in: definition)
    var name = "_"
    var value: [Int] = []
    var further: [Int] = []
    for child in children(definition) {
      switch field(child) {
      case .name: name = text(child)
      case .value: value.append(child)
      default: if kind(child) == .initializedIdentifier { further.append(child) }
      }
    }
    let first = value.isEmpty ? nil : expression(of: value, in: definition)
    let end = further.isEmpty ? node : value.last ?? definition
    var result = [
      Statement(
        .binding(namePattern(name), type: type, value: first, isMutable: isMutable),
        span(from: node, to: end))
    ]
    for node in further {
      let (name, value) = initialized(node)
      result.append(
        Statement(
          .binding(namePattern(text(name)), type: type, value: value, isMutable: isMutable),
          span(node)))
    }
    return result
  }

  /// The node of the name and the value in `a = 1`.
  mutating func initialized(_ node: Int) -> (name: Int, value: Expression?) {
    let name = child(node, .identifier) ?? node
    let value = children(node).drop { kind($0) != .equals }.filter { kind($0) != .equals }
    return (name, value.isEmpty ? nil : expression(of: Array(value), in: node))
  }

  private mutating func localFunction(_ node: Int) -> [Statement] {
    guard let lambda = child(node, .lambdaExpression) else {
      return [Statement(.unknown(grammarName(node)), span(node))]
    }
    let annotations = children(node).filter { kind($0) == .annotation }
    let signature = children(lambda).filter { kind($0) == .functionSignature }
    let body = child(lambda, .functionBody)
    let declarations = member(annotations + signature, body: body, end: node)
    return declarations.map { Statement(.declaration($0), span(node)) }
  }

  // MARK: - Control flow

  private mutating func conditional(_ node: Int) -> Statement.Kind {
    let conditions = conditions(in: node)
    let then = branch(children(node).filter { field($0) == .consequence })
    let alternative = children(node).filter { field($0) == .alternative }
    return .conditional(
      conditions, then: then, otherwise: alternative.isEmpty ? nil : branch(alternative))
  }

  /// What stands in the parentheses of an `if`: a value, perhaps `case` with a pattern, `when`.
  mutating func conditions(in node: Int) -> [Condition] {
    var subject: [Int] = []
    var pattern: [Int]?
    var guarding: [Int]?
    for child in children(node) {
      if field(child) == .consequence { break }
      switch kind(child) {
      case .caseKeyword, .caseBuiltin: pattern = []
      case .whenKeyword: guarding = []
      case .ifKeyword, .damage: break
      default:
        if guarding != nil {
          guarding?.append(child)
        } else if pattern != nil {
          pattern?.append(child)
        } else if isNamed(child) {
          subject.append(child)
        }
      }
    }
    let value = expression(of: subject, in: node)
    guard let pattern else { return [.expression(value)] }
    var nodes = DartNodes(pattern)
    var result: [Condition] = [.match(self.pattern(&nodes, isBinding: false), value: value)]
    if let guarding = guarding?.filter({ isNamed($0) }), !guarding.isEmpty {
      result.append(.expression(expression(of: guarding, in: node)))
    }
    return result
  }

  private mutating func repetition(_ node: Int) -> Statement.Kind {
    let condition = child(node, as: .condition).map { expression($0) }
    return .repetition(
      condition: condition, body: branch(children(node).filter { field($0) == .body }))
  }

  /// The body, and after it what is done in any case; what is done about errors is left out.
  private mutating func attempt(_ node: Int) -> Statement.Kind {
    var result: [Statement] = []
    for child in children(node) {
      if field(child) == .body {
        result += branch([child])
      } else if kind(child) == .finallyClause, let block = self.child(child, .block) {
        result += statements(in: block)
      }
    }
    return .block(result)
  }
}
