import SyntaxModel

extension SwiftConverter {
  /// Values that a closure captures under a name become bindings at its beginning.
  mutating func closure(_ node: Int) -> Closure {
    var parameters: [Parameter] = []
    var body: [Statement] = []
    for child in children(node) {
      switch kind(child) {
      case .captures: body += captures(child)
      case .closureType:
        for part in children(child) {
          switch kind(part) {
          case .closureParameters: parameters += closureParameters(part)
          case .closureParameter: parameters.append(closureParameter(part))
          default: break
          }
        }
      case .statements, .damage: body += statements(in: child)
      default: break
      }
    }
    return Closure(parameters: parameters, body: body)
  }

  private mutating func captures(_ node: Int) -> [Statement] {
    var result: [Statement] = []
    for item in children(node) where kind(item) == .captureItem {
      guard let name = child(item, as: .name), let value = child(item, as: .value) else {
        continue
      }
      result.append(
        Statement(
          .binding(
            .name(identifier(name)), type: nil, value: expression(value), isMutable: false),
          span(item)))
    }
    return result
  }

  private mutating func closureParameters(_ node: Int) -> [Parameter] {
    var result: [Parameter] = []
    for child in children(node) where kind(child) == .closureParameter {
      result.append(closureParameter(child))
    }
    return result
  }

  private mutating func closureParameter(_ node: Int) -> Parameter {
    let name = child(node, as: .name).map { identifier($0) } ?? text(node)
    return Parameter(
      label: nil, pattern: name == "_" ? .wildcard : .name(name), type: type(in: node),
      modifiers: modifiers(ofParameter: node), span: span(node))
  }
}
