/// How numbers are printed by `ample scale`.
enum ScaleFormat {
  /// A number for people: at most two decimals, none that say nothing.
  static func short(_ value: Double) -> String { rounded(value, to: 100) }

  /// A number for machines: at most six decimals, none that say nothing.
  ///
  /// What is a 32-bit number is written as one: 18.8 and not 18.799999.
  static func exact(_ value: Double) -> String {
    let single = Float(value)
    guard Double(single) == value else { return rounded(value, to: 1_000_000) }
    return withoutFraction("\(single == 0 ? 0 : single)")
  }

  private static func rounded(_ value: Double, to parts: Double) -> String {
    let scaled = value * parts
    let isSafe = scaled.magnitude < 9_007_199_254_740_992
    let result = isSafe ? scaled.rounded(.toNearestOrAwayFromZero) / parts : value
    return withoutFraction("\(result == 0 ? 0 : result)")
  }

  private static func withoutFraction(_ text: String) -> String {
    text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
