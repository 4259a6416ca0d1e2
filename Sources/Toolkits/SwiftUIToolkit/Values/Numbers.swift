import ComponentModel
import ScreenModel

extension BuildContext {
  /// A length or a ratio; nil for what is no number or is not known.
  func number(from value: Value?) -> Double? { number(from: value, depth: 0) }

  private func number(from value: Value?, depth: Int) -> Double? {
    guard let value, depth < longestChainOfConstants else { return nil }
    switch value {
    case .number(let number): return number
    case .unknown(let unknown):
      if case .number(let number)? = unknown.likely { return number }
      return nil
    case .symbol(let symbol):
      if let found = projectConstant(symbol, of: "CGFloat", "Double", "Float", "Int"),
        let number = number(from: found, depth: depth + 1)
      {
        return number
      }
      return Self.wellKnownNumber(symbol)
    default: return nil
    }
  }

  private static func wellKnownNumber(_ symbol: Symbol) -> Double? {
    guard symbol.steps.count == 1, let step = symbol.steps.first else { return nil }
    switch step.name {
    case "infinity", "greatestFiniteMagnitude": return .infinity
    case "zero": return 0
    case "pi": return .pi
    case "leastNonzeroMagnitude", "leastNormalMagnitude": return 0
    default: return nil
    }
  }

  /// A width and a height, from `CGSize(width:height:)` or `.zero`.
  func size(from value: Value?) -> Size? {
    guard let value else { return nil }
    if case .native(let native) = value {
      if let extent = native as? SizeValue { return extent.size }
      if let rect = native as? RectValue { return rect.rect.size }
      return nil
    }
    if case .unknown(let unknown) = value, case .number(0)? = unknown.likely { return .zero }
    guard let symbol = symbol(from: value), let step = symbol.steps.first else { return nil }
    if step.name == "zero" { return .zero }
    guard step.name == "init", let arguments = step.arguments else { return nil }
    guard let width = number(from: arguments["width"] ?? arguments["x"]),
      let height = number(from: arguments["height"] ?? arguments["y"])
    else { return nil }
    return Size(width: width, height: height)
  }

  /// An angle is of no interest; a count is a small whole number.
  func count(from value: Value?) -> Int? {
    guard let number = number(from: value), number.isFinite, abs(number) < 1_000_000 else {
      return nil
    }
    return Int(number)
  }
}
