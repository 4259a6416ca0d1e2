import SourceText
import SyntaxModel

extension TypeScriptConverter {
  /// The statements directly inside a file or a block.
  mutating func statements(in node: Int) -> [Statement] {
    var result: [Statement] = []
    for child in children(node) where isNamed(child) { append(child, to: &result) }
    return result
  }

  /// A block, or a single statement where braces are left out.
  mutating func body(_ node: Int?) -> [Statement] {
    guard let node else { return [] }
    if kind(node) == .statementBlock { return statements(in: node) }
    var result: [Statement] = []
    append(node, to: &result)
    return result
  }

  /// Appends what a statement is: several where it declares several things.
  mutating func append(_ node: Int, to result: inout [Statement]) {
    guard depth < Self.depthLimit else {
      result.append(Statement(.unknown("nesting"), span(node)))
      return
    }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .emptyStatement, .debuggerStatement, .hashBang, .functionSignature: break
    case .lexicalDeclaration, .variableDeclaration: result += bindings(node)
    case .exportStatement: appendExport(node, to: &result)
    case .ambientDeclaration: appendAmbient(node, to: &result)
    case .labeledStatement: if let body = child(node, as: .body) { append(body, to: &result) }
    case .damage: result += salvage(node)
    default: result.append(Statement(statementKind(node), span(node)))
    }
  }

  /// What can be read inside of text that did not parse.
  mutating func salvage(_ node: Int) -> [Statement] {
    var result = [Statement(.unknown(grammarName(node)), span(node))]
    for child in children(node) where isStatement(child) { append(child, to: &result) }
    return result
  }

  private func isStatement(_ node: Int) -> Bool {
    switch kind(node) {
    case .expressionStatement, .lexicalDeclaration, .variableDeclaration, .ifStatement,
      .switchStatement, .forInStatement, .forStatement, .whileStatement, .doStatement,
      .tryStatement, .throwStatement, .returnStatement, .importStatement, .exportStatement,
      .functionDeclaration, .generatorFunctionDeclaration, .classDeclaration,
      .abstractClassDeclaration, .interfaceDeclaration, .enumDeclaration, .typeAliasDeclaration,
      .statementBlock, .ambientDeclaration, .damage:
      true
    default: false
    }
  }

  private mutating func statementKind(_ node: Int) -> Statement.Kind {
    switch kind(node) {
    case .expressionStatement: return expressionStatement(node)
    case .ifStatement: return conditional(node)
    case .switchStatement: return choice(node)
    case .forInStatement: return loop(node)
    case .forStatement, .whileStatement, .doStatement:
      // `for` may have an empty statement in the place of its condition.
      let condition = child(node, as: .condition).flatMap {
        kind($0) == .emptyStatement || kind($0) == .token ? nil : expression($0)
      }
      return .repetition(condition: condition, body: body(child(node, as: .body)))
    case .tryStatement: return attempt(node)
    case .throwStatement: return .transfer("throw", nil)
    case .returnStatement: return .transfer("return", firstNamed(node).map { expression($0) })
    case .breakStatement: return .transfer("break", nil)
    case .continueStatement: return .transfer("continue", nil)
    case .statementBlock: return .block(statements(in: node))
    default: return declaration(node).map { .declaration($0) } ?? .unknown(grammarName(node))
    }
  }

  private mutating func expressionStatement(_ node: Int) -> Statement.Kind {
    guard let inner = firstNamed(node) else { return .unknown(grammarName(node)) }
    if kind(inner) == .internalModule, let declaration = declaration(inner) {
      return .declaration(declaration)
    }
    return assignment(inner) ?? .expression(expression(inner))
  }

  /// An assignment, in parentheses or not; nil for any other expression.
  mutating func assignment(_ node: Int) -> Statement.Kind? {
    var node = node
    while kind(node) == .parenthesizedExpression, let inner = firstNamed(node) { node = inner }
    guard kind(node) == .assignmentExpression || kind(node) == .augmentedAssignment else {
      return nil
    }
    guard let left = child(node, as: .left), let right = child(node, as: .right) else {
      return .unknown(grammarName(node))
    }
    let operation = child(node, as: .operation).map { text($0) } ?? "="
    return .assignment(expression(left), operation: operation, expression(right))
  }

  /// `const a = 1, { b } = c`: a statement for each.
  private mutating func bindings(_ node: Int) -> [Statement] {
    let isMutable = !has(node, token: "const")
    var result: [Statement] = []
    for declarator in children(node) {
      guard kind(declarator) == .variableDeclarator, let name = child(declarator, as: .name) else {
        continue
      }
      let type = annotation(of: declarator)
      let value = child(declarator, as: .value).map { expression($0) }
      result.append(
        Statement(
          .binding(pattern(name), type: type, value: value, isMutable: isMutable),
          bindingSpan(declarator, of: node)))
    }
    return result
  }

  /// A lone declarator stands for the whole statement.
  func bindingSpan(_ declarator: Int, of statement: Int) -> SourceSpan {
    let count = children(statement).count { kind($0) == .variableDeclarator }
    return span(count == 1 ? statement : declarator)
  }

  private mutating func conditional(_ node: Int) -> Statement.Kind {
    guard let condition = child(node, as: .condition) else { return .unknown(grammarName(node)) }
    let test = expression(condition)
    let then = body(child(node, as: .consequence))
    var otherwise: [Statement]?
    if let clause = child(node, as: .alternative) { otherwise = body(firstNamed(clause)) }
    return .conditional([.expression(test)], then: then, otherwise: otherwise)
  }

  private mutating func loop(_ node: Int) -> Statement.Kind {
    guard let left = child(node, as: .left), let right = child(node, as: .right) else {
      return .unknown(grammarName(node))
    }
    let pattern = pattern(left)
    return .loop(pattern, sequence: expression(right), body: body(child(node, as: .body)))
  }

  /// What is tried, and what is done at the end; failures are not followed.
  private mutating func attempt(_ node: Int) -> Statement.Kind {
    var result = body(child(node, as: .body))
    if let clause = child(node, as: .finalizer) { result += body(child(clause, as: .body)) }
    return .block(result)
  }

  /// The cases of a `switch`.
  ///
  /// Labels without statements belong to the next case that has some. What is done in no other case
  /// comes last, wherever it is written.
  private mutating func choice(_ node: Int) -> Statement.Kind {
    var patterns: [Pattern] = []
    var isDefault = false
    var start: Int?
    var cases: [ChoiceCase] = []
    var fallback: ChoiceCase?
    let labels = child(node, as: .body).map { self.labels(in: $0) } ?? []
    let subject = child(node, as: .value).map { expression($0) }
    for (position, label) in labels.enumerated() {
      start = start ?? range(label).lowerBound
      if kind(label) == .switchDefault { isDefault = true }
      if let value = child(label, as: .value) { patterns.append(.expression(expression(value))) }
      let body = caseBody(label)
      guard !body.isEmpty || position == labels.count - 1 else { continue }
      let whole = span((start ?? 0)..<range(label).upperBound)
      let choice = ChoiceCase(
        patterns: isDefault ? [] : patterns, guardCondition: nil, body: body, span: whole)
      if isDefault { fallback = choice } else { cases.append(choice) }
      (patterns, isDefault, start) = ([], false, nil)
    }
    if let fallback { cases.append(fallback) }
    return .choice(subject: subject, cases: cases)
  }

  private func labels(in node: Int) -> [Int] {
    children(node).filter { kind($0) == .switchCase || kind($0) == .switchDefault }
  }

  /// The statements after a label; a lone block is the statements inside of it.
  private mutating func caseBody(_ node: Int) -> [Statement] {
    let parts = children(node).filter { field($0) == .body && isNamed($0) }
    if parts.count == 1, let block = parts.first, kind(block) == .statementBlock {
      return statements(in: block)
    }
    var result: [Statement] = []
    for part in parts { append(part, to: &result) }
    return result
  }
}
