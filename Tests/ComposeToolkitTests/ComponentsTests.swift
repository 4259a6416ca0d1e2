import ComponentModel
import ScreenModel
import Testing

/// Where components put what they hold.
@Suite struct ComponentsTests {
  static let rows: [ReadingTests.Row] = [
    .init(
      what: "a flow of rows",
      body: #"FlowRow(horizontalArrangement = Arrangement.spacedBy(10.dp), verticalArrangement = Arrangement.spacedBy(5.dp)) { T("aaaa bbbb cccc"); T("dddd eeee ffff"); T("gg") }"#,
      lines: [#"0,0 140×20 "aaaa bbbb cccc""#, #"150,0 140×20 "dddd eeee ffff""#, #"0,25 20×20 "gg""#]),
    .init(
      what: "a flow of columns",
      body: #"FlowColumn(Modifier.height(50.dp)) { T("aa"); T("b"); T("cc") }"#,
      lines: [#"0,0 20×20 "aa""#, #"0,20 10×20 "b""#, #"20,0 20×20 "cc""#]),
    .init(
      what: "a rail",
      body: #"NavigationRail(header = { T("a") }) { T("b") }"#,
      lines: [#"35,4 10×20 "a""#, #"35,28 10×20 "b""#]),
    .init(
      what: "a sheet over the screen",
      body: #"Column { T("a"); ModalBottomSheet(onDismissRequest = {}, dragHandle = null) { T("b") } }"#,
      lines: [#"0,0 10×20 "a""#, #"0,380 10×20 "b""#]),
    .init(
      what: "a menu that is closed",
      body: #"var isOpen by remember { mutableStateOf(false) }; Box { T("a"); DropdownMenu(isOpen, { isOpen = false }) { T("b") } }"#,
      lines: [#"0,0 10×20 "a""#]),
    .init(
      what: "a box that tells its constraints",
      body: #"BoxWithConstraints { if (maxWidth < 400.dp) T("narrow") else T("wide") }"#,
      lines: [#"0,0 60×20 "narrow""#]),
    .init(
      what: "items of a list with a head",
      body: #"LazyColumn(contentPadding = PaddingValues(10.dp)) { item { T("a") }; items(listOf("b", "c"), key = { it }) { T(it) }; itemsIndexed(listOf("d")) { index, name -> T("$index$name") } }"#,
      lines: ["10,10 10×20 \"a\"", "10,30 10×20 \"b\"", "10,50 10×20 \"c\"", "10,70 20×20 \"0d\""].map { $0 + " clip 0,- to 40,- scrolls-v" }),
    .init(
      what: "items of a list through an extension of the project",
      beside: #"fun LazyListScope.rows(names: List<String>) { items(names) { name -> T(name) } }"#,
      body: #"LazyColumn { rows(listOf("a", "b")) }"#,
      lines: ["0,0 10×20 \"a\"", "0,20 10×20 \"b\""].map { $0 + " clip 0,- to 10,- scrolls-v" }),
    .init(
      what: "a flow that makes its items",
      body: #"ContextualFlowRow(itemCount = 3) { index -> T("i$index") }"#,
      lines: [#"0,0 20×20 "i0""#, #"20,0 20×20 "i1""#, #"40,0 20×20 "i2""#]),
    .init(
      what: "a badge grows away from what it stands at",
      body: #"Box(Modifier.padding(50.dp)) { BadgedBox({ T("bbbbb") }) { Box(Modifier.size(24.dp)) } }"#,
      lines: [#"62,44 50×20 "bbbbb""#]),
    .init(
      what: "a card lays its content in a column",
      body: #"Card { T("a"); T("b") }"#,
      lines: [#"0,0 10×20 "a""#, #"0,20 10×20 "b""#]),
  ]

  @Test(arguments: rows) func `it is laid out`(row: ReadingTests.Row) throws {
    let lines = try Composables.texts(row.body, beside: row.beside)
    #expect(lines == row.lines)
  }

  private func resources(_ texts: (key: String, locale: String, text: String)...) -> Resources {
    var strings = StringCatalog()
    for text in texts {
      strings.add(key: text.key, table: "", .init(locale: text.locale, text: text.text))
    }
    return Resources(strings: strings)
  }

  @Test func `of translations the longest is shown, filled in`() throws {
    let resources = resources(("hello", "en", "Hi %1$s"), ("hello", "de", "Hallo %1$s"))
    #expect(
      try Composables.texts(#"T(stringResource(R.string.hello, "Bo"))"#, resources: resources)
        == [#"0,0 80×20 "Hallo Bo""#])
  }

  @Test func `resources of a module of several platforms are found behind its own name`() throws {
    let resources = resources(("section_title", "en", "Font"))
    #expect(
      try Composables.texts("T(stringResource(SettingsRes.string.section_title))", resources: resources)
        == [#"0,0 40×20 "Font""#])
  }

  @Test(arguments: [
    "graphicsLayer { alpha = 1f - fraction }", "graphicsLayer(alpha = 0f)",
    "graphicsLayer { val a = fraction; alpha = a - 1 }", "alpha(1 - fraction)",
  ]) func `a layer without opacity has no ink`(modifier: String) throws {
    let screen = try Composables.screen(
      "\(Composables.preamble)\n@Composable fun Subject() { val fraction = 1f; T(\"a\", Modifier.\(modifier)) }")
    #expect(screen.root.all.contains { $0.traits.isInvisible })
  }

  @Test func `an opacity of run time fades`() throws {
    let screen = try Composables.screen(
      "\(Composables.preamble)\n@Composable fun Subject(a: Float) { T(\"a\", Modifier.graphicsLayer { alpha = 1 - a }) }")
    #expect(screen.root.all.contains { $0.traits.isFading })
  }

  @Test func `a chip in a row without end is as wide as its label`() throws {
    let chip = #"FilterChip(false, {}, label = { T("aaaa") }, trailingIcon = { Icon(Icons.Add, null) })"#
    #expect(try Composables.texts("LazyRow { item { \(chip) } }").first?.contains("40×20") == true)
    let long = #"FilterChip(false, {}, label = { T("aaaa aaaa aaaa aaaa aaaa aaaa aaaa") }, trailingIcon = { Icon(Icons.Add, null) })"#
    let squeezed = try Composables.texts("Row { \(long) }")
    #expect(squeezed.map { $0.prefix(16) } == ["16,4 244×40 \"aaa"])
  }

  @Test func `parts of the platform's defaults are known`() throws {
    let box = "OutlinedTextFieldDefaults.DecorationBox(value = value, innerTextField = it, label = { T(\"name\") })"
    let source = """
      \(Composables.preamble)
      @Composable fun Subject(value: String) { BasicTextField(value, {}, decorationBox = { \(box) }) }
      """
    #expect(try Composables.screen(source).unresolved.isEmpty)
  }

  @Test func `a component that fills has the height of a window`() throws {
    let source = """
      \(Composables.preamble)
      @Composable fun Page() { Subject() }
      @Composable fun Subject() {
          Box(Modifier.fillMaxSize()) { T("a", Modifier.align(Alignment.BottomStart)) }
          if (false) { ModalBottomSheet({}) { T("b") } }
      }
      @Composable fun Two() {
          Box(Modifier.fillMaxSize()) { T("a", Modifier.align(Alignment.BottomStart)) }
          ModalBottomSheet({}) { T("b") }
      }
      """
    #expect(Composables.lines(of: try Composables.screen(source)) == [#"0,380 10×20 "a""#])
    let two = try Composables.screen(source.replacing("{ Subject() }", with: "{ Two() }"), named: "Two")
    #expect(Composables.lines(of: two).first == #"0,380 10×20 "a""#)
  }

  @Test func `a layer that is seen stays`() throws {
    let screen = try Composables.screen(
      "\(Composables.preamble)\n@Composable fun Subject() { T(\"a\", Modifier.graphicsLayer { alpha = 0.5f }) }")
    #expect(!screen.root.all.contains { $0.traits.isInvisible })
  }

  @Test(arguments: [
    ("Image(painterResource(R.drawable.wide), null)", "60×20"), ("Icon(painterResource(IR.drawable.wide), null)", "60×20"),
    ("Image(contentDescription = null, painter = painterResource(id = R.drawable.wide))", "60×20"),
    ("Image(painterResource(item.iconRes), null)", "24×24"), ("Icon(Icons.Add, null)", "24×24"),
  ]) func `a picture is as large as its file says, an icon 24 dp`(body: String, size: String) throws {
    let resources = Resources(images: ["wide": Size(width: 60, height: 20)])
    let source = "\(Composables.preamble)\n@Composable fun Subject(item: Item) { Row { \(body); T(\"a\") } }"
    let width = String(size.prefix { $0 != "×" })
    #expect(
      try Composables.lines(of: Composables.screen(source, resources: resources)).first?.hasPrefix("\(width),") == true)
  }

  @Test func `previews with a parameter show what its provider gives`() throws {
    let source = """
      \(Composables.preamble)
      class Names : PreviewParameterProvider<String> {
          override val values = sequenceOf("aa", "bbbb")
      }
      @PreviewFontScale
      @Composable
      private fun SubjectPreview(@PreviewParameter(Names::class) name: String) { T(name) }
      """
    let lines = Composables.lines(of: try Composables.screen(source, named: "SubjectPreview"))
    #expect(lines == [#"0,0 20×20 "aa""#])
  }

  @Test func `a preview of a scale does not hold texts at it`() throws {
    let source = """
      \(Composables.preamble)
      @Preview(fontScale = 1.5f, device = "id:pixel_5")
      @Composable
      private fun SubjectPreview() { T("aa") }
      """
    let screen = try Composables.screen(source, named: "SubjectPreview", fontScale: 2)
    #expect(Composables.lines(of: screen, 2) == [#"0,0 34×34 "aa""#])
  }
}
