import Testing

@testable import TextScaling

@Suite struct RoundingTests {
  @Test(
    arguments: [
      (0, 0), (0.4, 0), (0.5, 1), (1.5, 2), (2.5, 3), (-0.5, -1), (-2.5, -3), (-0.4, 0), (43.5, 44),
      (0.49999999999999994, 0), (4_503_599_627_370_495.5, 4_503_599_627_370_496),
      (9_007_199_254_740_994, 9_007_199_254_740_994), (1e300, 1e300), (.infinity, .infinity),
    ] as [(Double, Double)])
  func `the nearest whole number, halves away from zero`(value: Double, whole: Double) {
    #expect(Rounding.nearest(value) == whole)
  }

  @Test func `up and down go to the neighbours and leave whole numbers alone`() {
    #expect([1.2, -1.2, 3, -3].map(Rounding.up) == [2, -1, 3, -3])
    #expect([1.2, -1.2, 3, -3].map(Rounding.down) == [1, -2, 3, -3])
    #expect(Rounding.nearest(.nan).isNaN && Rounding.up(.nan).isNaN)
  }

  @Test func `rounding agrees with the standard library's`() {
    var differing: [Double] = []
    for step in -4_000...4_000 {
      let value = Double(step) / 16 * 1.0625
      if Rounding.nearest(value) != value.rounded(.toNearestOrAwayFromZero) {
        differing.append(value)
      }
    }
    #expect(differing == [])
  }
}
