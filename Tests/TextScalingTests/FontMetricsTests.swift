import Testing
import TextScaling

@Suite struct FontMetricsTests {
  @Test func `a font beside body follows leadings and not sizes`() {
    let metrics = FontMetrics(for: .body)
    #expect(metrics.scaledFont(17, at: .accessibility5) == 48)
    #expect(metrics.scaledFont(17, at: .accessibility5, maximum: 28) == 28)
    #expect(metrics.scaledFont(36, at: .xSmall) == 31)
    #expect(metrics.scaledValue(17, at: .medium, displayScale: 3) == 49.0 / 3)
  }

  @Test func `a scaled metric follows its category`() {
    struct Row {
      @ScaledMetric(relativeTo: .body) var gap = 12
    }
    var row = Row()
    #expect(row.gap == 12)
    row.$gap.category = .accessibility5
    #expect(row.gap == 101.0 / 3)
  }
}
