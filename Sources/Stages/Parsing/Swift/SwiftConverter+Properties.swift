import SourceText
import SyntaxModel

extension SwiftConverter {
  /// One variable of a declaration that may have several.
  private struct Variable {
    var pattern: Int
    var type: TypeReference?
    var value: Expression?
    var getter: [Statement]?
  }

  /// Local variables are bindings, computed and global ones declarations.
  mutating func variables(_ node: Int, isLocal: Bool) -> [Statement] {
    let parts = parts(of: node)
    guard isLocal, parts.allSatisfy({ $0.getter == nil }) else {
      return properties(node).map { Statement(.declaration($0), $0.span) }
    }
    let isMutable = !isConstant(node)
    return parts.enumerated().map { index, part in
      Statement(
        .binding(
          pattern(part.pattern, isBinding: true), type: part.type, value: part.value,
          isMutable: isMutable), partSpan(index, of: parts, in: node))
    }
  }

  /// The properties that a declaration makes; one that takes a tuple apart makes one for each name.
  mutating func properties(_ node: Int) -> [Declaration] {
    let parts = parts(of: node)
    let isConstant = isConstant(node)
    let (modifiers, attributes) = modifiers(of: node)
    var result: [Declaration] = []
    for (index, part) in parts.enumerated() {
      for (name, value) in names(of: part) {
        let property = PropertyDeclaration(
          name: name, type: part.type, initializer: value, getter: part.getter,
          isConstant: isConstant)
        result.append(
          Declaration(
            .property(property), modifiers: modifiers, attributes: attributes,
            span: partSpan(index, of: parts, in: node), nameSpan: span(part.pattern)))
      }
    }
    return result
  }

  /// `var name: Type { get }` in a protocol.
  mutating func requirement(_ node: Int) -> Declaration {
    let pattern = child(node, .pattern)
    let name = pattern.flatMap { child($0, .name) }
    let type = child(node, .typeAnnotation).flatMap { self.type(in: $0) }
    let property = PropertyDeclaration(
      name: name.map { identifier($0) } ?? "", type: type, initializer: nil, getter: nil,
      isConstant: false)
    return declaration(.property(property), node, name.map { span($0) } ?? span(node))
  }

  /// The statements of a getter; nil for one that is only required.
  mutating func getter(_ node: Int) -> [Statement]? {
    if let getter = child(node, .computedGetter) { return block(in: getter) }
    return block(in: node)
  }

  private func isConstant(_ node: Int) -> Bool {
    child(node, .valueBinding).map { text($0) == "let" } ?? false
  }

  private mutating func parts(of node: Int) -> [Variable] {
    var parts: [Variable] = []
    for child in children(node) {
      if kind(child) == .pattern {
        parts.append(Variable(pattern: child))
        continue
      }
      guard let last = parts.indices.last else { continue }
      switch kind(child) {
      case .typeAnnotation: parts[last].type = type(in: child)
      case .computedProperty: parts[last].getter = getter(child)
      default:
        if field(child) == .value, tree.records[child].isNamed {
          parts[last].value = expression(child)
        }
      }
    }
    return parts
  }

  /// The whole declaration for a single variable, else the variable's part of it.
  private func partSpan(_ index: Int, of parts: [Variable], in node: Int) -> SourceSpan {
    guard parts.count > 1 else { return span(node) }
    let start = index == 0 ? range(node).lowerBound : range(parts[index].pattern).lowerBound
    guard index + 1 < parts.count else { return span(start..<range(node).upperBound) }
    let next = parts[index + 1].pattern
    let end = children(node).filter { $0 < next && kind($0) != .comma }.last
    return span(start..<(end.map { range($0).upperBound } ?? range(next).lowerBound))
  }

  private mutating func names(of part: Variable) -> [(String, Expression?)] {
    switch pattern(part.pattern, isBinding: true) {
    case .name(let name): return [(name, part.value)]
    case .elements(let elements):
      return elements.enumerated().compactMap { index, element in
        guard case .name(let name) = element.pattern else { return nil }
        let value = part.value.map {
          Expression(.member(base: $0, name: element.label ?? "\(index)"), $0.span)
        }
        return (name, value)
      }
    default: return []
    }
  }
}
