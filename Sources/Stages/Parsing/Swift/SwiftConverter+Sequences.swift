import SyntaxModel

// The grammar's own nesting of operators is not Swift's: it takes `a > 1 && b` for `a > (1 && b)`,
// `-a + b` for `-(a + b)` and `-f()` for `(-f)()`. So an expression made of operators is first laid
// flat in the order of its text, and then put together by Swift's rules.

/// A piece of an expression, in the order of the text.
enum SwiftPiece {
  /// A node that is not itself made of operators.
  case operand(Int)
  /// A prefix operator; `.` makes an implicit member of what follows.
  case prefix(String, Range<Int>)
  case infix(String)
  /// `as`, `as?`, `as!`, `is` with the node of the type.
  case cast(String, Int)
  /// `? then :` with the node of the middle.
  case ternary(Int)
  /// `.name`.
  case member(Int)
  /// `.name` of which the grammar has taken the dot, at the offset given, for an operator.
  case property(Int, dot: Int)
  /// `Name<Argument>`, which the grammar has taken for comparisons, with the offset of its end.
  case generic(Int, argument: [SwiftPiece], end: Int)
  /// Arguments, closures, or both.
  case call(Int)
  case postfix(String, Range<Int>)
}

extension SwiftConverter {
  /// Whether a node is made of operators, members or calls.
  func isSequence(_ node: Int) -> Bool {
    switch kind(node) {
    case .multiplication, .addition, .rangeExpression, .infix, .nilCoalescing, .check, .comparison,
      .equality, .conjunction, .disjunction, .bitwise, .asExpression, .ternary, .assignment,
      .assignable, .prefix, .postfix, .openStartRange, .openEndRange, .call, .construction,
      .navigation, .tryExpression, .awaitExpression, .consumeExpression, .valuePack,
      .valuePackExpansion:
      true
    default: false
    }
  }

  /// Lays an expression flat, without recursion: chains may be of any length.
  func pieces(of node: Int) -> [SwiftPiece] {
    enum Work {
      case node(Int)
      case piece(SwiftPiece)
    }
    var pieces: [SwiftPiece] = []
    var work: [Work] = [.node(node)]
    while let next = work.popLast() {
      switch next {
      case .piece(let piece): pieces.append(piece)
      case .node(let node) where isSequence(node):
        var parts: [Work] = []
        for child in children(node) {
          switch role(of: child, in: node) {
          case .operand(let node): parts.append(.node(node))
          case let piece?: parts.append(.piece(piece))
          case nil: break
          }
        }
        work.append(contentsOf: parts.reversed())
      case .node(let node): pieces.append(.operand(node))
      }
    }
    return joiningMembers(joiningGenerics(pieces))
  }

  /// Takes a dot after an operand for that of a member, though the grammar did not.
  private func joiningMembers(_ pieces: [SwiftPiece]) -> [SwiftPiece] {
    guard pieces.count >= 3 else { return pieces }
    var result = pieces
    for index in pieces.indices.dropLast(2) {
      if case .operand = result[index], case .prefix(".", let dot) = result[index + 1],
        case .operand(let name) = result[index + 2]
      {
        result.replaceSubrange(
          (index + 1)...(index + 2), with: [.property(name, dot: dot.lowerBound)])
        return joiningMembers(result)
      }
    }
    return result
  }

  /// Joins `A`, `<`, `B`, `>`, `.`, `c` to the type `A<B>` and its member `c`.
  ///
  /// As in Swift, the brackets must touch what they enclose, and a dot must follow.
  private func joiningGenerics(_ pieces: [SwiftPiece]) -> [SwiftPiece] {
    guard pieces.count >= 6 else { return pieces }
    var result = pieces
    var index = 0
    while index + 5 < result.count {
      defer { index += 1 }
      guard case .operand(let base) = result[index], case .infix("<") = result[index + 1],
        kind(base) == .name, file.bytes[range(base).upperBound] == UInt8(ascii: "<"),
        let close = closeOfGeneric(in: result, from: index + 2),
        case .prefix(".", let dot) = result[close + 1], case .operand(let name) = result[close + 2],
        kind(name) == .name, file.bytes[dot.lowerBound - 1] == UInt8(ascii: ">")
      else { continue }
      result.replaceSubrange(
        index...close + 2,
        with: [
          .generic(base, argument: Array(result[(index + 2)..<close]), end: dot.lowerBound),
          .property(name, dot: dot.lowerBound),
        ])
    }
    return result
  }

  /// The index of the `>` after a type made of one operand and its members.
  private func closeOfGeneric(in pieces: [SwiftPiece], from start: Int) -> Int? {
    guard case .operand = pieces[start] else { return nil }
    var index = start + 1
    while index + 2 < pieces.count {
      if case .infix(">") = pieces[index] { return index }
      guard case .member = pieces[index] else { return nil }
      index += 1
    }
    return nil
  }

  /// What a child is in its parent's line of pieces; nil for what is dropped, as `try` and `?`.
  private func role(of child: Int, in parent: Int) -> SwiftPiece? {
    switch kind(child) {
    case .question:
      return kind(parent) == .ternary && field(child) == .none ? nil : .postfix("?", range(child))
    case .navigationSuffix: return .member(child)
    case .callSuffix, .constructorSuffix: return .call(child)
    case .tryOperator, .damage: return nil
    case .asOperator: return castTarget(after: child, in: parent).map { .cast(text(child), $0) }
    case .isKeyword: return castTarget(after: child, in: parent).map { .cast("is", $0) }
    default: break
    }
    switch kind(parent) {
    case .check, .asExpression:
      // The type has been taken together with its operator.
      if isType(child) { return nil }
    case .prefix:
      if field(child) == .operation { return .prefix(text(child), range(child)) }
    case .postfix:
      if field(child) == .operation {
        return .postfix(text(child), range(child))
      }
    case .openStartRange:
      if !tree.records[child].isNamed { return .prefix(text(child), range(child)) }
    case .openEndRange:
      if kind(child) == .ellipsis { return .postfix("...", range(child)) }
    case .ternary:
      if field(child) == .ifTrue { return .ternary(child) }
      if !tree.records[child].isNamed { return nil }
    case .call:
      // An operator here is one that the grammar takes for a function.
      break
    case .consumeExpression where !tree.records[child].isNamed:
      // `copy.name` is the member of a variable, not the operator `copy`.
      let end = range(child).upperBound
      return end < file.bytes.count && file.bytes[end] == UInt8(ascii: ".") ? .operand(child) : nil
    case .tryExpression, .awaitExpression, .consumeExpression, .valuePack, .valuePackExpansion,
      .construction, .navigation, .assignable:
      if !tree.records[child].isNamed, field(child) != .expression { return nil }
    default:
      if !tree.records[child].isNamed || kind(child) == .customOperator {
        return .infix(text(child))
      }
    }
    return .operand(child)
  }

  private func castTarget(after operation: Int, in parent: Int) -> Int? {
    children(parent).first { $0 > operation && isType($0) }
  }
}
