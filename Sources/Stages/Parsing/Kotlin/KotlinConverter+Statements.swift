import SourceText
import SyntaxModel

extension KotlinConverter {
  /// The statements directly inside a file, a block or a lambda.
  mutating func statements(in node: Int) -> [Statement] {
    var result: [Statement] = []
    for child in children(node) where isNamed(child) {
      switch kind(child) {
      case .lambdaParameters, .packageHeader, .fileAnnotation, .shebang, .label: break
      default: result.append(statement(child))
      }
    }
    return result
  }

  /// A block, or a single statement where braces are left out.
  private mutating func body(_ node: Int) -> [Statement] {
    if kind(node) == .block { return statements(in: node) }
    if kind(node) == .lambdaLiteral, child(node, .lambdaParameters) == nil {
      return statements(in: node)
    }
    return [statement(node)]
  }

  mutating func statement(_ node: Int) -> Statement {
    guard depth < Self.depthLimit else { return Statement(.unknown("nesting"), span(node)) }
    depth += 1
    defer { depth -= 1 }
    return Statement(statementKind(node), span(node))
  }

  private mutating func statementKind(_ node: Int) -> Statement.Kind {
    switch kind(node) {
    case .ifExpression: return conditional(node)
    case .whenExpression: return choice(node)
    case .tryExpression: return attempt(node)
    case .forStatement: return loop(node)
    case .whileStatement, .doWhileStatement: return repetition(node)
    case .assignment: return assignment(node)
    case .propertyDeclaration: return propertyStatement(node)
    case .returnExpression:
      let value = children(node).first { isNamed($0) && !isLabel($0, of: node) }
      return .transfer("return", value.map { expression($0) })
    case .throwExpression: return .transfer("throw", nil)
    case .identifier where text(node) == "break" || text(node) == "continue":
      return .transfer(text(node), nil)
    case .labeledExpression, .annotatedExpression:
      let inner = children(node).filter {
        isNamed($0) && kind($0) != .annotation && kind($0) != .label
      }.first
      return inner.map { statement($0).kind } ?? .unknown(grammarName(node))
    case .importing, .classDeclaration, .objectDeclaration, .functionDeclaration, .typeAlias:
      return declaration(node).map { .declaration($0) } ?? .unknown(grammarName(node))
    case .damage: return .unknown(grammarName(node))
    default: return .expression(expression(node))
    }
  }

  /// Whether a name is the label of `return@name`.
  private func isLabel(_ node: Int, of transfer: Int) -> Bool {
    guard let first = firstChild(transfer) else { return false }
    return text(first).hasSuffix("@") && range(first).upperBound == range(node).lowerBound
  }

  private mutating func conditional(_ node: Int) -> Statement.Kind {
    var condition: Expression?
    var then: [Statement] = []
    var otherwise: [Statement]?
    var isElse = false
    for child in children(node) {
      if kind(child) == .elseKeyword {
        isElse = true
        otherwise = []
      } else if isNamed(child) {
        if condition == nil {
          condition = expression(child)
        } else if isElse {
          otherwise = body(child)
        } else {
          then = body(child)
        }
      }
    }
    guard let condition else { return .unknown(grammarName(node)) }
    return .conditional([.expression(condition)], then: then, otherwise: otherwise)
  }

  private mutating func choice(_ node: Int) -> Statement.Kind {
    var subject: Expression?
    var binding: Statement?
    var cases: [ChoiceCase] = []
    for child in children(node) {
      if kind(child) == .whenSubject {
        let variable = self.child(child, .variableDeclaration)
        let value = children(child).reversed().first {
          isNamed($0) && kind($0) != .variableDeclaration && kind($0) != .annotation
        }
        subject = value.map { expression($0) }
        if let variable, let name = self.child(variable, .identifier) {
          binding = Statement(
            .binding(
              pattern(variable), type: type(in: variable), value: subject, isMutable: false),
            span(child))
          subject = Expression(.name(self.name(name)), span(name))
        }
      } else if kind(child) == .whenEntry {
        cases.append(choiceCase(child))
      }
    }
    let choice = Statement.Kind.choice(subject: subject, cases: cases)
    return binding.map { .block([$0, Statement(choice, span(node))]) } ?? choice
  }

  private mutating func choiceCase(_ node: Int) -> ChoiceCase {
    var patterns: [Pattern] = []
    var isBody = false
    var body: [Statement] = []
    for child in children(node) {
      if kind(child) == .arrow {
        isBody = true
      } else if isNamed(child) {
        if isBody { body = self.body(child) } else { patterns.append(casePattern(child)) }
      }
    }
    return ChoiceCase(patterns: patterns, guardCondition: nil, body: body, span: span(node))
  }

  /// A negated test has no pattern of its own and is unknown.
  private mutating func casePattern(_ node: Int) -> Pattern {
    let isNegated = firstChild(node).map { grammarName($0).hasPrefix("!") } ?? false
    switch kind(node) {
    case .typeTest:
      guard let type = type(in: node), !isNegated else { return .expression(unknown(node)) }
      return .type(type, binding: nil)
    case .rangeTest:
      guard let value = children(node).first(where: { isNamed($0) }), !isNegated else {
        return .expression(unknown(node))
      }
      return .expression(expression(value))
    default: return .expression(expression(node))
    }
  }

  /// What is tried, and what is done at the end; failures are not followed.
  private mutating func attempt(_ node: Int) -> Statement.Kind {
    var result: [Statement] = []
    for child in children(node) {
      if kind(child) == .block { result += statements(in: child) }
      if kind(child) == .finallyBlock, let block = self.child(child, .block) {
        result += statements(in: block)
      }
    }
    return .block(result)
  }

  private mutating func loop(_ node: Int) -> Statement.Kind {
    let parts = children(node).filter {
      isNamed($0) && kind($0) != .label && kind($0) != .annotation
    }
    guard parts.count > 1 else { return .unknown(grammarName(node)) }
    let sequence = expression(parts[1])
    let body = parts.count > 2 ? body(parts[2]) : []
    return .loop(pattern(parts[0]), sequence: sequence, body: body)
  }

  private mutating func repetition(_ node: Int) -> Statement.Kind {
    let condition = child(node, as: .condition).map { expression($0) }
    let inner = children(node).first {
      isNamed($0) && field($0) != .condition && kind($0) != .label
    }
    return .repetition(condition: condition, body: inner.map { body($0) } ?? [])
  }

  private mutating func assignment(_ node: Int) -> Statement.Kind {
    let parts = Array(children(node))
    guard parts.count > 2 else { return .unknown(grammarName(node)) }
    let target = expression(parts[0])
    return .assignment(target, operation: text(parts[1]), expression(parts[parts.count - 1]))
  }

  private mutating func propertyStatement(_ node: Int) -> Statement.Kind {
    let isPlain = child(node, .propertyDelegate) == nil && child(node, .getter) == nil
    let isLocal = depth > 1
    if let several = child(node, .multiVariableDeclaration) {
      return .binding(
        pattern(several), type: nil, value: initializer(of: node),
        isMutable: child(node, .varKeyword) != nil)
    }
    if isLocal, isPlain, let variable = child(node, .variableDeclaration) {
      return .binding(
        pattern(variable), type: type(in: variable), value: initializer(of: node),
        isMutable: child(node, .varKeyword) != nil)
    }
    return declaration(node).map { .declaration($0) } ?? .unknown(grammarName(node))
  }
}
