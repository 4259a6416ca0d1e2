import SourceText
import SyntaxModel

extension DartConverter {
  /// A declaration that is a single node: a type, an alias, an import; none for what is dropped.
  mutating func declarations(_ node: Int) -> [Declaration] {
    switch kind(node) {
    case .classDefinition, .mixinDeclaration, .enumDeclaration, .extensionDeclaration,
      .extensionTypeDeclaration:
      return [typeDeclaration(node)]
    case .typeAlias: return alias(node).map { [$0] } ?? []
    case .importOrExport:
      return children(node).compactMap { child in
        switch kind(child) {
        case .libraryImport: importing(self.child(child, .importSpecification) ?? child, [])
        case .libraryExport: importing(child, ["export"])
        default: nil
        }
      }
    case .partDirective: return [importing(node, ["part"])]
    case .partOfDirective: return [importing(node, ["part of"])]
    default: return []
    }
  }

  // MARK: - Types

  /// The parts of a type's declaration as far as they are read.
  private struct TypeParts {
    var keyword = "class"
    var modifiers: [String] = []
    var attributes: [Attribute] = []
    var name: Int?
    var extended: TypeReference?
    var superclass: [TypeReference] = []
    var mixins: [TypeReference] = []
    var interfaces: [TypeReference] = []
    var parameters: [Parameter] = []
    var body: Int?
  }

  private mutating func typeDeclaration(_ node: Int) -> Declaration {
    var parts = TypeParts()
    read(Array(children(node)), of: kind(node), into: &parts)
    let members = parts.body.map { Array(children($0)) } ?? []
    return type(parts, members: members, span: span(node))
  }

  /// A class of which the end is missing: `nodes` begin with its keyword and lie in damage.
  mutating func unfinishedClass(_ nodes: [Int]) -> Declaration? {
    let header = nodes.prefix { kind($0) != .openBrace }
    guard header.count < nodes.count, let first = nodes.first, let last = nodes.last else {
      return nil
    }
    var parts = TypeParts()
    read(Array(header), of: .classDefinition, into: &parts)
    guard parts.name != nil else { return nil }
    return type(
      parts, members: Array(nodes.dropFirst(header.count)), span: span(from: first, to: last))
  }

  private mutating func type(
    _ parts: TypeParts, members nodes: [Int], span whole: SourceSpan
  ) -> Declaration {
    let name = parts.extended.map { plainName($0) } ?? parts.name.map { text($0) } ?? ""
    let outer = typeName
    typeName = name
    let members = self.members(of: nodes)
    typeName = outer
    let type = TypeDeclaration(
      keyword: parts.keyword, name: name,
      inherits: parts.superclass + parts.mixins + parts.interfaces, parameters: parts.parameters,
      members: members)
    return Declaration(
      .type(type), modifiers: parts.modifiers, attributes: parts.attributes, span: whole,
      nameSpan: parts.extended?.span ?? parts.name.map { span($0) } ?? whole)
  }

  /// The name of a type that may be optional.
  private func plainName(_ type: TypeReference) -> String {
    guard type.name == "Optional", let inner = type.arguments.first else { return type.name }
    return inner.name
  }

  private mutating func read(_ all: [Int], of kind: DartKind, into parts: inout TypeParts) {
    var nodes = DartNodes(all)
    while let next = nodes.next {
      if field(next) == .extendedType || isType(next), let type = type(&nodes) {
        // `on` names what an extension extends, and what a mixin builds on.
        if kind == .extensionDeclaration {
          parts.extended = type
        } else {
          parts.superclass.append(type)
        }
        continue
      }
      nodes.position += 1
      switch self.kind(next) {
      case .annotation: parts.attributes.append(attribute(next))
      case .abstract, .base, .sealed, .interface, .finalToken, .finalKeyword, .augment:
        parts.modifiers.append(text(next))
      case .mixin:
        if kind == .mixinDeclaration {
          parts.keyword = "mixin"
        } else {
          parts.modifiers.append("mixin")
        }
      case .enumKeyword: parts.keyword = "enum"
      case .extensionKeyword:
        parts.keyword = kind == .extensionDeclaration ? "extension" : "extension type"
      case .identifier: parts.name = parts.name ?? next
      case .superclass:
        for type in types(in: next) { parts.superclass.append(type) }
        if let mixins = child(next, .mixins) { parts.mixins += types(in: mixins) }
      case .mixins: parts.mixins += types(in: next)
      case .interfaces: parts.interfaces += types(in: next)
      case .representation: parts.parameters = representation(next)
      case .mixinApplicationClass, .mixinApplication:
        read(Array(children(next)), of: kind, into: &parts)
      case .classBody, .enumBody, .extensionBody: parts.body = next
      default: break
      }
    }
  }

  /// The value that an extension type wraps, as a property that comes from a parameter.
  private mutating func representation(_ node: Int) -> [Parameter] {
    guard let name = child(node, as: .name) else { return [] }
    let type = type(in: node)
    let start = type?.span.range.lowerBound ?? range(name).lowerBound
    return [
      Parameter(
        label: nil, pattern: .name(text(name)), type: type, modifiers: ["val"],
        span: span(start..<max(start, range(name).upperBound)))
    ]
  }

  /// A value of an enumeration; what it is made of is a call of the enumeration itself.
  mutating func enumCase(_ node: Int) -> Declaration {
    var attributes: [Attribute] = []
    var name: Int?
    var made: DartChain?
    var dot: Int?
    for child in children(node) {
      switch kind(child) {
      case .annotation: attributes.append(attribute(child))
      case .identifier where name == nil:
        name = child
        made = DartChain(Expression(.name(typeName), span(child)))
      case .dot: dot = range(child).lowerBound
      case .identifier, .newKeyword:
        guard var longer = made, kind(child) == .identifier else { break }
        appendMember(child, dot: dot, to: &longer)
        made = longer
      case .argumentPart, .arguments:
        guard var longer = made else { break }
        append(child, to: &longer)
        made = longer
      default: break
      }
    }
    var value: Expression?
    if let made, case .call = made.expression.kind { value = made.expression }
    return Declaration(
      .enumCase(name: name.map { text($0) } ?? "", parameters: [], rawValue: value),
      attributes: attributes, span: span(node), nameSpan: span(name ?? node))
  }

  // MARK: - Aliases and imports

  private mutating func alias(_ node: Int) -> Declaration? {
    let attributes = children(node).filter { kind($0) == .annotation }.map { attribute($0) }
    let isModern = child(node, .equals) != nil
    let names = children(node).filter { kind($0) == .typeIdentifier }
    guard let name = isModern ? names.first : names.last else { return nil }
    var type: TypeReference?
    if isModern {
      var nodes = DartNodes(children(node).drop { kind($0) != .equals })
      nodes.position = 1
      type = self.type(&nodes)
    } else {
      type = functionType(of: node)
    }
    guard let type else { return nil }
    let record = isModern ? child(node, .recordType) : nil
    let fields = record.map { recordFields($0) } ?? []
    return Declaration(
      fields.isEmpty
        ? .alias(name: text(name), type: type)
        : .type(TypeDeclaration(keyword: "class", name: text(name), inherits: [], members: fields)),
      attributes: attributes, span: span(node), nameSpan: span(name))
  }

  /// The named fields of a record: a type that names one has them as a class has its own.
  private mutating func recordFields(_ node: Int) -> [Declaration] {
    var result: [Declaration] = []
    for group in children(node) where kind(group) == .recordTypeNamedField {
      for field in children(group) where kind(field) == .typedIdentifier {
        guard let type = type(in: field), let name = child(field, .identifier) else { continue }
        let property = PropertyDeclaration(
          name: text(name), type: type, initializer: nil, getter: nil, isConstant: true)
        result.append(Declaration(.property(property), span: span(field), nameSpan: span(name)))
      }
    }
    return result
  }

  /// An import, an export, a part of the library.
  private mutating func importing(_ node: Int, _ modifiers: [String]) -> Declaration {
    var names: [ImportedName] = []
    var prefix: String?
    var module = ""
    var nameSpan = span(node)
    for child in children(node) {
      switch kind(child) {
      case .uri, .configurableURI, .dottedIdentifiers:
        module = uri(child)
        nameSpan = span(child)
      case .identifier: prefix = text(child)
      case .combinator where self.child(child, .show) != nil:
        for name in children(child) where kind(name) == .identifier {
          names.append(ImportedName(name: text(name), local: text(name)))
        }
      default: break
      }
    }
    if let prefix { names = [ImportedName(name: "*", local: prefix)] }
    return Declaration(
      .importing(module: module, names: names), modifiers: modifiers, span: span(node),
      nameSpan: nameSpan)
  }

  private mutating func uri(_ node: Int) -> String {
    if kind(node) == .configurableURI { return child(node, .uri).map { uri($0) } ?? "" }
    guard let literal = child(node, .stringLiteral) else { return text(node) }
    return string(literal).map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }
}
