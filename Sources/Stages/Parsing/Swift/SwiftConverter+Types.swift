import SyntaxModel

extension SwiftConverter {
  /// The first type directly inside a node.
  mutating func type(in node: Int) -> TypeReference? {
    guard let found = children(node).first(where: { isType($0) }) else { return nil }
    return type(found)
  }

  /// `some`, `any`, packs and ownership are dropped: they do not change what a value looks like.
  mutating func type(_ node: Int) -> TypeReference {
    guard depth < Self.depthLimit else { return TypeReference(name: "_", span: span(node)) }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .userType, .qualifiedType: return userType(node)
    case .arrayType: return compound("Array", node)
    case .dictionaryType: return compound("Dictionary", node)
    case .optionalType: return compound("Optional", node)
    case .functionType: return functionType(node)
    case .tupleType: return tupleType(node)
    case .compositionType: return compound("&", node)
    case .tupleTypeItem, .opaqueType, .existentialType, .packType, .packExpansionType:
      return type(in: node) ?? TypeReference(name: text(node), span: span(node))
    default:
      return TypeReference(name: text(node), span: span(node))
    }
  }

  private mutating func types(in node: Int) -> [TypeReference] {
    var result: [TypeReference] = []
    for child in children(node) where isType(child) { result.append(type(child)) }
    return result
  }

  private mutating func compound(_ name: String, _ node: Int) -> TypeReference {
    TypeReference(name: name, arguments: types(in: node), span: span(node))
  }

  /// `Font.TextStyle`, `Binding<Bool>`, `[Int].Index`; arguments of all components in order.
  private mutating func userType(_ node: Int) -> TypeReference {
    var names: [String] = []
    var arguments: [TypeReference] = []
    for child in children(node) {
      switch kind(child) {
      case .typeIdentifier: names.append(identifier(child))
      case .typeArguments: arguments += types(in: child)
      case .arrayType, .dictionaryType:
        let base = type(child)
        names.append(base.name)
        arguments += base.arguments
      default: break
      }
    }
    return TypeReference(name: names.joined(separator: "."), arguments: arguments, span: span(node))
  }

  /// The arguments of `->` are the types of the parameters, then that of the result.
  private mutating func functionType(_ node: Int) -> TypeReference {
    let parts = children(node).filter { isType($0) }
    var arguments: [TypeReference] = []
    for part in parts {
      // The parentheses around the parameters are no tuple.
      if part == parts.first, parts.count > 1, kind(part) == .tupleType {
        arguments += types(in: part)
      } else {
        arguments.append(type(part))
      }
    }
    return TypeReference(name: "->", arguments: arguments, span: span(node))
  }

  /// A tuple of one element is that element.
  private mutating func tupleType(_ node: Int) -> TypeReference {
    let elements = types(in: node)
    if elements.count == 1 { return elements[0] }
    return TypeReference(name: "()", arguments: elements, span: span(node))
  }

  /// The type that an expression spells, as `[Int]` in `[Int]()`; nil if it spells none.
  func type(spelledBy expression: Expression) -> TypeReference? {
    switch expression.kind {
    case .name(let name):
      return TypeReference(name: name, span: expression.span)
    case .type(let type):
      return type
    case .member(let base?, let name):
      guard let base = type(spelledBy: base), base.arguments.isEmpty else { return nil }
      return TypeReference(name: "\(base.name).\(name)", span: expression.span)
    case .array(let elements) where elements.count == 1:
      guard let element = type(spelledBy: elements[0]) else { return nil }
      return TypeReference(name: "Array", arguments: [element], span: expression.span)
    case .dictionary(let entries) where entries.count == 1:
      guard let key = entries[0].key.flatMap({ type(spelledBy: $0) }),
        let value = type(spelledBy: entries[0].value)
      else { return nil }
      return TypeReference(name: "Dictionary", arguments: [key, value], span: expression.span)
    default:
      return nil
    }
  }
}
