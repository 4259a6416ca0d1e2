import SourceText
import SyntaxModel

/// Projects in which every file has names of its own.
extension ProjectIndex {
  /// Reads the files of a TypeScript or JavaScript project.
  mutating func addModules(_ trees: [SyntaxTree], roles: FunctionRoles) {
    var modules = ModuleIndex()
    modules.paths = ModulePaths(trees.map(\.file.path))
    modules.paths.learnAliases(from: trees.map { ($0.file.path, Self.specifiers(of: $0)) })
    for (number, tree) in trees.enumerated() {
      var reader = ModuleReader(tree, modules)
      for (type, declaration) in reader.types {
        reader.bind(type: type, declaration, to: addType(type, declaration, module: number))
      }
      reader.finish()
      modules.modules[tree.file.path] = reader.module
    }
    self.modules = modules
    guard Self.usesReactNative(modules) else { return }
    for tree in trees where !Self.drawsForTheWeb(tree) {
      for entry in components(of: tree.file.path, roles) { addComponent(entry) }
    }
  }

  /// What a file imports, as written.
  private static func specifiers(of tree: SyntaxTree) -> [String] {
    tree.statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.kind,
        case .importing(let module, _) = declaration.kind
      else { return nil }
      return module
    }
  }

  /// The functions at the top of a file that are components, each once.
  private func components(of path: String, _ roles: FunctionRoles) -> [FunctionEntry] {
    var found: [SourceSpan: FunctionEntry] = [:]
    for (_, binding) in modules.modules[path]?.names ?? [:] {
      guard case .function(let entry) = binding, entry.span.file.path == path,
        roles.isComponent(entry.declaration, entry.attributes)
      else { continue }
      found[entry.span] = entry
    }
    return found.values.sorted { $0.span < $1.span }
  }

  /// Whether any file takes something from React Native or from what is built on it.
  private static func usesReactNative(_ modules: ModuleIndex) -> Bool {
    modules.modules.values.contains { module in
      module.names.values.contains { binding in
        guard case .imported(.external(let name), _) = binding else { return false }
        return ["react-native", "@react-native", "expo", "styled-components/native", "@emotion/native"]
          .contains { name.hasPrefix($0) }
      }
    }
  }

  /// The names by which functions are declared that other files place under names of their own.
  func declaredNames(placedAs placed: Set<String>) -> Set<String> {
    var result: Set<String> = []
    for module in modules.modules.values {
      for (local, binding) in module.names where placed.contains(local) {
        guard case .imported(.module(let stem), let original) = binding,
          let file = modules.paths.file(stem, on: .ios),
          let function = exportedFunction(original, of: file, depth: 0)
        else { continue }
        result.insert(function.declaration.name)
      }
    }
    return result
  }

  private func exportedFunction(_ name: String, of path: String, depth: Int) -> FunctionEntry? {
    guard depth < 16, let module = modules.modules[path] else { return nil }
    switch module.exports[name] ?? module.names[name] {
    case .function(let entry)?: return entry
    case .imported(.module(let stem), let original)?:
      return modules.paths.file(stem, on: .ios).flatMap {
        exportedFunction(original, of: $0, depth: depth + 1)
      }
    case .value(let property)?: return wrappedFunction(property, in: module)
    case .imported, .type, .part: return nil
    case nil:
      for case .module(let stem) in module.stars {
        guard let file = modules.paths.file(stem, on: .ios) else { continue }
        if let found = exportedFunction(name, of: file, depth: depth + 1) { return found }
      }
      return nil
    }
  }

  /// `memo(Card)`, `connect(…)(Card)`: the function of the file that is wrapped.
  private func wrappedFunction(_ property: PropertyEntry, in module: ModuleIndex.Module) -> FunctionEntry? {
    guard case .call(let call)? = property.declaration.initializer?.kind else { return nil }
    for argument in call.arguments {
      guard case .name(let name) = argument.value.kind, case .function(let entry)? = module.names[name]
      else { continue }
      return entry
    }
    return nil
  }

  /// Whether a file makes elements of the web, which are written in lower case.
  private static func drawsForTheWeb(_ tree: SyntaxTree) -> Bool {
    // Most files have none of the marks, so that few are walked.
    let bytes = tree.file.bytes
    guard WebElementFinder.names.contains(where: { bytes.contains(Array("<\($0)".utf8)) }) else { return false }
    var finder = WebElementFinder()
    finder.walk(tree)
    return finder.isFound
  }

  /// Adds a type under a name that no other file's has, and gives the name.
  private mutating func addType(
    _ type: TypeDeclaration, _ declaration: Declaration, module: Int
  ) -> String {
    let isClass = type.keyword == "class" || type.keyword == "enum"
    let isPlain = isClass && types[type.name] == nil
    let qualified = isPlain ? type.name : "\(type.name)\(Self.moduleMark)\(module)"
    add(typeNamed: qualified, at: declaration.nameSpan)
    extend(qualified) { entry in
      if entry.declaration == nil { entry.declaration = type }
      entry.inherits += type.inherits.map(\.name)
      for member in type.members { Self.add(member, to: &entry) }
    }
    return qualified
  }

  /// Stands between a type's name and the number of its file.
  static let moduleMark = "·"

  private static func add(_ member: Declaration, to entry: inout TypeEntry) {
    switch member.kind {
    case .function(let function):
      let added = FunctionEntry(
        declaration: function, attributes: member.attributes, modifiers: member.modifiers,
        isStatic: member.isStatic, span: member.nameSpan, owner: entry.name)
      if function.name == "constructor" || function.name == "init" {
        entry.initializers.append(added)
      } else {
        entry.functions[function.name, default: []].append(added)
      }
    case .property(let property):
      guard entry.properties[property.name] == nil else { return }
      entry.properties[property.name] = PropertyEntry(
        declaration: property, attributes: member.attributes, isStatic: member.isStatic,
        span: member.span, owner: entry.name)
      entry.storedNames.append(property.name)
    case .enumCase(let name, let parameters, let rawValue):
      entry.cases.append(CaseEntry(name: name, parameters: parameters, rawValue: rawValue))
    case .type, .importing, .alias: break
    }
  }

  /// The entry's name of a type that a file names.
  func typeName(_ name: String, from path: String, depth: Int = 0) -> String? {
    guard depth < 16 else { return nil }
    switch modules.binding(name, in: path) {
    case .type(let qualified)?: return qualified
    case .imported(.module(let stem), let original)?:
      guard let file = modules.paths.file(stem, on: .ios) else { return nil }
      return exportedType(original, of: file, depth: depth + 1)
    case .imported, .function, .value, .part, nil: return nil
    }
  }

  private func exportedType(_ name: String, of path: String, depth: Int) -> String? {
    guard depth < 16, let module = modules.modules[path] else { return nil }
    switch module.exports[name] ?? module.names[name] {
    case .type(let qualified)?: return qualified
    case .imported(.module(let stem), let original)?:
      guard let file = modules.paths.file(stem, on: .ios) else { return nil }
      return exportedType(original, of: file, depth: depth + 1)
    case .imported, .function, .value, .part: return nil
    case nil:
      for case .module(let stem) in module.stars {
        guard let file = modules.paths.file(stem, on: .ios) else { continue }
        if let found = exportedType(name, of: file, depth: depth + 1) { return found }
      }
      return nil
    }
  }
}

/// Finds elements that only a browser knows; names in comments and texts are none.
private struct WebElementFinder: SyntaxVisitor {
  static let names = ["div", "span", "button", "html", "body", "section", "ul", "svg"]
  private(set) var isFound = false

  mutating func enter(_ expression: Expression) {
    guard case .call(let call) = expression.kind, case .name(let name) = call.callee.kind,
      Self.names.contains(name), Interpreter.isElement(expression.span)
    else { return }
    isFound = true
  }
}

extension [UInt8] {
  /// Whether the bytes hold a stretch.
  fileprivate func contains(_ stretch: [UInt8]) -> Bool {
    guard let first = stretch.first, count >= stretch.count else { return false }
    var position = startIndex
    while let found = self[position...].firstIndex(of: first) {
      guard found + stretch.count <= endIndex else { return false }
      if self[found..<(found + stretch.count)].elementsEqual(stretch) { return true }
      position = found + 1
    }
    return false
  }
}
