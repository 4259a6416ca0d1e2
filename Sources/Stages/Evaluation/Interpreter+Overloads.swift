import ComponentModel
import SourceText
import SyntaxModel

/// Which of Kotlin's functions of one name a call means.
extension Interpreter {
  /// How well a call fits a function; nil when it cannot be called so.
  ///
  /// A closure after the parentheses is the last parameter's, arguments without a label follow the
  /// order, and of several functions the one counts whose types fit. A function that calls its own name
  /// with the same labels hands on to another one.
  func kotlinScore(_ function: FunctionEntry, _ arguments: Arguments) -> Int? {
    var open = function.declaration.parameters
    var score = arguments.all.first.map { function.encloses($0.span) } ?? false ? -1 : 0
    var given = arguments.all
    if let trailing = given.last, trailing.isTrailing, trailing.label == nil {
      guard let last = open.popLast(), mayTakeClosure(last) else { return nil }
      given.removeLast()
      score += 3
    }
    for argument in given {
      let found = argument.label.map { label in open.firstIndex { $0.label == label } } ?? open.indices.first
      guard let found else { return nil }
      let parameter = open[found]
      // A parameter of any number takes what follows as well.
      if !parameter.modifiers.contains("vararg") { open.remove(at: found) }
      score += argument.label == nil ? 2 : 3
      switch fits(argument.value, parameter.type) {
      case true?: score += 1
      case false?: score -= 4
      case nil: break
      }
    }
    for parameter in open where !parameter.modifiers.contains("vararg") {
      guard parameter.fallback != nil || parameter.type?.name == "Optional" else { return nil }
      score -= 1
    }
    return score
  }

  private func mayTakeClosure(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type?.unwrapped else { return true }
    return !Self.plainTypes.contains(type.name)
  }

  /// Whether a value is of a type; nil where nobody knows.
  private func fits(_ value: Value, _ declared: TypeReference?) -> Bool? {
    guard let type = declared?.unwrapped.name, type != "Any" else { return nil }
    switch value {
    case .text: return type == "String" || type == "CharSequence" ? true : isKnown(type) ? false : nil
    case .number: return Self.numberTypes.contains(type) ? true : isKnown(type) ? false : nil
    case .boolean: return type == "Boolean" ? true : isKnown(type) ? false : nil
    case .closure: return type == "->" ? true : Self.plainTypes.contains(type) ? false : nil
    case .list: return Self.listTypes.contains(type) ? true : Self.plainTypes.contains(type) ? false : nil
    case .none: return declared?.name == "Optional"
    case .object(let object): return Self.plainTypes.contains(type) ? false : object.type == type ? true : nil
    case .unknown(let unknown):
      guard let own = unknown.type?.unwrapped.name else { return nil }
      return own == type ? true : isKnown(own) && isKnown(type) ? false : nil
    case .native:
      let names = toolkit.typeNames(of: value)
      return names.isEmpty ? nil : names.contains(type) ? true : isKnown(type) ? false : nil
    case .symbol(let symbol): return symbol.root == type ? true : nil
    case .dictionary, .tuple, .range, .type, .view, .keyPath: return nil
    }
  }

  /// Whether a type is one of the language's or of the toolkit's own values, or the project's.
  private func isKnown(_ type: String) -> Bool {
    Self.plainTypes.contains(type) || type == "->" || index.type(type, in: nil)?.declaration != nil
  }

  static let numberTypes: Set<String> = ["Int", "Long", "Short", "Byte", "Float", "Double", "Number"]
  private static let plainTypes: Set<String> = numberTypes.union([
    "String", "CharSequence", "Boolean", "Char", "Modifier", "Dp", "TextUnit", "Color", "TextStyle",
    "AnnotatedString",
  ])
}
