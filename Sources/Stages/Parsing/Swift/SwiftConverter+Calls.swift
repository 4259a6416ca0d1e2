import SourceText
import SyntaxModel

/// A chain of members and calls as far as it is built, with the place of its last name.
struct SwiftChain {
  var expression: Expression
  /// The stretch of the last name alone, in bytes.
  var name: Range<Int>
  /// The offset of that name, or of its dot.
  var start: Int
  /// Whether a call came last, rather than something in parentheses that is a call.
  var endsInCall = false

  init(_ expression: Expression) {
    self.expression = expression
    name = expression.span.range
    start = expression.span.range.lowerBound
    if case .type(let type) = expression.kind { name = type.span.range }
  }
}

extension SwiftConverter {
  /// `.name` at the beginning of a chain.
  mutating func implicitMember(_ node: Int, dot: Range<Int>, levels: Int) -> SwiftChain {
    let base = deeper(by: levels) { $0.expression(node) }
    guard case .name(let name) = base.kind else { return SwiftChain(base) }
    let whole = span(dot.lowerBound..<base.span.range.upperBound)
    var chain = SwiftChain(Expression(.member(base: nil, name: name), whole))
    chain.name = base.span.range
    chain.start = dot.lowerBound
    return chain
  }

  /// Appends a member, a call or a postfix operator, which lies `levels` below the finished chain.
  mutating func append(_ piece: SwiftPiece, to chain: inout SwiftChain, levels: Int) {
    let start = chain.expression.span.range.lowerBound
    switch piece {
    case .member(let suffix):
      let name = children(suffix).first { tree.records[$0].isNamed }
      appendMember(name ?? suffix, dot: range(suffix).lowerBound, to: &chain)
    case .property(let name, let dot):
      appendMember(name, dot: dot, to: &chain)
    case .call(let suffix):
      deeper(by: levels) { $0.appendCall(suffix, to: &chain) }
    case .postfix("!", let range), .postfix("?", let range):
      // Dropped, but part of the text.
      chain.expression = Expression(chain.expression.kind, span(start..<range.upperBound))
    case .postfix(let operation, let range):
      chain = SwiftChain(
        Expression(.postfix(operation, chain.expression), span(start..<range.upperBound)))
    case .operand, .generic, .prefix, .infix, .cast, .ternary:
      break
    }
  }

  private mutating func appendMember(_ node: Int, dot: Int, to chain: inout SwiftChain) {
    let base = chain.expression
    let whole = span(base.span.range.lowerBound..<range(node).upperBound)
    let name = identifier(node)
    switch base.kind {
    case .keyPath(let names):
      chain = SwiftChain(Expression(.keyPath(names + [name]), whole))
    case .array, .dictionary:
      let base = type(spelledBy: base).map { Expression(.type($0), base.span) } ?? base
      chain = SwiftChain(Expression(.member(base: base, name: name), whole))
    default:
      chain = SwiftChain(Expression(.member(base: base, name: name), whole))
    }
    chain.name = range(node)
    chain.start = dot
  }

  /// Brackets make it a subscript, parentheses or closures a call, both one after the other.
  private mutating func appendCall(_ suffix: Int, to chain: inout SwiftChain) {
    var arguments: [Argument] = []
    var isCall = false
    var label: Int?
    for child in children(suffix) {
      switch kind(child) {
      case .valueArguments where isBracketed(child): appendSubscript(child, to: &chain)
      case .valueArguments:
        arguments += self.arguments(child)
        isCall = true
      case .name: label = child
      case .closure:
        arguments.append(trailing(child, label: label))
        label = nil
        isCall = true
      default: break
      }
    }
    guard isCall else { return }
    let isContinued = arguments.first?.isTrailing == true
    if isContinued, case .call(let call) = chain.expression.kind,
      !call.arguments.contains(where: \.isTrailing),
      chain.endsInCall
    {
      // The grammar at times takes `f(a) { b }` for a call of `f(a)`.
      appendCall(
        of: call.callee, call.arguments + arguments, call.nameSpan.range,
        call.selfSpan.range.lowerBound, to: range(suffix).upperBound, &chain)
    } else {
      appendCall(
        of: callee(chain.expression), arguments, chain.name, chain.start,
        to: range(suffix).upperBound, &chain)
    }
  }

  private func appendCall(
    of callee: Expression, _ arguments: [Argument], _ name: Range<Int>, _ start: Int, to end: Int,
    _ chain: inout SwiftChain
  ) {
    let call = Call(
      callee: callee, arguments: arguments, nameSpan: span(name), selfSpan: span(start..<end))
    chain = SwiftChain(Expression(.call(call), span(callee.span.range.lowerBound..<end)))
    chain.endsInCall = true
  }

  private func isBracketed(_ arguments: Int) -> Bool {
    children(arguments).first { _ in true }.map { kind($0) == .openBracket } ?? false
  }

  private mutating func appendSubscript(_ node: Int, to chain: inout SwiftChain) {
    // A key path's subscript says nothing about its names.
    if case .keyPath = chain.expression.kind { return }
    let whole = span(chain.expression.span.range.lowerBound..<range(node).upperBound)
    let kind = Expression.Kind.subscripted(base: chain.expression, arguments: arguments(node))
    chain = SwiftChain(Expression(kind, whole))
  }

  /// `[Int]()` calls a type, which the grammar takes for an array.
  private func callee(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .array, .dictionary:
      return type(spelledBy: expression).map { Expression(.type($0), expression.span) }
        ?? expression
    default:
      return expression
    }
  }

  private mutating func trailing(_ closure: Int, label: Int?) -> Argument {
    let value = expression(closure)
    let start = label.map { range($0).lowerBound } ?? range(closure).lowerBound
    return Argument(
      label: label.map { identifier($0) }, value: value, isTrailing: true,
      span: span(start..<range(closure).upperBound))
  }

  mutating func arguments(_ node: Int) -> [Argument] {
    var result: [Argument] = []
    for child in children(node) where kind(child) == .valueArgument || kind(child) == .interpolated
    {
      result.append(argument(child))
    }
    return result
  }

  mutating func argument(_ node: Int) -> Argument {
    var label: String?
    var value: Expression?
    for child in children(node) {
      switch kind(child) {
      case .argumentLabel where field(child) == .name: label = identifier(child)
      // `add(to:)` names a function by its labels.
      case .argumentLabel where value == nil: value = Expression(.name(text(node)), span(node))
      case .argumentLabel, .colon, .typeModifiers, .damage: break
      default:
        if value == nil, field(child) == .value || tree.records[child].isNamed {
          value = expression(child)
        }
      }
    }
    return Argument(
      label: label, value: value ?? Expression(.unknown(grammarName(node)), span(node)),
      span: span(node))
  }

  /// `#selector(name)`, `#keyPath(name)`: calls as well.
  mutating func builtInMacro(_ node: Int) -> Expression {
    let value = children(node).first { tree.records[$0].isNamed }
    let open = child(node, .openParenthesis) ?? node
    let name = span(range(node).lowerBound..<range(open).lowerBound)
    let arguments = value.map { Argument(label: nil, value: expression($0), span: span($0)) }
    let call = Call(
      callee: Expression(.name(name.text), name), arguments: arguments.map { [$0] } ?? [],
      nameSpan: name, selfSpan: span(node))
    return Expression(.call(call), span(node))
  }

  /// `#Preview("name") { … }`: a call whose name begins with `#`.
  mutating func macro(_ node: Int) -> Expression {
    guard let name = child(node, .name) else {
      return Expression(.unknown(grammarName(node)), span(node))
    }
    let named = range(node).lowerBound..<range(name).upperBound
    var chain = SwiftChain(Expression(.name("#\(identifier(name))"), span(named)))
    if let suffix = child(node, .callSuffix) { appendCall(suffix, to: &chain) }
    return chain.expression
  }
}
