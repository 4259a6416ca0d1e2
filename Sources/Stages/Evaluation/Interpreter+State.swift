import ComponentModel
import SourceText
import SyntaxModel

/// What is kept in properties that change while the app runs.
extension Interpreter {
  /// An initial value that may change while the app runs: kept as what is likely.
  func softened(_ value: Value, _ property: PropertyDeclaration, hint: String) -> Value {
    switch value {
    case .boolean(let flag):
      return .unknown(Unknown(hint: hint, type: property.type, likely: .boolean(flag)))
    case .none: return .unknown(Unknown(hint: hint, type: property.type, likely: Unknown.Likely.none))
    case .text(let text) where text.string.isEmpty:
      return .unknown(Unknown(hint: hint, type: property.type))
    case .list(let values) where values.isEmpty:
      return .unknown(Unknown(hint: hint, type: property.type))
    case .number(0), .symbol, .native:
      guard let type = Self.lengthType(property), isZero(value, property) else { return value }
      return .unknown(Unknown(hint: hint, type: type, likely: .number(0)))
    default: return value
    }
  }

  /// A length that has no value before it was measured: `@State private var size: CGSize?`.
  static func unmeasured(_ property: PropertyDeclaration, hint: String) -> Value? {
    guard !property.isConstant, let type = property.type, type.name == "Optional",
      let inner = type.arguments.first?.name, lengthTypes.contains(inner)
    else { return nil }
    return .unknown(Unknown(hint: hint, type: type, likely: Unknown.Likely.none))
  }

  private func isZero(_ value: Value, _ property: PropertyDeclaration) -> Bool {
    if case .number = value { return true }
    return property.initializer?.span.text.hasSuffix(".zero") == true
  }

  /// The type of a property that keeps a length: one that starts at nothing is measured while the app
  /// runs.
  private static func lengthType(_ property: PropertyDeclaration) -> TypeReference? {
    if let type = property.type { return lengthTypes.contains(type.name) ? type : nil }
    guard let span = property.initializer?.span else { return nil }
    let name = String(span.text.prefix { $0.isLetter })
    return lengthTypes.contains(name) ? TypeReference(name: name, span: span) : nil
  }

  private static let lengthTypes: Set<String> = ["CGFloat", "CGSize"]
}
