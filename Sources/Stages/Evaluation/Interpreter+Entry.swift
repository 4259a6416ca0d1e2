import ComponentModel
import SourceText
import SyntaxModel

/// What is known of a component that nothing in the project makes.
extension Interpreter {
  /// An instance that nobody gave anything: its fields have what the constructor says where nothing is
  /// given. Decisions stay open, so that both ways are looked at.
  func entryObject(of type: String, at span: SourceSpan) -> ObjectValue {
    var object = ObjectValue(type: type, fields: [:], span: span)
    guard language == .dart, let entry = index.types[type] else { return object }
    var scope = Scope(type: type)
    for parameter in entry.initializers.first?.declaration.parameters ?? [] {
      guard parameter.modifiers.contains("this"), let name = parameter.name,
        let fallback = parameter.fallback
      else { continue }
      let value = evaluate(fallback, &scope)
      if Self.saysSomething(value) { object.fields[name] = value }
    }
    return object
  }

  /// A decision and an absent value say only what is usual, a text, a length or a style what is shown.
  private static func saysSomething(_ value: Value) -> Bool {
    switch value {
    case .number, .symbol, .native, .object, .tuple, .list, .dictionary, .range: true
    case .text(let text): !text.string.isEmpty
    case .unknown, .none, .boolean, .closure, .type, .view, .keyPath: false
    }
  }

  // MARK: Functions

  /// What a function component that nobody calls is given in place of its defaults.
  ///
  /// A default is what is usual and not all that is shown: a part that may be missing is shown both with
  /// and without, and a kind that the body asks for is shown as each of the kinds that it names.
  func entryArguments(of function: FunctionEntry) -> Arguments {
    guard language == .kotlin else { return Arguments() }
    let body = Self.text(of: function.declaration.body ?? [])
    return Arguments(
      function.declaration.parameters.compactMap { parameter in
        guard let label = parameter.label, let fallback = parameter.fallback,
          let value = openValue(of: parameter, named: label, fallback, in: body, function.owner)
        else { return nil }
        return EvaluatedArgument(label: label, value: value, span: parameter.span)
      })
  }

  private func openValue(
    of parameter: Parameter, named name: String, _ fallback: Expression, in body: Substring, _ owner: String?
  ) -> Value? {
    switch fallback.kind {
    case .none:
      // What a missing slot would hold is not known at all.
      guard let inner = parameter.type?.arguments.first, inner.name != "->" else { return nil }
      return .unknown(Unknown(hint: name, type: parameter.type, likely: Unknown.Likely.none))
    case .boolean(let flag):
      return .unknown(Unknown(hint: name, type: parameter.type, likely: .boolean(flag)))
    case .member(let base?, _):
      guard case .name(let root) = base.kind, Self.asksFor(name, in: body) else { return nil }
      var scope = Scope(type: owner)
      let usual = evaluate(fallback, &scope)
      let kinds = self.kinds(like: usual, of: root, in: body)
      guard kinds.count > 1 else { return nil }
      return kinds[choose(kinds.count, at: parameter.span, preferring: 0)]
    default: return nil
    }
  }

  private static let maximumKinds = 5

  /// The usual kind, then the others: all of the project's own type, or those that the body names.
  private func kinds(like usual: Value, of root: String, in body: Substring) -> [Value] {
    switch usual {
    case .object(let object):
      guard let entry = index.type(object.type, in: nil), let own = object.enumCase else { return [] }
      let others = entry.cases.filter { $0.name != own }.map { enumValue($0, of: entry) }
      return Array(([usual] + others).prefix(Self.maximumKinds))
    case .symbol(let symbol):
      guard symbol.root == root, symbol.steps.count == 1, let own = symbol.steps.first, own.arguments == nil
      else { return [] }
      let others = Self.names(after: root + ".", in: body).filter { $0 != own.name }
      let symbols = others.map { Value.symbol(Symbol(root: root, steps: [.init(name: $0)])) }
      return Array(([usual] + symbols).prefix(Self.maximumKinds))
    default: return []
    }
  }

  private static func text(of body: [Statement]) -> Substring {
    guard let first = body.first?.span, let last = body.last?.span else { return "" }
    return SourceSpan(
      file: first.file,
      range: first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)
    ).text[...]
  }

  /// Whether a body compares a name with something.
  private static func asksFor(_ name: String, in body: Substring) -> Bool {
    ["\(name) == ", "\(name) != ", " == \(name)", " != \(name)", "when (\(name))", "when(\(name))"]
      .contains { body.contains($0) }
  }

  /// The capitalized names that follow some characters, each once, in their order.
  private static func names(after mark: String, in body: Substring) -> [String] {
    var result: [String] = []
    for part in body.split(separator: mark, omittingEmptySubsequences: false).dropFirst() {
      let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      guard name.first?.isUppercase == true, !result.contains(name) else { continue }
      result.append(name)
    }
    return result
  }

  // MARK: Previews

  /// What a preview is given by the providers that its parameters name.
  func previewArguments(_ parameters: [Parameter]) -> Arguments {
    Arguments(
      parameters.compactMap { parameter in
        guard let label = parameter.label, let value = providedValue(for: parameter) else { return nil }
        return EvaluatedArgument(label: label, value: value, span: parameter.span)
      })
  }

  /// One of the values of a parameter's provider; each is shown.
  private func providedValue(for parameter: Parameter) -> Value? {
    guard let attribute = parameter.attributes.first(where: { $0.name == "PreviewParameter" }),
      let provider = (attribute.arguments.first { $0.label == "provider" } ?? attribute.arguments.first)?.value,
      case .member(let base?, "class") = provider.kind, case .name(let name) = base.kind,
      let entry = index.type(name, in: nil, from: parameter.span)
    else { return nil }
    let object = ObjectValue(type: entry.name, fields: [:], span: parameter.span)
    guard case .list(let values)? = property("values", of: object), !values.isEmpty else { return nil }
    let count = min(values.count, Self.maximumKinds)
    return values[choose(count, at: parameter.span, preferring: 0)]
  }
}
