import ComponentModel
import SourceText
import SyntaxModel

extension Interpreter {
  func call(_ call: Call, _ span: SourceSpan, _ scope: inout Scope) -> Value {
    switch call.callee.kind {
    case .name(let name): return callNamed(name, call, span, &scope)
    case .type(let type): return callNamed(type.name, call, span, &scope)
    case .member(let base, let name): return callMember(name, of: base, call, span, &scope)
    default:
      let value = evaluate(call.callee, &scope)
      return invoke(value, evaluate(call.arguments, &scope), call, at: span)
    }
  }

  private func callNamed(_ name: String, _ call: Call, _ span: SourceSpan, _ scope: inout Scope)
    -> Value
  {
    let arguments = evaluate(call.arguments, &scope)
    if let value = scope.variables[name] { return invoke(value, arguments, call, at: span) }
    if language == .kotlin, let imported = index.renamed(name, at: span) {
      return callImported(imported, arguments, span)
    }
    if kotlinChange(name, of: "this", arguments, &scope) { return .none }
    if let owner = scope.receiver?.type ?? scope.type, !isWithinItself(name, arguments, span),
      let function = best(declaredFunctions(name, in: owner), for: arguments)
    {
      let receiver = function.isStatic ? nil : scope.receiver
      return self.call(
        closure(of: function, Scope(receiver: receiver, type: owner)), arguments, at: span)
    }
    if let receiver = scope.receiver, let value = property(name, of: receiver) {
      return invoke(value, arguments, call, at: span)
    }
    // Inside an extension of a component, a bare call is a call on `self`.
    if case .view? = scope.variables["self"], let view = scope.variables["self"], isModifier(name) {
      return callMember(name, of: view, arguments, at: call.selfSpan)
    }
    if let receiver = scope.receiver, isModifier(name), toolkit.components[name] == nil,
      let entry = index.type(receiver.type, in: nil), let declaration = entry.declaration,
      isComponent(entry, declaration)
    {
      return callMember(name, of: .object(receiver), arguments, at: call.selfSpan)
    }
    let typeName = name == "Self" ? scope.type ?? name : name
    if let entry = index.type(typeName, in: scope.type ?? currentType, from: span),
      entry.declaration != nil || best(entry.initializers, for: arguments) != nil,
      language != .kotlin || !index.meansPlatform(name, at: span, rather: entry)
    {
      return construct(entry, arguments, at: span)
    }
    if let this = scope.variables["this"], let value = callOnReceiver(name, this, arguments, call) {
      return value
    }
    if let value = callOnOuterReceiver(name, arguments, call, scope) { return value }
    if let function = best(visibleFunctions(name, from: span), for: arguments) {
      return known(run(function, Scope(), arguments, at: span), name, arguments)
    }
    if language != .swift, !isWithinItself(name, arguments, span),
      let function = best(extensionFunctions(name, from: span), for: arguments)
    {
      // The receiver is a scope that the content stands in.
      return run(function, Scope(type: nil), arguments, at: span)
    }
    return callOutside(name, arguments, span)
  }

  /// A call of what a file imports under another name.
  private func callImported(_ imported: RenamedImport, _ arguments: Arguments, _ span: SourceSpan) -> Value {
    guard !imported.isPlatform else { return callOutside(imported.name, arguments, span) }
    if let function = best(index.functions(imported), for: arguments) {
      return run(function, Scope(), arguments, at: span)
    }
    if let entry = index.type(imported.name, in: nil), entry.declaration != nil {
      return construct(entry, arguments, at: span)
    }
    return callOutside(imported.name, arguments, span)
  }

  /// What a project's own function gives; one of a platform's name that leads nowhere does what the
  /// platform's does.
  private func known(_ value: Value, _ name: String, _ arguments: Arguments) -> Value {
    guard language == .kotlin else { return value }
    switch value {
    case .unknown, .symbol:
      guard let other = toolkit.call(name, on: nil, arguments, self), case .text = other else { return value }
      return other
    default: return value
    }
  }

  /// The extensions that a bare call can mean; where the platform has a component of the name, only those
  /// that stand in the same file.
  private func extensionFunctions(_ name: String, from span: SourceSpan) -> [FunctionEntry] {
    let all = index.extensionFunctions[name] ?? []
    guard toolkit.components[name] != nil else { return all }
    guard language == .kotlin, index.importsFromPlatform(name, at: span) != true else { return [] }
    return all.filter { $0.span.file.path == span.file.path && !$0.encloses(span) }
  }

  /// The functions of a name that a place can mean.
  func visibleFunctions(_ name: String, from span: SourceSpan?) -> [FunctionEntry] {
    guard let span else { return index.functions[name] ?? [] }
    return index.functions(name, from: span, ownsNames: language == .swift)
  }

  /// Calls a function; one that is a component is called later, when it is built.
  private func run(
    _ function: FunctionEntry, _ scope: Scope, _ arguments: Arguments, at span: SourceSpan?
  ) -> Value {
    let callee = closure(of: function, scope)
    if let span, case .closure(let closure) = callee,
      toolkit.isComponent(function.declaration, function.attributes)
    {
      return .view(.function(FunctionCall(closure: closure, arguments: arguments, span: span)))
    }
    return call(callee, arguments, at: span)
  }

  /// A bare call inside an extension, or inside a closure that has a receiver, is a call on it where
  /// it can be one.
  private func callOnReceiver(
    _ name: String, _ receiver: Value, _ arguments: Arguments, _ call: Call
  ) -> Value? {
    if !isWithinItself(name, arguments, call.selfSpan),
      let value = callProjectMember(name, of: receiver, arguments, at: call.selfSpan)
    {
      return value
    }
    switch receiver {
    case .symbol(let symbol):
      let isKnown =
        toolkit.components[name] != nil || index.functions[name] != nil
        || toolkit.call(name, on: nil, arguments, self) != nil || symbol.root == nil
      return isKnown ? nil : callMember(name, of: receiver, arguments, at: call.selfSpan)
    case .text, .number, .list, .dictionary, .range, .native:
      return toolkit.call(name, on: receiver, arguments, self)
        ?? kotlinCall(name, on: receiver, arguments, at: call.selfSpan)
        ?? dartCall(name, on: receiver, arguments)
        ?? languageCall(name, on: receiver, arguments)
    default: return nil
    }
  }

  /// What an extension extends is a receiver inside of closures with one of their own, too.
  private func callOnOuterReceiver(
    _ name: String, _ arguments: Arguments, _ call: Call, _ scope: Scope
  ) -> Value? {
    guard language == .kotlin, let outer = scope.variables["self"] else { return nil }
    switch outer {
    case .native, .number, .text: return callOnReceiver(name, outer, arguments, call)
    default: return nil
    }
  }

  /// Whether a bare call without arguments stands in an extension of its own name, where it would never
  /// end: `fun Dp.toSp() = with(density) { toSp() }` means the density's.
  private func isWithinItself(_ name: String, _ arguments: Arguments, _ span: SourceSpan?) -> Bool {
    guard arguments.all.isEmpty, let span else { return false }
    return (index.extensionFunctions[name] ?? []).contains { $0.encloses(span) }
  }

  private func isModifier(_ name: String) -> Bool {
    toolkit.modifiers[name] != nil || !declaredFunctions(name, in: "View").isEmpty
  }

  /// A call of something that the project does not define.
  func callOutside(_ name: String, _ arguments: Arguments, _ span: SourceSpan) -> Value {
    if toolkit.components[name] != nil {
      return .view(.component(ComponentCall(name: name, arguments: arguments, span: span)))
    }
    if let value = kotlinCall(name, arguments) { return value }
    if language == .dart, let value = dartCall(name, arguments) { return value }
    if let value = toolkit.call(name, on: nil, arguments, self) { return value }
    if let value = languageCall(name, arguments) { return value }
    if name.first?.isUppercase == true {
      return .symbol(
        Symbol(root: name, steps: [.init(name: "init", arguments: arguments, span: span)], span: span))
    }
    return .unknown(Unknown(hint: name))
  }

  /// Calls a value: a closure, or something that can be called as a function.
  private func invoke(_ value: Value, _ arguments: Arguments, _ call: Call, at span: SourceSpan)
    -> Value
  {
    switch value {
    case .closure(let closure): return self.call(closure, arguments, at: span)
    case .type(let name):
      guard let entry = index.type(name, in: currentType) else { return .unknown(Unknown(hint: name)) }
      return construct(entry, arguments, at: span)
    case .unknown(let unknown): return .unknown(Unknown(hint: unknown.hint))
    case .symbol(let symbol) where symbol.steps.isEmpty && symbol.root != nil:
      return callOutside(symbol.root ?? "", arguments, span)
    default:
      return toolkit.call("callAsFunction", on: value, arguments, self)
        ?? .unknown(Unknown(hint: call.name ?? ""))
    }
  }

  private func callMember(
    _ name: String, of base: Expression?, _ call: Call, _ span: SourceSpan, _ scope: inout Scope
  ) -> Value {
    guard let base else {
      let arguments = evaluate(call.arguments, &scope)
      return .symbol(
        Symbol(root: nil, steps: [.init(name: name, arguments: arguments, span: call.selfSpan)], span: span))
    }
    if case .name("super") = base.kind { return .unknown(Unknown(hint: name)) }
    if case .name("self") = base.kind, name == "init", let receiver = scope.receiver,
      let entry = index.type(receiver.type, in: nil)
    {
      let built = construct(entry, evaluate(call.arguments, &scope), at: span)
      if case .view(.project(let object, _)) = built { scope.receiver = object }
      if case .object(let object) = built { scope.receiver = object }
      return built
    }
    if case .name("self") = base.kind, name == "init", scope.receiver == nil, let type = scope.type,
      let entry = index.type(type, in: nil)
    {
      return construct(entry, evaluate(call.arguments, &scope), at: span)
    }
    let owner = member(named: name, of: base, &scope)
    let arguments = evaluate(call.arguments, &scope)
    if let owner { return construct(owner, arguments, at: span) }
    if case .name(let variable) = base.kind,
      kotlinChange(name, of: variable, arguments, &scope)
        || dartChange(name, of: variable, arguments, &scope)
    {
      return .none
    }
    return callMember(name, of: evaluate(base, &scope), arguments, at: call.selfSpan)
  }

  /// `Outer.Inner(…)`: the nested type.
  private func member(named name: String, of base: Expression, _ scope: inout Scope) -> TypeEntry? {
    guard name.first?.isUppercase == true, case .type(let type) = evaluate(base, &scope) else {
      return nil
    }
    return index.types[type + "." + name]
  }

  /// Calls a method of a value; `span` reaches from the dot to the end of the call.
  func callMember(_ name: String, of base: Value, _ arguments: Arguments, at span: SourceSpan?) -> Value {
    if let value = callProjectMember(name, of: base, arguments, at: span) { return value }
    if let value = kotlinCall(name, on: base, arguments, at: span) { return value }
    if let value = dartCall(name, on: base, arguments) { return value }
    switch base {
    case .view:
      return modified(base, name, arguments, span)
    case .symbol(let symbol):
      if symbol.steps.isEmpty, let root = symbol.root,
        let value = toolkit.call(root + "." + name, on: nil, arguments, self)
      {
        return value
      }
      if name == "constant", symbol.root == "Binding" || symbol.root == nil, let value = arguments.first {
        return value
      }
      if let value = toolkit.call(name, on: base, arguments, self) { return value }
      return .symbol(
        Symbol(
          root: symbol.root, steps: symbol.steps + [.init(name: name, arguments: arguments, span: span)],
          span: symbol.span))
    default: break
    }
    if let value = toolkit.call(name, on: base, arguments, self) { return value }
    if let value = languageCall(name, on: base, arguments) { return value }
    if case .unknown(let unknown) = base {
      // A project's view behind an unknown still takes modifiers.
      if toolkit.modifiers[name] != nil, unknown.type?.name.hasSuffix("View") == true || unknown.hint == "content" || unknown.hint == "label" {
        return modified(base, name, arguments, span)
      }
      if language == .dart, !unknown.hint.isEmpty {
        return .unknown(Unknown(hint: unknown.hint + "." + name))
      }
      return .unknown(Unknown(hint: unknown.hint.isEmpty ? name : unknown.hint))
    }
    if case .closure = base, toolkit.modifiers[name] != nil { return modified(base, name, arguments, span) }
    return .unknown(Unknown(hint: name))
  }

  private func modified(_ base: Value, _ name: String, _ arguments: Arguments, _ span: SourceSpan?) -> Value {
    guard let span else { return base }
    return .view(.modified(base, ModifierCall(name: name, arguments: arguments, span: span)))
  }

  /// A method that the project itself declares, on its own types or as an extension of others.
  private func callProjectMember(
    _ name: String, of base: Value, _ arguments: Arguments, at span: SourceSpan?
  ) -> Value? {
    switch base {
    case .object(let object):
      if let function = best(declaredFunctions(name, in: object.type), for: arguments) {
        return call(closure(of: function, Scope(receiver: object, type: object.type)), arguments, at: span)
      }
      if let value = property(name, of: object), case .closure(let closure) = value {
        return call(closure, arguments, at: span)
      }
      guard let entry = index.type(object.type, in: nil), let declaration = entry.declaration,
        isComponent(entry, declaration), let span
      else { return nil }
      return callMember(name, of: .view(.project(object, object.span ?? span)), arguments, at: span)
    case .type(let type):
      return callStatic(name, of: type, arguments, at: span)
    case .symbol(let symbol):
      guard let root = symbol.root else { return nil }
      if symbol.steps.isEmpty, !isOfPlatform(symbol), let value = callStatic(name, of: root, arguments, at: span) { return value }
      // A component of another library takes what the project adds to all of them.
      let all = language == .swift && symbol.isComponentCall ? [root, "View"] : [root]
      return callExtension(name, of: base, types: all, arguments, at: span)
    case .number:
      return callExtension(
        name, of: base, types: ["Int", "Double", "Float", "Long", "Number", "int", "double", "num"], arguments,
        at: span)
    case .list:
      return callExtension(name, of: base, types: ["List", "Array", "Iterable"], arguments, at: span)
    case .native:
      return callExtension(name, of: base, types: toolkit.typeNames(of: base), arguments, at: span)
    case .dictionary where language == .dart:
      return callExtension(name, of: base, types: ["Map"], arguments, at: span)
    case .unknown(let unknown) where language == .dart && unknown.type == nil:
      guard let type = dartType(of: unknown) else { return nil }
      return callExtension(name, of: base, types: [type], arguments, at: span)
    case .unknown(let unknown):
      guard let type = unknown.type else { return nil }
      return callExtension(name, of: base, types: [type.unwrapped.name], arguments, at: span)
    case .view(let view): return callExtension(name, of: base, types: Self.extendable(view), arguments, at: span)
    case .text: return callExtension(name, of: base, types: ["String"], arguments, at: span)
    default: return nil
    }
  }

  private func callStatic(_ name: String, of type: String, _ arguments: Arguments, at span: SourceSpan?)
    -> Value?
  {
    if let function = best(declaredFunctions(name, in: type).filter(\.isStatic), for: arguments) {
      return call(closure(of: function, Scope(type: type)), arguments, at: span)
    }
    guard let entry = index.type(type, in: nil) else { return nil }
    if entry.cases.contains(where: { $0.name == name }) { return enumInstance(entry, name, arguments) }
    if name == "init" { return construct(entry, arguments, at: span ?? entry.span) }
    if name == "values", language == .kotlin, let all = allCases("entries", of: type) { return all }
    if let value = staticMember(name, of: type), case .closure(let closure) = value {
      return call(closure, arguments, at: span)
    }
    return nil
  }

  /// The types whose extensions apply to a view.
  private static func extendable(_ view: ViewValue) -> [String] {
    switch view {
    case .component(let call): [call.name, "View", "Widget"]
    case .project(let object, _): [object.type, "View", "Widget"]
    case .function(let call): [call.closure.name, "View"]
    case .group, .modified: ["View"]
    }
  }

  private func callExtension(
    _ name: String, of base: Value, types: [String], _ arguments: Arguments, at span: SourceSpan?
  ) -> Value? {
    if language == .kotlin, index.importsFromPlatform(name, at: span) == true { return nil }
    for type in types {
      guard let function = best(declaredFunctions(name, in: type).filter({ !$0.isStatic }), for: arguments)
      else { continue }
      var scope = Scope(variables: ["self": base, "this": base], type: type)
      if case .view(.project(let object, _)) = base, object.type == type { scope.receiver = object }
      return run(function, scope, arguments, at: span)
    }
    return nil
  }
}
