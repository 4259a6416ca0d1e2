import SourceText
import SyntaxModel

extension DartConverter {
  /// A constructor: `init`, or a static function for one with a name or a factory.
  mutating func constructor(_ node: Int, _ parts: DartMemberParts) -> Declaration {
    let isFactory =
      kind(node) == .factorySignature || kind(node) == .redirectingFactorySignature
    let names = constructorNames(node)
    let name = names.dropFirst().last.flatMap { text($0) == "new" ? nil : text($0) }
    var modifiers: [String] = []
    if name != nil || isFactory { modifiers = ["static", "constructor"] }
    if isFactory { modifiers.append("factory") }
    modifiers += parts.modifiers
    if child(node, .constKeyword) != nil, !modifiers.contains("const") { modifiers.append("const") }

    let parameters = child(node, .formalParameterList).map { self.parameters($0) } ?? []
    var statements: [Statement] = []
    if let initializers = parts.initializers { statements = before(initializers) }
    if kind(node) == .redirectingFactorySignature {
      statements.append(redirection(node, parameters))
    }
    if let body = parts.body { statements += self.body(body) }
    let isExternal = parts.modifiers.contains("external")
    let function = FunctionDeclaration(
      name: name ?? "init", parameters: parameters, result: nil,
      body: isExternal && statements.isEmpty ? nil : statements)
    return Declaration(
      .function(function), modifiers: modifiers, attributes: parts.attributes, span: parts.span,
      nameSpan: names.last.map { span($0) } ?? parts.span)
  }

  /// The names before the parameters: that of the type and perhaps one more.
  private func constructorNames(_ node: Int) -> [Int] {
    var result: [Int] = []
    for child in children(node) {
      switch kind(child) {
      case .identifier, .newKeyword, .typeIdentifier: result.append(child)
      case .formalParameterList: return result
      default: break
      }
    }
    return result
  }

  /// What a constructor does before its body: assignments, assertions, calls of other constructors.
  private mutating func before(_ node: Int) -> [Statement] {
    if kind(node) == .redirection {
      guard let call = constructorCall(node) else { return [] }
      return [Statement(.transfer("return", call), call.span)]
    }
    var result: [Statement] = []
    for entry in children(node) where kind(entry) == .initializerEntry {
      let first = children(entry).first { isNamed($0) && kind($0) != .damage }
      switch first.map({ kind($0) }) {
      case .fieldInitializer: result += first.map { fieldInitializer($0) } ?? []
      case .assertion:
        result += first.map { [Statement(.expression(assertion($0)), span($0))] } ?? []
      default:
        result += constructorCall(entry).map { [Statement(.expression($0), $0.span)] } ?? []
      }
    }
    return result
  }

  private mutating func fieldInitializer(_ node: Int) -> [Statement] {
    guard let name = child(node, .identifier) else { return [] }
    let start = range(node).lowerBound
    let target = Expression(
      .member(
        base: Expression(.name("this"), span(start..<range(name).lowerBound)), name: text(name)),
      span(start..<range(name).upperBound))
    let value = children(node).drop { kind($0) != .equals }.filter { kind($0) != .equals }
    let assigned = expression(of: Array(value), in: node)
    return [Statement(.assignment(target, operation: "=", assigned), span(node))]
  }

  /// `super(1)`, `super.named(1)`, `this.named(1)`.
  private mutating func constructorCall(_ node: Int) -> Expression? {
    var chain: DartChain?
    var dot: Int?
    for child in children(node) {
      switch kind(child) {
      case .superExpression, .this:
        chain = DartChain(Expression(.name(text(child)), span(child)))
      case .dot: dot = range(child).lowerBound
      case .identifier, .newKeyword:
        guard var longer = chain else { break }
        appendMember(child, dot: dot, to: &longer)
        chain = longer
      case .unconditionalSelector, .selector, .argumentPart, .arguments:
        guard var longer = chain else { break }
        append(child, to: &longer)
        chain = longer
      default: break
      }
    }
    guard let expression = chain?.expression, case .call = expression.kind else { return nil }
    return expression
  }

  /// `factory A(x) = B.c`: a call of the other constructor with the same arguments.
  private mutating func redirection(_ node: Int, _ parameters: [Parameter]) -> Statement {
    let target = children(node).drop { kind($0) != .equals }.filter { kind($0) != .equals }
    var chain: DartChain?
    var dot: Int?
    for part in target {
      switch kind(part) {
      case .dot: dot = range(part).lowerBound
      case .identifier, .typeIdentifier:
        append(name: part, dot: dot, to: &chain)
        dot = nil
      default: break
      }
    }
    guard let chain else { return Statement(.unknown(grammarName(node)), span(node)) }
    let arguments = parameters.compactMap { parameter in
      parameter.name.map {
        Argument(
          label: parameter.label, value: Expression(.name($0), parameter.span),
          span: parameter.span)
      }
    }
    let whole = chain.expression.span
    let call = Call(
      callee: chain.expression, arguments: arguments, nameSpan: span(chain.name),
      selfSpan: span(chain.start..<max(chain.start, whole.range.upperBound)))
    return Statement(.transfer("return", Expression(.call(call), whole)), whole)
  }
}
