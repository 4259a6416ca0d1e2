import SyntaxModel

/// Finds the types that are placed in some other component's content.
///
/// What is only presented (a destination of a link, a sheet, the root of a window) is a screen of
/// its own and does not count as placed; neither does what a preview shows.
struct PlacementFinder {
  /// Names of calls whose content is a screen of its own.
  let presentations: Set<String>
  /// Names of calls whose content the system lays out in a look of its own.
  let systemMenus: Set<String>
  private(set) var placed: Set<String> = []
  /// The same names in the order in which they were met.
  private(set) var order: [String] = []
  /// The types that stand in a system's menu.
  private(set) var inMenus: Set<String> = []
  /// Names that hold content given to them, in the order in which they were met.
  private(set) var containers: Set<String> = []
  /// Calls that count for the whole app, with the type in which each stands, in the order in which they
  /// were met.
  private(set) var shared: [SharedCall] = []
  private let sharedNames: Set<String>
  /// Whether a constructor may have a name of its own, `Card.filled(…)`.
  private var namesConstructors = false
  /// What the file's own names for imported things stand for.
  private var originals: [String: String] = [:]
  private var types: [String] = []
  private let roles: FunctionRoles
  private var owners: [String] = []
  private var isInMenu = false
  private var tables = ComponentTables()

  init(
    presentations: Set<String>, systemMenus: Set<String> = [], sharedCalls: Set<String> = [],
    roles: FunctionRoles = FunctionRoles()
  ) {
    sharedNames = sharedCalls
    self.presentations = presentations
    self.systemMenus = systemMenus
    self.roles = roles
  }

  mutating func visit(_ tree: SyntaxTree) {
    namesConstructors = tree.language == .dart
    originals = [:]
    tables = ComponentTables()
    visit(tree.statements)
    placed.formUnion(tables.components(placedBy: placed))
  }

  mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): visit(expression)
    case .binding(let pattern, _, let value, _):
      if case .name(let name) = pattern { tables.note(name, value) }
      visit(value)
    case .assignment(let target, _, let value):
      visit(target)
      visit(value)
    case .conditional(let conditions, let then, let otherwise):
      visit(conditions)
      visit(then)
      visit(otherwise ?? [])
    case .guarded(let conditions, let otherwise):
      visit(conditions)
      visit(otherwise)
    case .choice(let subject, let cases):
      visit(subject)
      for choice in cases { visit(choice.body) }
    case .loop(_, let sequence, let body):
      visit(sequence)
      visit(body)
    case .repetition(let condition, let body):
      visit(condition)
      visit(body)
    case .transfer(_, let value): visit(value)
    case .declaration(let declaration): visit(declaration)
    case .block(let statements): visit(statements)
    case .unknown: break
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression), .optionalBinding(_, let expression), .match(_, let expression):
        visit(expression)
      case .availability: break
      }
    }
  }

  private mutating func visit(_ declaration: Declaration) {
    switch declaration.kind {
    case .type(let type):
      guard !type.inherits.contains(where: { $0.name == "PreviewProvider" || $0.name == "App" }) else {
        return
      }
      owners.append(type.name)
      types.append(type.name)
      for member in type.members { visit(member) }
      owners.removeLast()
      types.removeLast()
    case .function(let function):
      guard !roles.isPreview(function, declaration.attributes) else { return }
      owners.append(function.name)
      visit(function.body ?? [])
      owners.removeLast()
    case .property(let property):
      tables.note(property.name, property.initializer)
      visit(property.initializer)
      visit(property.getter ?? [])
    case .importing(_, let names):
      for name in names where name.local != name.name { originals[name.local] = name.name }
    case .enumCase, .alias: break
    }
  }

  private mutating func visit(_ expression: Expression?) {
    guard let expression else { return }
    switch expression.kind {
    case .number, .boolean, .none, .name, .keyPath, .type, .unknown: break
    case .string(let parts):
      for case .interpolation(let arguments) in parts { visit(arguments) }
    case .member(let base, _): visit(base)
    case .call(let call): visit(call)
    case .subscripted(let base, let arguments):
      visit(base)
      visit(arguments)
    case .closure(let closure): visit(closure.body)
    case .prefix(_, let operand), .postfix(_, let operand), .cast(let operand, _, _): visit(operand)
    case .binary(_, let left, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let entries): for entry in entries { visit(entry.value) }
    case .tuple(let arguments): visit(arguments)
    case .statement(let statement): visit(statement)
    }
  }

  private mutating func visit(_ call: Call) {
    let written = call.name ?? ""
    let name = originals[written] ?? written
    guard name != "#Preview" else { return }
    if sharedNames.contains(name) { shared.append(SharedCall(name: name, call: call, owner: types.first)) }
    if namesConstructors, case .member(let base?, _) = call.callee.kind, case .name(let type) = base.kind,
      type.first?.isUppercase == true || type.hasPrefix("_"), owners.last != type
    {
      placed.insert(type)
    }
    let isType = name.first?.isUppercase == true || namesConstructors && name.hasPrefix("_")
    if isType, owners.last != name {
      if placed.insert(name).inserted { order.append(name) }
      if call.arguments.contains(where: \.isTrailing) { containers.insert(name) }
      if isInMenu { inMenus.insert(name) }
    }
    if case .member(let base, _) = call.callee.kind { visit(base) }
    guard !presentations.contains(name) else {
      // A link still places its label, which is what follows a destination that is named.
      let isNamed = call.arguments.contains { $0.label == "destination" || $0.label == "value" }
      for argument in call.arguments {
        let isLabel = argument.label == "label" || (isNamed && argument.isTrailing && argument.label == nil)
        if isLabel { visit(argument.value) }
      }
      return
    }
    for argument in call.arguments {
      let saved = isInMenu
      // What opens a menu and what it shows beside it are laid out as usual.
      let isContent = argument.label != "label" && argument.label != "preview"
      if systemMenus.contains(name), isContent { isInMenu = true }
      visit(argument.value)
      isInMenu = saved
    }
  }

  private mutating func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }
}

/// A call whose arguments count for the whole app.
struct SharedCall: Sendable {
  let name: String
  let call: Call
  /// The type in which it stands.
  let owner: String?
}

/// Tables of components in one file, and the names that stand for one of a table's: `const Part =
/// parts[kind]` places, where `<Part />` stands, any of the components that `parts` holds.
private struct ComponentTables {
  private var components: [String: Set<String>] = [:]
  private var picks: [(name: String, table: String)] = []

  mutating func note(_ name: String, _ value: Expression?) {
    switch value?.kind {
    case .dictionary(let entries)?:
      let held = Set(entries.compactMap { Self.component(in: $0.value) })
      if !held.isEmpty { components[name] = held }
    case .subscripted(let base, _)?:
      if case .name(let table) = base.kind { picks.append((name, table)) }
    case .cast(let inner, _, _)?: note(name, inner)
    default: break
    }
  }

  private static func component(in value: Expression) -> String? {
    guard case .name(let name) = value.kind, name.first?.isUppercase == true else { return nil }
    return name
  }

  func components(placedBy placed: Set<String>) -> Set<String> {
    picks.reduce(into: []) { result, pick in
      if placed.contains(pick.name) { result.formUnion(components[pick.table] ?? []) }
    }
  }
}
