import ComponentModel
import ScreenModel
import SourceText
import SyntaxModel

/// Operators and conditions of TypeScript and JavaScript.
extension Interpreter {
  /// Whether a value counts as true; nil when it cannot be known.
  func truth(of value: Value) -> Bool? {
    switch value {
    case .boolean(let flag): flag
    case .none: false
    case .number(let number): number != 0 && !number.isNaN
    case .text(let text): text.origin == .sample ? nil : !text.string.isEmpty
    case .unknown, .symbol: nil
    case .list, .dictionary, .tuple, .range, .object, .closure, .type, .view, .keyPath, .native: true
    }
  }

  /// `a && b`, `a || b`, which give one of their operands.
  func scriptLogical(
    _ operation: String, _ left: Expression, _ right: Expression, _ scope: inout Scope
  ) -> Value {
    let isAnd = operation == "&&"
    let first = evaluate(left, &scope)
    if let flag = truth(of: first) { return flag == isAnd ? evaluate(right, &scope) : first }
    // What was decided where it stood alone holds as a part of another condition as well.
    if let flag = decided(left.span) {
      guard flag != isAnd else { return evaluate(right, &scope) }
      return isAnd ? .boolean(false) : first
    }
    let second = evaluate(right, &scope)
    switch second {
    case .boolean, .unknown, .symbol:
      if !isAnd, case .unknown(let unknown) = first, likelyTruth(first) == nil {
        // What is shown in place of an unknown is of its kind.
        if case .unknown = second { return .unknown(unknown) }
      }
      return combined(isAnd, first, second)
    case .none: return isAnd ? .none : first
    case .text where !isAnd: return first
    default:
      guard isAnd else { return isContent(second) ? chosen(first, second, left.span) : second }
      return isChosen(first, at: left.span) ? second : .boolean(false)
    }
  }

  private func isContent(_ value: Value) -> Bool {
    if case .view = value { true } else { false }
  }

  private func chosen(_ first: Value, _ second: Value, _ span: SourceSpan) -> Value {
    isChosen(first, at: span) ? first : second
  }

  /// Decides whether an unknown holds; the answer is the same wherever it is asked again.
  private func isChosen(_ value: Value, at span: SourceSpan) -> Bool {
    decide(span, preferring: likelyTruth(value) == false ? 1 : 0)
  }

  func likelyTruth(_ value: Value) -> Bool? {
    guard case .unknown(let unknown) = value else { return truth(of: value) }
    switch unknown.likely {
    case .boolean(let flag)?: return flag
    case .number(let number)?: return number != 0
    case .some(.none): return false
    case nil: return nil
    }
  }

  private func combined(_ isAnd: Bool, _ first: Value, _ second: Value) -> Value {
    let hint = if case .unknown(let unknown) = isAnd ? second : first { unknown.hint } else { "" }
    let (one, other) = (likelyTruth(first), likelyTruth(second))
    let likely: Bool?
    if isAnd {
      likely = one == false || other == false ? false : one == true && other == true ? true : nil
    } else {
      likely = one == true || other == true ? true : one == false && other == false ? false : nil
    }
    return .unknown(Unknown(hint: hint, likely: likely.map { .boolean($0) }))
  }

  /// Comparison and addition where a side is not known or is of another kind; nil: as in all languages.
  func scriptBinary(_ operation: String, _ left: Value, _ right: Value) -> Value? {
    switch operation {
    case "+":
      let isText = [left, right].contains { if case .text = $0 { true } else { false } }
      let isNumber = [left, right].allSatisfy { if case .number = $0 { true } else { false } }
      guard isText, !isNumber, let first = displayedText(of: left), let second = displayedText(of: right)
      else { return nil }
      return .text(
        TextValue(
          Self.spliced(
            first.string, second.string, isMadeUp: max(first.origin, second.origin) == .sample),
          origin: max(first.origin, second.origin),
          hint: first.hint.isEmpty ? second.hint : first.hint))
    case "**":
      guard case .number = left, case .number = right else { return .unknown(Unknown(hint: "")) }
      return scriptFunction("Math.pow", Arguments([left, right].map(Self.unplaced)))
    case "==", "!=", "===", "!==":
      return scriptEquality(left, right, isNegated: operation.hasPrefix("!"))
    case "<", "<=", ">", ">=":
      guard let first = likelyNumber(left), let second = likelyNumber(right) else { return nil }
      if case .number = left, case .number = right { return nil }
      guard case .boolean(let flag) = binary(operation, .number(first), .number(second)) else { return nil }
      return .unknown(Unknown(hint: "", likely: .boolean(flag)))
    case "instanceof", "in": return .unknown(Unknown(hint: ""))
    default: return nil
    }
  }

  static func unplaced(_ value: Value) -> EvaluatedArgument {
    EvaluatedArgument(label: nil, value: value, span: nowhere)
  }

  private func likelyNumber(_ value: Value) -> Double? {
    switch value {
    case .number(let number): number
    case .unknown(let unknown): if case .number(let number)? = unknown.likely { number } else { nil }
    default: nil
    }
  }

  /// Whether two values are equal; nil where the common rules decide.
  private func scriptEquality(_ left: Value, _ right: Value, isNegated: Bool) -> Value? {
    if case .unknown = left, let flag = likelyEquality(left, right) {
      return .unknown(Unknown(hint: "", likely: .boolean(flag != isNegated)))
    }
    switch (left, right) {
    case (.number, .text), (.text, .number), (.boolean, .text), (.text, .boolean), (.number, .boolean),
      (.boolean, .number):
      return .boolean(isNegated)
    case (.none, .none): return .boolean(!isNegated)
    case (.unknown, .none), (.none, .unknown): return nil
    case (.unknown, _), (_, .unknown): return nil
    case (.none, _), (_, .none): return .boolean(isNegated)
    default: return nil
    }
  }

  private func likelyEquality(_ left: Value, _ right: Value) -> Bool? {
    guard case .unknown(let unknown) = left else { return nil }
    switch (unknown.likely, right) {
    case (.number(let first)?, .number(let second)): return first == second
    case (.boolean(let first)?, .boolean(let second)): return first == second
    default: return nil
    }
  }

  func scriptPrefix(_ operation: String, _ value: Value) -> Value? {
    switch operation {
    case "!":
      if let flag = truth(of: value) { return .boolean(!flag) }
      if let flag = likelyTruth(value) {
        let hint = if case .unknown(let unknown) = value { unknown.hint } else { "" }
        return .unknown(Unknown(hint: hint, likely: .boolean(!flag)))
      }
      return nil
    case "typeof": return typeName(of: value).map { .text(TextValue($0)) } ?? .unknown(Unknown(hint: ""))
    case "await", "void": return operation == "void" ? Value.none : value
    case "+", "-":
      if case .text(let text) = value, let number = Double(text.string) {
        return .number(operation == "-" ? -number : number)
      }
      return nil
    default: return nil
    }
  }

  private func typeName(of value: Value) -> String? {
    switch value {
    case .none: "undefined"
    case .boolean: "boolean"
    case .number: "number"
    case .text: "string"
    case .closure, .type: "function"
    case .list, .dictionary, .tuple, .object, .view: "object"
    case .unknown, .range, .symbol, .keyPath, .native: nil
    }
  }
}
