import SourceText
import SyntaxModel

/// The parts of a member as far as they are read.
struct DartMemberParts {
  var attributes: [Attribute] = []
  var modifiers: [String] = []
  var type: TypeReference?
  /// The node that says what is declared: a signature or a list of variables.
  var head: Int?
  /// What a constructor does before its body.
  var initializers: Int?
  let body: Int?
  let span: SourceSpan
}

extension DartConverter {
  /// The declarations at the top of a file, of which the grammar lays the parts side by side.
  mutating func topLevel(of node: Int) -> [Statement] {
    guard depth < Self.depthLimit else { return [Statement(.unknown("nesting"), span(node))] }
    depth += 1
    defer { depth -= 1 }
    var result: [Statement] = []
    var parts: [Int] = []
    var nodes = Array(children(node))
    if kind(node) == .damage, let start = nodes.lastIndex(where: { kind($0) == .classKeyword }),
      let declaration = unfinishedClass(Array(nodes[start...]))
    {
      nodes.removeSubrange(start...)
      result.append(Statement(.declaration(declaration), declaration.span))
    }
    for child in nodes {
      let isWhole = kind(child) == .damage || kind(child).isDeclaration || kind(child).isStatement
      if isWhole || isEnd(child) {
        for declaration in member(parts + (isWhole ? [] : [child])) {
          result.append(Statement(.declaration(declaration), declaration.span))
        }
        parts = []
      } else {
        parts.append(child)
      }
      guard isWhole else { continue }
      if kind(child) == .damage {
        result.append(Statement(.unknown(grammarName(child)), span(child)))
        result += topLevel(of: child)
      } else if kind(child).isStatement {
        result += statement(child)
      } else {
        result += declarations(child).map { Statement(.declaration($0), $0.span) }
      }
    }
    for declaration in member(parts) {
      result.append(Statement(.declaration(declaration), declaration.span))
    }
    return result
  }

  /// Whether a member is complete with this node.
  private func isEnd(_ node: Int) -> Bool {
    kind(node) == .functionBody || kind(node) == .semicolon
  }

  /// The members among the nodes of a type's body.
  mutating func members(of nodes: [Int]) -> [Declaration] {
    guard depth < Self.depthLimit else { return [] }
    depth += 1
    defer { depth -= 1 }
    var result: [Declaration] = []
    var parts: [Int] = []
    for child in nodes {
      switch kind(child) {
      case .enumConstant: result.append(enumCase(child))
      case .damage: result += members(of: Array(children(child)))
      case .openBrace, .closeBrace, .comma: break
      case .functionBody, .semicolon:
        result += member(parts + [child])
        parts = []
      case _ where kind(child).isDeclaration: result += declarations(child)
      default: parts.append(child)
      }
    }
    return result + member(parts)
  }

  /// A member of which the last node is its body or the semicolon.
  private mutating func member(_ nodes: [Int]) -> [Declaration] {
    guard let last = nodes.last else { return [] }
    let body = kind(last) == .functionBody ? last : nil
    return member(body == nil ? nodes : nodes.dropLast(), body: body, end: last)
  }

  /// Declares what the nodes describe: nothing if they are no member.
  mutating func member(_ nodes: [Int], body: Int?, end: Int) -> [Declaration] {
    guard let first = nodes.first else { return [] }
    var parts = DartMemberParts(body: body, span: span(from: first, to: end))
    var flat = DartNodes(
      nodes.flatMap { node in
        kind(node) == .declaration || kind(node) == .methodSignature
          ? Array(children(node)) : [node]
      })
    while let next = flat.next {
      if let type = type(&flat) {
        parts.type = type
        continue
      }
      flat.position += 1
      switch kind(next) {
      case .annotation: parts.attributes.append(attribute(next))
      case .external, .staticKeyword, .covariant, .abstract, .late, .finalKeyword, .constKeyword,
        .augment:
        parts.modifiers.append(text(next))
      case .functionSignature, .getterSignature, .setterSignature, .operatorSignature,
        .constructorSignature, .constantConstructorSignature, .factorySignature,
        .redirectingFactorySignature, .initializedList, .staticFinalList, .identifierList:
        parts.head = next
      case .identifier where parts.head == nil && parts.modifiers.contains("external"):
        parts.head = next
      case .initializers, .redirection: parts.initializers = next
      default: break
      }
    }
    return declared(parts)
  }

  private mutating func declared(_ parts: DartMemberParts) -> [Declaration] {
    guard let head = parts.head else { return [] }
    switch kind(head) {
    case .initializedList, .staticFinalList, .identifierList:
      let variables = children(head).filter {
        switch kind($0) {
        case .initializedIdentifier, .staticFinalDeclaration, .identifier: true
        default: false
        }
      }
      return fields(variables, parts)
    case .identifier: return fields([head], parts)
    case .getterSignature: return [getter(head, parts)]
    case .setterSignature: return []
    case .functionSignature:
      let isConstructor = name(of: head).map { text($0) == typeName } ?? false
      return [isConstructor ? constructor(head, parts) : function(head, parts)]
    case .operatorSignature: return [function(head, parts)]
    default: return [constructor(head, parts)]
    }
  }

  func name(of signature: Int) -> Int? {
    child(signature, as: .name) ?? child(signature, .identifier)
  }

  private mutating func fields(_ all: [Int], _ parts: DartMemberParts) -> [Declaration] {
    let isConstant = parts.modifiers.contains("final") || parts.modifiers.contains("const")
    var result: [Declaration] = []
    for one in all {
      let (name, value) = kind(one) == .identifier ? (one, nil) : initialized(one)
      let property = PropertyDeclaration(
        name: text(name), type: parts.type, initializer: value, getter: nil,
        isConstant: isConstant)
      // Of several variables in a line each has a place of its own.
      result.append(
        Declaration(
          .property(property), modifiers: parts.modifiers, attributes: parts.attributes,
          span: all.count == 1 ? parts.span : span(one), nameSpan: span(name)))
    }
    return result
  }

  private mutating func getter(_ node: Int, _ parts: DartMemberParts) -> Declaration {
    let name = name(of: node)
    let property = PropertyDeclaration(
      name: name.map { text($0) } ?? "", type: type(in: node), initializer: nil,
      getter: parts.body.map { body($0) }, isConstant: false)
    return Declaration(
      .property(property), modifiers: parts.modifiers + asynchrony(parts.body),
      attributes: parts.attributes, span: parts.span, nameSpan: name.map { span($0) } ?? parts.span)
  }

  /// `async`, `async*` or `sync*` of a body.
  private func asynchrony(_ body: Int?) -> [String] {
    guard let body else { return [] }
    for child in children(body) {
      switch kind(child) {
      case .async, .asyncStar, .syncStar: return [text(child)]
      case .block, .arrow: return []
      default: break
      }
    }
    return []
  }

  /// A function or an operator, which is named as it is written: `operator +`.
  private mutating func function(_ node: Int, _ parts: DartMemberParts) -> Declaration {
    var nameSpan = parts.span
    var name = ""
    if kind(node) == .operatorSignature {
      let keyword = children(node).first { text($0) == "operator" }
      let list = child(node, .formalParameterList)
      if let keyword, let list {
        let symbol = span(
          range(keyword).upperBound..<max(range(keyword).upperBound, range(list).lowerBound))
        name = "operator " + symbol.text.filter { !$0.isWhitespace }
        nameSpan = span(range(keyword).lowerBound..<symbol.range.upperBound)
      }
    } else if let found = self.name(of: node) {
      name = text(found)
      nameSpan = span(found)
    }
    let function = FunctionDeclaration(
      name: name, parameters: child(node, .formalParameterList).map { parameters($0) } ?? [],
      result: type(in: node), body: parts.body.map { body($0) })
    return Declaration(
      .function(function), modifiers: parts.modifiers + asynchrony(parts.body),
      attributes: parts.attributes, span: parts.span, nameSpan: nameSpan)
  }

  // MARK: - Attributes

  mutating func attribute(_ node: Int) -> Attribute {
    let name = child(node, as: .name).map { text($0) } ?? ""
    return Attribute(
      name: name, arguments: child(node, .arguments).map { arguments($0) } ?? [], span: span(node))
  }
}
