import ComponentModel
import SourceText
import SyntaxModel

/// Instances of Kotlin's types that the project does not hold: kept as written, with what they were given.
extension Symbol {
  /// What the constructor was given by a name; nil for what is no such instance.
  fileprivate func given(_ name: String) -> Value? {
    guard let step = steps.last, let arguments = step.arguments,
      step.name == "init" || step.name.first?.isUppercase == true
    else { return nil }
    return arguments[name]
  }

  /// Whether it is written as a component of another library is: `Badge(…)`, `Atoms.Badge(…)`.
  var isComponentCall: Bool {
    guard root?.first?.isUppercase == true, let last = steps.last, last.arguments != nil else { return false }
    return steps.allSatisfy { $0.name == "init" || $0.name.first?.isUppercase == true }
  }

  /// Whether something was called on the way to it, so that its members are those of a result.
  fileprivate var isResult: Bool { steps.contains { $0.arguments != nil } }
}

extension Interpreter {
  /// Whether a name means a thing of the platform, though the project may have one of the same name.
  func isOfPlatform(_ symbol: Symbol) -> Bool { language == .kotlin && symbol.library != nil }

  /// A member of a value of another library or module: what its constructor was given, a value that is
  /// not known, or the cases of an enumeration; nil for what is kept as written.
  func foreignMember(_ name: String, of symbol: Symbol) -> Value? {
    guard language == .kotlin else { return nil }
    if let given = symbol.given(name) { return given }
    if symbol.isResult, name.first?.isLowercase == true { return .unknown(Unknown(hint: name)) }
    guard name == "entries", symbol.steps.isEmpty, let root = symbol.root else { return nil }
    return .unknown(Unknown(hint: root.prefix(1).lowercased() + root.dropFirst() + "s"))
  }

  /// `Atoms.Badge(…)` as a call of a component by its whole name; nil for what is written otherwise.
  func foreignCall(_ symbol: Symbol, _ span: SourceSpan) -> ComponentCall? {
    guard language == .kotlin, symbol.isComponentCall, let root = symbol.root, let last = symbol.steps.last,
      last.name != "init", let arguments = last.arguments, toolkit.components[root] == nil
    else { return nil }
    let name = ([root] + symbol.steps.map(\.name)).joined(separator: ".")
    return ComponentCall(name: name, arguments: arguments, span: span)
  }

  /// Whether an instance of a type that the project does not hold is of another type; nil when its
  /// names do not tell.
  ///
  /// Kinds are usually declared inside of what they are kinds of, and an import names the whole way.
  func isInstance(_ symbol: Symbol, of type: TypeReference) -> Bool? {
    guard language == .kotlin, let own = path(of: symbol) else { return nil }
    let asked = path(of: type.name, at: type.span)
    if own == asked { return true }
    // A name without the types around it may stand for the same.
    if asked.count == 1 || own.count == 1 { return asked.last == own.last ? true : nil }
    if own.starts(with: asked) { return true }
    let shared = zip(own, asked).prefix { $0 == $1 }.count
    guard shared > 0, own[shared - 1].first?.isUppercase == true else { return nil }
    return false
  }

  private func path(of symbol: Symbol) -> [String]? {
    guard let root = symbol.root, let span = symbol.span ?? symbol.steps.first?.span else { return nil }
    let steps = symbol.steps.filter { $0.name != "init" }
    guard steps.allSatisfy({ $0.name.first?.isUppercase == true }) else { return nil }
    return path(of: root, at: span) + steps.map(\.name)
  }

  /// A written name with the types and packages that its import says are around it.
  private func path(of name: String, at span: SourceSpan) -> [String] {
    let steps = name.split(separator: ".").map(String.init)
    guard let first = steps.first, let imported = index.imports[span.file.path]?[first] else { return steps }
    return imported.split(separator: ".").map(String.init) + steps.dropFirst()
  }
}
