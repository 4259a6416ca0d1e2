import ComponentModel
import ScreenModel
import SourceText

/// How often one project constant may lead to another before the search ends.
let longestChainOfConstants = 8

extension BuildContext {
  /// A value as it was written: `Color("brand").opacity(0.5)` is a symbol with two steps, even
  /// where evaluation took it for a view with a modifier.
  func symbol(from value: Value) -> Symbol? {
    switch value {
    case .symbol(let symbol): return symbol
    case .type(let name): return Symbol(root: name, steps: [])
    case .view(.component(let call)):
      return Symbol(
        root: call.name, steps: [Symbol.Step(name: "init", arguments: call.arguments)],
        span: call.span)
    case .view(.modified(let base, let call)):
      guard var symbol = symbol(from: base) else { return nil }
      symbol.steps.append(
        Symbol.Step(name: call.name, arguments: call.arguments, span: call.span))
      return symbol
    default: return nil
    }
  }

  /// What a symbol means where one of these types' extensions in the project defines its first step.
  func projectConstant(_ symbol: Symbol, of types: String...) -> Value? {
    guard let first = symbol.steps.first, first.name != "init" else { return nil }
    for type in types where symbol.root == nil || symbol.root == type {
      if let value = projectMember(symbol, of: type) { return value }
    }
    return nil
  }

  /// Counts an argument that was not understood.
  func noteValue(_ name: String, at span: SourceSpan?) {
    guard let span else { return }
    note(Unresolved(kind: .value, name: name, span: span))
  }
}

extension Symbol {
  /// The same symbol without its first steps.
  func dropping(_ count: Int) -> Symbol {
    Symbol(root: root, steps: Array(steps.dropFirst(count)), span: span)
  }
}

extension Value {
  /// Whether it is `nil` as written.
  var isNone: Bool { if case .none = self { true } else { false } }

  var boolean: Bool? {
    switch self {
    case .boolean(let flag): flag
    case .unknown(let unknown):
      if case .boolean(let flag)? = unknown.likely { flag } else { nil }
    default: nil
    }
  }

  /// A short description for a note.
  var noteName: String {
    switch self {
    case .unknown(let unknown): unknown.hint
    case .symbol(let symbol):
      ([symbol.root].compactMap { $0 } + symbol.steps.map(\.name)).joined(separator: ".")
    case .object(let object): object.type
    case .text(let text): text.string
    default: "value"
    }
  }
}
