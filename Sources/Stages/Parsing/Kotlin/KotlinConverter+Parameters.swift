import SourceText
import SyntaxModel

extension KotlinConverter {
  /// The words and the annotations in front of a declaration.
  mutating func modifiers(of node: Int) -> (modifiers: [String], attributes: [Attribute]) {
    var words: [String] = []
    var attributes: [Attribute] = []
    for list in children(node)
    where kind(list) == .modifiers || kind(list) == .parameterModifiers {
      for child in children(list) {
        if kind(child) == .annotation {
          attributes += annotations(child)
        } else {
          words.append(text(child))
        }
      }
    }
    return (words, attributes)
  }

  private mutating func annotations(_ node: Int) -> [Attribute] {
    var result: [Attribute] = []
    for child in children(node) {
      if kind(child) == .constructorInvocation, let type = type(in: child) {
        let list = self.child(child, .valueArguments)
        let arguments = list.map { self.arguments($0) } ?? []
        result.append(Attribute(name: type.name, arguments: arguments, span: span(node)))
      } else if isType(child) {
        result.append(Attribute(name: type(child).name, arguments: [], span: span(node)))
      }
    }
    return result
  }

  /// The parameters of a function or of a primary constructor.
  mutating func parameters(_ node: Int) -> [Parameter] {
    var result: [Parameter] = []
    var group: [Int] = []
    for child in children(node) {
      if kind(child) == .comma || kind(child) == .closeParenthesis {
        if let parameter = parameter(group) { result.append(parameter) }
        group = []
      } else {
        group.append(child)
      }
    }
    return result
  }

  private mutating func parameter(_ nodes: [Int]) -> Parameter? {
    guard
      let main = nodes.first(where: { kind($0) == .parameter || kind($0) == .classParameter }),
      let first = nodes.first(where: { isNamed($0) }), let last = nodes.last,
      let nameNode = child(main, .identifier)
    else { return nil }
    var (words, attributes) = modifiers(of: main)
    for node in nodes where kind(node) == .parameterModifiers {
      for child in children(node) {
        if kind(child) == .annotation {
          attributes += annotations(child)
        } else {
          words.append(text(child))
        }
      }
    }
    if child(main, .valKeyword) != nil { words.append("val") }
    if child(main, .varKeyword) != nil { words.append("var") }
    var fallback = initializer(of: main)
    if let sign = nodes.firstIndex(where: { kind($0) == .equals }),
      let value = nodes[sign...].first(where: { isNamed($0) })
    {
      fallback = expression(value)
    }
    return Parameter(
      label: name(nameNode), pattern: .name(name(nameNode)), type: type(in: main),
      fallback: fallback, attributes: attributes, modifiers: words,
      span: span(from: first, to: last))
  }

  mutating func lambdaParameters(_ node: Int) -> [Parameter] {
    var result: [Parameter] = []
    for child in children(node) where isNamed(child) {
      result.append(
        Parameter(
          label: nil, pattern: pattern(child),
          type: kind(child) == .variableDeclaration ? type(in: child) : nil, span: span(child)))
    }
    return result
  }

  /// One name, or several in parentheses.
  func pattern(_ node: Int) -> Pattern {
    if kind(node) == .multiVariableDeclaration {
      let parts = children(node).filter { kind($0) == .variableDeclaration }
      return .elements(parts.map { PatternElement(label: nil, pattern: pattern($0)) })
    }
    return child(node, .identifier).map { namePattern(name($0)) } ?? .wildcard
  }
}
