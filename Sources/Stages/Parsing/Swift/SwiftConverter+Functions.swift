import SourceText
import SyntaxModel

extension SwiftConverter {
  /// A function; initializers are named `init`, subscripts `subscript` with their getter as body.
  mutating func function(_ node: Int) -> Declaration {
    var name: String
    switch kind(node) {
    case .initializer: name = "init"
    case .deinitializer: name = "deinit"
    case .subscriptDeclaration: name = "subscript"
    default: name = ""
    }
    var nameSpan = span(node)
    var body: [Statement]?
    var parts = Signature()
    for child in children(node) {
      switch kind(child) {
      case .functionBody: body = block(in: child)
      case .computedProperty: body = getter(child)
      case _ where field(child) == .name && name.isEmpty:
        name = identifier(child)
        nameSpan = span(child)
      case _ where field(child) == .name && !isType(child): nameSpan = span(child)
      default: read(child, into: &parts)
      }
    }
    let function = FunctionDeclaration(
      name: name, parameters: parts.parameters, result: parts.result, body: body)
    return declaration(.function(function), node, nameSpan)
  }

  private struct Signature {
    var parameters: [Parameter] = []
    var result: TypeReference?
    var attributes: [Attribute] = []
  }

  /// Takes the next part of a signature; default values and dots follow their parameter.
  private mutating func read(_ node: Int, into signature: inout Signature) {
    switch kind(node) {
    case .attribute:
      signature.attributes.append(attribute(node))
    case .parameter:
      signature.parameters.append(parameter(node, attributes: signature.attributes))
      signature.attributes = []
    case _ where field(node) == .defaultValue:
      guard let last = signature.parameters.popLast() else { return }
      signature.parameters.append(
        Parameter(
          label: last.label, pattern: last.pattern, type: last.type, fallback: expression(node),
          attributes: last.attributes, modifiers: last.modifiers,
          span: span(last.span.range.lowerBound..<range(node).upperBound)))
    case _ where isType(node):
      signature.result = type(node)
    default: break
    }
  }

  private mutating func parameter(_ node: Int, attributes: [Attribute]) -> Parameter {
    let name = children(node).first { field($0) == .name && !isType($0) }
    let inside = name.map { identifier($0) } ?? "_"
    let external = child(node, as: .externalName).map { identifier($0) } ?? inside
    let start = attributes.first?.span.range.lowerBound ?? range(node).lowerBound
    return Parameter(
      label: external == "_" ? nil : external,
      pattern: inside == "_" ? .wildcard : .name(inside), type: type(in: node),
      attributes: attributes, modifiers: modifiers(ofParameter: node),
      span: span(start..<range(node).upperBound))
  }

  /// `inout`, `@escaping`, and `...` where it takes any number of arguments.
  func modifiers(ofParameter node: Int) -> [String] {
    var result: [String] = []
    for child in children(node) {
      switch kind(child) {
      case .parameterModifiers: result += children(child).map { text($0) }
      case .ellipsis: result.append("...")
      default: break
      }
    }
    return result
  }

  // MARK: - Modifiers and attributes

  /// The modifiers and attributes of a declaration, in the order in which they are written.
  mutating func modifiers(of node: Int) -> (modifiers: [String], attributes: [Attribute]) {
    var modifiers: [String] = []
    var attributes: [Attribute] = []
    for child in children(node) {
      switch kind(child) {
      case .modifiers:
        for modifier in children(child) {
          if kind(modifier) == .attribute {
            attributes.append(attribute(modifier))
          } else {
            modifiers.append(text(modifier))
          }
        }
      case .attribute: attributes.append(attribute(child))
      case .indirect, .async: modifiers.append(text(child))
      case .openParenthesis, .inheritance, .typeAnnotation: return (modifiers, attributes)
      case _ where field(child) == .name: return (modifiers, attributes)
      case .classKeyword where field(child) == .none: modifiers.append("class")
      default:
        // Local declarations carry their modifiers without a node around them.
        if grammarName(child).hasSuffix("_modifier") { modifiers.append(text(child)) }
      }
    }
    return (modifiers, attributes)
  }

  mutating func attribute(_ node: Int) -> Attribute {
    var name = ""
    var arguments: [Argument] = []
    var argument: [Int] = []
    for child in children(node) {
      switch kind(child) {
      case .userType where name.isEmpty: name = type(child).name
      case .openParenthesis: break
      case .comma, .closeParenthesis:
        arguments += attributeArgument(argument).map { [$0] } ?? []
        argument = []
      default:
        if !name.isEmpty { argument.append(child) }
      }
    }
    return Attribute(name: name, arguments: arguments, span: span(node))
  }

  private mutating func attributeArgument(_ nodes: [Int]) -> Argument? {
    guard let first = nodes.first, let last = nodes.last else { return nil }
    let whole = span(range(first).lowerBound..<range(last).upperBound)
    if nodes.count == 1 {
      return Argument(label: nil, value: expression(first), span: whole)
    }
    if nodes.count == 3, kind(nodes[1]) == .colon {
      return Argument(label: identifier(first), value: expression(last), span: whole)
    }
    // `iOS 17.0`, `getter:setter:`: words that are no expression.
    return Argument(label: nil, value: Expression(.name(whole.text), whole), span: whole)
  }
}
