import Testing
import TextScaling

@Suite struct LegacyTypographyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let version: String
    let style: TextStyle
    let category: ContentSizeCategory
    let points: Double?
    let isMeasured: Bool
    var testDescription: String { "\(version) \(style) \(category.shortName)" }

    init(
      _ version: String, _ style: TextStyle, _ category: ContentSizeCategory, _ points: Double?,
      isMeasured: Bool = true
    ) {
      self.version = version
      self.style = style
      self.category = category
      self.points = points
      self.isMeasured = isMeasured
    }
  }

  @Test(arguments: [
    Row("7.0.4", .body, .xxxLarge, 20), Row("7.0.4", .body, .accessibility1, 24),
    Row("7.0.4", .body, .accessibility5, 46), Row("7.0.4", .body, .accessibility3, nil),
    Row("7.0.4", .headline, .xxxLarge, nil), Row("7.1", .headline, .large, 17),
    Row("8.4", .body, .accessibility5, 53), Row("8.4", .headline, .accessibility5, 23),
    Row("8.4", .title1, .large, nil), Row("9", .title2, .medium, 21),
    Row("9.3", .title1, .large, 28, isMeasured: false),
    Row("9", .title1, .accessibility5, nil), Row("10", .callout, .accessibility1, nil),
    Row("10", .body, .accessibility5, 53, isMeasured: false),
    Row("10.3.1", .footnote, .accessibility5, 19, isMeasured: false),
    Row("10", .largeTitle, .large, nil), Row("17.2", .footnote, .accessibility5, 44),
  ])
  func `each release has the sizes that are known of it`(row: Row) throws {
    let release = try #require(IOSRelease(version: row.version))
    let size = LegacyTypography.size(of: row.style, at: row.category, on: release)
    #expect(size?.points == row.points)
    #expect(size == nil || (size?.confidence == .measured) == row.isMeasured)
  }

  @Test(arguments: ["6", "x", "", "8.x", "8.1.2.3", "-9"])
  func `what is no release is refused`(version: String) {
    #expect(IOSRelease(version: version) == nil)
  }
}
