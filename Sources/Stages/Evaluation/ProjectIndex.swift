import ComponentModel
import SourceText
package import SyntaxModel

/// Every declaration of a project by name, extensions merged into the types that they extend.
package struct ProjectIndex: Sendable {
  /// By qualified name, `Outer.Inner`; also types that the project only extends.
  private(set) var types: [String: TypeEntry] = [:]
  private(set) var functions: [String: [FunctionEntry]] = [:]
  /// Functions on other types by their own name, wherever the type is from.
  private(set) var extensionFunctions: [String: [FunctionEntry]] = [:]
  private(set) var globals: [String: [PropertyEntry]] = [:]
  /// Globals by the name of the call that makes them.
  private(set) var globalsByCall: [String: [PropertyEntry]] = [:]
  /// By the path of a file: what it imports by a name, with the full name of the thing.
  private(set) var imports: [String: [String: String]] = [:]
  /// By a name that a file gives to what it imports, then by the path of the file: the thing's full name.
  private(set) var renamedImports: [String: [String: String]] = [:]
  /// By the path of a file: the files that it imports whole, as it names them.
  private var importedFiles: [String: [String]] = [:]
  /// Functions that are components or show something without being one, in the order of the trees.
  private(set) var componentFunctions: [FunctionEntry] = []
  private(set) var aliases: [String: TypeReference] = [:]
  /// The classes that are a widget's state, by the name of the widget, in the order of files and lines.
  private(set) var stateTypes: [String: [TypeEntry]] = [:]
  /// Files with names of their own, where the language has them.
  var modules = ModuleIndex()
  private(set) var previews: [PreviewEntry] = []
  private(set) var previewRanges = PreviewRanges([])
  /// Names of types that are placed inside another component's content.
  private(set) var placedTypes: Set<String> = []
  /// Names of types that fill a system's menu.
  private(set) var menuTypes: Set<String> = []
  /// Calls that count for the whole app.
  private(set) var shared: [SharedCall] = []
  private var qualifiedNames: [String: [String]] = [:]
  /// Whether types of one name in several files are kept apart, as where names can be a file's own.
  private var hasNamesakes = false
  let reserved: Set<String>

  /// Reads the trees in their order, which decides between declarations of the same name.
  ///
  /// - Parameter reserved: names that the toolkit knows; a nested type of such a name is seen only
  ///   from inside the type that holds it.
  package init(
    _ trees: [SyntaxTree], presentations: Set<String>, systemMenus: Set<String> = [],
    sharedCalls: Set<String> = [], reserved: Set<String> = [], roles: FunctionRoles = FunctionRoles()
  ) {
    self.reserved = reserved
    if trees.contains(where: { $0.language == .typescript || $0.language == .javascript }) {
      addModules(trees, roles: roles)
    } else {
      hasNamesakes = trees.contains { $0.language == .dart }
      for tree in trees {
        for statement in tree.statements { addTopLevel(statement) }
      }
      sortFunctions(by: roles)
    }
    previewRanges = PreviewRanges(previews)
    for name in types.keys.sorted() {
      let last = Self.lastStep(of: name)
      let simple = hasNamesakes ? Self.withoutMark(last) : last
      qualifiedNames[simple, default: []].append(name)
    }
    var finder = PlacementFinder(
      presentations: presentations, systemMenus: systemMenus, sharedCalls: sharedCalls, roles: roles)
    for tree in trees { finder.visit(tree) }
    placedTypes = finder.placed.union(declaredNames(placedAs: finder.placed))
    menuTypes = finder.inMenus
    shared = finder.shared
    stateTypes = declaredStateTypes()
  }

  /// The entry for a name as it is written at a place inside `scope`; nil when the project has none.
  ///
  /// - Parameter span: the place, which decides between types of one name in several files.
  func type(_ name: String, in scope: String?, from span: SourceSpan? = nil) -> TypeEntry? {
    let simple = Self.lastStep(of: name)
    guard let candidates = qualifiedNames[simple] else {
      guard let alias = aliases[name], alias.name != name else { return types[name] }
      return type(alias.name, in: scope)
    }
    // Most names belong to one type, whatever the place.
    if candidates.count == 1, simple == name, !reserved.contains(name) { return types[candidates[0]] }
    if hasNamesakes, let path = span?.file.path ?? scope.flatMap({ types[$0]?.span.file.path }),
      let own = namesake(among: candidates, in: path)
    {
      return own
    }
    var prefix = scope
    while let outer = prefix {
      if let entry = types[outer + "." + name] { return entry }
      prefix = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let entry = types[name] { return entry }
    guard simple == name, !reserved.contains(name), let first = candidates.first else { return nil }
    return types[first]
  }

  /// Of types of one name in several files, the one in a file, else one that the file imports.
  private func namesake(among candidates: [String], in path: String) -> TypeEntry? {
    let all = candidates.compactMap { types[$0] }
    if let own = all.first(where: { $0.span.file.path == path }) { return own }
    let sources = (importedFiles[path] ?? []).map { $0.split(separator: "/").drop { $0 == ".." }.joined(separator: "/") }
    return all.first { entry in sources.contains { entry.span.file.path.hasSuffix($0) } }
  }

  /// The name that the source writes, without the mark of a file.
  static func withoutMark(_ name: String) -> String {
    guard let mark = name.firstIndex(where: { String($0) == moduleMark }) else { return name }
    return String(name[..<mark])
  }

  private static func lastStep(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The types that the project declares itself, sorted by place.
  var declaredTypes: [TypeEntry] {
    types.values.filter { $0.declaration != nil }
      .sorted { ($0.span, $0.name) < ($1.span, $1.name) }
  }
}

/// A type with everything that the project says about it.
struct TypeEntry: Sendable {
  let name: String
  /// Nil for a type of another library that the project extends.
  var declaration: TypeDeclaration?
  var attributes: [Attribute] = []
  var modifiers: [String] = []
  var span: SourceSpan
  var inherits: [String] = []
  var properties: [String: PropertyEntry] = [:]
  /// Stored properties in the order of their declaration.
  var storedNames: [String] = []
  var functions: [String: [FunctionEntry]] = [:]
  var initializers: [FunctionEntry] = []
  var cases: [CaseEntry] = []
}

struct PropertyEntry: Sendable {
  let declaration: PropertyDeclaration
  let attributes: [Attribute]
  let isStatic: Bool
  let span: SourceSpan
  /// The type in whose body or extension it stands.
  let owner: String?
}

struct FunctionEntry: Sendable {
  let declaration: FunctionDeclaration
  let attributes: [Attribute]
  let modifiers: [String]
  let isStatic: Bool
  let span: SourceSpan
  let owner: String?
}

struct CaseEntry: Sendable {
  let name: String
  let parameters: [Parameter]
  let rawValue: Expression?
}

/// A preview: statements that show a component.
struct PreviewEntry: Sendable {
  let name: String?
  let body: [Statement]
  let span: SourceSpan
  /// The type whose member it is, for the older form of previews.
  let owner: String?
  /// The parameters of a preview that is a function.
  var parameters: [Parameter] = []
}

/// What functions of the project are, as the toolkit says.
package struct FunctionRoles: Sendable {
  var isComponent: @Sendable (FunctionDeclaration, [Attribute]) -> Bool = { _, _ in false }
  var isSection: @Sendable (FunctionDeclaration, [Attribute]) -> Bool = { _, _ in false }
  var isPreview: @Sendable (FunctionDeclaration, [Attribute]) -> Bool = { _, _ in false }

  package init() {}
}

extension ProjectIndex {
  /// Lets `change` work on a type's entry, where there is one.
  mutating func extend(_ type: String, _ change: (inout TypeEntry) -> Void) {
    guard var entry = types[type] else { return }
    change(&entry)
    types[type] = entry
  }

  /// Makes sure that a type has an entry, also one that the project only extends.
  mutating func add(typeNamed name: String, at span: SourceSpan) {
    if types[name] == nil { types[name] = TypeEntry(name: name, declaration: nil, span: span) }
  }

  mutating func addComponent(_ entry: FunctionEntry) { componentFunctions.append(entry) }

  mutating func addExtensionFunction(_ entry: FunctionEntry) {
    extensionFunctions[entry.declaration.name, default: []].append(entry)
  }

  /// Finds the functions that are components, and those that are previews.
  private mutating func sortFunctions(by roles: FunctionRoles) {
    let members = types.values.flatMap { $0.functions.values.flatMap { $0 } }.filter {
      $0.declaration.receiver == nil
    }
    let all = (functions.values.flatMap { $0 } + extensionFunctions.values.flatMap { $0 } + members)
      .sorted { ($0.span, $0.declaration.name) < ($1.span, $1.declaration.name) }
    for entry in all {
      if roles.isPreview(entry.declaration, entry.attributes) {
        previews.append(
          PreviewEntry(
            name: entry.declaration.name, body: entry.declaration.body ?? [], span: entry.span,
            owner: nil, parameters: entry.declaration.parameters))
      } else if roles.isComponent(entry.declaration, entry.attributes) {
        componentFunctions.append(entry)
      } else if roles.isSection(entry.declaration, entry.attributes), Self.showsSomething(entry) {
        componentFunctions.append(entry)
      }
    }
  }

  /// Whether a function calls a component, as far as names tell.
  private static func showsSomething(_ entry: FunctionEntry) -> Bool {
    var finder = PlacementFinder(presentations: [])
    finder.visit(entry.declaration.body ?? [])
    return !finder.order.isEmpty
  }

  private mutating func addTopLevel(_ statement: Statement) {
    switch statement.kind {
    case .declaration(let declaration): add(declaration, owner: nil)
    case .expression(let expression): addPreview(expression)
    case .binding(let pattern, let type, let value, let isMutable):
      guard case .name(let name) = pattern else { return }
      let entry = PropertyEntry(
        declaration: PropertyDeclaration(
          name: name, type: type, initializer: value, getter: nil, isConstant: !isMutable),
        attributes: [], isStatic: true, span: statement.span, owner: nil)
      addGlobal(entry)
    case .assignment, .conditional, .guarded, .choice, .loop, .repetition, .transfer, .block, .unknown:
      break
    }
  }

  private mutating func addGlobal(_ entry: PropertyEntry) {
    globals[entry.declaration.name, default: []].append(entry)
    guard case .call(let call)? = entry.declaration.initializer?.kind, let name = call.name else { return }
    globalsByCall[name, default: []].append(entry)
  }

  private mutating func addPreview(_ expression: Expression) {
    guard case .call(let call) = expression.kind, call.name == "#Preview" else { return }
    var name: String?
    var body: [Statement] = []
    for argument in call.arguments {
      switch argument.value.kind {
      case .string(let parts) where name == nil:
        if case .text(let text)? = parts.first { name = text }
      case .closure(let closure) where body.isEmpty: body = closure.body
      default: break
      }
    }
    previews.append(PreviewEntry(name: name, body: body, span: expression.span, owner: nil))
  }

  private mutating func add(_ declaration: Declaration, owner: String?, isStatic: Bool = false) {
    switch declaration.kind {
    case .type(let type): add(type, declaration, owner: owner)
    case .function(let function):
      let entry = FunctionEntry(
        declaration: function, attributes: declaration.attributes,
        modifiers: declaration.modifiers, isStatic: declaration.isStatic || isStatic,
        span: declaration.nameSpan, owner: owner)
      if let receiver = function.receiver {
        addExtension(entry, of: receiver)
      } else {
        add(entry, owner: owner)
      }
    case .property(let property):
      if let receiver = property.receiver {
        addExtension(property, declaration, of: receiver)
      } else {
        add(property, declaration, owner: owner, isStatic: isStatic)
      }
    case .enumCase(let name, let parameters, let rawValue):
      guard let owner else { return }
      types[owner]?.cases.append(CaseEntry(name: name, parameters: parameters, rawValue: rawValue))
    case .alias(let name, let type): aliases[name] = type
    case .importing(let module, let names):
      let path = declaration.span.file.path
      for name in names {
        imports[path, default: [:]][name.local] = module
        if name.local != name.name { renamedImports[name.local, default: [:]][path] = module }
      }
      if hasNamesakes {
        // `package:app/a/b.dart` is `a/b.dart` in one of the project's folders.
        let file = module.hasPrefix("package:") ? String(module.drop { $0 != "/" }.dropFirst()) : module
        importedFiles[path, default: []].append(file)
      }
    }
  }

  private mutating func add(_ function: FunctionEntry, owner: String?) {
    let name = function.declaration.name
    guard let owner else {
      functions[name, default: []].append(function)
      return
    }
    if name == "init" {
      types[owner]?.initializers.append(function)
    } else {
      types[owner]?.functions[name, default: []].append(function)
    }
  }

  private mutating func add(
    _ property: PropertyDeclaration, _ declaration: Declaration, owner: String?,
    isStatic: Bool = false
  ) {
    let isStatic = isStatic || declaration.isStatic
    let entry = PropertyEntry(
      declaration: property, attributes: declaration.attributes, isStatic: isStatic,
      span: declaration.span, owner: owner)
    guard let owner else {
      addGlobal(entry)
      return
    }
    if types[owner]?.properties[property.name] == nil {
      types[owner]?.properties[property.name] = entry
      if property.getter == nil && !isStatic {
        types[owner]?.storedNames.append(property.name)
      }
    }
    if property.name == "previews", types[owner]?.inherits.contains("PreviewProvider") == true {
      previews.append(
        PreviewEntry(
          name: nil, body: property.getter ?? [], span: declaration.span, owner: owner))
    }
  }

  /// The name of a type's entry: its own, with a mark where another file declares the same.
  private func ownName(of type: TypeDeclaration, at span: SourceSpan) -> String {
    guard hasNamesakes, let other = types[type.name], other.declaration != nil,
      other.span.file.path != span.file.path
    else { return type.name }
    return "\(type.name)\(Self.moduleMark)\(span.file.path.replacing(".", with: "/"))"
  }

  private mutating func add(_ type: TypeDeclaration, _ declaration: Declaration, owner: String?) {
    if type.keyword == "companion object", let owner {
      for member in type.members { add(member, owner: owner, isStatic: true) }
      return
    }
    let isExtension = type.keyword == "extension"
    let qualified: String
    if isExtension {
      qualified = self.type(type.name, in: nil)?.name ?? type.name
    } else {
      qualified = owner.map { $0 + "." + type.name } ?? ownName(of: type, at: declaration.nameSpan)
    }
    var entry =
      types[qualified]
      ?? TypeEntry(name: qualified, declaration: nil, span: declaration.nameSpan)
    if !isExtension && entry.declaration == nil {
      entry.declaration = type
      entry.attributes = declaration.attributes
      entry.modifiers = declaration.modifiers
      entry.span = declaration.nameSpan
    }
    entry.inherits += type.inherits.map(\.name)
    types[qualified] = entry
    addConstructorProperties(type, owner: qualified)
    let isObject = type.keyword == "object"
    for member in type.members { add(member, owner: qualified, isStatic: isObject) }
    addGeneratedProperties(type, owner: qualified)
  }
}
