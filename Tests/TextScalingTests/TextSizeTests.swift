import Testing
import TextScaling

@Suite struct TextSizeTests {
  @Test(
    arguments: [
      ("L", "L"), ("AX5", "AX5"), ("accessibility5", "AX5"), (".accessibility3", "AX3"),
      ("UICTContentSizeCategoryAccessibilityXXXL", "AX5"), ("UICTContentSizeCategoryXL", "XL"),
      ("UIContentSizeCategoryExtraLarge", "XL"), ("accessibilityMedium", "AX1"),
      ("xxxLarge", "XXXL"), ("extra-small", "XS"), ("200%", "200%"), ("1.3", "130%"),
      ("115 %", "115%"), ("112.5%", "112.5%"),
    ])
  func `every spelling of a size is understood and printed short`(text: String, short: String) {
    #expect(TextSize(text)?.description == short)
  }

  @Test(arguments: ["", "%", "AX6", "0%", "-20%", "nan", "200", "inf%", "huge"])
  func `what is no size is refused`(text: String) {
    #expect(TextSize(text) == nil)
  }

  @Test func `all sizes are nineteen, sorted, and each is read back from its name`() {
    #expect(TextSize.all.count == 19)
    #expect(TextSize.all == TextSize.all.sorted())
    #expect(TextSize.all.map(\.description).compactMap(TextSize.init) == TextSize.all)
    #expect(TextSize.default(for: .ios).description == "L")
  }
}
