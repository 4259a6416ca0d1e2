import SourceText
import SyntaxModel

extension KotlinConverter {
  func isType(_ node: Int) -> Bool {
    switch kind(node) {
    case .userType, .nullableType, .functionType, .nonNullableType, .parenthesizedType,
      .dynamicType:
      true
    default: false
    }
  }

  /// The first type among the children of a node.
  mutating func type(in node: Int) -> TypeReference? {
    children(node).first { isType($0) }.map { type($0) }
  }

  mutating func type(_ node: Int) -> TypeReference {
    guard depth < Self.depthLimit else { return TypeReference(name: "", span: span(node)) }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .userType: return userType(node)
    case .nullableType:
      let inner = type(in: node).map { [$0] } ?? []
      return TypeReference(name: "Optional", arguments: inner, span: span(node))
    case .functionType: return functionType(node)
    case .nonNullableType, .parenthesizedType:
      return type(in: node) ?? TypeReference(name: "", span: span(node))
    default: return TypeReference(name: text(node), span: span(node))
    }
  }

  private mutating func userType(_ node: Int) -> TypeReference {
    var names: [String] = []
    var arguments: [TypeReference] = []
    for child in children(node) {
      switch kind(child) {
      case .identifier: names.append(name(child))
      case .typeArguments: arguments = typeArguments(child)
      default: break
      }
    }
    return TypeReference(
      name: names.joined(separator: "."), arguments: arguments, span: span(node))
  }

  private mutating func typeArguments(_ node: Int) -> [TypeReference] {
    var result: [TypeReference] = []
    for child in children(node) where kind(child) == .typeProjection {
      result.append(type(in: child) ?? TypeReference(name: "*", span: span(child)))
    }
    return result
  }

  private mutating func functionType(_ node: Int) -> TypeReference {
    var arguments: [TypeReference] = []
    for child in children(node) {
      if kind(child) == .functionTypeParameters {
        for parameter in children(child) {
          if isType(parameter) {
            arguments.append(type(parameter))
          } else if kind(parameter) == .parameter, let type = type(in: parameter) {
            arguments.append(type)
          }
        }
      } else if isType(child) {
        arguments.append(type(child))
      }
    }
    return TypeReference(name: "->", arguments: arguments, span: span(node))
  }

  /// The text of a name without the quotes that it may be in.
  func name(_ node: Int) -> String {
    let text = text(node)
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
