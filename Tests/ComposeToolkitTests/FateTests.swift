import ComponentModel
import ScreenModel
import Testing

/// What becomes of texts, from the source to their places.
///
/// Provenance: the measuring of Row, Column, Text and Material's bars in androidx's public source.
@Suite struct FateTests {
  @Test func `a text that is too tall is cut at its box`() throws {
    #expect(
      try Composables.texts(#"Box(Modifier.size(100.dp, 30.dp)) { T("aaaa bbbb cccc") }"#)
        == [#"0,0 100×30 "aaaa bbbb|cccc" clip 0,0 to 100,30"#])
  }

  @Test func `what stands after a long text without a weight is left nothing`() throws {
    let body = #"Row { T("aaaa bbbb cccc dddd eeee ffff gggg"); T("hh") }"#
    #expect(
      try Composables.texts(body)
        == [#"0,0 300×40 "aaaa bbbb cccc dddd eeee ffff|gggg""#, #"300,0 0×40 "h|h""#])
  }

  @Test func `a weight leaves the others their own`() throws {
    let body = #"Row { T("aaaa bbbb cccc dddd eeee ffff gggg", Modifier.weight(1f)); T("hh") }"#
    #expect(
      try Composables.texts(body)
        == [#"0,0 280×40 "aaaa bbbb cccc dddd eeee|ffff gggg""#, #"280,0 20×20 "hh""#])
  }

  @Test func `lines beyond the limit are lost, marked only where the call says so`() throws {
    let style = "Modifier.width(100.dp), style = TextStyle(fontSize = 20.sp), maxLines = 1"
    let body = """
      Column {
          BasicText("aaaa bbbb cccc", \(style))
          BasicText("aaaa bbbb cccc", \(style), overflow = TextOverflow.Ellipsis)
      }
      """
    #expect(
      try Composables.texts(body)
        == [#"0,0 100×20 "aaaa bbbb" truncated"#, #"0,20 100×20 "aaaa bbbb…" truncated"#])
  }

  private func bar(_ call: String, fontScale: Double = 1) throws -> String? {
    try Composables.texts(call, fontScale: fontScale).first
  }

  @Test func `a title of two lines is cut by its bar of 64 dp`() throws {
    let title = "aaaa bbbb cccc dddd eeee ffff gggg"
    // Two lines of 34 dp are more than the bar holds.
    let cut = try bar(#"TopAppBar(title = { T("\#(title)") })"#, fontScale: 2)
    #expect(cut?.contains("clip") == true)
  }

  @Test func `an app bar at the bottom stays 80 dp high and one for moving around grows`() throws {
    let label = #"T("aa bb cc dd", Modifier.width(50.dp))"#
    let fixed = try Composables.texts("BottomAppBar { \(label) }", fontScale: 2)
    #expect(fixed == [#"4,0 50×80 "aa|bb|cc|dd" clip 4,0 to 54,80"#])
    let item = "NavigationBarItem(selected = true, onClick = {}, icon = {}, label = { \(label) })"
    let grown = try Composables.texts("NavigationBar { \(item) }", fontScale: 2)
    #expect(grown.first?.contains("50×136") == true)
    #expect(grown.first?.contains("clip") == false)
  }

  @Test(arguments: [
    "Button(onClick = {}) { LABEL }", "AssistChip(onClick = {}, label = { LABEL })",
    "Tab(selected = true, onClick = {}, text = { LABEL })", "ListItem(headlineContent = { LABEL })",
    "ExtendedFloatingActionButton(onClick = {}) { LABEL }",
  ])
  func `what holds a control's text grows with it`(call: String) throws {
    let label = #"T("aa bb cc dd", Modifier.width(50.dp))"#
    let lines = try Composables.texts(call.replacing("LABEL", with: label), fontScale: 2)
    let first = try #require(lines.first)
    #expect(first.contains("50×136 \"aa|bb|cc|dd\""))
    #expect(!first.contains("clip"))
  }
}
