import ComponentModel
import SourceText
import SyntaxModel

/// Members and parts of values of TypeScript and JavaScript.
extension Interpreter {
  /// A member as the language itself knows it; nil for what is left to types and the toolkit.
  func scriptMember(_ name: String, of value: Value) -> Value? {
    switch value {
    case .dictionary(let entries): return entry(name, in: entries)
    case .list(let values):
      switch name {
      case "length": return .number(Double(values.count))
      case "first": return values.first ?? Value.none
      default: return nil
      }
    case .text(let text):
      guard name == "length" else { return nil }
      return text.origin == .sample
        ? .unknown(Unknown(hint: "length", likely: .number(Double(text.string.count))))
        : .number(Double(text.string.count))
    case .native(let native):
      guard let module = native as? ModuleValue else { return nil }
      return exportedValue(name, of: module.path) ?? .unknown(Unknown(hint: name))
    case .object(let object) where name == "state":
      return property(name, of: object).map(softened)
    case .object(let object) where name == "props":
      return object.fields[name] ?? .unknown(Unknown(hint: ""))
    case .closure(let closure): return assigned(name, to: closure) ?? Value.none
    case .unknown(let unknown):
      switch name {
      case "length":
        return .unknown(Unknown(hint: unknown.hint + ".length", likely: .number(Double(Self.sampleElements))))
      case "first": return element(of: unknown)
      default: return nil
      }
    case .none: return Value.none
    case .boolean, .number, .tuple, .range, .symbol, .object, .type, .view, .keyPath: return nil
    }
  }

  /// The value of a key; an object that another was spread into, which is not known, may hold it.
  private func entry(_ name: String, in entries: [KeyedValue]) -> Value {
    for entry in entries.reversed() {
      switch entry.key {
      case .text(let text) where text.string == name: return entry.value
      case .number(let number) where Int(exactly: number).map({ "\($0)" }) == name: return entry.value
      default: continue
      }
    }
    for entry in entries {
      if case .none = entry.key { return member(name, of: entry.value, at: nil) }
    }
    return .none
  }

  /// `Card.Header = …` in the file that declares the function.
  private func assigned(_ name: String, to closure: ClosureValue) -> Value? {
    guard let path = closure.body.first?.span.file.path, let module = index.modules.modules[path],
      let found = module.assignments.last(where: { $0.path == [closure.name, name] })
    else { return nil }
    return cycleGuarded("assigned.\(path).\(closure.name).\(name)", hint: name) {
      var scope = Scope()
      return evaluate(found.value, &scope)
    }
  }

  /// What a component's state holds at first, as it may change.
  private func softened(_ state: Value) -> Value {
    guard case .dictionary(let entries) = state else { return state }
    return .dictionary(
      entries.map { entry in
        var copy = entry
        let hint = if case .text(let text) = entry.key { text.string } else { "" }
        switch entry.value {
        case .boolean(let flag): copy.value = .unknown(Unknown(hint: hint, likely: .boolean(flag)))
        case .none: copy.value = .unknown(Unknown(hint: hint, likely: Unknown.Likely.none))
        case .text(let text) where text.string.isEmpty: copy.value = .unknown(Unknown(hint: hint))
        case .list(let values) where values.isEmpty: copy.value = .unknown(Unknown(hint: hint))
        default: break
        }
        return copy
      })
  }

  func scriptSubscripted(_ base: Value, _ arguments: Arguments) -> Value {
    guard let key = arguments.all.first?.value else { return .unknown(Unknown(hint: "")) }
    switch (base, key) {
    case (_, .text(let text)) where text.origin != .sample: return member(text.string, of: base, at: nil)
    case (.list(let values), .number(let number)):
      guard let position = Int(exactly: number), values.indices.contains(position) else { return .none }
      return values[position]
    case (.dictionary(let entries), .number(let number)):
      return Int(exactly: number).map { entry("\($0)", in: entries) } ?? .none
    // Of a table that is asked for something unknown, the first entry stands for all.
    case (.dictionary(let entries), _): return entries.first?.value ?? .unknown(Unknown(hint: ""))
    case (.list(let values), _): return values.first ?? .unknown(Unknown(hint: ""))
    case (.unknown(let unknown), _): return element(of: unknown)
    case (.text(let text), .number(let number)):
      guard let position = Int(exactly: number), 0 <= position, position < text.string.count else { return .none }
      return .text(TextValue(String(Array(text.string)[position]), origin: text.origin))
    default: return .unknown(Unknown(hint: ""))
    }
  }

  // MARK: Taking apart

  /// `{ label, size = 3, ...rest }` and `[first, , second]`.
  func takeApart(_ elements: [PatternElement], _ value: Value, _ scope: inout Scope) {
    var taken: Set<String> = []
    for (position, element) in elements.enumerated() {
      let name = Self.onlyName(in: element.pattern)
      var part: Value
      if element.label == "..." {
        part = rest(of: value, after: position, without: taken)
      } else if let label = element.label {
        taken.insert(label)
        part = member(label, of: value, at: nil)
      } else {
        part = self.part(position, name, of: value)
      }
      if let fallback = element.fallback { part = self.part(part, or: fallback, &scope) }
      _ = match(element.pattern, named(part, name ?? element.label ?? ""), &scope)
    }
  }

  private static func onlyName(in pattern: Pattern) -> String? {
    if case .name(let name) = pattern { name } else { nil }
  }

  private func part(_ position: Int, _ name: String?, of value: Value) -> Value {
    switch value {
    case .list(let values): position < values.count ? values[position] : .none
    case .tuple(let values): position < values.count ? values[position].value : .none
    case .native, .dictionary: name.map { member($0, of: value, at: nil) } ?? .none
    case .none: .none
    case .unknown(let unknown):
      unknown.type?.name == "Array" ? element(of: unknown) : .unknown(Unknown(hint: name ?? unknown.hint))
    default: .unknown(Unknown(hint: name ?? ""))
    }
  }

  private func rest(of value: Value, after position: Int, without taken: Set<String>) -> Value {
    switch value {
    case .list(let values): return .list(Array(values.dropFirst(position)))
    case .dictionary(let entries):
      return .dictionary(
        entries.filter { entry in
          if case .text(let text) = entry.key { return !taken.contains(text.string) }
          return true
        })
    default: return value
    }
  }

  /// A part, or what stands in its place where there is none or where nobody gave it.
  private func part(_ part: Value, or fallback: Expression, _ scope: inout Scope) -> Value {
    switch part {
    case .none: return evaluate(fallback, &scope)
    case .unknown(let unknown):
      let value = evaluate(fallback, &scope)
      switch value {
      case .boolean(let flag):
        return .unknown(Unknown(hint: unknown.hint, type: unknown.type, likely: .boolean(flag)))
      case .text(let text) where text.string.isEmpty: return part
      case .none, .unknown: return part
      case .list(let values) where values.isEmpty: return part
      default: return value
      }
    default: return part
    }
  }

  // MARK: Classes

  /// What a class component's `render` gives; nil when it has none.
  func rendered(_ object: ObjectValue) -> Value? {
    guard isScript, let function = declaredFunctions("render", in: object.type).first else { return nil }
    var object = object
    if let initializer = index.type(object.type, in: nil)?.initializers.first {
      let props = object.fields["props"] ?? .unknown(Unknown(hint: ""))
      let given = EvaluatedArgument(label: nil, value: props, span: initializer.span)
      object = constructed(object, by: initializer, Arguments([given]))
    }
    let scope = Scope(receiver: object, type: object.type)
    return call(closure(of: function, scope), Arguments(), at: function.span)
  }
}
