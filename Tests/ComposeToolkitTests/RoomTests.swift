import Testing

/// What a box tells of the room that it is offered. The window is 300 by 400 dp of one pixel.
@Suite struct RoomTests {
  /// - Parameter box: Source with `BOX` where the box stands.
  private func room(_ source: String, _ modifier: String = "", says: String = "${maxWidth.value.toInt()}×${maxHeight.value.toInt()}")
    throws -> String?
  {
    let box = "BoxWithConstraints(\(modifier)) { T(\"\(says)\") }"
    let line = try Composables.texts(source.replacing("BOX", with: box)).first
    return line.flatMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
  }

  @Test(arguments: [
    ("BOX", "", "300×400"), ("BOX", "Modifier.padding(20.dp)", "260×360"),
    ("BOX", "Modifier.fillMaxWidth(0.5f).height(90.dp)", "150×90"),
    ("BOX", "Modifier.size(500.dp)", "300×400"), ("BOX", "Modifier.requiredWidth(500.dp)", "500×400"),
    ("BOX", "Modifier.aspectRatio(3f)", "300×100"),
    ("Column(Modifier.padding(horizontal = 10.dp)) { Card(Modifier.padding(5.dp)) { BOX } }", "", "270×390"),
    ("LazyColumn(contentPadding = PaddingValues(30.dp)) { item { BOX } }", "Modifier.height(50.dp)", "240×50"),
    ("LazyVerticalGrid(GridCells.Fixed(2), horizontalArrangement = Arrangement.spacedBy(20.dp)) { item { BOX } }", "Modifier.height(50.dp)", "140×50"),
    ("HorizontalPager(state, contentPadding = PaddingValues(horizontal = 40.dp)) { BOX }", "", "220×400"),
  ]) func `it is what modifiers and paddings leave`(source: String, modifier: String, room: String) throws {
    #expect(try self.room(source, modifier) == room)
  }

  @Test(arguments: [
    "${this.maxWidth.value.toInt()}", "${this@BoxWithConstraints.maxWidth.value.toInt()}", "${constraints.maxWidth}",
    "${minWidth.value.toInt()}", "${with(LocalDensity.current) { constraints.maxWidth.toDp() }.value.toInt()}",
  ]) func `its scope is told in all ways`(says: String) throws {
    #expect(try room("BOX", "Modifier.width(70.dp)", says: says) == "70")
  }

  @Test func `inner parts do not change what a box tells`() throws {
    let source = """
      BoxWithConstraints(Modifier.width(200.dp)) {
          Column(Modifier.padding(20.dp)) { Inner() }
      }
      """
    let lines = try Composables.texts(
      source, beside: "@Composable fun BoxWithConstraintsScope.Inner() { if (maxWidth < 190.dp) T(\"narrow\") else T(\"wide\") }")
    #expect(lines.first?.contains("wide") == true)
  }

  @Test(arguments: [
    ("LazyRow(contentPadding = PaddingValues(horizontal = 50.dp)) { item { T(\"a\", Modifier.fillParentMaxWidth(0.5f)) } }", "50,0 100×20"),
    ("LazyColumn { item { T(\"a\", Modifier.fillParentMaxSize()) } }", "0,0 300×400"),
    ("LazyColumn(Modifier.height(80.dp)) { item { T(\"a\", Modifier.fillParentMaxHeight(0.5f)) } }", "0,0 10×40"),
  ]) func `an item takes a share of its list`(source: String, place: String) throws {
    #expect(try Composables.texts(source).first?.hasPrefix(place + " ") == true)
  }

  @Test func `what moves has no end`() throws {
    #expect(try room("Row(Modifier.horizontalScroll(rememberScrollState())) { BOX }", says: "${if (maxWidth == Dp.Infinity) 1 else 2}") == "1")
  }
}
