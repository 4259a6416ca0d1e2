import SyntaxModel

extension SwiftConverter {
  /// The statements directly inside a node; at the top of a file variables are declarations.
  mutating func statements(in node: Int, isLocal: Bool = true) -> [Statement] {
    var result: [Statement] = []
    for child in children(node) {
      for next in statement(child, isLocal: isLocal) {
        if let joined = result.last.flatMap({ joined($0, next) }) {
          result[result.count - 1] = joined
        } else {
          result.append(next)
        }
      }
    }
    return result
  }

  /// A `return` and its value on the next line, which the grammar takes for two statements.
  private func joined(_ first: Statement, _ second: Statement) -> Statement? {
    guard case .transfer("return", nil) = first.kind, case .expression(let value) = second.kind
    else { return nil }
    return Statement(.transfer("return", value), joined(first.span, second.span))
  }

  /// The statements between the braces directly inside a node; empty where there are none.
  mutating func block(in node: Int) -> [Statement] {
    var result: [Statement] = []
    for child in children(node) where kind(child) == .statements {
      result += statements(in: child)
    }
    return result
  }

  /// A node as statements: none for a token, several for a declaration of several variables.
  mutating func statement(_ node: Int, isLocal: Bool = true) -> [Statement] {
    guard tree.records[node].isNamed else { return [] }
    guard depth < Self.depthLimit else { return [Statement(.unknown("nesting"), span(node))] }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .ifStatement: return [Statement(conditional(node), span(node))]
    case .guardStatement:
      return [
        Statement(.guarded(conditions(in: node), otherwise: block(in: node)), span(node))
      ]
    case .switchStatement: return [Statement(choice(node), span(node))]
    case .forStatement: return [Statement(loop(node), span(node))]
    case .whileStatement, .repeatStatement: return [Statement(repetition(node), span(node))]
    case .doStatement: return [Statement(.block(block(in: node)), span(node))]
    case .transfer: return [Statement(transfer(node), span(node))]
    case .statements: return statements(in: node, isLocal: isLocal)
    case .property: return variables(node, isLocal: isLocal)
    case .label, .discard, .directive, .diagnostic, .shebang: return []
    case .damage: return salvage(node, isLocal: isLocal)
    default: return other(node)
    }
  }

  /// A declaration or an expression.
  private mutating func other(_ node: Int) -> [Statement] {
    if let declarations = declarations(node) {
      return declarations.map { Statement(.declaration($0), $0.span) }
    }
    let expression = expression(node)
    switch expression.kind {
    case .statement(let statement): return [statement]
    case .unknown(let reason): return [Statement(.unknown(reason), expression.span)]
    default: return [Statement(.expression(expression), expression.span)]
    }
  }

  /// What can still be understood in a stretch that did not parse.
  private mutating func salvage(_ node: Int, isLocal: Bool) -> [Statement] {
    var result = [Statement(.unknown(grammarName(node)), span(node))]
    for child in children(node)
    where kind(child) == .damage || kind(child) == .statements || kind(child) == .property
      || isDeclaration(child)
    {
      result += statement(child, isLocal: isLocal)
    }
    return result
  }

  // MARK: - The kinds of statement

  private mutating func conditional(_ node: Int) -> Statement.Kind {
    let conditions = conditions(in: node)
    var then: [Statement] = []
    var otherwise: [Statement]?
    for child in children(node) {
      switch kind(child) {
      case .elseKeyword: otherwise = []
      case .statements where otherwise == nil: then += statements(in: child)
      case .statements: otherwise = statements(in: child)
      case .ifStatement where otherwise != nil: otherwise = statement(child)
      default: break
      }
    }
    return .conditional(conditions, then: then, otherwise: otherwise)
  }

  private mutating func choice(_ node: Int) -> Statement.Kind {
    var subject: Expression?
    var cases: [ChoiceCase] = []
    for child in children(node) {
      if kind(child) == .switchEntry {
        cases += choiceCases(child)
      } else if field(child) == .expression, tree.records[child].isNamed {
        subject = expression(child)
      }
    }
    return .choice(subject: subject, cases: cases)
  }

  /// One case, or several with the same body where conditions belong to some of its patterns only.
  private mutating func choiceCases(_ node: Int) -> [ChoiceCase] {
    var groups: [(patterns: [Pattern], condition: Expression?)] = [([], nil)]
    var isGuard = false
    for child in children(node) {
      switch kind(child) {
      case .switchPattern:
        if groups[groups.count - 1].condition != nil { groups.append(([], nil)) }
        groups[groups.count - 1].patterns += pattern(in: child).map { [$0] } ?? []
      case .whereKeyword: isGuard = true
      case .colon: isGuard = false
      default:
        guard isGuard, tree.records[child].isNamed else { break }
        groups[groups.count - 1].condition = expression(child)
        isGuard = false
      }
    }
    let body = block(in: node)
    return groups.map {
      ChoiceCase(
        patterns: $0.patterns, guardCondition: $0.condition, body: body, span: span(node))
    }
  }

  private mutating func loop(_ node: Int) -> Statement.Kind {
    let item = child(node, as: .item).map { pattern($0, isBinding: true) } ?? .wildcard
    let collection = children(node).first { field($0) == .collection && tree.records[$0].isNamed }
    let sequence =
      collection.map { expression($0) } ?? Expression(.unknown(grammarName(node)), span(node))
    let body = block(in: node)
    guard let filter = child(node, .whereClause).flatMap({ clauseCondition($0) }) else {
      return .loop(item, sequence: sequence, body: body)
    }
    // `for … where` passes over elements: a condition around the body says the same.
    let filtered = Statement(
      .conditional([.expression(filter)], then: body, otherwise: nil), span(node))
    return .loop(item, sequence: sequence, body: [filtered])
  }

  /// The expression of a `where` clause.
  private mutating func clauseCondition(_ node: Int) -> Expression? {
    let condition = children(node).first { kind($0) != .whereKeyword && tree.records[$0].isNamed }
    return condition.map { expression($0) }
  }

  /// Conditions of a loop are joined, as the tree has room for one expression.
  private mutating func repetition(_ node: Int) -> Statement.Kind {
    var condition: Expression?
    for case .expression(let next) in conditions(in: node) {
      condition =
        condition.map { Expression(.binary("&&", $0, next), joined($0.span, next.span)) } ?? next
    }
    return .repetition(condition: condition, body: block(in: node))
  }

  private mutating func transfer(_ node: Int) -> Statement.Kind {
    var keyword = ""
    var value: Expression?
    for child in children(node) {
      if keyword.isEmpty {
        keyword = text(child)
      } else if tree.records[child].isNamed {
        value = expression(child)
      }
    }
    return .transfer(keyword, keyword == "return" ? value : nil)
  }
}
