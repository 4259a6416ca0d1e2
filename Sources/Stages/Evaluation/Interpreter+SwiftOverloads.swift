import ComponentModel
import SourceText
import SyntaxModel

/// Which of Swift's functions of one name a call means.
extension Interpreter {
  /// How well a call fits a function; nil when it cannot be called so.
  ///
  /// A project may add a function of a name that the platform has too, told apart only by a type:
  /// `font(_: Style)` beside `font(_: Font)`. So an argument that certainly is of another type rules a
  /// function out, and so does a call that stands in the function's own body, which means the other one.
  func swiftScore(_ function: FunctionEntry, _ arguments: Arguments) -> Int? {
    if let place = arguments.all.first?.span, function.encloses(place) { return nil }
    var given = arguments.all
    var score = 0
    for parameter in function.declaration.parameters {
      guard let found = given.firstIndex(where: { takes(parameter, $0, function) }) else {
        guard parameter.fallback != nil || parameter.type?.name == "Optional"
          || parameter.modifiers.contains("vararg")
        else { return nil }
        score -= 1
        continue
      }
      let argument = given.remove(at: found)
      score += argument.label == nil ? 2 : 3
      switch swiftFits(argument.value, parameter, function) {
      case true?: score += 1
      case false?: return nil
      case nil: break
      }
    }
    return given.isEmpty ? score : nil
  }

  private func takes(_ parameter: Parameter, _ argument: EvaluatedArgument, _ function: FunctionEntry) -> Bool {
    if let label = argument.label { return label == parameter.label }
    return argument.isTrailing ? acceptsClosure(parameter) : parameter.label == nil
  }

  /// Whether a parameter is of a function type, also by another name of it.
  func acceptsClosure(_ parameter: Parameter) -> Bool {
    if Self.takesClosure(parameter) { return true }
    guard language == .swift, let type = parameter.type?.name else { return false }
    return index.aliases[type.split(separator: ".").last.map(String.init) ?? type]?.name == "->"
  }

  /// Whether a value is of a parameter's type; nil where nobody knows.
  private func swiftFits(_ value: Value, _ parameter: Parameter, _ function: FunctionEntry) -> Bool? {
    guard let declared = parameter.type else { return nil }
    let type = declared.unwrapped
    if case .closure = value, acceptsClosure(parameter) { return true }
    if case .none = value { return declared.name == "Optional" ? true : nil }
    let words = type.name.split(separator: " ")
    if words.first == "some" || words.first == "any" {
      if case .closure = value { return false }
      return nil
    }
    guard let entry = index.type(type.name, in: function.owner), let declaration = entry.declaration else {
      return fitsPlatform(value, type.name)
    }
    guard Self.valueKinds.contains(declaration.keyword) else { return nil }
    return fits(value, project: entry)
  }

  /// Whether a value is of a type that the platform declares.
  private func fitsPlatform(_ value: Value, _ type: String) -> Bool? {
    let isText = Self.textTypes.contains(type)
    let isNumber = Self.swiftNumbers.contains(type)
    let isPlain = isText || isNumber || Self.otherPlainTypes.contains(type)
    switch value {
    case .text: return isText ? true : isPlain ? false : nil
    case .number: return isNumber ? true : isPlain ? false : nil
    case .boolean: return type == "Bool" ? true : isPlain ? false : nil
    case .keyPath: return type.hasSuffix("KeyPath") ? true : isPlain ? false : nil
    case .view(.component(let call)):
      return call.name == type ? true : isText || isNumber ? false : nil
    case .view: return isText || isNumber ? false : nil
    case .closure, .object: return isPlain ? false : nil
    case .symbol(let symbol):
      if let root = symbol.root { return root == type ? true : nil }
      guard let member = symbol.steps.first?.name else { return nil }
      return isStatic(member, of: type) ? true : nil
    case .unknown(let unknown):
      guard let own = unknown.type?.name else { return nil }
      return own == type ? true : nil
    case .list, .dictionary, .tuple, .range: return isPlain ? false : nil
    case .none, .type, .native: return nil
    }
  }

  /// Whether a value is of a type that the project declares.
  private func fits(_ value: Value, project entry: TypeEntry) -> Bool? {
    switch value {
    case .text, .number, .boolean, .list, .dictionary:
      return entry.inherits.contains { $0.hasPrefix("ExpressibleBy") } ? nil : false
    case .object(let object):
      return object.type == entry.name || inherits(object.type, from: entry.name)
    case .symbol(let symbol):
      if let root = symbol.root {
        return Self.lastName(entry.name) == root ? true : index.type(root, in: entry.name) == nil ? false : nil
      }
      guard let member = symbol.steps.first?.name else { return nil }
      return member == "init" || isStatic(member, of: entry.name)
    case .unknown(let unknown):
      guard let declared = unknown.type else { return nil }
      let own = declared.unwrapped
      guard let other = index.type(own.name, in: currentType) else {
        return Self.otherPlainTypes.contains(own.name) || Self.textTypes.contains(own.name) ? false : nil
      }
      if other.name == entry.name { return true }
      return other.declaration.map { Self.valueKinds.contains($0.keyword) } == true ? false : nil
    case .native, .closure, .keyPath, .tuple, .range: return false
    case .view, .type, .none: return nil
    }
  }

  private func isStatic(_ name: String, of type: String) -> Bool {
    if index.type(type, in: nil)?.cases.contains(where: { $0.name == name }) == true { return true }
    return declaredProperty(name, in: type)?.isStatic == true
      || declaredFunctions(name, in: type).contains(where: \.isStatic)
  }

  private static let valueKinds: Set<String> = ["struct", "enum"]
  private static let textTypes: Set<String> = ["String", "Substring", "LocalizedStringKey", "LocalizedStringResource"]
  private static let swiftNumbers: Set<String> = ["Int", "Double", "Float", "CGFloat", "TimeInterval", "UInt"]
  private static let otherPlainTypes: Set<String> = [
    "Bool", "Font", "UIFont", "Color", "UIColor", "Image", "UIImage", "KeyPath", "Date", "URL", "AttributedString",
  ]
}
