import SourceText
import SyntaxModel

/// Finds out whether a function makes elements.
enum ElementFinder {
  static func holdsElement(_ statements: [Statement]) -> Bool { statements.contains(where: holdsElement) }

  private static func holdsElement(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let expression): holdsElement(expression)
    case .transfer(_, let value): value.map(holdsElement) ?? false
    case .binding(_, _, let value, _): value.map(holdsElement) ?? false
    case .assignment(_, _, let value): holdsElement(value)
    case .conditional(_, let then, let otherwise): holdsElement(then) || holdsElement(otherwise ?? [])
    case .choice(_, let cases): cases.contains { holdsElement($0.body) }
    case .block(let statements): holdsElement(statements)
    case .loop(_, _, let body), .repetition(_, let body), .guarded(_, let body): holdsElement(body)
    case .declaration, .unknown: false
    }
  }

  private static func holdsElement(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let call):
      isElement(expression.span) || call.arguments.contains { holdsElement($0.value) }
    case .binary(_, let left, let right): holdsElement(left) || holdsElement(right)
    case .ternary(_, let then, let otherwise): holdsElement(then) || holdsElement(otherwise)
    case .tuple(let arguments): arguments.contains { holdsElement($0.value) }
    case .cast(let inner, _, _): holdsElement(inner)
    case .closure(let closure): holdsElement(closure.body)
    case .array(let elements): elements.contains(where: holdsElement)
    case .statement(let statement): holdsElement(statement)
    case .number, .boolean, .none, .string, .name, .member, .subscripted, .prefix, .postfix, .dictionary,
      .keyPath, .type, .unknown:
      false
    }
  }

  /// An element starts with its sign.
  private static func isElement(_ span: SourceSpan) -> Bool {
    let start = span.range.lowerBound
    return span.file.bytes.indices.contains(start) && span.file.bytes[start] == UInt8(ascii: "<")
  }
}
