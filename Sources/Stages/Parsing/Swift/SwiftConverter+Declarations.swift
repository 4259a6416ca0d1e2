import SourceText
import SyntaxModel

extension SwiftConverter {
  func isDeclaration(_ node: Int) -> Bool {
    switch kind(node) {
    case .classDeclaration, .protocolDeclaration, .functionDeclaration, .protocolFunction,
      .initializer, .deinitializer, .subscriptDeclaration, .property, .protocolProperty, .alias,
      .associatedType, .importDeclaration, .operatorDeclaration, .precedenceGroup,
      .macroDeclaration, .enumEntry:
      true
    default: false
    }
  }

  /// What a node declares; nil if it is no declaration, empty if nothing here cares for it.
  mutating func declarations(_ node: Int) -> [Declaration]? {
    switch kind(node) {
    case .classDeclaration, .protocolDeclaration: [typeDeclaration(node)]
    case .functionDeclaration, .protocolFunction, .initializer, .deinitializer,
      .subscriptDeclaration:
      [function(node)]
    case .property: properties(node)
    case .protocolProperty: [requirement(node)]
    case .alias: alias(node)
    case .importDeclaration: [importing(node)]
    case .enumEntry: enumCases(node)
    case .associatedType, .operatorDeclaration, .precedenceGroup, .macroDeclaration: []
    default: nil
    }
  }

  /// The members of a type; whatever stands between them that is no declaration is passed over.
  private mutating func members(of body: Int) -> [Declaration] {
    var result: [Declaration] = []
    for child in children(body) {
      guard depth < Self.depthLimit else { return result }
      depth += 1
      defer { depth -= 1 }
      if kind(child) == .damage || kind(child) == .statements {
        result += members(of: child)
      } else {
        result += declarations(child) ?? []
      }
    }
    return result
  }

  private mutating func typeDeclaration(_ node: Int) -> Declaration {
    var keyword = kind(node) == .protocolDeclaration ? "protocol" : "class"
    var name = ""
    var nameSpan = span(node)
    var inherits: [TypeReference] = []
    var members: [Declaration] = []
    for child in children(node) {
      switch field(child) {
      case .declarationKind: keyword = text(child)
      case .name:
        // The types that are extended are written with their arguments at times.
        name = kind(child) == .typeIdentifier ? identifier(child) : type(child).name
        nameSpan = span(child)
      case .body: members = self.members(of: child)
      default:
        if kind(child) == .inheritance, let type = type(in: child) { inherits.append(type) }
      }
    }
    let type = TypeDeclaration(keyword: keyword, name: name, inherits: inherits, members: members)
    return declaration(.type(type), node, nameSpan)
  }

  /// Wraps a declaration with the modifiers and attributes that its node carries.
  func declaration(_ kind: Declaration.Kind, _ node: Int, _ nameSpan: SourceSpan) -> Declaration {
    var converter = self
    let (modifiers, attributes) = converter.modifiers(of: node)
    return Declaration(
      kind, modifiers: modifiers, attributes: attributes, span: span(node), nameSpan: nameSpan)
  }

  private mutating func alias(_ node: Int) -> [Declaration] {
    guard let name = child(node, as: .name),
      let type = children(node).filter({ isType($0) && $0 != name }).last
    else { return [] }
    return [
      declaration(.alias(name: identifier(name), type: self.type(type)), node, span(name))
    ]
  }

  /// `import A.B` imports module `A`; `import struct A.B` the name `B` of it.
  private func importing(_ node: Int) -> Declaration {
    let path = child(node, .identifier)
    let names = path.map { children($0).filter { kind($0) == .name }.map { identifier($0) } } ?? []
    let imported = Array(names.dropFirst()).map { ImportedName(name: $0, local: $0) }
    return declaration(
      .importing(module: names.first ?? "", names: imported), node,
      path.map { span($0) } ?? span(node))
  }

  private mutating func enumCases(_ node: Int) -> [Declaration] {
    let (modifiers, attributes) = modifiers(of: node)
    var result: [Declaration] = []
    var name: Int?
    var parameters: [Parameter] = []
    var rawValue: Expression?
    var end = range(node).upperBound

    func finished() -> [Declaration] {
      guard let name else { return [] }
      return [
        Declaration(
          .enumCase(name: identifier(name), parameters: parameters, rawValue: rawValue),
          modifiers: modifiers, attributes: attributes,
          span: span(range(name).lowerBound..<end), nameSpan: span(name))
      ]
    }
    for child in children(node) {
      switch field(child) {
      case .name:
        result += finished()
        (name, parameters, rawValue) = (child, [], nil)
        end = range(child).upperBound
      case .dataContents:
        parameters = enumParameters(child)
        end = range(child).upperBound
      case .rawValue:
        rawValue = expression(child)
        end = range(child).upperBound
      default: break
      }
    }
    return result + finished()
  }

  private mutating func enumParameters(_ node: Int) -> [Parameter] {
    var result: [Parameter] = []
    var label: Int?
    for child in children(node) {
      if kind(child) == .name {
        label = child
      } else if isType(child) {
        let name = label.map { identifier($0) }
        let start = label.map { range($0).lowerBound } ?? range(child).lowerBound
        result.append(
          Parameter(
            label: name, pattern: name.map { .name($0) } ?? .wildcard, type: type(child),
            span: span(start..<range(child).upperBound)))
        label = nil
      }
    }
    return result
  }
}
