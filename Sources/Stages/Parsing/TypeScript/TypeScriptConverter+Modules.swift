import SourceText
import SyntaxModel

/// Imports, exports, and what is declared without being here.
extension TypeScriptConverter {
  mutating func importing(_ node: Int) -> Declaration {
    var names: [ImportedName] = []
    var source = child(node, as: .source)
    for part in children(node) {
      switch kind(part) {
      case .importClause: names += importedNames(part)
      case .importRequireClause:
        source = child(part, as: .source)
        if let name = child(part, .identifier) {
          names.append(ImportedName(name: "*", local: text(name)))
        }
      default: break
      }
    }
    return Declaration(
      .importing(module: source.map { string($0) } ?? "", names: names),
      modifiers: typeModifier(node), span: span(node), nameSpan: span(source ?? node))
  }

  private func typeModifier(_ node: Int) -> [String] {
    has(node, token: "type") || has(node, token: "typeof") ? ["type"] : []
  }

  private func importedNames(_ clause: Int) -> [ImportedName] {
    var names: [ImportedName] = []
    for part in children(clause) {
      switch kind(part) {
      case .identifier: names.append(ImportedName(name: "default", local: text(part)))
      case .namespaceImport:
        if let name = firstNamed(part) {
          names.append(ImportedName(name: "*", local: text(name)))
        }
      case .namedImports: names += specifiers(in: part, .importSpecifier).map(\.name)
      default: break
      }
    }
    return names
  }

  /// `a as b`, each with its node.
  private func specifiers(
    in list: Int, _ kind: TypeScriptKind
  ) -> [(name: ImportedName, node: Int)] {
    var result: [(name: ImportedName, node: Int)] = []
    for part in children(list) where self.kind(part) == kind {
      guard let name = child(part, as: .name) else { continue }
      let local = child(part, as: .alias) ?? name
      result.append((ImportedName(name: word(name), local: word(local)), part))
    }
    return result
  }

  /// A name, which modules may write as a string.
  private func word(_ node: Int) -> String {
    kind(node) == .string ? string(node) : text(node)
  }

  mutating func appendExport(_ node: Int, to result: inout [Statement]) {
    let isDefault = has(node, token: "default") || has(node, token: "=")
    let modifiers = isDefault ? ["export", "default"] : ["export"]
    if let source = child(node, as: .source) {
      let reexport = Declaration(
        .importing(module: string(source), names: exportedNames(node)),
        modifiers: modifiers + typeModifier(node), span: span(node), nameSpan: span(source))
      result.append(Statement(.declaration(reexport), span(node)))
    } else if let clause = child(node, .exportClause) {
      for (name, place) in specifiers(in: clause, .exportSpecifier) {
        let value = child(place, as: .name).map { Expression(.name(name.name), span($0)) }
        result.append(exported(name.local, value, node: place, modifiers: modifiers))
      }
    } else if let inner = child(node, as: .declaration) {
      appendExported(inner, of: node, modifiers: modifiers, to: &result)
    } else if let value = child(node, as: .value) ?? (isDefault ? firstNamed(node) : nil) {
      let value = expression(value)
      result.append(exported("default", value, node: node, modifiers: modifiers))
    } else {
      result.append(Statement(.unknown(grammarName(node)), span(node)))
    }
  }

  private func exportedNames(_ node: Int) -> [ImportedName] {
    if let clause = child(node, .exportClause) {
      return specifiers(in: clause, .exportSpecifier).map(\.name)
    }
    let name = child(node, .namespaceExport).flatMap { firstNamed($0) }
    return [ImportedName(name: "*", local: name.map { word($0) } ?? "*")]
  }

  private func exported(
    _ name: String, _ value: Expression?, node: Int, modifiers: [String]
  ) -> Statement {
    let property = PropertyDeclaration(
      name: name, type: nil, initializer: value, getter: nil, isConstant: true)
    let place = value.map { $0.span } ?? span(node)
    return Statement(
      .declaration(
        Declaration(.property(property), modifiers: modifiers, span: span(node), nameSpan: place)),
      span(node))
  }

  /// Something that is declared and exported at once; names that are taken out of a value lose the
  /// export.
  private mutating func appendExported(
    _ inner: Int, of node: Int, modifiers: [String], to result: inout [Statement]
  ) {
    if let declaration = declaration(inner, modifiers: modifiers, whole: node) {
      result.append(Statement(.declaration(declaration), span(node)))
      return
    }
    let before = result.count
    append(inner, to: &result)
    for index in before..<result.count {
      result[index] = marked(result[index], modifiers, names: inner, whole: node)
    }
  }

  private func marked(
    _ statement: Statement, _ modifiers: [String], names: Int, whole: Int
  ) -> Statement {
    guard case .binding(.name(let name), let type, let value, let isMutable) = statement.kind else {
      return statement
    }
    let nameNode = children(names).compactMap { child($0, as: .name) }.first { text($0) == name }
    let property = PropertyDeclaration(
      name: name, type: type, initializer: value, getter: nil, isConstant: !isMutable)
    let place = statement.span.range == range(names) ? span(whole) : statement.span
    let declaration = Declaration(
      .property(property), modifiers: modifiers, span: place,
      nameSpan: nameNode.map { span($0) } ?? place)
    return Statement(.declaration(declaration), place)
  }

  /// `declare …`: what exists elsewhere.
  mutating func appendAmbient(_ node: Int, to result: inout [Statement]) {
    guard let inner = firstNamed(node) else {
      result.append(Statement(.unknown(grammarName(node)), span(node)))
      return
    }
    if kind(inner) == .statementBlock {
      let members = namespace(inner, named: "global", nameNode: nil, whole: node)
      result.append(Statement(.declaration(members), span(node)))
    } else if let declaration = declaration(inner, modifiers: ["declare"], whole: node) {
      result.append(Statement(.declaration(declaration), span(node)))
    } else {
      append(inner, to: &result)
    }
  }

  /// A namespace is a type that only has static members.
  mutating func namespace(
    _ body: Int?, named name: String, nameNode: Int?, whole: Int, modifiers: [String] = []
  ) -> Declaration {
    var members: [Declaration] = []
    for statement in body.map({ statements(in: $0) }) ?? [] {
      if case .declaration(let member) = statement.kind { members.append(member) }
    }
    return Declaration(
      .type(TypeDeclaration(keyword: "namespace", name: name, inherits: [], members: members)),
      modifiers: modifiers, span: span(whole), nameSpan: span(nameNode ?? whole))
  }
}
