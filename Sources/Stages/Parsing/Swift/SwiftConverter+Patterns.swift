import SyntaxModel

extension SwiftConverter {
  /// The pattern inside a `switch_pattern`.
  mutating func pattern(in node: Int) -> Pattern? {
    child(node, .pattern).map { pattern($0, isBinding: false) }
  }

  /// A `pattern` node; inside of `let` and `var` its names are bound rather than compared with.
  mutating func pattern(_ node: Int, isBinding: Bool) -> Pattern {
    guard depth < Self.depthLimit else { return .wildcard }
    depth += 1
    defer { depth -= 1 }
    return pattern(Array(children(node)), isBinding: isBinding)
  }

  /// A pattern whose parts the grammar has laid flat.
  mutating func pattern(_ nodes: [Int], isBinding: Bool) -> Pattern {
    var isBinding = isBinding
    var rest = nodes[...]
    while let first = rest.first, kind(first) == .caseKeyword || kind(first) == .valueBinding {
      isBinding = isBinding || kind(first) == .valueBinding
      rest = rest.dropFirst()
    }
    if let last = rest.last, kind(last) == .question, rest.count > 1 {
      // `let x?` matches what is not nil.
      let inner = pattern(Array(rest.dropLast()), isBinding: isBinding)
      return .enumCase(type: nil, name: "some", [PatternElement(label: nil, pattern: inner)])
    }
    return plainPattern(rest, isBinding: isBinding)
  }

  private mutating func plainPattern(_ nodes: ArraySlice<Int>, isBinding: Bool) -> Pattern {
    guard let first = nodes.first else { return .wildcard }
    switch kind(first) {
    case .wildcard: return .wildcard
    case .isKeyword:
      guard let type = nodes.first(where: { isType($0) }) else { return .wildcard }
      return .type(self.type(type), binding: nil)
    case .pattern:
      let inner = pattern(first, isBinding: isBinding)
      guard nodes.contains(where: { kind($0) == .asKeyword }),
        let type = nodes.first(where: { isType($0) })
      else { return inner }
      if case .name(let name) = inner { return .type(self.type(type), binding: name) }
      return .type(self.type(type), binding: nil)
    case .openParenthesis: return .elements(patternElements(nodes, isBinding: isBinding))
    case .dot: return enumCase(nil, nodes, isBinding: isBinding)
    case .name where isBinding || field(first) != .none:
      let name = identifier(first)
      return name == "_" ? .wildcard : .name(name)
    case _ where isType(first) && nodes.count > 1:
      return enumCase(text(first), nodes.dropFirst(), isBinding: isBinding)
    default:
      return valuePattern(first, isBinding: isBinding)
    }
  }

  /// `.name`, `.name(patterns)`.
  private mutating func enumCase(
    _ type: String?, _ nodes: ArraySlice<Int>, isBinding: Bool
  ) -> Pattern {
    let name = nodes.first { kind($0) == .name }
    let open = nodes.firstIndex { kind($0) == .openParenthesis } ?? nodes.endIndex
    return .enumCase(
      type: type, name: name.map { identifier($0) } ?? "",
      patternElements(nodes[open...], isBinding: isBinding))
  }

  private mutating func patternElements(
    _ nodes: ArraySlice<Int>, isBinding: Bool
  ) -> [PatternElement] {
    var result: [PatternElement] = []
    var label: String?
    for node in nodes {
      switch kind(node) {
      case .name: label = identifier(node)
      case .pattern:
        result.append(
          PatternElement(label: label, pattern: pattern(node, isBinding: isBinding)))
        label = nil
      default: break
      }
    }
    return result
  }

  /// A pattern that the grammar takes for an expression.
  private mutating func valuePattern(_ node: Int, isBinding: Bool) -> Pattern {
    let value = expression(node)
    switch value.kind {
    case .tuple(let elements):
      return .elements(
        elements.map { element in
          PatternElement(
            label: element.label, pattern: pattern(of: element.value, isBinding: isBinding))
        })
    default:
      return pattern(of: value, isBinding: isBinding)
    }
  }

  private func pattern(of value: Expression, isBinding: Bool) -> Pattern {
    switch value.kind {
    case .name("_"): .wildcard
    case .name(let name) where isBinding: .name(name)
    case .member(nil, let name): .enumCase(type: nil, name: name, [])
    default: .expression(value)
    }
  }
}
