import ComponentModel
import ScreenModel
import SourceText
import SyntaxModel

extension Interpreter {
  func prefix(_ operation: String, _ operand: Expression, _ scope: inout Scope) -> Value {
    let value = evaluate(operand, &scope)
    if isScript, let result = scriptPrefix(operation, value) { return result }
    switch (operation, value) {
    case ("!", .boolean(let flag)): return .boolean(!flag)
    case ("!", .unknown(let unknown)):
      guard case .boolean(let flag)? = unknown.likely else { return value }
      return .unknown(Unknown(hint: unknown.hint, type: unknown.type, likely: .boolean(!flag)))
    case ("-", .number(let number)): return .number(-number)
    case ("+", _), ("&", _): return value
    case ("...", _), ("..<", _): return binary(operation, .none, value)
    default: return .unknown(Unknown(hint: ""))
    }
  }

  func binary(
    _ operation: String, _ left: Expression, _ right: Expression, _ scope: inout Scope
  ) -> Value {
    switch operation {
    case "&&", "||":
      return isScript
        ? scriptLogical(operation, left, right, &scope) : logical(operation, left, right, &scope)
    case "??", "?:":
      let value = evaluate(left, &scope)
      switch value {
      case .none: return evaluate(right, &scope)
      case .unknown(let unknown):
        // A fallback says what kind of value it is; the value itself is the better content.
        let fallback = evaluate(right, &scope)
        if language == .kotlin, case .some(.none) = unknown.likely { return fallback }
        switch fallback {
        case .boolean(let flag):
          return .unknown(Unknown(hint: unknown.hint, likely: .boolean(flag)))
        case .view, .number: return fallback
        default: return value
        }
      default: return value
      }
    case ".." where language == .dart: return cascade(evaluate(left, &scope), right, &scope)
    default:
      return binary(operation, evaluate(left, &scope), evaluate(right, &scope))
    }
  }

  private func logical(
    _ operation: String, _ left: Expression, _ right: Expression, _ scope: inout Scope
  ) -> Value {
    let isAnd = operation == "&&"
    let first = evaluate(left, &scope)
    if case .boolean(let flag) = first, flag != isAnd { return first }
    let second = evaluate(right, &scope)
    if case .boolean(let flag) = second, flag != isAnd { return second }
    if case .boolean = first { return second }
    if case .boolean = second { return first }
    guard let one = likelyFlag(first), let other = likelyFlag(second) else {
      return .unknown(Unknown(hint: ""))
    }
    return .unknown(Unknown(hint: "", likely: .boolean(isAnd ? one && other : one || other)))
  }

  private func likelyFlag(_ value: Value) -> Bool? {
    guard case .unknown(let unknown) = value, case .boolean(let flag)? = unknown.likely else {
      return nil
    }
    return flag
  }

  func binary(_ operation: String, _ left: Value, _ right: Value) -> Value {
    if let result = toolkit.binary(operation, left, right, self) { return result }
    if isScript, let result = scriptBinary(operation, left, right) { return result }
    if language == .dart, let result = dartBinary(operation, left, right) { return result }
    switch (left, right) {
    case (.number(let a), .number(let b)): return arithmetic(operation, a, b)
    case (.text(let a), .text(let b)): return texts(operation, a, b)
    case (.list(let a), .list(let b)) where operation == "+": return .list(a + b)
    case (.list(let a), _) where language == .kotlin && ["+", "-"].contains(operation):
      return changed(a, by: operation, right)
    case (.number(let a), .none) where operation == "...":
      return .range(lower: a, upper: nil, isClosed: true)
    case (.none, .number(let b)) where operation == "..." || operation == "..<":
      return .range(lower: nil, upper: b, isClosed: operation == "...")
    case (.unknown(let unknown), .text(let text)) where operation == "+":
      return .text(joined(sample(for: unknown), text))
    case (.text(let text), .unknown(let unknown)) where operation == "+":
      return .text(joined(text, sample(for: unknown)))
    case (.unknown(let unknown), .number(let known)), (.number(let known), .unknown(let unknown)):
      if Self.arithmeticOperations.contains(operation) {
        let isLeft = if case .unknown = left { true } else { false }
        let guess = guess(operation, likelyNumber(unknown), known, unknownIsLeft: isLeft)
        return .unknown(Unknown(hint: unknown.hint, type: unknown.type, likely: .number(guess)))
      }
    default: break
    }
    switch operation {
    case "==", "===": return equality(left, right)
    case "!=", "!==":
      switch equality(left, right) {
      case .boolean(let flag): return .boolean(!flag)
      case .unknown(let unknown) where language == .kotlin:
        guard case .boolean(let flag)? = unknown.likely else { return .unknown(Unknown(hint: "")) }
        return .unknown(Unknown(hint: unknown.hint, likely: .boolean(!flag)))
      default: return .unknown(Unknown(hint: ""))
      }
    default: return .unknown(Unknown(hint: ""))
    }
  }

  private static let arithmeticOperations: Set<String> = ["+", "-", "*", "/", "%", "~/"]

  private func likelyNumber(_ unknown: Unknown) -> Double? {
    if case .number(let number)? = unknown.likely { number } else { nil }
  }

  /// A calculation with an unknown: with what it is likely to be, else a remainder at its largest, else
  /// the known part.
  private func guess(
    _ operation: String, _ likely: Double?, _ known: Double, unknownIsLeft: Bool
  ) -> Double {
    if let likely {
      let (a, b) = unknownIsLeft ? (likely, known) : (known, likely)
      if operation == "~/" { return b == 0 ? known : (a / b).rounded(.towardZero) }
      if case .number(let result) = arithmetic(operation, a, b) { return result }
    }
    guard unknownIsLeft, known >= 1 else { return known }
    if operation == "%" { return known - 1 }
    // What is divided by thousands is counted in a larger unit, such as bytes in megabytes.
    if operation == "/", known >= Self.leastUnit { return Self.usualCount }
    // Minutes and hours are what most whole quotients are.
    return operation == "~/" ? min(known - 1, 59) : known
  }

  private static let leastUnit: Double = 1000
  private static let usualCount: Double = 123

  /// Characters one after the other. Made-up content brings signs of its own, such as the `@` of a
  /// user's name, which the source may write as well.
  static func spliced(_ left: String, _ right: String, isMadeUp: Bool) -> String {
    guard isMadeUp, let last = left.last, last == right.first, signs.contains(last) else {
      return left + right
    }
    return left + right.dropFirst()
  }

  private static let signs: Set<Character> = ["@", "%", "#", "+", "€", "$", "£"]

  private func joined(_ left: TextValue, _ right: TextValue) -> TextValue {
    TextValue(
      Self.spliced(left.string, right.string, isMadeUp: max(left.origin, right.origin) == .sample), origin: max(left.origin, right.origin),
      hint: left.hint.isEmpty ? right.hint : left.hint)
  }

  private func texts(_ operation: String, _ left: TextValue, _ right: TextValue) -> Value {
    switch operation {
    case "+": return .text(joined(left, right))
    case "==", "!=":
      guard left.origin != .sample, right.origin != .sample else { return .unknown(Unknown(hint: "")) }
      return .boolean((left.string == right.string) == (operation == "=="))
    default: return .unknown(Unknown(hint: ""))
    }
  }

  private func arithmetic(_ operation: String, _ left: Double, _ right: Double) -> Value {
    switch operation {
    case "+", "&+": .number(left + right)
    case "-", "&-": .number(left - right)
    case "*", "&*": .number(left * right)
    case "/": right == 0 ? .unknown(Unknown(hint: "")) : .number(left / right)
    case "%": right == 0 ? .unknown(Unknown(hint: "")) : .number(left.truncatingRemainder(dividingBy: right))
    case "<": .boolean(left < right)
    case "<=": .boolean(left <= right)
    case ">": .boolean(left > right)
    case ">=": .boolean(left >= right)
    case "==": .boolean(left == right)
    case "!=": .boolean(left != right)
    case "...": .range(lower: left, upper: right, isClosed: true)
    case "..<": .range(lower: left, upper: right, isClosed: false)
    default: .unknown(Unknown(hint: ""))
    }
  }

  /// Equality where both sides are known; unknown otherwise.
  func equality(_ left: Value, _ right: Value) -> Value {
    switch (left, right) {
    case (.none, .none): return .boolean(true)
    case (.unknown(let unknown), .none), (.none, .unknown(let unknown)):
      if case .some(.none) = unknown.likely {
        return .unknown(Unknown(hint: unknown.hint, likely: .boolean(true)))
      }
      return .unknown(Unknown(hint: unknown.hint, likely: .boolean(false)))
    case (.unknown, _), (_, .unknown): return .unknown(Unknown(hint: ""))
    case (.none, _), (_, .none): return .boolean(false)
    case (.boolean(let a), .boolean(let b)): return .boolean(a == b)
    default: break
    }
    guard let a = caseName(left), let b = caseName(right) else { return .unknown(Unknown(hint: "")) }
    return .boolean(a == b)
  }

  /// The name of an enumeration's case, as the project's own or as written.
  func caseName(_ value: Value) -> String? {
    switch value {
    case .object(let object): object.enumCase
    case .symbol(let symbol): symbol.steps.count == 1 ? symbol.steps[0].name : nil
    default: nil
    }
  }
}
