import ComponentModel
import ScreenModel
import SourceText
import SyntaxModel

extension Interpreter {
  func build(_ value: Value) -> [ScreenNode] {
    switch value {
    case .view(let view): build(view)
    case .closure(let closure): build(call(closure, with: []))
    case .list(let values): values.flatMap { build($0) }
    case .symbol(let symbol): buildSymbol(symbol)
    case .object(let object): buildObject(object)
    case .unknown(let unknown): buildUnknown(unknown)
    case .none, .boolean, .number, .text, .dictionary, .tuple, .range, .type, .keyPath, .native: []
    }
  }

  private func build(_ view: ViewValue) -> [ScreenNode] {
    switch view {
    case .component(let call): buildComponent(call)
    case .project(let object, let span): buildProject(object, at: span)
    case .group(let values): values.flatMap { build($0) }
    case .modified(let base, let call): buildModified(base, call)
    case .function(let call): buildFunction(call)
    }
  }

  private func buildFunction(_ call: FunctionCall) -> [ScreenNode] {
    let name = call.closure.name
    guard building.filter({ $0 == name }).count <= Self.maximumNesting else {
      note(Unresolved(kind: .limit, name: name + " contains itself", span: call.span))
      return [ScreenNode(.opaque, name: name, span: call.span)]
    }
    building.append(name)
    let outer = currentFunction
    currentFunction = name
    defer {
      building.removeLast()
      currentFunction = outer
    }
    let nodes = descend(at: call.span, otherwise: []) {
      build(self.call(call.closure, call.arguments, at: call.span))
    }
    return nodes.enumerated().map { number, node in
      var traits = NodeTraits()
      // Several nodes are one component all the same.
      traits.component = number == 0 ? name : nil
      return ScreenNode(
        toolkit.componentLaw, name: name, span: call.span, children: [node], traits: traits)
    }
  }

  private func buildComponent(_ call: ComponentCall) -> [ScreenNode] {
    descend(at: call.span, otherwise: []) {
      let name = toolkit.components[call.name] == nil ? toolkit.component(call.name, from: "") : nil
      guard let component = toolkit.components[name ?? call.name] else {
        note(Unresolved(kind: .component, name: call.name, span: call.span))
        let content = toolkit.content(ofUnknown: call, self)
        return content.isEmpty ? [ScreenNode(.opaque, name: call.name, span: call.span)] : content
      }
      return component.build(call, self)
    }
  }

  private func buildModified(_ base: Value, _ call: ModifierCall) -> [ScreenNode] {
    descend(at: call.span, otherwise: []) {
      if call.name == "modifier", case .object(let object)? = call.arguments.first {
        return buildModifier(object, base, at: call.span)
      }
      // Outside every component stands only a preview's own code.
      if building.isEmpty, toolkit.pinsTextSize(call) { return build(base) }
      guard let modifier = toolkit.modifiers[call.name] else {
        note(Unresolved(kind: .modifier, name: "." + call.name, span: call.span))
        return build(base)
      }
      return modifier.apply(call, self) { build(base) }
    }
  }

  /// A modifier of the project's own: its body with the modified view as content.
  private func buildModifier(_ object: ObjectValue, _ base: Value, at span: SourceSpan) -> [ScreenNode] {
    guard let function = declaredFunctions("body", in: object.type).first else {
      note(Unresolved(kind: .modifier, name: object.type, span: span))
      return build(base)
    }
    // One that is applied to its own content without end.
    guard building.filter({ $0 == object.type }).count <= Self.maximumModifierNesting else {
      note(Unresolved(kind: .limit, name: object.type + " contains itself", span: span))
      return build(base)
    }
    building.append(object.type)
    defer { building.removeLast() }
    let content = EvaluatedArgument(label: "content", value: base, span: span)
    let scope = Scope(receiver: object, type: object.type)
    return build(call(closure(of: function, scope), Arguments([content]), at: span))
  }

  private func buildObject(_ object: ObjectValue) -> [ScreenNode] {
    guard let entry = index.type(object.type, in: nil), let declaration = entry.declaration,
      isComponent(entry, declaration)
    else { return [] }
    return buildProject(object, at: object.span ?? entry.span)
  }

  private func buildProject(_ object: ObjectValue, at span: SourceSpan) -> [ScreenNode] {
    guard building.filter({ $0 == object.type }).count <= Self.maximumNesting else {
      note(Unresolved(kind: .limit, name: object.type + " contains itself", span: span))
      return [ScreenNode(.opaque, name: object.type, span: span)]
    }
    building.append(object.type)
    defer { building.removeLast() }
    return descend(at: span, otherwise: []) {
      guard let body = dartContent(object) ?? (isScript ? rendered(object) : property("body", of: object))
      else {
        if let nodes = buildByProtocol(object, at: span) { return nodes }
        note(Unresolved(kind: .component, name: object.type, span: span))
        return [ScreenNode(.opaque, name: object.type, span: span)]
      }
      return build(body).map { node in
        var traits = NodeTraits()
        traits.component = object.type
        traits.layoutPriority = node.traits.layoutPriority
        return ScreenNode(
          toolkit.componentLaw, name: Self.lastName(object.type), span: span, children: [node],
          traits: traits)
      }
    }
  }

  /// A component without a body, as the toolkit knows what it conforms to (a shape, a layout).
  private func buildByProtocol(_ object: ObjectValue, at span: SourceSpan) -> [ScreenNode]? {
    for name in index.type(object.type, in: nil)?.inherits ?? [] {
      guard let component = toolkit.components[name] else { continue }
      return component.build(ComponentCall(name: name, arguments: Arguments(), span: span), self)
    }
    return nil
  }

  /// A component of another library, or a colour used as a view, with what was called on it.
  private func buildSymbol(_ symbol: Symbol) -> [ScreenNode] {
    guard let root = symbol.root else {
      guard let first = symbol.steps.first, let span = symbol.span else { return [] }
      if let value = projectMember(symbol, of: "View") { return build(value) }
      note(Unresolved(kind: .value, name: "." + first.name, span: span))
      return []
    }
    guard let span = symbol.span ?? symbol.steps.first?.span else { return [] }
    if let call = foreignCall(symbol, span) { return build(.view(.component(call))) }
    var steps = symbol.steps[...]
    var arguments = Arguments()
    if let first = steps.first, first.name == "init" {
      arguments = first.arguments ?? Arguments()
      steps = steps.dropFirst()
    } else if let first = steps.first {
      let value = Value.symbol(Symbol(root: root, steps: [first], span: span))
      arguments = Arguments([EvaluatedArgument(label: nil, value: value, span: span)])
      steps = steps.dropFirst()
    }
    var value = Value.view(.component(ComponentCall(name: root, arguments: arguments, span: span)))
    for step in steps {
      let call = ModifierCall(
        name: step.name, arguments: step.arguments ?? Arguments(), span: step.span ?? span)
      value = .view(.modified(value, call))
    }
    return build(value)
  }

  /// Content that a component takes from outside and that nobody gave: a sample text.
  private func buildUnknown(_ unknown: Unknown) -> [ScreenNode] {
    guard let type = unknown.type, let text = toolkit.components["Text"] else { return [] }
    if type.name != "Text", let own = toolkit.components[type.name] {
      let nodes = own.build(ComponentCall(name: type.name, arguments: Arguments(), span: type.span), self)
      if !nodes.isEmpty { return nodes }
    }
    let isContent = type.name == "->" || index.type(type.name, in: currentType) == nil
    let isPlain = ["String", "Int", "Double", "Bool", "Optional", "Array", "Date", "URL"].contains(type.name)
    guard isContent, !isPlain else { return [] }
    // A slot of Kotlin's that nobody fills is empty where it is called, and so where it is handed on.
    guard language != .kotlin || type.name != "->" else { return [] }
    let sample = Unknown(hint: unknown.hint == "label" ? "label" : "message")
    let argument = EvaluatedArgument(label: nil, value: .unknown(sample), span: type.span)
    let call = ComponentCall(name: "Text", arguments: Arguments([argument]), span: type.span)
    return text.build(call, self)
  }
}
