import ComponentModel
import SourceText
import SyntaxModel

/// Calls of TypeScript and JavaScript: arguments go by their place, names belong to their file.
extension Interpreter {
  func scriptCall(_ call: Call, _ span: SourceSpan, _ scope: inout Scope) -> Value {
    if Self.isElement(span) { return element(call, span, &scope) }
    switch call.callee.kind {
    case .name(let name): return scriptCall(named: name, call, span, &scope)
    case .member(let base?, let name): return scriptCall(name, of: base, call, span, &scope)
    default:
      let callee = evaluate(call.callee, &scope)
      return invoke(callee, scriptArguments(call.arguments, &scope), named: "", at: span, scope)
    }
  }

  /// Arguments in which a list that is spread gives its elements, and a template its parts.
  private func scriptArguments(_ arguments: [Argument], _ scope: inout Scope) -> Arguments {
    var result: [EvaluatedArgument] = []
    for argument in arguments {
      if case .prefix("...", let inner) = argument.value.kind {
        let values = elements(of: evaluate(inner, &scope))
        result += values.map { EvaluatedArgument(label: nil, value: $0, span: argument.span) }
      } else if argument.isTrailing, case .string(let parts) = argument.value.kind {
        let value = Value.list(templateParts(parts, &scope))
        result.append(EvaluatedArgument(label: nil, value: value, isTrailing: true, span: argument.span))
      } else {
        let value = evaluate(argument.value, &scope)
        result.append(EvaluatedArgument(label: nil, value: value, span: argument.span))
      }
    }
    return Arguments(result)
  }

  /// The characters and values of a template that a function is given.
  private func templateParts(_ parts: [StringPart], _ scope: inout Scope) -> [Value] {
    var values: [Value] = []
    for part in parts {
      switch part {
      case .text(let text): values.append(.text(TextValue(text)))
      case .interpolation(let arguments):
        values.append(arguments.first.map { evaluate($0.value, &scope) } ?? .none)
      }
    }
    return values
  }

  private func scriptCall(named name: String, _ call: Call, _ span: SourceSpan, _ scope: inout Scope) -> Value {
    let arguments = scriptArguments(call.arguments, &scope)
    if let value = scope.variables[name] { return invoke(value, arguments, named: name, at: span, scope) }
    switch name {
    case "super": return .none
    case "require": return required(arguments.all.first?.value, arguments, from: span.file.path)
    default: break
    }
    let path = span.file.path
    switch index.modules.binding(name, in: path) {
    case .imported(.external(let module), let original)?:
      let external = Self.externalName(original, from: module, local: name)
      return scriptCallOutside(external, arguments, span)
    case .some:
      let value = moduleValue(name, in: path) ?? .none
      return invoke(value, arguments, named: name, at: span, Scope())
    case nil: return scriptCallOutside(name, arguments, span)
    }
  }

  /// A module that is required: what it exports by default, else all of it; else a file.
  private func required(_ path: Value?, _ arguments: Arguments, from file: String) -> Value {
    guard case .text(let text)? = path else { return .unknown(Unknown(hint: "")) }
    if case .module(let stem) = index.modules.target(text.string, from: file),
      let target = index.modules.paths.file(stem, on: device.system)
    {
      return .native(ModuleValue(path: target))
    }
    return toolkit.call("require", on: nil, arguments, self) ?? .unknown(Unknown(hint: ""))
  }

  /// A call of something that the project does not define.
  private func scriptCallOutside(_ name: String, _ arguments: Arguments, _ span: SourceSpan) -> Value {
    if let value = toolkit.call(name, on: nil, arguments, self) { return value }
    if let value = scriptFunction(name, arguments) { return value }
    return wrapped(arguments) ?? .unknown(Unknown(hint: resultHint(name, arguments)))
  }

  /// What an unknown function makes of one component: most likely one that looks the same.
  private func wrapped(_ arguments: Arguments) -> Value? {
    let components = arguments.all.map(\.value).filter { value in
      switch value {
      case .closure(let closure):
        closure.name.first?.isUppercase == true
          && toolkit.isComponent(
            FunctionDeclaration(
              name: closure.name, parameters: closure.parameters, result: nil, body: closure.body), [])
      case .type(let name):
        index.type(name, in: nil)?.declaration.map(toolkit.isComponent) ?? false
      default: false
      }
    }
    return components.count == 1 ? components[0] : nil
  }

  /// By what name a result is known: the function's, or where its words say nothing (`format(time)`),
  /// that of what it was given.
  private func resultHint(_ name: String, _ arguments: Arguments) -> String {
    guard resources.samples.text(for: name) == nil else { return name }
    for case .unknown(let unknown) in arguments.all.map(\.value)
    where resources.samples.text(for: unknown.hint) != nil {
      return unknown.hint
    }
    return name
  }

  /// Calls a value. A function that was made in the calling function sees what that one knows by now.
  private func invoke(
    _ value: Value, _ arguments: Arguments, named name: String, at span: SourceSpan, _ caller: Scope
  ) -> Value {
    switch value {
    case .closure(var closure):
      for (name, value) in caller.variables where closure.scope.variables[name] == nil {
        closure.scope.variables[name] = value
      }
      if closure.scope.receiver == nil { closure.scope.receiver = caller.receiver }
      return self.call(closure, arguments, at: span)
    case .type(let type):
      guard let entry = index.type(type, in: nil) else { return .unknown(Unknown(hint: type)) }
      return instance(of: entry, arguments, at: span)
    case .symbol(let symbol):
      let steps = symbol.steps.filter { $0.arguments == nil }.map(\.name)
      let path = ([symbol.root].compactMap { $0 } + steps).joined(separator: ".")
      return scriptCallOutside(path, arguments, span)
    case .unknown(let unknown):
      let isNamed = !name.isEmpty && unknown.hint.hasSuffix(name)
      if isNamed, let value = toolkit.call(name, on: nil, arguments, self) { return value }
      if let value = wrapped(arguments) { return value }
      return .unknown(Unknown(hint: resultHint(unknown.hint.isEmpty ? name : unknown.hint, arguments)))
    case .native:
      return toolkit.call("callAsFunction", on: value, arguments, self) ?? .unknown(Unknown(hint: name))
    case .none: return .none
    case .boolean, .number, .text, .list, .dictionary, .tuple, .range, .object, .view, .keyPath:
      return .unknown(Unknown(hint: name))
    }
  }

  private func instance(of entry: TypeEntry, _ arguments: Arguments, at span: SourceSpan) -> Value {
    let object = ObjectValue(type: entry.name, fields: [:], span: span)
    guard let initializer = entry.initializers.first else { return .object(object) }
    return .object(constructed(object, by: initializer, arguments))
  }

  /// Functions can be called above the line that declares them.
  func hoist(_ statements: [Statement], _ scope: inout Scope) {
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind,
        case .function(let function) = declaration.kind
      else { continue }
      scope.variables[function.name] = .closure(
        ClosureValue(
          parameters: function.parameters, body: function.body ?? [], scope: scope, name: function.name))
    }
  }

  // MARK: Methods

  private func scriptCall(
    _ name: String, of base: Expression, _ call: Call, _ span: SourceSpan, _ scope: inout Scope
  ) -> Value {
    if case .name("super") = base.kind { return .none }
    let arguments = scriptArguments(call.arguments, &scope)
    if let value = changed(base, by: name, arguments, &scope) { return value }
    if case .name(let root) = base.kind, let value = libraryCall(root, name, arguments, span, scope) {
      return value
    }
    let owner = evaluate(base, &scope)
    return scriptCall(name, of: owner, arguments, at: span)
  }

  /// `Object.keys(…)`, `StyleSheet.create(…)`: a function of a name that the project does not define.
  private func libraryCall(
    _ root: String, _ name: String, _ arguments: Arguments, _ span: SourceSpan, _ scope: Scope
  ) -> Value? {
    guard scope.variables[root] == nil else { return nil }
    var external = root
    switch index.modules.binding(root, in: span.file.path) {
    case .imported(.external(let module), let original)?:
      external = Self.externalName(original, from: module, local: root)
      if original == "*", let value = toolkit.call(name, on: nil, arguments, self) { return value }
    case .some: return nil
    case nil: break
    }
    return toolkit.call(external + "." + name, on: nil, arguments, self)
      ?? scriptFunction(external + "." + name, arguments)
  }

  func scriptCall(_ name: String, of owner: Value, _ arguments: Arguments, at span: SourceSpan) -> Value {
    switch owner {
    case .none: return .none
    case .object(let object):
      if let function = declaredFunctions(name, in: object.type).first(where: { !$0.isStatic }) {
        let scope = Scope(receiver: object, type: object.type)
        return call(closure(of: function, scope), arguments, at: span)
      }
    case .type(let type):
      if let function = declaredFunctions(name, in: type).first(where: \.isStatic) {
        return call(closure(of: function, Scope(type: type)), arguments, at: span)
      }
    case .symbol(let symbol):
      let isPlain = symbol.steps.allSatisfy { $0.arguments == nil }
      let path = ([symbol.root].compactMap { $0 } + symbol.steps.map(\.name) + [name])
      if isPlain, let value = toolkit.call(path.joined(separator: "."), on: nil, arguments, self) {
        return value
      }
    default: break
    }
    if let value = boundCall(name, of: owner, arguments, at: span) { return value }
    if let value = toolkit.call(name, on: owner, arguments, self) { return value }
    if let value = scriptMethod(name, of: owner, arguments) { return value }
    let held = member(name, of: owner, at: nil)
    switch held {
    case .closure, .native, .type: return invoke(held, arguments, named: name, at: span, Scope())
    default: break
    }
    if case .symbol(let symbol) = owner {
      return .symbol(
        Symbol(root: symbol.root, steps: symbol.steps + [.init(name: name, arguments: arguments, span: span)],
          span: span))
    }
    guard case .unknown(let unknown) = owner else { return .unknown(Unknown(hint: name)) }
    return .unknown(Unknown(hint: unknown.hint.isEmpty ? name : unknown.hint))
  }

  /// `f.bind(x)`, `f.call(x, a)`, `f.apply(x, list)`.
  private func boundCall(_ name: String, of owner: Value, _ arguments: Arguments, at span: SourceSpan) -> Value? {
    guard case .closure = owner else { return nil }
    switch name {
    case "bind": return owner
    case "call":
      return invoke(owner, Arguments(Array(arguments.all.dropFirst())), named: "", at: span, Scope())
    case "apply":
      guard arguments.all.count > 1 else { return invoke(owner, Arguments(), named: "", at: span, Scope()) }
      let values = elements(of: arguments.all[1].value).map {
        EvaluatedArgument(label: nil, value: $0, span: span)
      }
      return invoke(owner, Arguments(values), named: "", at: span, Scope())
    default: return nil
    }
  }

  /// `rows.push(<Row />)` changes the list that a name stands for.
  private func changed(_ base: Expression, by name: String, _ arguments: Arguments, _ scope: inout Scope) -> Value? {
    guard name == "push" || name == "unshift", case .name(let list) = base.kind,
      case .list(let values)? = scope.variables[list]
    else { return nil }
    let added = arguments.all.map(\.value)
    scope.variables[list] = .list(name == "push" ? values + added : added + values)
    return .number(Double(values.count + added.count))
  }
}
