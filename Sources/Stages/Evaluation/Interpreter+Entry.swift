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
}
