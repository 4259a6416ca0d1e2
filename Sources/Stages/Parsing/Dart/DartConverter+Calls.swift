import SourceText
import SyntaxModel

/// A chain of members and calls as far as it is built, with the place of its last name.
struct DartChain {
  var expression: Expression
  /// The stretch of the last name alone, in bytes.
  var name: Range<Int>
  /// The offset of that name, or of its dot.
  var start: Int

  init(_ expression: Expression) {
    self.expression = expression
    name = expression.span.range
    start = expression.span.range.lowerBound
  }
}

extension DartConverter {
  /// Appends what follows a primary: a member, an index, arguments, `!`, `++`.
  mutating func append(_ selector: Int, to chain: inout DartChain) {
    switch kind(selector) {
    case .selector:
      for child in children(selector) { append(child, to: &chain) }
    case .unconditionalSelector, .conditionalSelector:
      for child in children(selector) {
        switch kind(child) {
        case .identifier, .newKeyword:
          appendMember(child, dot: range(selector).lowerBound, to: &chain)
        case .indexSelector: appendIndex(child, to: &chain)
        default: break
        }
      }
    case .indexSelector: appendIndex(selector, to: &chain)
    case .arguments: appendCall(selector, to: &chain)
    case .argumentPart:
      for child in children(selector) where kind(child) == .arguments {
        appendCall(child, to: &chain)
      }
    case .typeArguments, .bang:
      // Dropped, but part of the text.
      chain.expression = Expression(
        chain.expression.kind, joined(chain.expression.span, span(selector)))
    case .postfixOperator:
      let whole = joined(chain.expression.span, span(selector))
      chain = DartChain(Expression(.postfix(text(selector), chain.expression), whole))
    default: break
    }
  }

  func appendMember(_ node: Int, dot: Int?, to chain: inout DartChain) {
    let whole = joined(chain.expression.span, span(node))
    chain.expression = Expression(.member(base: chain.expression, name: text(node)), whole)
    chain.name = range(node)
    chain.start = dot ?? chain.name.lowerBound
  }

  private mutating func appendIndex(_ node: Int, to chain: inout DartChain) {
    let index = expression(of: inner(node), in: node)
    let kind = Expression.Kind.subscripted(
      base: chain.expression, arguments: [Argument(label: nil, value: index, span: index.span)])
    chain = DartChain(Expression(kind, joined(chain.expression.span, span(node))))
  }

  private mutating func appendCall(_ arguments: Int, to chain: inout DartChain) {
    let end = range(arguments).upperBound
    let call = Call(
      callee: chain.expression, arguments: self.arguments(arguments), nameSpan: span(chain.name),
      selfSpan: span(chain.start..<max(chain.start, end)))
    let whole = joined(chain.expression.span, span(arguments))
    chain = DartChain(Expression(.call(call), whole))
  }

  mutating func arguments(_ node: Int) -> [Argument] {
    var result: [Argument] = []
    for child in children(node) where kind(child) == .argument || kind(child) == .namedArgument {
      if let argument = argument(Array(children(child)), in: child) { result.append(argument) }
    }
    return result
  }

  /// `const Foo.bar(1)`, `new Foo<T>()`, `Foo<T>.bar(1)`, `Foo.new`, `.center`: names, then perhaps
  /// arguments; type arguments are dropped.
  mutating func construction(_ node: Int) -> DartChain {
    var chain: DartChain?
    var dot: Int?
    for child in construct(node) {
      switch kind(child) {
      case .dot: dot = range(child).lowerBound
      case .identifier, .typeIdentifier, .newKeyword:
        if kind(child) == .newKeyword, dot == nil { break }
        append(name: child, dot: dot, to: &chain)
        dot = nil
      case .typeArguments:
        if let base = chain {
          chain?.expression = Expression(
            base.expression.kind, joined(base.expression.span, span(child)))
        }
      case .arguments:
        if var called = chain {
          appendCall(child, to: &called)
          chain = called
        }
      default: break
      }
    }
    guard var result = chain else { return DartChain(unknown(node)) }
    result.expression = Expression(result.expression.kind, span(node))
    if case .call = result.expression.kind { result = DartChain(result.expression) }
    return result
  }

  /// The first name of a chain, or a further one; after a dot the first is an implicit member.
  func append(name node: Int, dot: Int?, to chain: inout DartChain?) {
    if var longer = chain {
      appendMember(node, dot: dot, to: &longer)
      chain = longer
    } else if let dot {
      let whole = span(dot..<range(node).upperBound)
      var first = DartChain(Expression(.member(base: nil, name: text(node)), whole))
      first.name = range(node)
      chain = first
    } else {
      chain = DartChain(Expression(.name(text(node)), span(node)))
    }
  }

  /// The parts of a construction in one line; names of more than `levels` scopes do not occur.
  private func construct(_ node: Int, levels: Int = 20) -> [Int] {
    var result: [Int] = []
    guard levels > 0 else { return [] }
    for child in children(node) {
      switch kind(child) {
      case .scopedIdentifier, .dotShorthand, .qualified:
        result += construct(child, levels: levels - 1)
      default: result.append(child)
      }
    }
    return result
  }

  // MARK: - Cascades

  /// `a..b()..c = 1`: an operator whose right side is a closure with a statement for each section.
  mutating func cascaded(_ base: Expression, _ sections: ArraySlice<Int>) -> Expression {
    guard let first = sections.first, let last = sections.last else { return base }
    var body: [Statement] = []
    for (index, section) in zip(sections.indices, sections)
    where kind(section) == .cascadeSection {
      // Selectors may stand beside the section that they belong to.
      let further = sections[(index + 1)...].prefix { kind($0) != .cascadeSection }
      body.append(cascadeSection(section, further: Array(further)))
    }
    let right = span(from: first, to: last)
    let closure = Expression(.closure(Closure(parameters: [], body: body)), right)
    return Expression(.binary("..", base, closure), joined(base.span, right))
  }

  private mutating func cascadeSection(_ node: Int, further: [Int]) -> Statement {
    var target: [Int] = []
    var operation: String?
    var value: [Int] = []
    for child in children(node) {
      switch kind(child) {
      case .cascade, .nullableCascade: break
      case _ where operation != nil: value.append(child)
      case _ where isNamed(child): target.append(child)
      default: operation = text(child)
      }
    }
    let whole = span(from: node, to: further.last ?? node)
    if operation == nil { target += further } else { value += further }
    guard depth + target.count < Self.depthLimit else {
      return Statement(.unknown("nesting"), whole)
    }
    depth += target.count
    defer { depth -= target.count }
    let left = cascadeTarget(target, of: node)
    guard let operation else { return Statement(.expression(left), whole) }
    let right = expression(of: value, in: node)
    return Statement(.assignment(left, operation: operation, right), whole)
  }

  private mutating func cascadeTarget(_ nodes: [Int], of section: Int) -> Expression {
    let start = range(section).lowerBound
    guard let selector = nodes.first else { return unknown(section) }
    var chain: DartChain
    if let name = child(selector, .identifier) {
      let whole = span(start..<range(name).upperBound)
      chain = DartChain(Expression(.member(base: nil, name: text(name)), whole))
      chain.name = range(name)
    } else {
      // `..[0]` is an index into the base itself, which has no name.
      chain = DartChain(Expression(.member(base: nil, name: ""), span(start..<start)))
      for child in children(selector) where kind(child) == .indexSelector {
        append(child, to: &chain)
      }
    }
    for node in nodes.dropFirst() { append(node, to: &chain) }
    return chain.expression
  }
}
