import ComponentModel
import ScreenModel
import SourceText
import SyntaxModel

extension Interpreter {
  func evaluate(_ expression: Expression, _ scope: inout Scope) -> Value {
    guard enter(at: expression.span) else { return .unknown(Unknown(hint: "")) }
    defer { leave() }
    return evaluateDirectly(expression, &scope)
  }

  private func evaluateDirectly(_ expression: Expression, _ scope: inout Scope) -> Value {
    switch expression.kind {
    case .number(let number): .number(number)
    case .boolean(let flag): .boolean(flag)
    case .none: .none
    case .string(let parts): .text(text(of: parts, at: expression.span, &scope))
    case .name(let name):
      isScript
        ? scriptValue(named: name, scope, at: expression.span)
        : value(named: name, scope, at: expression.span)
    case .member(let base, let name): member(name, of: base, expression.span, &scope)
    case .call(let call):
      isScript
        ? scriptCall(call, expression.span, &scope) : self.call(call, expression.span, &scope)
    case .subscripted(let base, let arguments):
      isScript
        ? scriptSubscripted(evaluate(base, &scope), evaluate(arguments, &scope))
        : subscripted(evaluate(base, &scope), evaluate(arguments, &scope))
    case .closure(let closure):
      .closure(ClosureValue(parameters: closure.parameters, body: closure.body, scope: scope))
    case .prefix(let operation, let operand):
      prefix(operation, operand, &scope)
    case .postfix(let operation, let operand):
      binary(operation, evaluate(operand, &scope), .none)
    case .binary(let operation, let left, let right):
      binary(operation, left, right, &scope)
    case .ternary(let condition, let then, let otherwise):
      holds(condition, &scope) ? evaluate(then, &scope) : evaluate(otherwise, &scope)
    case .array(let elements): list(of: elements, &scope)
    case .dictionary(let entries): dictionary(of: entries, &scope)
    case .tuple(let arguments): tuple(arguments, &scope)
    case .keyPath(let names): .keyPath(names)
    case .cast(let operand, let operation, let type): cast(operand, operation, type, &scope)
    case .statement(let statement): execute([statement], &scope).value
    case .type(let type): self.type(named: type.name, scope, from: type.span)
    case .unknown(let kind): unknownSyntax(kind, expression.span)
    }
  }

  private func unknownSyntax(_ kind: String, _ span: SourceSpan) -> Value {
    note(Unresolved(kind: .syntax, name: kind, span: span))
    return .unknown(Unknown(hint: ""))
  }

  func evaluate(_ arguments: [Argument], _ scope: inout Scope) -> Arguments {
    var result: [EvaluatedArgument] = []
    for argument in arguments {
      result.append(
        EvaluatedArgument(
          label: argument.label, value: evaluate(argument.value, &scope),
          isTrailing: argument.isTrailing, span: argument.span))
    }
    return Arguments(result)
  }

  private func list(of elements: [Expression], _ scope: inout Scope) -> Value {
    var values: [Value] = []
    for element in elements {
      switch element.kind {
      case .prefix("...", let spread): values += self.elements(of: evaluate(spread, &scope))
      case .prefix("?", let optional):
        let value = evaluate(optional, &scope)
        if case .none = value { continue }
        values.append(value)
      // A condition or a loop among the elements gives any number of them.
      case .statement(let statement): values += execute([statement], &scope).collected
      default: values.append(evaluate(element, &scope))
      }
    }
    return .list(values)
  }

  /// A later entry replaces an earlier one of the same key; a spread puts in all of another's.
  private func dictionary(of entries: [DictionaryEntry], _ scope: inout Scope) -> Value {
    var result: [KeyedValue] = []
    for entry in entries {
      if let key = entry.key {
        let value = evaluate(entry.value, &scope)
        let span = SourceSpan(
          file: key.span.file,
          range: key.span.range.lowerBound..<max(
            key.span.range.lowerBound, entry.value.span.range.upperBound))
        merge([KeyedValue(key: evaluate(key, &scope), value: value, span: span)], into: &result)
        continue
      }
      let value: Value
      switch entry.value.kind {
      case .prefix("...", let spread): value = evaluate(spread, &scope)
      case .statement(let statement):
        for case .dictionary(let inner) in execute([statement], &scope).collected {
          merge(inner, into: &result)
        }
        continue
      default: value = evaluate(entry.value, &scope)
      }
      if isScript {
        spread(value, into: &result)
      } else if case .dictionary(let inner) = value {
        merge(inner, into: &result)
      }
    }
    return .dictionary(result)
  }

  func merge(_ entries: [KeyedValue], into result: inout [KeyedValue]) {
    for entry in entries {
      let key = Self.plainKey(entry.key)
      if key != nil, let position = result.firstIndex(where: { Self.plainKey($0.key) == key }) {
        result[position] = entry
      } else {
        result.append(entry)
      }
    }
  }

  private static func plainKey(_ value: Value) -> String? {
    if case .text(let text) = value { text.string } else { nil }
  }

  private func tuple(_ arguments: [Argument], _ scope: inout Scope) -> Value {
    var values: [LabelledValue] = []
    for argument in arguments {
      values.append(LabelledValue(label: argument.label, value: evaluate(argument.value, &scope)))
    }
    guard values.count == 1, values[0].label == nil else { return .tuple(values) }
    return values[0].value
  }

  /// Joins the parts of a literal and keeps the key that a catalogue would know it by.
  private func text(of parts: [StringPart], at span: SourceSpan, _ scope: inout Scope) -> TextValue {
    var string = ""
    var key = ""
    var origin: ContentOrigin = index.previewRanges.contains(span) ? .preview : .literal
    var shown: [String] = []
    var hint = ""
    var isAfterSample = false
    for part in parts {
      switch part {
      case .text(let text):
        string = Self.spliced(string, text, isMadeUp: isAfterSample)
        isAfterSample = false
        key += text.utf8.contains(UInt8(ascii: "%")) ? text.replacing("%", with: "%%") : text
      case .interpolation(let arguments):
        guard let argument = arguments.first else { continue }
        let value = evaluate(argument.value, &scope)
        let text = displayedText(of: value) ?? TextValue("")
        isAfterSample = text.origin == .sample
        string = Self.spliced(string, text.string, isMadeUp: isAfterSample)
        shown.append(text.string)
        origin = max(origin, text.origin)
        key += Self.placeholder(for: value)
        if hint.isEmpty { hint = text.hint }
      }
    }
    let plainKey = shown.isEmpty ? string : key
    return TextValue(string, origin: origin, key: plainKey, interpolations: shown, hint: hint)
  }

  private static func placeholder(for value: Value) -> String {
    switch value {
    case .number(let number): Int(exactly: number) == nil ? "%lf" : "%lld"
    case .unknown(let unknown):
      switch unknown.type?.name {
      case "Int", "UInt", "Int64": "%lld"
      case "Double", "CGFloat", "Float": "%lf"
      default: "%@"
      }
    default: "%@"
    }
  }

  // MARK: Names

  func value(named name: String, _ scope: Scope, at span: SourceSpan? = nil) -> Value {
    if let value = scope.variables[name] { return value }
    if let bare = Self.withoutWrapperMark(name), let value = scope.variables[bare] { return value }
    if name == "self" || name == "this" {
      return scope.receiver.map(Value.object) ?? scope.type.map(Value.type) ?? .none
    }
    if let receiver = scope.receiver,
      let value = property(name, of: receiver) ?? enumMember(name, of: receiver)
    {
      return value
    }
    if let type = scope.type, let value = staticMember(name, of: type) { return value }
    // In an extension of a type, its members are names.
    if let this = scope.variables["this"], let value = memberOfReceiver(name, this) { return value }
    if language == .kotlin, let imported = index.renamed(name, at: span) { return value(of: imported) }
    if let property = index.global(name, from: span) {
      return initialValue(of: property, key: "global.\(property.span.file.path).\(name)")
    }
    if let function = visibleFunctions(name, from: span).first { return closure(of: function, Scope()) }
    if let entry = index.type(name, in: scope.type, from: span) {
      let isOurs = span.map { !index.meansPlatform(name, at: $0, rather: entry) } ?? true
      if language != .kotlin || isOurs { return type(named: name, scope, from: span) }
    }
    if let value = toolkit.global(name, self) { return value }
    guard name.first?.isUppercase == true else { return .unknown(Unknown(hint: name)) }
    let library = language == .kotlin ? index.platformImport(name, at: span) : nil
    return .symbol(Symbol(root: name, steps: [], library: library))
  }

  /// What a file imports under another name, as a value.
  private func value(of imported: RenamedImport) -> Value {
    guard imported.isPlatform else { return value(named: imported.name, Scope()) }
    return toolkit.global(imported.name, self)
      ?? .symbol(Symbol(root: imported.name, steps: [], library: imported.module))
  }

  /// `$name` and `_name` stand for the wrapper around `name`.
  static func withoutWrapperMark(_ name: String) -> String? {
    guard name.count > 1, name.hasPrefix("$") || name.hasPrefix("_") else { return nil }
    return String(name.dropFirst())
  }

  func type(named name: String, _ scope: Scope, from span: SourceSpan? = nil) -> Value {
    if name == "Self", let type = scope.type { return .type(type) }
    // A type that the project only extends is kept as written, for the toolkit to interpret.
    if let entry = index.type(name, in: scope.type ?? currentType, from: span), entry.declaration != nil {
      return .type(entry.name)
    }
    return .symbol(Symbol(root: name, steps: []))
  }

  private func cast(
    _ operand: Expression, _ operation: String, _ type: TypeReference, _ scope: inout Scope
  ) -> Value {
    let value = evaluate(operand, &scope)
    if operation == "is" {
      return isInstance(value, of: type).map { .boolean($0) } ?? .unknown(Unknown(hint: "is" + type.name))
    }
    guard case .unknown(let unknown) = value else { return value }
    return materialized(type, hint: unknown.hint)
  }
}
