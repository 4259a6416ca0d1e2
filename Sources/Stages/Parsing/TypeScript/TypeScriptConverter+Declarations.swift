import SourceText
import SyntaxModel

extension TypeScriptConverter {
  /// The declaration that a node is; nil if it is none.
  ///
  /// `modifiers` are those that stand outside of it, in a statement that is `whole`.
  mutating func declaration(
    _ node: Int, modifiers: [String] = [], whole: Int? = nil
  ) -> Declaration? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    let name = child(node, as: .name)
    let place = Place(node: node, whole: whole ?? node, name: name, modifiers: modifiers)
    switch kind(node) {
    case .importStatement: return importing(node)
    case .functionDeclaration, .generatorFunctionDeclaration, .functionSignature:
      return make(.function(function(node, named: name.map { text($0) } ?? "")), place)
    case .classDeclaration, .abstractClassDeclaration, .classExpression:
      return make(.type(classDeclaration(node)), place)
    case .interfaceDeclaration: return make(.type(interface(node)), place)
    case .enumDeclaration: return make(.type(enumeration(node)), place)
    case .typeAliasDeclaration:
      let type =
        child(node, as: .value).map { self.type($0) }
        ?? TypeReference(name: "", span: span(node))
      return make(.alias(name: name.map { text($0) } ?? "", type: type), place)
    case .module, .internalModule:
      return namespace(
        child(node, as: .body), named: name.map { propertyName($0) } ?? "", nameNode: name,
        whole: whole ?? node, modifiers: modifiers)
    default: return nil
    }
  }

  /// Where a declaration is, and what stands outside of its node.
  private struct Place {
    let node: Int
    let whole: Int
    let name: Int?
    let modifiers: [String]
  }

  private mutating func make(_ kind: Declaration.Kind, _ place: Place) -> Declaration {
    var attributes = self.attributes(of: place.node)
    if place.whole != place.node { attributes = self.attributes(of: place.whole) + attributes }
    return Declaration(
      kind, modifiers: place.modifiers + modifiers(of: place.node), attributes: attributes,
      span: span(place.whole), nameSpan: span(place.name ?? place.node))
  }

  /// The modifiers that are written inside a node, in order.
  func modifiers(of node: Int) -> [String] {
    var result: [String] = []
    for child in children(node) {
      switch kind(child) {
      case .accessibilityModifier, .overrideModifier: result.append(text(child))
      case .token:
        switch grammarName(child) {
        case "static", "async", "readonly", "abstract", "declare", "const", "accessor":
          result.append(grammarName(child))
        case "*": result.append("generator")
        default: break
        }
      default: if field(child) == .name { return result }
      }
    }
    return result
  }

  mutating func attributes(of node: Int) -> [Attribute] {
    var result: [Attribute] = []
    for child in children(node) where kind(child) == .decorator { result.append(attribute(child)) }
    return result
  }

  /// `@name`, `@name(arguments)`.
  mutating func attribute(_ node: Int) -> Attribute {
    guard let inner = firstNamed(node) else {
      return Attribute(name: "", arguments: [], span: span(node))
    }
    guard kind(inner) == .callExpression, let callee = child(inner, as: .function) else {
      return Attribute(name: text(inner), arguments: [], span: span(node))
    }
    let arguments = child(inner, as: .arguments).map { self.arguments($0) } ?? []
    return Attribute(name: text(callee), arguments: arguments, span: span(node))
  }

  private mutating func interface(_ node: Int) -> TypeDeclaration {
    var inherits: [TypeReference] = []
    if let clause = child(node, .extendsTypeClause) {
      for child in children(clause) where isNamed(child) { inherits.append(type(child)) }
    }
    return TypeDeclaration(
      keyword: "interface", name: child(node, as: .name).map { text($0) } ?? "",
      inherits: inherits, members: child(node, as: .body).map { members($0) } ?? [])
  }

  private mutating func enumeration(_ node: Int) -> TypeDeclaration {
    var cases: [Declaration] = []
    for child in child(node, as: .body).map({ Array(children($0)) }) ?? [] where isNamed(child) {
      let isPlain = kind(child) != .enumAssignment
      guard let name = isPlain ? child : self.child(child, as: .name), kind(child) != .damage else {
        continue
      }
      let value = isPlain ? nil : self.child(child, as: .value).map { expression($0) }
      cases.append(
        Declaration(
          .enumCase(name: propertyName(name), parameters: [], rawValue: value), span: span(child),
          nameSpan: span(name)))
    }
    return TypeDeclaration(
      keyword: "enum", name: child(node, as: .name).map { text($0) } ?? "", inherits: [],
      members: cases)
  }
}
