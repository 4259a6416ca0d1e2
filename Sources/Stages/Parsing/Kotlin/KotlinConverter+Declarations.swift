import SourceText
import SyntaxModel

extension KotlinConverter {
  /// The declaration that a node is; nil if it is none, or one that the tree has no room for.
  mutating func declaration(_ node: Int, in owner: String = "") -> Declaration? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch kind(node) {
    case .importing: return importing(node)
    case .classDeclaration, .objectDeclaration, .companionObject: return typeDeclaration(node)
    case .functionDeclaration, .secondaryConstructor: return function(node)
    case .propertyDeclaration: return property(node)
    case .typeAlias:
      let name = child(node, .identifier)
      let type = type(in: node) ?? TypeReference(name: "", span: span(node))
      return make(.alias(name: name.map { self.name($0) } ?? "", type: type), node, name: name)
    case .enumEntry: return enumEntry(node, of: owner)
    default: return nil
    }
  }

  private mutating func make(
    _ kind: Declaration.Kind, _ node: Int, name: Int?, also: [String] = [], without: String = ""
  ) -> Declaration {
    let (modifiers, attributes) = modifiers(of: node)
    return Declaration(
      kind, modifiers: modifiers.filter { $0 != without } + also, attributes: attributes,
      span: span(node), nameSpan: span(name ?? node))
  }

  private mutating func importing(_ node: Int) -> Declaration? {
    guard let path = child(node, .qualifiedIdentifier) else { return nil }
    let parts = children(path).filter { kind($0) == .identifier }.map { name($0) }
    var names = [parts.last.map { ImportedName(name: $0, local: $0) }].compactMap { $0 }
    if let alias = child(node, .identifier) {
      names = [ImportedName(name: parts.last ?? "", local: name(alias))]
    } else if child(node, .star) != nil {
      names = [ImportedName(name: "*", local: "*")]
    }
    return make(
      .importing(module: parts.joined(separator: "."), names: names), node, name: path)
  }

  private mutating func typeDeclaration(_ node: Int) -> Declaration {
    let nameNode = child(node, .identifier)
    let isEnum = modifiers(of: node).modifiers.contains("enum")
    var keyword = "class"
    if kind(node) == .objectDeclaration { keyword = "object" }
    if kind(node) == .companionObject { keyword = "companion object" }
    if children(node).contains(where: { grammarName($0) == "interface" }) { keyword = "interface" }
    if isEnum { keyword = "enum" }
    let name = nameNode.map { self.name($0) } ?? (kind(node) == .companionObject ? "Companion" : "")
    var inherits: [TypeReference] = []
    var parameters: [Parameter] = []
    var members: [Declaration] = []
    for child in children(node) {
      switch kind(child) {
      case .delegationSpecifiers: inherits = supertypes(child)
      case .primaryConstructor:
        for list in children(child) where kind(list) == .classParameters {
          parameters = self.parameters(list)
        }
      case .classBody, .enumClassBody: members = self.members(child, of: name)
      default: break
      }
    }
    let type = TypeDeclaration(
      keyword: keyword, name: name, inherits: inherits, parameters: parameters, members: members)
    return make(.type(type), node, name: nameNode, without: "enum")
  }

  private mutating func members(_ node: Int, of owner: String) -> [Declaration] {
    var result: [Declaration] = []
    for child in children(node) {
      if let member = declaration(child, in: owner) { result.append(member) }
    }
    return result
  }

  mutating func supertypes(_ node: Int) -> [TypeReference] {
    var result: [TypeReference] = []
    for specifier in children(node) where kind(specifier) == .delegationSpecifier {
      let holder = children(specifier).first {
        kind($0) == .constructorInvocation || kind($0) == .explicitDelegation
      }
      if let type = type(in: holder ?? specifier) { result.append(type) }
    }
    return result
  }

  private mutating func enumEntry(_ node: Int, of owner: String) -> Declaration {
    let nameNode = child(node, .identifier)
    var value: Expression?
    if let list = child(node, .valueArguments) {
      let place = span(nameNode ?? node)
      let whole = joined(place, span(list))
      let call = Call(
        callee: Expression(.name(owner), place), arguments: arguments(list), nameSpan: place,
        selfSpan: whole)
      value = Expression(.call(call), whole)
    }
    let name = nameNode.map { self.name($0) } ?? ""
    return make(.enumCase(name: name, parameters: [], rawValue: value), node, name: nameNode)
  }

  private mutating func function(_ node: Int) -> Declaration {
    var nameNode: Int?
    var receiver: TypeReference?
    var result: TypeReference?
    var parameters: [Parameter]?
    var body: [Statement]?
    for child in children(node) {
      switch kind(child) {
      case .identifier where parameters == nil: nameNode = child
      case .functionValueParameters: parameters = self.parameters(child)
      case .functionBody: body = functionBody(child)
      case .block: body = statements(in: child)
      case _ where isType(child):
        if parameters == nil { receiver = type(child) } else { result = type(child) }
      default: break
      }
    }
    let isConstructor = kind(node) == .secondaryConstructor
    let function = FunctionDeclaration(
      name: isConstructor ? "init" : nameNode.map { name($0) } ?? "", receiver: receiver,
      parameters: parameters ?? [], result: result, body: body)
    return make(.function(function), node, name: nameNode)
  }

  /// A block, or an expression that is returned.
  mutating func functionBody(_ node: Int) -> [Statement] {
    if let block = child(node, .block) { return statements(in: block) }
    guard let value = children(node).first(where: { isNamed($0) }) else { return [] }
    let expression = expression(value)
    return [Statement(.transfer("return", expression), expression.span)]
  }

  private mutating func property(_ node: Int) -> Declaration? {
    guard let variable = child(node, .variableDeclaration) else { return nil }
    let nameNode = child(variable, .identifier)
    var receiver: TypeReference?
    var getter: [Statement]?
    for child in children(node) {
      if isType(child) { receiver = type(child) }
      if kind(child) == .getter, let body = self.child(child, .functionBody) {
        getter = functionBody(body)
      }
    }
    let delegate = child(node, .propertyDelegate)
    let property = PropertyDeclaration(
      name: nameNode.map { name($0) } ?? "", receiver: receiver, type: type(in: variable),
      initializer: initializer(of: node), getter: getter,
      isConstant: child(node, .varKeyword) == nil)
    return make(.property(property), node, name: nameNode, also: delegate == nil ? [] : ["by"])
  }

  /// What follows `=` or `by`.
  mutating func initializer(of node: Int) -> Expression? {
    var isValue = false
    for child in children(node) {
      if kind(child) == .equals {
        isValue = true
      } else if kind(child) == .propertyDelegate {
        return children(child).first { isNamed($0) }.map { expression($0) }
      } else if isValue, isNamed(child) {
        return expression(child)
      }
    }
    return nil
  }
}
