import SourceText
import SyntaxModel

/// Parameters, and names that are taken out of values.
extension TypeScriptConverter {
  mutating func parameters(_ node: Int) -> [Parameter] {
    var result: [Parameter] = []
    for child in children(node) where isNamed(child) && kind(child) != .damage {
      switch kind(child) {
      case .requiredParameter, .optionalParameter:
        if let parameter = parameter(child) { result.append(parameter) }
      default: result.append(Parameter(label: nil, pattern: pattern(child), span: span(child)))
      }
    }
    return result
  }

  /// One parameter; nil for `this`, which only has a type.
  private mutating func parameter(_ node: Int) -> Parameter? {
    guard var name = child(node, as: .pattern) ?? child(node, as: .name), kind(name) != .this else {
      return nil
    }
    var modifiers = self.modifiers(of: node)
    if kind(name) == .restPattern, let inner = firstNamed(name) {
      modifiers.append("...")
      name = inner
    }
    return Parameter(
      label: nil, pattern: pattern(name), type: annotation(of: node),
      fallback: child(node, as: .value).map { expression($0) }, attributes: attributes(of: node),
      modifiers: modifiers, span: span(node))
  }

  mutating func pattern(_ node: Int) -> Pattern {
    guard depth < Self.depthLimit else { return .wildcard }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .identifier, .shorthandPattern, .this, .undefined: return .name(text(node))
    case .objectPattern: return .elements(properties(of: node))
    case .arrayPattern: return .elements(elements(of: node))
    case .assignmentPattern, .objectAssignmentPattern:
      return child(node, as: .left).map { pattern($0) } ?? .wildcard
    case .restPattern: return firstNamed(node).map { pattern($0) } ?? .wildcard
    default: return .expression(expression(node))
    }
  }

  private mutating func properties(of node: Int) -> [PatternElement] {
    var result: [PatternElement] = []
    for child in children(node) where isNamed(child) {
      switch kind(child) {
      case .shorthandPattern:
        result.append(PatternElement(label: text(child), pattern: .name(text(child))))
      case .objectAssignmentPattern:
        let label = self.child(child, as: .left).map { text($0) }
        result.append(element(child, label: label))
      case .pairPattern:
        guard let value = self.child(child, as: .value) else { continue }
        result.append(element(value, label: self.child(child, as: .key).map { propertyName($0) }))
      case .restPattern: result.append(PatternElement(label: "...", pattern: pattern(child)))
      default: break
      }
    }
    return result
  }

  private mutating func elements(of node: Int) -> [PatternElement] {
    var result: [PatternElement] = []
    var isHole = true
    for child in children(node) where kind(child) != .damage {
      if isNamed(child) {
        result.append(element(child, label: kind(child) == .restPattern ? "..." : nil))
        isHole = false
      } else if isToken(child, ",") {
        if isHole { result.append(PatternElement(label: nil, pattern: .wildcard)) }
        isHole = true
      }
    }
    return result
  }

  private mutating func element(_ node: Int, label: String?) -> PatternElement {
    let hasFallback = kind(node) == .assignmentPattern || kind(node) == .objectAssignmentPattern
    let name = pattern(node)
    let fallback = hasFallback ? child(node, as: .right).map { expression($0) } : nil
    return PatternElement(label: label, pattern: name, fallback: fallback)
  }

  /// A function without a name.
  mutating func closure(_ node: Int) -> Closure {
    var parameters: [Parameter] = []
    if let list = child(node, as: .parameters) {
      parameters = self.parameters(list)
    } else if let name = child(node, as: .parameter) {
      parameters = [Parameter(label: nil, pattern: pattern(name), span: span(name))]
    }
    guard let body = child(node, as: .body) else {
      return Closure(parameters: parameters, body: [])
    }
    if kind(body) == .statementBlock {
      return Closure(parameters: parameters, body: statements(in: body))
    }
    let value = expression(body)
    return Closure(
      parameters: parameters, body: [Statement(.transfer("return", value), value.span)])
  }
}
