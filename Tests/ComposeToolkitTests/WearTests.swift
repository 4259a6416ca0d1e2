import Testing

/// Chips and cards of watches, shown by where texts come to stand.
@Suite struct WearTests {
  private func places(_ call: String) throws -> [String] {
    try Composables.texts("Column { \(call) }")
  }

  @Test func `a chip holds two labels and grows`() throws {
    #expect(
      try places(#"Chip(label = { T("aaaa") }, onClick = {}, secondaryLabel = { T("bb") })"#)
        == [#"14,6 40×20 "aaaa""#, #"14,26 20×20 "bb""#])
    let tall = #"Chip(label = { T("aa bb cc", Modifier.width(30.dp)) }, onClick = {}, secondaryLabel = { T("dd") })"#
    #expect(try places(tall) == [#"14,6 30×60 "aa|bb|cc""#, #"14,66 20×20 "dd""#])
  }

  @Test func `a label leaves a control its room`() throws {
    let chip = #"ToggleChip(checked = true, onCheckedChange = {}, label = { T("aaaa") }, toggleControl = { T("x") }, modifier = Modifier.fillMaxWidth())"#
    #expect(try places(chip) == [#"14,16 40×20 "aaaa""#, #"276,16 10×20 "x""#])
  }

  @Test func `a compact chip keeps its height`() throws {
    let chip = #"CompactChip(onClick = {}, label = { T("aa bb cc", Modifier.width(30.dp)) })"#
    #expect(try places(chip) == [#"12,8 30×32 "aa|bb|cc" clip 12,8 to 42,40"#])
  }

  @Test func `a card of a title has its lines below each other`() throws {
    let card = #"TitleCard(onClick = {}, title = { T("aaaa") }, time = { T("now") }) { T("bb") }"#
    #expect(try places(card) == [#"12,12 40×20 "aaaa""#, #"258,12 30×20 "now""#, #"12,32 20×20 "bb""#])
  }

  @Test func `a phone's button is not a watch's`() throws {
    #expect(try places(#"Button(onClick = {}) { T("aa") }"#) == [#"24,14 20×20 "aa""#])
  }
}
