import ComponentModel
import ScreenModel
import TextScaling

/// A `Dp` or a `TextUnit` of the source.
struct LengthValue: NativeValue, Hashable {
  enum Unit: Hashable {
    case dp, sp, em
    /// Physical pixels.
    case px
    /// A text size made from dp: it does not follow the person's setting.
    case fixedText
  }

  var amount: Double
  var unit: Unit
  /// Whether it is held by a state, whose `value` is the length itself.
  var isState = false

  /// No length at all: `Dp.Unspecified`, `TextUnit.Unspecified`.
  static let unspecified = LengthValue(amount: .nan, unit: .dp)

  var isSpecified: Bool { !amount.isNaN }
}

extension Value {
  var length: LengthValue? {
    if case .native(let native) = self { native as? LengthValue } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// Whether it holds, or is likely to.
  var flag: Bool? {
    switch self {
    case .boolean(let flag): return flag
    case .unknown(let unknown):
      if case .boolean(let flag)? = unknown.likely { return flag }
      return nil
    default: return nil
    }
  }
}

extension BuildContext {
  /// A length in dp; sizes in sp are those at the person's text size.
  func dp(_ value: Value?) -> Double? {
    guard let length = value?.length, length.isSpecified else { return nil }
    switch length.unit {
    case .dp, .fixedText: return length.amount
    case .px: return length.amount / device.displayScale
    case .sp: return fontScale.dp(fromSp: length.amount)
    case .em: return nil
    }
  }

  /// The curve of the person's text size; asking for it makes other sizes be evaluated on their own.
  var fontScale: AndroidFontScale {
    if let scale = environment[FontScaleKey.self] { return AndroidFontScale(scale) }
    if case .android(let scale) = readTextSize() { return AndroidFontScale(scale) }
    return AndroidFontScale(1)
  }

  /// `16.dp`, `14.sp`, `1.5.em` and what Kotlin's density scope makes of them.
  func lengthMember(_ name: String, of value: Value) -> Value? {
    if let number = value.number {
      switch name {
      case "dp": return .native(LengthValue(amount: number, unit: .dp))
      case "sp": return .native(LengthValue(amount: number, unit: .sp))
      case "em": return .native(LengthValue(amount: number, unit: .em))
      case "px": return .native(LengthValue(amount: number, unit: .px))
      default: return unitNamed(in: name).map { .native(LengthValue(amount: number, unit: $0)) }
      }
    }
    guard let length = value.length else { return nil }
    switch name {
    case "value" where length.isState:
      return .native(LengthValue(amount: length.amount, unit: length.unit))
    case "value": return .number(length.amount)
    case "isSpecified": return .boolean(length.isSpecified)
    case "isUnspecified": return .boolean(!length.isSpecified)
    case "sp" where length.unit == .dp, "nonScaledSp":
      return .native(LengthValue(amount: length.amount, unit: .fixedText))
    default: return nil
    }
  }

  /// `Dp(16f)`, `TextUnit(14f, TextUnitType.Sp)`
  func lengthConstructor(_ name: String, _ arguments: Arguments) -> Value? {
    guard let amount = arguments.named("value", 0)?.number else { return nil }
    switch name {
    case "Dp": return .native(LengthValue(amount: amount, unit: .dp))
    case "TextUnit":
      guard case .symbol(let type)? = arguments.named("type", 1) else { return nil }
      switch type.steps.last?.name {
      case "Sp": return .native(LengthValue(amount: amount, unit: .sp))
      case "Em": return .native(LengthValue(amount: amount, unit: .em))
      default: return nil
      }
    default: return nil
    }
  }

  /// The unit that the name of another library's extension ends in: `12.sdp`, `14.textDp`, `15.ssp`.
  private func unitNamed(in name: String) -> LengthValue.Unit? {
    guard name.count < 16 else { return nil }
    switch name.suffix(2).lowercased() {
    case "dp": return .dp
    case "sp": return name.lowercased().contains("nonscal") || name.lowercased().contains("fixed") ? .fixedText : .sp
    default: return nil
    }
  }

  /// `toSp()`, `toDp()`, `toPx()`, `roundToPx()`, `coerceAtLeast(…)` on lengths and pixels.
  func lengthCall(_ name: String, on base: Value, _ arguments: Arguments) -> Value? {
    if let number = base.number {
      let scale = device.displayScale
      switch name {
      case "toDp": return .native(LengthValue(amount: number / scale, unit: .dp))
      case "toSp": return .native(LengthValue(amount: number / scale, unit: .fixedText))
      default: return nil
      }
    }
    guard let length = base.length else { return nil }
    switch name {
    case "toSp":
      return .native(LengthValue(amount: dp(base) ?? length.amount, unit: .fixedText))
    case "toDp": return dp(base).map { .native(LengthValue(amount: $0, unit: .dp)) }
    case "toPx", "roundToPx": return dp(base).map { .number($0 * device.displayScale) }
    case "coerceAtLeast", "coerceAtMost", "coerceIn":
      let bounds = arguments.positional.compactMap { $0.length?.amount }
      guard let first = bounds.first else { return base }
      var amount = length.amount
      if name != "coerceAtMost" { amount = max(amount, first) }
      if name == "coerceAtMost" { amount = min(amount, first) }
      if name == "coerceIn", bounds.count > 1 { amount = min(amount, bounds[1]) }
      return .native(LengthValue(amount: amount, unit: length.unit))
    case "takeOrElse":
      guard !length.isSpecified, case .closure(let closure)? = arguments.trailing else { return base }
      return call(closure, with: [])
    default: return nil
    }
  }

  /// Sums, products and comparisons of lengths.
  func lengthOperation(_ operation: String, _ left: Value, _ right: Value) -> Value? {
    switch (left.length, right.length) {
    case (let first?, let second?): return Self.combine(operation, first, second)
    case (let first?, nil):
      guard let number = right.number else { return nil }
      switch operation {
      case "*": return .native(LengthValue(amount: first.amount * number, unit: first.unit))
      case "/" where number != 0:
        return .native(LengthValue(amount: first.amount / number, unit: first.unit))
      default: return nil
      }
    case (nil, let second?):
      guard let number = left.number, operation == "*" else { return nil }
      return .native(LengthValue(amount: number * second.amount, unit: second.unit))
    case (nil, nil): return nil
    }
  }

  private static func combine(
    _ operation: String, _ left: LengthValue, _ right: LengthValue
  ) -> Value? {
    switch operation {
    case "+": .native(LengthValue(amount: left.amount + right.amount, unit: left.unit))
    case "-": .native(LengthValue(amount: left.amount - right.amount, unit: left.unit))
    case "/" where right.amount != 0: .number(left.amount / right.amount)
    case "==": .boolean(left.amount == right.amount && left.unit == right.unit)
    case "!=": .boolean(left.amount != right.amount || left.unit != right.unit)
    case "<": .boolean(left.amount < right.amount)
    case "<=": .boolean(left.amount <= right.amount)
    case ">": .boolean(left.amount > right.amount)
    case ">=": .boolean(left.amount >= right.amount)
    default: nil
    }
  }
}
