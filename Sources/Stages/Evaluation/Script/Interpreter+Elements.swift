import ComponentModel
import SourceText
import SyntaxModel

/// Elements: `<Card title="a">…</Card>`.
extension Interpreter {
  /// Whether a call is written as an element.
  static func isElement(_ span: SourceSpan) -> Bool {
    let start = span.range.lowerBound
    return span.file.bytes.indices.contains(start) && span.file.bytes[start] == UInt8(ascii: "<")
  }

  func element(_ call: Call, _ span: SourceSpan, _ scope: inout Scope) -> Value {
    let arguments = evaluate(call.arguments, &scope)
    switch call.callee.kind {
    case .name(let name): return element(named: name, arguments, span, scope)
    case .member(let base?, let name): return element(name, of: base, arguments, span, &scope)
    default: return element(evaluate(call.callee, &scope), "", arguments, span)
    }
  }

  private func element(named name: String, _ arguments: Arguments, _ span: SourceSpan, _ scope: Scope)
    -> Value
  {
    if name.isEmpty || name == "Fragment" { return fragment(arguments) }
    if let value = scope.variables[name] { return element(value, name, arguments, span) }
    let path = span.file.path
    guard let binding = index.modules.binding(name, in: path) else {
      return component(toolkit.component(name, from: "") ?? name, arguments, span)
    }
    if case .imported(.external(let module), let original) = binding {
      let external = Self.externalName(original, from: module, local: name)
      if external == "Fragment" { return fragment(arguments) }
      return component(toolkit.component(external, from: module) ?? external, arguments, span)
    }
    return element(moduleValue(name, in: path) ?? .none, name, arguments, span)
  }

  private func element(
    _ name: String, of base: Expression, _ arguments: Arguments, _ span: SourceSpan, _ scope: inout Scope
  ) -> Value {
    if name == "Fragment" { return fragment(arguments) }
    if case .name(let root) = base.kind, scope.variables[root] == nil,
      case .imported(.external(let module), let original)? = index.modules.binding(root, in: span.file.path)
    {
      let external = Self.externalName(original, from: module, local: root)
      let namespace = toolkit.component(name, from: module)
      let key = toolkit.component(external + "." + name, from: module)
      return component(key ?? (original == "*" ? namespace : nil) ?? external + "." + name, arguments, span)
    }
    let owner = evaluate(base, &scope)
    if case .symbol(let symbol) = owner, symbol.steps.isEmpty, let root = symbol.root {
      return component(root + "." + name, arguments, span)
    }
    let held = member(name, of: owner, at: nil)
    if case .unknown = held, case .unknown(let unknown) = owner, !unknown.hint.isEmpty {
      return component(unknown.hint + "." + name, arguments, span)
    }
    return element(held, name, arguments, span)
  }

  private func fragment(_ arguments: Arguments) -> Value {
    .view(.group(arguments.all.filter { $0.label == nil }.map(\.value)))
  }

  private func component(_ name: String, _ arguments: Arguments, _ span: SourceSpan) -> Value {
    .view(.component(ComponentCall(name: name, arguments: arguments, span: span)))
  }

  /// An element of a value: of a function, a class, something of a library.
  private func element(_ value: Value, _ name: String, _ arguments: Arguments, _ span: SourceSpan) -> Value {
    switch value {
    case .closure(var closure):
      if closure.name.isEmpty { closure.name = name }
      let props = EvaluatedArgument(
        label: nil, value: props(arguments, defaults: defaultProps(of: name, closure.body.first?.span)),
        span: span)
      return .view(.function(FunctionCall(closure: closure, arguments: Arguments([props]), span: span)))
    case .type(let type):
      let props = props(arguments, defaults: staticMember("defaultProps", of: type))
      return .view(.project(ObjectValue(type: type, fields: ["props": props], span: span), span))
    case .symbol(let symbol):
      let steps = symbol.steps.filter { $0.arguments == nil }.map(\.name)
      let name = ([symbol.root].compactMap { $0 } + steps).joined(separator: ".")
      return component(symbol.library.flatMap { toolkit.component(name, from: $0) } ?? name, arguments, span)
    case .native:
      let subject = EvaluatedArgument(label: "", value: value, span: span)
      return component("styled", Arguments([subject] + arguments.all), span)
    case .unknown, .none, .boolean, .number, .text, .list, .dictionary, .tuple, .range, .object, .view,
      .keyPath:
      return component(name, arguments, span)
    }
  }

  /// `Card.defaultProps = …` in the file that declares the function.
  private func defaultProps(of name: String, _ span: SourceSpan?) -> Value? {
    guard let path = span?.file.path, let module = index.modules.modules[path] else { return nil }
    guard let found = module.assignments.last(where: { $0.path == [name, "defaultProps"] }) else { return nil }
    var scope = Scope()
    return evaluate(found.value, &scope)
  }

  /// The attributes of an element as the object that a component is given.
  func props(_ arguments: Arguments, defaults: Value? = nil) -> Value {
    var entries: [KeyedValue] = []
    if case .dictionary(let given)? = defaults { entries = given }
    var children: [Value] = []
    for argument in arguments.all {
      switch argument.label {
      case "..."?: spread(argument.value, into: &entries)
      case let label?:
        merge(
          [KeyedValue(key: .text(TextValue(label)), value: argument.value, span: argument.span)],
          into: &entries)
      case nil: children.append(argument.value)
      }
    }
    if let first = children.first {
      let value = children.count == 1 ? first : .list(children)
      merge([KeyedValue(key: .text(TextValue("children")), value: value)], into: &entries)
    }
    return .dictionary(entries)
  }

  /// Puts the entries of a value into an object; of one that is not known, that there may be more.
  func spread(_ value: Value, into entries: inout [KeyedValue]) {
    switch value {
    case .dictionary(let inner): merge(inner, into: &entries)
    case .unknown: entries.append(KeyedValue(key: .none, value: value))
    case .symbol(let symbol):
      let name = ([symbol.root].compactMap { $0 } + symbol.steps.map(\.name)).joined(separator: ".")
      entries.append(KeyedValue(key: .none, value: .unknown(Unknown(hint: name))))
    case .object(let object):
      for (name, field) in object.fields.sorted(by: { $0.key < $1.key }) {
        merge([KeyedValue(key: .text(TextValue(name)), value: field)], into: &entries)
      }
    default: break
    }
  }
}
