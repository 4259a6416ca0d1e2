import ComponentModel
import Testing

@testable import ProjectLoading

@Suite struct DimensionsReaderTests {
  private func dimensions(_ text: String, at path: String = "res/values/dimens.xml") -> [String: Dimension] {
    var reader = DimensionsReader()
    reader.read(Array(text.utf8), path: path)
    return reader.dimensions
  }

  @Test func `Lengths have a unit, and may name another`() {
    let found = dimensions(
      """
      <resources>
        <dimen name="row">56dp</dimen><dimen name="title">14.5sp</dimen><dimen name="line">1px</dimen>
        <dimen name="card">@dimen/row</dimen><integer name="columns">3</integer>
        <item name="gap" type="dimen">8dip</item><dimen name="round">@dimen/round</dimen>
      </resources>
      """)
    #expect(
      found == [
        "row": Dimension(amount: 56, unit: .dp), "title": Dimension(amount: 14.5, unit: .sp),
        "line": Dimension(amount: 1, unit: .px), "card": Dimension(amount: 56, unit: .dp),
        "columns": Dimension(amount: 3, unit: .none), "gap": Dimension(amount: 8, unit: .dp),
      ])
  }

  @Test func `Folders for other devices and broken files say nothing`() {
    let text = "<resources><dimen name=\"row\">56dp</dimen></resources>"
    #expect(dimensions(text, at: "res/values-sw600dp/dimens.xml").isEmpty)
    #expect(dimensions("<resources><dimen").isEmpty)
  }
}
