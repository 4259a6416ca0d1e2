import SourceText
import SyntaxModel

extension SwiftConverter {
  mutating func expression(_ node: Int) -> Expression {
    guard depth < Self.depthLimit else { return Expression(.unknown("nesting"), span(node)) }
    depth += 1
    defer { depth -= 1 }
    if isSequence(node) { return expression(of: pieces(of: node), whole: node) }
    if isType(node) { return typeValue(node) }
    return Expression(operand(node), span(node))
  }

  private mutating func operand(_ node: Int) -> Expression.Kind {
    switch kind(node) {
    case .name, .selfExpression, .superExpression, .specialLiteral, .fullRange, .customOperator,
      .bang, .wildcard, .keywordName:
      return .name(identifier(node))
    case .integer, .hexadecimal, .octal, .binary, .real:
      return .number(number(node))
    case .boolean: return .boolean(text(node) == "true")
    case .nothing: return .none
    case .string, .multilineString, .rawString:
      // Repair passes regular expressions off as strings.
      if file.bytes[range(node)].first == UInt8(ascii: "/") { return .unknown("regex_literal") }
      return .string(string(node))
    case .array: return .array(elements(node))
    case .dictionary: return .dictionary(entries(node))
    case .tuple: return tuple(node)
    case .keyPath: return keyPath(node)
    case .closure: return .closure(closure(node))
    case .macroInvocation: return macro(node).kind
    case .selector, .keyPathString: return builtInMacro(node).kind
    case .ifStatement, .switchStatement, .doStatement:
      return statement(node).first.map { .statement($0) } ?? .unknown(grammarName(node))
    default:
      // Operators may be handed on as functions, as in `reduce(0, +)`.
      return tree.records[node].isNamed ? .unknown(grammarName(node)) : .name(text(node))
    }
  }

  /// A type without arguments is written like a name, and is one here.
  private mutating func typeValue(_ node: Int) -> Expression {
    let type = type(node)
    guard kind(node) == .userType, type.arguments.isEmpty else {
      return Expression(.type(type), span(node))
    }
    var result: Expression?
    for child in children(node) where kind(child) == .typeIdentifier {
      let whole = span(range(node).lowerBound..<range(child).upperBound)
      let name = identifier(child)
      result = Expression(result.map { .member(base: $0, name: name) } ?? .name(name), whole)
    }
    return result ?? Expression(.type(type), span(node))
  }

  private mutating func elements(_ node: Int) -> [Expression] {
    var result: [Expression] = []
    for child in children(node) where field(child) == .element { result.append(expression(child)) }
    return result
  }

  private mutating func entries(_ node: Int) -> [DictionaryEntry] {
    var result: [DictionaryEntry] = []
    var key: Expression?
    for child in children(node) {
      switch field(child) {
      case .key: key = expression(child)
      case .value:
        result.append(DictionaryEntry(key: key, value: expression(child)))
        key = nil
      default: break
      }
    }
    return result
  }

  /// Parentheses around a single value are only parentheses.
  private mutating func tuple(_ node: Int) -> Expression.Kind {
    var elements: [Argument] = []
    var label: Int?
    for child in children(node) {
      switch field(child) {
      case .name: label = child
      case .value where tree.records[child].isMissing: break
      case .value:
        let start = label.map { range($0).lowerBound } ?? range(child).lowerBound
        elements.append(
          Argument(
            label: label.map { identifier($0) }, value: expression(child),
            span: span(start..<range(child).upperBound)))
        label = nil
      default: break
      }
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].value.kind }
    return .tuple(elements)
  }

  private func keyPath(_ node: Int) -> Expression.Kind {
    var names: [String] = []
    for child in children(node) where kind(child) == .name { names.append(identifier(child)) }
    return .keyPath(names)
  }
}
