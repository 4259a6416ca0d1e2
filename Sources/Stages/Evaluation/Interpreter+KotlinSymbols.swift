import ComponentModel
import SourceText
import SyntaxModel

/// Instances of Kotlin's types that the project does not hold: kept as written, with what they were given.
extension Symbol {
  /// What the constructor was given by a name; nil for what is no such instance.
  func given(_ name: String) -> Value? {
    guard let step = steps.last, let arguments = step.arguments,
      step.name == "init" || step.name.first?.isUppercase == true
    else { return nil }
    return arguments[name]
  }
}

extension Interpreter {
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
