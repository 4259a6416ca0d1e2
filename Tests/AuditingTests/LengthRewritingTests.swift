import ScreenModel
import Testing

@testable import Auditing

@Suite struct LengthRewritingTests {
  struct Row: Sendable {
    let toolkit: ToolkitName
    let axis: Axis
    let text: String
    let rewritten: String?
  }

  @Test(arguments: [
    Row(toolkit: .compose, axis: .vertical, text: ".height(56.dp)", rewritten: ".heightIn(min = 56.dp)"),
    Row(toolkit: .compose, axis: .horizontal, text: ".width(Wide)", rewritten: ".widthIn(min = Wide)"),
    Row(toolkit: .compose, axis: .vertical, text: ".height(height = 56.dp)", rewritten: nil),
    Row(toolkit: .compose, axis: .vertical, text: ".size(56.dp)", rewritten: nil),
    Row(toolkit: .reactNative, axis: .vertical, text: "height: 44", rewritten: "minHeight: 44"),
    Row(toolkit: .reactNative, axis: .vertical, text: "height: big ? 60 : 44", rewritten: nil),
    Row(toolkit: .reactNative, axis: .horizontal, text: "height: 44", rewritten: nil),
    Row(toolkit: .flutter, axis: .vertical, text: "height: 44", rewritten: nil),
  ]) func `a fixed length becomes a smallest one`(row: Row) {
    #expect(LengthRewriting.minimum(of: row.axis, in: row.text, row.toolkit) == row.rewritten)
  }
}
