import SourceText
import SyntaxModel

extension TypeScriptConverter {
  /// The type that is written after a name, optional where the name has a question mark.
  mutating func annotation(of node: Int) -> TypeReference? {
    guard let annotation = child(node, as: .type), let type = annotatedType(annotation) else {
      return nil
    }
    let isOptional = kind(node) == .optionalParameter || has(node, token: "?")
    guard isOptional, type.name != "Optional" else { return type }
    return TypeReference(name: "Optional", arguments: [type], span: type.span)
  }

  /// What follows the colon; a predicate is a Boolean.
  mutating func annotatedType(_ node: Int) -> TypeReference? {
    switch kind(node) {
    case .typePredicateAnnotation: TypeReference(name: "boolean", span: span(node))
    case .assertsAnnotation: TypeReference(name: "void", span: span(node))
    default: firstNamed(node).map { type($0) }
    }
  }

  mutating func types(in node: Int) -> [TypeReference] {
    var result: [TypeReference] = []
    for child in children(node) where isNamed(child) && kind(child) != .damage {
      result.append(type(child))
    }
    return result
  }

  mutating func type(_ node: Int) -> TypeReference {
    guard depth < Self.depthLimit else { return TypeReference(name: "", span: span(node)) }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .unionType: return union(node)
    case .parenthesizedType, .readonlyType, .restType:
      return firstNamed(node).map { type($0) } ?? TypeReference(name: "", span: span(node))
    case .requiredParameter, .optionalParameter:
      return annotation(of: node)
        ?? child(node, as: .name).map { TypeReference(name: text($0), span: span(node)) }
        ?? child(node, as: .pattern).map { TypeReference(name: text($0), span: span(node)) }
        ?? TypeReference(name: "", span: span(node))
    default:
      let (name, arguments) = typeParts(node)
      return TypeReference(name: name, arguments: arguments, span: span(node))
    }
  }

  private mutating func typeParts(_ node: Int) -> (String, [TypeReference]) {
    switch kind(node) {
    case .genericType:
      let arguments = child(node, .typeArguments).map { types(in: $0) } ?? []
      return (child(node, as: .name).map { typeName($0) } ?? "", arguments)
    case .arrayType: return ("Array", types(in: node))
    case .maybeType, .optionalType: return ("Optional", types(in: node))
    case .tupleType: return ("()", types(in: node))
    case .intersectionType: return ("&", operands(of: node).map { type($0) })
    case .objectType: return ("{}", [])
    case .functionType, .constructorType: return ("->", signature(node))
    case .literalType, .predefinedType, .typeIdentifier, .identifier, .thisType:
      return (text(node), [])
    case .nestedTypeIdentifier, .nestedIdentifier, .typeQuery, .lookupType, .indexTypeQuery:
      return (typeName(node), [])
    default: return (grammarName(node), [])
    }
  }

  /// The text of a type without line breaks.
  private func typeName(_ node: Int) -> String {
    text(node).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The parameters' types and, last, the result's.
  private mutating func signature(_ node: Int) -> [TypeReference] {
    var result: [TypeReference] = []
    if let list = child(node, as: .parameters) {
      for child in children(list) where isNamed(child) && kind(child) != .damage {
        result.append(type(child))
      }
    }
    if let value = child(node, as: .returnType) ?? child(node, as: .type) {
      result.append(type(value))
    }
    return result
  }

  /// The members of a union or intersection, which the grammar nests to the left.
  private func operands(of node: Int) -> [Int] {
    var reversed: [Int] = []
    var rest: Int? = node
    while let present = rest {
      rest = nil
      let parts = children(present).filter { isNamed($0) && kind($0) != .damage }
      reversed += parts.dropFirst().reversed()
      guard let first = parts.first else { break }
      if kind(first) == kind(node) { rest = first } else { reversed.append(first) }
    }
    return reversed.reversed()
  }

  /// `T | undefined` is an optional.
  private mutating func union(_ node: Int) -> TypeReference {
    let all = operands(of: node).map { type($0) }
    let members = all.filter { $0.name != "undefined" && $0.name != "null" }
    guard var result = members.first else { return TypeReference(name: "null", span: span(node)) }
    if members.count > 1 {
      result = TypeReference(name: "|", arguments: members, span: span(node))
    }
    guard members.count < all.count else { return result }
    return TypeReference(name: "Optional", arguments: [result], span: span(node))
  }
}
