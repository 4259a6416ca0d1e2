import SourceText
import SyntaxModel

/// What each file of a TypeScript or JavaScript project names, exports and takes from others.
struct ModuleIndex: Sendable {
  /// Where an import leads.
  enum Target: Sendable, Hashable {
    /// A file of the project, by its path without extension.
    case module(String)
    /// A library.
    case external(String)
  }

  /// What a name at the top of a file stands for.
  enum Binding: Sendable {
    case function(FunctionEntry)
    case value(PropertyEntry)
    /// One of the names of a value that is taken apart.
    case part(Pattern, PropertyEntry)
    /// A class, an interface, an enumeration: the name of its entry.
    case type(String)
    /// A name of another file: `*` for all of it, `default` for its default export.
    case imported(Target, name: String)
  }

  struct Module: Sendable {
    var names: [String: Binding] = [:]
    /// What is exported under another name than its own, or from another file.
    var exports: [String: Binding] = [:]
    var stars: [Target] = []
    /// What is assigned at the top of the file to members: `Text.defaultProps = …`.
    var assignments: [(path: [String], value: Expression)] = []
  }

  var paths = ModulePaths()
  var modules: [String: Module] = [:]

  func target(_ specifier: String, from path: String) -> Target {
    paths.resolve(specifier, from: path).map { .module($0) } ?? .external(specifier)
  }

  func binding(_ name: String, in path: String) -> Binding? { modules[path]?.names[name] }
}

/// Reads one file's statements into a module.
struct ModuleReader {
  private let path: String
  private let index: ModuleIndex
  private(set) var module = ModuleIndex.Module()
  /// Types that the file declares, for the project's index.
  private(set) var types: [(type: TypeDeclaration, declaration: Declaration)] = []

  init(_ tree: SyntaxTree, _ index: ModuleIndex) {
    path = tree.file.path
    self.index = index
    for statement in tree.statements { add(statement) }
    addLateRequires(tree)
  }

  /// `let Part;` at the top that some function fills by `Part = require('./Part').default` before it is
  /// needed.
  private mutating func addLateRequires(_ tree: SyntaxTree) {
    var empty: [String: PropertyEntry] = [:]
    for (name, binding) in module.names {
      guard case .value(let entry) = binding, entry.declaration.initializer == nil, !entry.declaration.isConstant
      else { continue }
      empty[name] = entry
    }
    guard !empty.isEmpty else { return }
    var finder = RequireFinder()
    finder.walk(tree)
    for (name, entry) in empty {
      guard let value = finder.required[name] else { continue }
      let declaration = PropertyDeclaration(
        name: name, type: entry.declaration.type, initializer: value, getter: nil, isConstant: true)
      module.names[name] = .value(
        PropertyEntry(
          declaration: declaration, attributes: entry.attributes, isStatic: entry.isStatic, span: entry.span,
          owner: entry.owner))
    }
  }

  private mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .declaration(let declaration): add(declaration)
    case .binding(let pattern, let type, let value, let isMutable):
      add(pattern, type, value, isConstant: !isMutable, isDefault: false, at: statement.span)
    case .assignment(let target, "=", let value): addAssignment(target, value, at: statement.span)
    case .expression(let expression):
      if case .binary("=", let target, let value) = expression.kind {
        addAssignment(target, value, at: statement.span)
      }
    case .block(let statements): for statement in statements { add(statement) }
    case .assignment, .conditional, .guarded, .choice, .loop, .repetition, .transfer, .unknown: break
    }
  }

  private mutating func add(_ declaration: Declaration) {
    let isDefault = declaration.modifiers.contains("default")
    switch declaration.kind {
    case .function(let function):
      guard function.body != nil else { return }
      let name = function.name.isEmpty ? "default" : function.name
      let entry = FunctionEntry(
        declaration: function, attributes: declaration.attributes, modifiers: declaration.modifiers,
        isStatic: true, span: declaration.nameSpan, owner: nil)
      module.names[name] = .function(entry)
      if isDefault { module.names["default"] = .function(entry) }
    case .property(let property):
      if let value = property.initializer, case .name(let own) = value.kind,
        value.span == declaration.nameSpan
      {
        // `export { own as name }`, `export default own`.
        addImport("", [ImportedName(name: own, local: property.name)], isExport: true)
        return
      }
      add(
        .name(property.name), property.type, property.initializer, isConstant: property.isConstant,
        isDefault: isDefault, at: declaration.span, named: declaration.nameSpan)
    case .type(let type):
      types.append((type, declaration))
    case .importing(let module, let names):
      addImport(module, names, isExport: declaration.modifiers.contains("export"))
    case .enumCase, .alias: break
    }
  }

  /// Takes in that a type of the file has an entry of this name.
  mutating func bind(type: TypeDeclaration, _ declaration: Declaration, to qualified: String) {
    module.names[type.name] = .type(qualified)
    if declaration.modifiers.contains("default") { module.names["default"] = .type(qualified) }
  }

  private mutating func add(
    _ pattern: Pattern, _ type: TypeReference?, _ value: Expression?, isConstant: Bool,
    isDefault: Bool, at span: SourceSpan, named nameSpan: SourceSpan? = nil
  ) {
    let name: String
    if case .name(let single) = pattern { name = single } else { name = "" }
    if name == "default", case .name(let own)? = value?.kind, let known = module.names[own] {
      module.names["default"] = known
      return
    }
    if let entry = function(name, value, at: nameSpan ?? span) {
      module.names[name] = .function(entry)
      if isDefault { module.names["default"] = .function(entry) }
      return
    }
    let entry = PropertyEntry(
      declaration: PropertyDeclaration(
        name: name, type: type, initializer: value, getter: nil, isConstant: isConstant),
      attributes: [], isStatic: true, span: nameSpan ?? span, owner: nil)
    if !name.isEmpty {
      module.names[name] = .value(entry)
      if isDefault { module.names["default"] = .value(entry) }
      return
    }
    for part in Self.names(in: pattern) { module.names[part] = .part(pattern, entry) }
  }

  /// A name whose value is a function, also inside `memo`, `forwardRef` or `observer`.
  private func function(_ name: String, _ value: Expression?, at span: SourceSpan) -> FunctionEntry? {
    guard !name.isEmpty, let closure = Self.function(in: value, depth: 0) else { return nil }
    let shown = name == "default" ? Self.fileName(path) : name
    let declaration = FunctionDeclaration(
      name: shown, parameters: closure.parameters, result: nil, body: closure.body)
    return FunctionEntry(
      declaration: declaration, attributes: [], modifiers: [], isStatic: true, span: span, owner: nil)
  }

  private static func function(in value: Expression?, depth: Int) -> Closure? {
    guard let value, depth < 6 else { return nil }
    switch value.kind {
    case .closure(let closure): return closure
    case .cast(let inner, _, _): return function(in: inner, depth: depth + 1)
    case .call(let call):
      guard let name = call.name, wrappers.contains(name) else { return nil }
      return function(in: call.arguments.first?.value, depth: depth + 1)
    default: return nil
    }
  }

  private static let wrappers: Set<String> = ["memo", "forwardRef", "observer", "withObservables"]

  /// A default export without a name is called after its file, or after its folder.
  static func fileName(_ path: String) -> String {
    FilePath.name(of: ModulePaths.stem(of: path))
  }

  static func names(in pattern: Pattern) -> [String] {
    switch pattern {
    case .name(let name): [name]
    case .elements(let elements), .enumCase(_, _, let elements): elements.flatMap { names(in: $0.pattern) }
    case .type(_, let binding): binding.map { [$0] } ?? []
    case .wildcard, .expression: []
    }
  }

  private mutating func addImport(_ specifier: String, _ names: [ImportedName], isExport: Bool) {
    guard isExport else {
      let target = index.target(specifier, from: path)
      for name in names { module.names[name.local] = .imported(target, name: name.name) }
      return
    }
    guard !specifier.isEmpty else {
      // What they stand for may be declared further down.
      later += names
      return
    }
    let target = index.target(specifier, from: path)
    for name in names {
      if name.name == "*", name.local == "*" || name.local.isEmpty {
        module.stars.append(target)
      } else {
        module.exports[name.local] = .imported(target, name: name.name)
      }
    }
  }

  private var later: [ImportedName] = []

  /// Looks up what was exported before it was declared.
  mutating func finish() {
    for name in later {
      module.exports[name.local] = module.names[name.name]
      if name.local == "default" { module.names["default"] = module.names[name.name] }
    }
    if case .value(let entry)? = module.names["default"],
      case .name(let own)? = entry.declaration.initializer?.kind, let known = module.names[own]
    {
      module.names["default"] = known
    }
  }

  private mutating func addAssignment(_ target: Expression, _ value: Expression, at span: SourceSpan) {
    guard let steps = Self.steps(of: target), steps.count > 1 else { return }
    if steps[0] == "module" || steps[0] == "exports" {
      let name = steps.last == "exports" ? "default" : steps.last ?? ""
      add(.name(name), nil, value, isConstant: true, isDefault: false, at: span)
    } else {
      module.assignments.append((steps, value))
    }
  }

  private static func steps(of expression: Expression) -> [String]? {
    switch expression.kind {
    case .name(let name): [name]
    case .member(let base?, let name): steps(of: base).map { $0 + [name] }
    case .cast(let inner, _, _): steps(of: inner)
    case .tuple(let arguments): arguments.count == 1 ? steps(of: arguments[0].value) : nil
    default: nil
    }
  }
}

/// Finds names that are given a module that is required; the first time counts.
private struct RequireFinder: SyntaxVisitor {
  private(set) var required: [String: Expression] = [:]

  mutating func enter(_ statement: Statement) {
    if case .assignment(let target, "=", let value) = statement.kind { note(target, value) }
  }

  mutating func enter(_ expression: Expression) {
    if case .binary("=", let target, let value) = expression.kind { note(target, value) }
  }

  private mutating func note(_ target: Expression, _ value: Expression) {
    guard case .name(let name) = target.kind, required[name] == nil, Self.requires(value) else { return }
    required[name] = value
  }

  private static func requires(_ value: Expression) -> Bool {
    switch value.kind {
    case .call(let call): call.name == "require"
    case .member(let base?, _): requires(base)
    case .cast(let inner, _, _): requires(inner)
    default: false
    }
  }
}
