import SourceText
import SyntaxModel

extension ProjectIndex {
  /// Adds a function on another type to that type, which need not be the project's.
  mutating func addExtension(_ function: FunctionEntry, of receiver: TypeReference) {
    let owner = extensible(receiver, at: function.span)
    let entry = FunctionEntry(
      declaration: function.declaration, attributes: function.attributes,
      modifiers: function.modifiers, isStatic: false, span: function.span, owner: owner)
    extend(owner) { $0.functions[function.declaration.name, default: []].append(entry) }
    addExtensionFunction(entry)
  }

  /// Adds a property on another type.
  mutating func addExtension(
    _ property: PropertyDeclaration, _ declaration: Declaration, of receiver: TypeReference
  ) {
    let owner = extensible(receiver, at: declaration.span)
    let entry = PropertyEntry(
      declaration: property, attributes: declaration.attributes, isStatic: false,
      span: declaration.span, owner: owner)
    extend(owner) { type in
      if type.properties[property.name] == nil { type.properties[property.name] = entry }
    }
  }

  /// Properties that a primary constructor declares.
  mutating func addConstructorProperties(_ type: TypeDeclaration, owner: String) {
    for parameter in type.parameters {
      guard let name = addProperty(parameter, initializer: parameter.fallback, owner: owner) else { continue }
      extend(owner) { $0.storedNames.append(name) }
    }
  }

  /// Adds what a parameter declares, and gives its name; nil where there is nothing to add.
  private mutating func addProperty(_ parameter: Parameter, initializer: Expression?, owner: String) -> String? {
    guard let name = parameter.name else { return nil }
    let property = PropertyDeclaration(
      name: name, type: parameter.type, initializer: initializer, getter: nil, isConstant: true)
    let entry = PropertyEntry(
      declaration: property, attributes: parameter.attributes, isStatic: false, span: parameter.span, owner: owner)
    var isNew = false
    extend(owner) { type in
      guard type.properties[name] == nil else { return }
      type.properties[name] = entry
      isNew = true
    }
    return isNew ? name : nil
  }

  /// Fields that generated code declares: those of the constructors of a class that mixes it in
  /// (`class Account with _$Account { factory Account({String name}) = _Account; }`).
  mutating func addGeneratedProperties(_ type: TypeDeclaration, owner: String) {
    guard type.inherits.contains(where: { $0.name == "_$" + type.name }) else { return }
    for member in type.members {
      guard case .function(let function) = member.kind, member.modifiers.contains("factory"),
        function.body?.count == 1
      else { continue }
      for parameter in function.parameters where parameter.type != nil {
        _ = addProperty(parameter, initializer: nil, owner: owner)
      }
    }
  }

  /// `class _PageState extends State<Page>` by `Page`.
  func declaredStateTypes() -> [String: [TypeEntry]] {
    var result: [String: [TypeEntry]] = [:]
    for entry in declaredTypes {
      let widgets = (entry.declaration?.inherits ?? []).filter { $0.name.hasSuffix("State") }
        .compactMap { $0.arguments.first?.name }
      for widget in Set(widgets).sorted() { result[widget, default: []].append(entry) }
    }
    return result
  }

  private mutating func extensible(_ receiver: TypeReference, at span: SourceSpan) -> String {
    let plain = receiver.unwrapped
    let steps = plain.name.split(separator: ".")
    // `String.Companion` and its kin are extended in the name of their type.
    let name = steps.last == "Companion" ? steps.dropLast().joined(separator: ".") : plain.name
    add(typeNamed: name, at: span)
    return name
  }

  /// The functions of a name that can be meant at a place: those of its file first, then those that
  /// it imports, those of its folder, then all others; none where the name is imported from elsewhere.
  func functions(_ name: String, from span: SourceSpan, ownsNames: Bool) -> [FunctionEntry] {
    guard let all = functions[name] else { return [] }
    guard !ownsNames else { return all }
    let path = span.file.path
    let imported = imports[path]?[name]
    if let imported, Self.isPlatform(imported) { return [] }
    let ranked = all.compactMap { entry -> (entry: FunctionEntry, rank: Int)? in
      rank(entry, from: path, imported: imported).map { (entry, $0) }
    }
    let best = ranked.map(\.rank).min() ?? 0
    // A name of the platform is the project's only where the place says so.
    if best == Self.farthestRank, reserved.contains(name) { return [] }
    return ranked.filter { $0.rank == best }.map(\.entry)
  }

  /// Whether a name that the platform knows means the platform's thing at a place, though the project
  /// declares one of that name: what the place imports decides, else how near the declaration is.
  ///
  /// A type inside another one is meant from outside only where it is imported.
  func meansPlatform(_ name: String, at span: SourceSpan, rather type: TypeEntry) -> Bool {
    let path = span.file.path
    if let imported = imports[path]?[name] { return Self.isPlatform(imported) }
    let own = type.span.file.path
    if type.name.contains("."), own != path { return true }
    guard reserved.contains(name) else { return false }
    return FilePath.folder(of: own) != FilePath.folder(of: path)
  }

  /// Whether a place imports a name from one of the platform's own libraries; nil: it imports none.
  func importsFromPlatform(_ name: String, at span: SourceSpan?) -> Bool? {
    span.flatMap { imports[$0.file.path]?[name] }.map(Self.isPlatform)
  }

  /// The full name of what a place imports from one of the platform's own libraries.
  func platformImport(_ name: String, at span: SourceSpan?) -> String? {
    span.flatMap { imports[$0.file.path]?[name] }.flatMap { Self.isPlatform($0) ? $0 : nil }
  }

  /// What a file's own name for something that it imports stands for: `import a.b.Text as PlainText`;
  /// nil for all other names.
  func renamed(_ name: String, at span: SourceSpan?) -> RenamedImport? {
    guard let files = renamedImports[name], let span, let module = files[span.file.path] else { return nil }
    return module.split(separator: ".").last.map {
      RenamedImport(name: String($0), module: module, isPlatform: Self.isPlatform(module))
    }
  }

  /// The functions that an import under another name can mean.
  func functions(_ imported: RenamedImport) -> [FunctionEntry] {
    guard !imported.isPlatform else { return [] }
    let all = functions[imported.name] ?? []
    let own = all.filter { isInPackage($0, of: imported.module) }
    return own.isEmpty ? all : own
  }

  private func isInPackage(_ entry: FunctionEntry, of imported: String) -> Bool {
    let package = imported.split(separator: ".").dropLast().suffix(2).joined(separator: "/")
    return FilePath.folder(of: entry.span.file.path).hasSuffix(package)
  }

  private func rank(_ entry: FunctionEntry, from path: String, imported: String?) -> Int? {
    let own = entry.span.file.path
    if own == path { return 0 }
    if entry.modifiers.contains("private") { return nil }
    let folder = FilePath.folder(of: own)
    if let imported, isInPackage(entry, of: imported) { return 1 }
    if folder == FilePath.folder(of: path) { return 2 }
    return Self.farthestRank
  }

  private static let farthestRank = 3

  /// The global of a name that can be meant at a place: that of its file first.
  func global(_ name: String, from span: SourceSpan?) -> PropertyEntry? {
    guard let all = globals[name] else { return nil }
    guard all.count > 1, let path = span?.file.path else { return all.last }
    if let own = all.last(where: { $0.span.file.path == path }) { return own }
    let folder = FilePath.folder(of: path)
    return all.last { FilePath.folder(of: $0.span.file.path) == folder } ?? all.last
  }

  /// The one global that is made by a call of a name.
  func global(madeBy call: String) -> PropertyEntry? {
    let found = globalsByCall[call] ?? []
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a full name is one of the platform's own libraries.
  private static func isPlatform(_ name: String) -> Bool {
    ["androidx.", "android.", "com.google.accompanist.", "kotlin.", "kotlinx."].contains {
      name.hasPrefix($0)
    }
  }
}

extension FunctionEntry {
  /// Whether a place is inside of the function's own body.
  func encloses(_ place: SourceSpan) -> Bool {
    guard place.file.path == span.file.path, let first = declaration.body?.first?.span,
      let last = declaration.body?.last?.span
    else { return false }
    return first.range.lowerBound <= place.range.lowerBound && place.range.lowerBound < last.range.upperBound
  }
}

/// Something that a file imports under a name of its own.
struct RenamedImport {
  /// Its real name.
  let name: String
  /// Its full name.
  let module: String
  /// Whether it is from one of the platform's own libraries.
  let isPlatform: Bool
}
