import ScreenModel
import Testing
import TextScaling

/// Distances that stacks keep when the source names none.
@Suite struct SpacingPreferenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let upper: ScreenNode
    let lower: ScreenNode
    var size = ContentSizeCategory.large
    let distance: String
    var testDescription: String { id }
  }

  private static let body = text("a", font: FontChoice(size: .style(.body)))
  private static let fixed = text("a", font: FontChoice(size: .fixed(17)))
  private static let box = rigid(10, 10)

  // Body at L: a line of 20.29, leading 22; margin of a tenth of a line 2.03, up to a pixel 2.33.
  static let rows: [Row] = [
    Row(id: "box, box", upper: box, lower: box, distance: "8"),
    Row(id: "text, text: the leading of the lower", upper: body, lower: body, distance: "2"),
    Row(id: "no leading without a style", upper: body, lower: fixed, distance: "0"),
    Row(id: "text, box: 20.29 + 2.33 − 11.98", upper: body, lower: box, distance: "10.64"),
    Row(id: "box, text: 20.29 + 2.33 − 16.19", upper: box, lower: body, distance: "6.43"),
    Row(
      id: "text, box at AX5", upper: body, lower: box, size: .accessibility5, distance: "32.24"),
    Row(
      id: "box, text at AX5", upper: box, lower: body, size: .accessibility5, distance: "19.12"),
    Row(
      id: "padding above makes an edge plain", upper: box,
      lower: node(.padding(Insets(top: 1)), body), distance: "8"),
    Row(
      id: "padding beside does not", upper: box, lower: node(.padding(Insets(leading: 1)), body),
      distance: "6.43"),
    Row(
      id: "a frame of a height makes both edges plain", upper: frame(height: 44, body), lower: box,
      distance: "8"),
    Row(
      id: "a frame of a width does not", upper: frame(width: 44, body), lower: box,
      distance: "10.64"),
    Row(
      id: "a row wants what its children want", upper: box, lower: row(box, body),
      distance: "8"),
    Row(
      id: "a column wants what its last child wants", upper: column(box, body), lower: box,
      distance: "10.64"),
    Row(
      id: "a spacer brings no distance", upper: body,
      lower: ScreenNode(.spacer(minimum: 0), name: "Spacer", span: nil), distance: "0"),
  ]

  @Test(arguments: rows) func `a column keeps the preferred distance`(row: Row) {
    let stack = node(.fixedSize(.both), column(row.upper, row.lower, spacing: nil))
    let root = laidOut(stack, scale: 3, at: .ios(row.size)).root
    let frames = root.children[0].children.map(\.frame)
    let distance = frames[1].minY - frames[0].maxY
    #expect(distance.dump == row.distance)
  }

  @Test func `rows keep eight between anything but spacers`() {
    expect(
      layOut(row(text("a"), rigid(10, 10), spacing: nil)),
      is: """
        Row 136,95 28×10
          Text 136,95 10×10 "a"
          Rigid 154,95 10×10
        """)
  }

  @Test func `a spacing of the source counts beside spacers, too`() {
    expect(
      layOut(row(rigid(10, 10), spacer, rigid(10, 10), spacing: 20), width: 100),
      is: """
        Row 0,95 100×10
          Rigid 0,95 10×10
          Spacer 30,100 40×0
          Rigid 90,95 10×10
        """)
  }
}
