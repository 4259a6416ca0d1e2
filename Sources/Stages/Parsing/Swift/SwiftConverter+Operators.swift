import SourceText
import SyntaxModel

/// The pieces of an expression on their way to a tree.
struct SwiftPieceReader {
  let pieces: [SwiftPiece]
  var position = 0

  init(_ pieces: [SwiftPiece]) { self.pieces = pieces }

  var next: SwiftPiece? { position < pieces.count ? pieces[position] : nil }
}

extension SwiftConverter {
  /// Puts pieces together by Swift's precedence and associativity.
  mutating func expression(of pieces: [SwiftPiece], whole: Int) -> Expression {
    // Each operator and each member of a chain makes the tree one level deeper.
    guard depth + pieces.count < Self.depthLimit else {
      return Expression(.unknown("nesting"), span(whole))
    }
    var reader = SwiftPieceReader(pieces)
    let result = infix(&reader, atLeast: .assignment)
    guard let result, reader.next == nil else {
      return Expression(.unknown(grammarName(whole)), span(whole))
    }
    return result
  }

  /// Precedence climbing: operands joined by operators that bind at least as tightly as `lowest`.
  private mutating func infix(
    _ reader: inout SwiftPieceReader, atLeast lowest: SwiftPrecedence
  ) -> Expression? {
    guard var left = operand(&reader) else { return nil }
    while let piece = reader.next {
      switch piece {
      case .cast(let operation, let typeNode):
        guard lowest <= .casting else { return left }
        reader.position += 1
        let type = castType(typeNode, &reader)
        left = Expression(
          .cast(left, operation: operation, type: type), joined(left.span, type.span))
      case .ternary(let middle):
        guard lowest <= .ternary else { return left }
        reader.position += 1
        let then = expression(middle)
        guard let otherwise = infix(&reader, atLeast: .ternary) else { return nil }
        left = Expression(
          .ternary(condition: left, then: then, otherwise: otherwise),
          joined(left.span, otherwise.span))
      case .infix(let operation):
        let precedence = SwiftPrecedence(of: operation)
        guard lowest <= precedence else { return left }
        reader.position += 1
        guard let right = infix(&reader, atLeast: bound(right: precedence)) else { return nil }
        left = combine(left, operation, right, precedence)
      default:
        return nil
      }
    }
    return left
  }

  /// The type of a cast; the grammar takes `a is B.C` for the member `C` of `a is B`.
  private mutating func castType(_ node: Int, _ reader: inout SwiftPieceReader) -> TypeReference {
    var result = type(node)
    while case .member(let suffix) = reader.next {
      reader.position += 1
      let name = children(suffix).first { tree.records[$0].isNamed }.map { identifier($0) } ?? ""
      result = TypeReference(
        name: "\(result.name).\(name)", arguments: result.arguments,
        span: joined(result.span, span(suffix)))
    }
    return result
  }

  /// The loosest operator that the right operand of one may contain.
  private func bound(right precedence: SwiftPrecedence) -> SwiftPrecedence {
    if precedence.isRightAssociative { return precedence }
    return SwiftPrecedence(rawValue: precedence.rawValue + 1) ?? .shift
  }

  private func combine(
    _ left: Expression, _ operation: String, _ right: Expression, _ precedence: SwiftPrecedence
  ) -> Expression {
    let span = joined(left.span, right.span)
    if precedence == .assignment {
      let statement = Statement(.assignment(left, operation: operation, right), span)
      return Expression(.statement(statement), span)
    }
    return Expression(.binary(operation, left, right), span)
  }

  /// Prefix operators, something, and what is appended to it.
  private mutating func operand(_ reader: inout SwiftPieceReader) -> Expression? {
    var prefixes: [(name: String, range: Range<Int>)] = []
    while case .prefix(let name, let range) = reader.next {
      prefixes.append((name, range))
      reader.position += 1
    }
    guard let base = reader.next else { return nil }
    reader.position += 1
    if case .generic(let name, let argument, let end) = base {
      let suffixes = takeSuffixes(&reader)
      var chain = SwiftChain(generic(name, argument, end))
      append(suffixes, to: &chain)
      return prefixed(chain.expression, by: prefixes)
    }
    guard case .operand(let node) = base else { return nil }
    if let operand = parenthesized(after: node, &reader) {
      return prefixed(operand, by: prefixes + [(text(node), range(node))])
    }

    let suffixes = takeSuffixes(&reader)
    var chain: SwiftChain
    if let dot = prefixes.last, dot.name == "." {
      prefixes.removeLast()
      chain = implicitMember(node, dot: dot.range, levels: suffixes.count)
    } else {
      chain = SwiftChain(deeper(by: suffixes.count) { $0.expression(node) })
    }
    append(suffixes, to: &chain)
    return prefixed(chain.expression, by: prefixes)
  }

  private func prefixed(
    _ operand: Expression, by prefixes: [(name: String, range: Range<Int>)]
  ) -> Expression {
    var result = operand
    for prefix in prefixes.reversed() {
      let whole = span(prefix.range.lowerBound..<result.span.range.upperBound)
      result = Expression(.prefix(prefix.name, result), whole)
    }
    return result
  }

  /// The operand in `-(a + b)`, which the grammar takes for a call of `-`; nil if there is none.
  private mutating func parenthesized(
    after node: Int, _ reader: inout SwiftPieceReader
  ) -> Expression? {
    guard isOperator(node), case .call(let suffix) = reader.next,
      let list = child(suffix, .valueArguments)
    else { return nil }
    let arguments = arguments(list)
    guard let first = arguments.first else { return nil }
    reader.position += 1
    let isSingle = arguments.count == 1 && first.label == nil
    var chain = SwiftChain(
      Expression(isSingle ? first.value.kind : .tuple(arguments), span(list)))
    append(takeSuffixes(&reader), to: &chain)
    return chain.expression
  }

  private func isOperator(_ node: Int) -> Bool {
    kind(node) == .bang || kind(node) == .customOperator || !tree.records[node].isNamed
  }

  private func takeSuffixes(_ reader: inout SwiftPieceReader) -> ArraySlice<SwiftPiece> {
    let first = reader.position
    while let piece = reader.next, isSuffix(piece) { reader.position += 1 }
    return reader.pieces[first..<reader.position]
  }

  private func isSuffix(_ piece: SwiftPiece) -> Bool {
    switch piece {
    case .member, .property, .call, .postfix: true
    case .operand, .generic, .prefix, .infix, .cast, .ternary: false
    }
  }

  private mutating func append(_ suffixes: ArraySlice<SwiftPiece>, to chain: inout SwiftChain) {
    for (index, piece) in suffixes.enumerated() {
      append(piece, to: &chain, levels: suffixes.count - index)
    }
  }

  private mutating func generic(_ name: Int, _ argument: [SwiftPiece], _ end: Int) -> Expression {
    let whole = span(range(name).lowerBound..<end)
    let argument = type(spelledBy: expression(of: argument, whole: name))
    let type = TypeReference(
      name: identifier(name), arguments: argument.map { [$0] } ?? [], span: whole)
    return Expression(.type(type), whole)
  }

  /// Converts something that the finished tree holds so many levels further down.
  mutating func deeper<Result>(
    by levels: Int, _ convert: (inout SwiftConverter) -> Result
  ) -> Result {
    depth += levels
    defer { depth -= levels }
    return convert(&self)
  }
}
