import SourceText
import SyntaxModel

extension DartConverter {
  /// The parameters of a function; those in braces have labels.
  mutating func parameters(_ node: Int) -> [Parameter] {
    guard depth < Self.depthLimit else { return [] }
    depth += 1
    defer { depth -= 1 }
    return parameters(of: Array(children(node)), style: .positional)
  }

  private enum Style {
    case positional, optional, named
  }

  /// A parameter with what stands before and after its own node.
  private struct Parts {
    var attributes: [Attribute] = []
    var modifiers: [String] = []
    var start: Int?
    var node: Int?
    var fallback: [Int] = []
    var isFallback = false
    var end = 0
  }

  private mutating func parameters(of nodes: [Int], style: Style) -> [Parameter] {
    var result: [Parameter] = []
    var parts = Parts()
    for node in nodes {
      switch kind(node) {
      case .optionalParameters:
        let inside = Array(children(node))
        let isNamed = inside.first.map { kind($0) == .openBrace } ?? false
        result += parameters(of: inside, style: isNamed ? .named : .optional)
        continue
      case .openParenthesis, .closeParenthesis, .openBracket, .closeBracket, .openBrace,
        .closeBrace, .damage:
        continue
      case .comma:
        if let parameter = parameter(parts, style) { result.append(parameter) }
        parts = Parts()
        continue
      case .annotation: parts.attributes.append(attribute(node))
      case .required: parts.modifiers.append("required")
      case .formalParameter: parts.node = node
      case .equals where !parts.isFallback, .colon where !parts.isFallback: parts.isFallback = true
      default: if parts.isFallback { parts.fallback.append(node) }
      }
      parts.start = parts.start ?? node
      parts.end = node
    }
    if let parameter = parameter(parts, style) { result.append(parameter) }
    return result
  }

  private mutating func parameter(_ parts: Parts, _ style: Style) -> Parameter? {
    guard let node = parts.node, let start = parts.start else { return nil }
    var inside = Inside(attributes: parts.attributes, modifiers: parts.modifiers)
    read(node, into: &inside)
    if style == .optional { inside.modifiers.append("optional") }
    let fallback = parts.fallback.isEmpty ? nil : expression(of: parts.fallback, in: node)
    return Parameter(
      label: style == .named ? inside.name : nil,
      pattern: style == .named ? .name(inside.name) : namePattern(inside.name),
      type: inside.type, fallback: fallback, attributes: inside.attributes,
      modifiers: inside.modifiers, span: span(from: start, to: parts.end))
  }

  /// What the node of a parameter says.
  private struct Inside {
    var attributes: [Attribute]
    var modifiers: [String]
    var name = "_"
    var type: TypeReference?
  }

  private mutating func read(_ node: Int, into inside: inout Inside) {
    var nodes = DartNodes(children(node))
    while let next = nodes.next {
      if let type = type(&nodes) {
        inside.type = type
        continue
      }
      nodes.position += 1
      switch kind(next) {
      case .annotation: inside.attributes.append(attribute(next))
      case .covariant, .finalKeyword, .required: inside.modifiers.append(text(next))
      case .constructorParameter, .superParameter: read(next, into: &inside)
      case .this: inside.modifiers.append("this")
      case .superExpression: inside.modifiers.append("super")
      case .identifier: inside.name = text(next)
      case .formalParameterList: inside.type = functionType(inside.type, next)
      case .nullableType:
        inside.type = inside.type.map {
          TypeReference(name: "Optional", arguments: [$0], span: joined($0.span, span(next)))
        }
      default: break
      }
    }
  }

  /// The type of a parameter that is written like a function: `void onTap(int index)`.
  private mutating func functionType(_ result: TypeReference?, _ list: Int) -> TypeReference {
    let place = span(list)
    let unknown = TypeReference(name: "dynamic", span: place)
    let arguments = parameters(list).map { $0.type ?? unknown } + [result ?? unknown]
    return TypeReference(
      name: "->", arguments: arguments, span: result.map { joined($0.span, place) } ?? place)
  }

  /// The type that an old-fashioned `typedef` names.
  mutating func functionType(of node: Int) -> TypeReference? {
    guard let list = child(node, .formalParameterList) else { return nil }
    let names = children(node).filter { isType($0) }
    // The last name is the one that is declared.
    let result = names.count > 1 ? type(in: node) : nil
    return functionType(result, list)
  }
}
