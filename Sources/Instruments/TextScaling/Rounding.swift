// The standard library's `rounded` calls the C mathematics library. A module that imports nothing is
// not always linked with one (embedded systems, WebAssembly), so rounding is done through integers.

/// Rounds to whole numbers without a mathematics library.
enum Rounding {
  /// From here on every 64-bit float is a whole number: 2 to the power of 52.
  private static let allWhole = 4_503_599_627_370_496.0

  /// The nearest whole number, halves away from zero; infinities and NaN stay as they are.
  static func nearest(_ value: Double) -> Double {
    let size = value.magnitude
    guard size < allWhole else { return value }
    // Adding so large a number drops the fraction; halves go to the even neighbour, which is mended.
    var whole = (size + allWhole) - allWhole
    if size - whole == 0.5 { whole += 1 }
    return value < 0 ? -whole : whole
  }

  /// The whole part; infinities and NaN stay as they are.
  static func towardsZero(_ value: Double) -> Double {
    guard value.magnitude < allWhole else { return value }
    return Double(Int64(value))
  }

  /// The smallest whole number that is not below the value; infinities and NaN stay as they are.
  static func up(_ value: Double) -> Double {
    let whole = towardsZero(value)
    return whole < value ? whole + 1 : whole
  }

  /// The largest whole number that is not above the value; infinities and NaN stay as they are.
  static func down(_ value: Double) -> Double {
    let whole = towardsZero(value)
    return whole > value ? whole - 1 : whole
  }
}
