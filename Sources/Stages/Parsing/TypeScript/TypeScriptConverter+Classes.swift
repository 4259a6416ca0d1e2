import SourceText
import SyntaxModel

extension TypeScriptConverter {
  mutating func classDeclaration(_ node: Int) -> TypeDeclaration {
    TypeDeclaration(
      keyword: "class", name: child(node, as: .name).map { text($0) } ?? "",
      inherits: child(node, .classHeritage).map { heritage($0) } ?? [],
      members: child(node, as: .body).map { members($0) } ?? [])
  }

  private mutating func heritage(_ node: Int) -> [TypeReference] {
    var result: [TypeReference] = []
    for clause in children(node) {
      if kind(clause) == .implementsClause {
        for child in children(clause) where isNamed(child) { result.append(type(child)) }
      }
      guard kind(clause) == .extendsClause, let value = child(clause, as: .value) else { continue }
      let arguments = child(clause, .typeArguments).map { types(in: $0) } ?? []
      result.append(
        TypeReference(
          name: superclassName(value), arguments: arguments,
          span: span(range(value).lowerBound..<range(clause).upperBound)))
    }
    return result
  }

  /// The name of a superclass; of a call that makes one, the name of what is called.
  private func superclassName(_ node: Int) -> String {
    switch kind(node) {
    case .identifier, .memberExpression: text(node)
    case .callExpression: child(node, as: .function).map { superclassName($0) } ?? ""
    default: grammarName(node)
    }
  }

  /// The members of a class or an interface that have a name.
  mutating func members(_ body: Int) -> [Declaration] {
    var result: [Declaration] = []
    var attributes: [Attribute] = []
    for child in children(body) where isNamed(child) {
      if kind(child) == .decorator {
        attributes.append(attribute(child))
        continue
      }
      if let member = member(child, attributes) { result.append(member) }
      attributes = []
    }
    return result
  }

  private mutating func member(_ node: Int, _ attributes: [Attribute]) -> Declaration? {
    guard depth < Self.depthLimit, let name = child(node, as: .name) else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let kind = memberKind(node, name: name) else { return nil }
    return Declaration(
      kind, modifiers: modifiers(of: node), attributes: attributes + self.attributes(of: node),
      span: span(node), nameSpan: span(name))
  }

  private mutating func memberKind(_ node: Int, name: Int) -> Declaration.Kind? {
    let label = propertyName(name)
    switch kind(node) {
    case .fieldDefinition, .propertySignature:
      return .property(
        PropertyDeclaration(
          name: label, type: annotation(of: node),
          initializer: child(node, as: .value).map { expression($0) }, getter: nil,
          isConstant: has(node, token: "readonly")))
    case .methodDefinition, .methodSignature, .abstractMethodSignature:
      if has(node, token: "set") { return nil }
      if has(node, token: "get") {
        return .property(
          PropertyDeclaration(
            name: label, type: child(node, as: .returnType).flatMap { annotatedType($0) },
            initializer: nil, getter: child(node, as: .body).map { statements(in: $0) },
            isConstant: false))
      }
      return .function(function(node, named: label == "constructor" ? "init" : label))
    default: return nil
    }
  }

  mutating func function(_ node: Int, named name: String) -> FunctionDeclaration {
    FunctionDeclaration(
      name: name, parameters: child(node, as: .parameters).map { parameters($0) } ?? [],
      result: child(node, as: .returnType).flatMap { annotatedType($0) },
      body: child(node, as: .body).map { body($0) })
  }

  /// The name of a property as it is called: quotes are left out, computed names keep their
  /// brackets.
  func propertyName(_ node: Int) -> String {
    if kind(node) == .string { return string(node) }
    if kind(node) == .computedPropertyName, let inner = firstNamed(node), kind(inner) == .string {
      return string(inner)
    }
    return text(node)
  }
}
