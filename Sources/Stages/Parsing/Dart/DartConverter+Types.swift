import SourceText
import SyntaxModel

extension DartConverter {
  /// The type that a run of nodes begins with; nil, and nothing is read, if it does not.
  mutating func type(_ nodes: inout DartNodes) -> TypeReference? {
    guard let first = nodes.next else { return nil }
    guard depth < Self.depthLimit else {
      nodes.position += 1
      return TypeReference(name: "", span: span(first))
    }
    depth += 1
    defer { depth -= 1 }
    var result: TypeReference
    switch kind(first) {
    case .typeIdentifier: result = namedType(&nodes)
    case .functionType:
      result = functionType(first)
      nodes.position += 1
    case .functionKeyword, .voidType:
      result = TypeReference(name: text(first), span: span(first))
      nodes.position += 1
    case .recordType:
      result = TypeReference(name: "()", arguments: recordTypes(first), span: span(first))
      nodes.position += 1
    default: return nil
    }
    while let next = nodes.next, kind(next) == .nullableType {
      result = optional(result, next)
      nodes.position += 1
    }
    return result
  }

  /// The first type among the children of a node.
  mutating func type(in node: Int) -> TypeReference? {
    var nodes = DartNodes(children(node).drop { !isType($0) })
    return type(&nodes)
  }

  /// All types among the children of a node.
  mutating func types(in node: Int) -> [TypeReference] {
    var nodes = DartNodes(children(node))
    var result: [TypeReference] = []
    while nodes.next != nil {
      if let type = type(&nodes) { result.append(type) } else { nodes.position += 1 }
    }
    return result
  }

  mutating func typeArguments(_ node: Int) -> [TypeReference] { types(in: node) }

  func isType(_ node: Int) -> Bool {
    switch kind(node) {
    case .typeIdentifier, .functionType, .functionKeyword, .voidType, .recordType: true
    default: false
    }
  }

  private func optional(_ type: TypeReference, _ mark: Int) -> TypeReference {
    TypeReference(name: "Optional", arguments: [type], span: joined(type.span, span(mark)))
  }

  /// `Foo`, `prefix.Foo<Bar>`.
  private mutating func namedType(_ nodes: inout DartNodes) -> TypeReference {
    var name = ""
    var arguments: [TypeReference] = []
    let first = nodes.next ?? 0
    var last = first
    reading: while let next = nodes.next {
      switch kind(next) {
      case .typeIdentifier where name.isEmpty || name.hasSuffix("."): name += text(next)
      // A dot may also begin the name of a constructor.
      case .dot where !name.hasSuffix(".") && isTypeIdentifier(after: nodes): name += "."
      case .typeArguments where !name.hasSuffix("."):
        arguments = typeArguments(next)
        nodes.position += 1
        last = next
        break reading
      default: break reading
      }
      last = next
      nodes.position += 1
    }
    return TypeReference(name: name, arguments: arguments, span: span(from: first, to: last))
  }

  private func isTypeIdentifier(after nodes: DartNodes) -> Bool {
    let index = nodes.position + 1
    return index < nodes.nodes.count && kind(nodes.nodes[index]) == .typeIdentifier
  }

  /// `R Function(A a, {B b})`, perhaps several such tails; without a result it is `dynamic`.
  private mutating func functionType(_ node: Int) -> TypeReference {
    var nodes = DartNodes(children(node))
    let start = range(node).lowerBound
    var isTail = nodes.next.map { kind($0) == .functionKeyword } ?? false
    var result = isTail ? nil : type(&nodes)
    while let next = nodes.next {
      switch kind(next) {
      case .functionKeyword: isTail = true
      case .nullableType:
        if !isTail, let type = result { result = optional(type, next) }
      case .parameterTypeList:
        let arguments =
          parameterTypes(next, levels: 4)
          + [result ?? TypeReference(name: "dynamic", span: span(start..<start))]
        result = TypeReference(
          name: "->", arguments: arguments, span: span(start..<range(next).upperBound))
        isTail = false
      default: break
      }
      nodes.position += 1
    }
    return result ?? TypeReference(name: "Function", span: span(node))
  }

  private mutating func parameterTypes(_ node: Int, levels: Int) -> [TypeReference] {
    guard levels >= 0 else { return [] }
    var nodes = DartNodes(children(node))
    var result: [TypeReference] = []
    while let next = nodes.next {
      switch kind(next) {
      case .normalParameterType, .typedIdentifier, .optionalParameterTypes,
        .optionalPositionalTypes, .namedParameterTypes:
        result += parameterTypes(next, levels: levels - 1)
        nodes.position += 1
      default:
        if let type = type(&nodes) { result.append(type) } else { nodes.position += 1 }
      }
    }
    return result
  }

  private mutating func recordTypes(_ node: Int) -> [TypeReference] {
    var result: [TypeReference] = []
    for child in children(node) {
      switch kind(child) {
      case .recordTypeField: result += type(in: child).map { [$0] } ?? []
      case .recordTypeNamedField:
        for identifier in children(child) where kind(identifier) == .typedIdentifier {
          result += type(in: identifier).map { [$0] } ?? []
        }
      default: break
      }
    }
    return result
  }
}
