import ComponentModel
import ScreenModel
import Testing

/// What of Kotlin and of Compose's own values is read, shown by where texts come to stand.
@Suite struct ReadingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let what: String
    var beside = ""
    let body: String
    let lines: [String]
    var testDescription: String { what }
  }

  static let language: [Row] = [
    Row(
      what: "slots, by name and trailing",
      beside: "@Composable fun Pair2(head: @Composable () -> Unit, content: @Composable ColumnScope.() -> Unit) "
        + "{ Column { head(); content() } }",
      body: #"Pair2(head = { T("aa") }) { T("bbb") }"#,
      lines: [#"0,0 20×20 "aa""#, #"0,20 30×20 "bbb""#]),
    Row(
      what: "a slot that is left out",
      beside: "@Composable fun Item(name: String, trailing: (@Composable () -> Unit)? = null) "
        + "{ Row { T(name); trailing?.invoke() } }",
      body: #"Column { Item("a"); Item("b", trailing = { T("c") }); Item("d") { T("e") } }"#,
      lines: [
        #"0,0 10×20 "a""#, #"0,20 10×20 "b""#, #"10,20 10×20 "c""#, #"0,40 10×20 "d""#, #"10,40 10×20 "e""#,
      ]),
    Row(
      what: "a slot with a value",
      beside: "@Composable fun Each(names: List<String>, row: @Composable (String) -> Unit) "
        + "{ Column { names.forEach { row(it) } } }",
      body: #"Each(listOf("a", "bb")) { name -> T(name) }"#,
      lines: [#"0,0 10×20 "a""#, #"0,20 20×20 "bb""#]),
    Row(
      what: "an extension of a scope",
      beside: "@Composable private fun RowScope.Cell(text: String) { T(text, Modifier.weight(1f)) }",
      body: #"Row { Cell("a"); Cell("b") }"#,
      lines: [#"0,0 150×20 "a""#, #"150,0 150×20 "b""#]),
    Row(
      what: "an extension of a scope with the name of a component, in which the component is meant",
      beside: "@Composable private fun RowScope.Surface(text: String) "
        + "{ Box(Modifier.weight(1f)) { Surface { T(text) } } }",
      body: #"Row { Surface("a"); Surface("b") }"#,
      lines: [#"0,0 10×20 "a""#, #"150,0 10×20 "b""#]),
    Row(
      what: "a list without one of its elements",
      beside: #"enum class Kind(val label: String) { First("one"), Second("second") }"#,
      body: #"Column { (Kind.entries - Kind.First).forEach { T(it.label) } }"#,
      lines: [#"0,0 60×20 "second""#]),
    Row(
      what: "a number that a formatter shows",
      beside: #"private val formatter = DecimalFormat("0.0")"#,
      body: #"T(formatter.format(10.5))"#,
      lines: [#"0,0 40×20 "10.5""#]),
    Row(
      what: "a whole number, which is no amount of money",
      beside: "class State(val totalPages: Int)",
      body: "Inner()\n}\n@Composable fun Inner(state: State = remember { load() }) {\nT(state.totalPages.toString())",
      lines: [#"0,0 50×20 "1,234""#]),
    Row(
      what: "an enum with values and when",
      beside: #"enum class Kind(val label: String) { First("one"), Second("second") }"#,
      body: """
        Column {
            Kind.entries.forEach { kind ->
                when (kind) {
                    Kind.First -> T(kind.label)
                    else -> T(kind.name)
                }
            }
        }
        """,
      lines: [#"0,0 30×20 "one""#, #"0,20 60×20 "Second""#]),
    Row(
      what: "a sealed class",
      beside: """
        sealed class State {
            data object Empty : State()
            data class Loaded(val name: String, val count: Int = 3) : State()
        }
        """,
      body: #"""
        val state: State = State.Loaded("ab")
        when (state) {
            is State.Empty -> T("nothing")
            is State.Loaded -> T("${state.name} ${state.count}")
        }
        """#,
      lines: [#"0,0 40×20 "ab 3""#]),
    Row(
      what: "scope functions",
      body: #"""
        val name: String? = "ab"
        Column {
            name?.let { T(it) }
            "c".also { T(it) }
            T(buildString { append("d"); append("e") })
            with("fg") { T(uppercase()) }
        }
        """#,
      lines: [#"0,0 20×20 "ab""#, #"0,20 10×20 "c""#, #"0,40 20×20 "de""#, #"0,60 20×20 "FG""#]),
    Row(
      what: "constants of an object and of a file",
      beside: """
        private val Narrow = 60.dp
        object Sizes { val Wide = Narrow * 2; const val LINES = 1 }
        """,
      body: #"T("aaaa bbbb cccc", Modifier.width(Sizes.Wide), maxLines = Sizes.LINES)"#,
      lines: [#"0,0 120×20 "aaaa bbbb" truncated"#]),
    Row(
      what: "remembered values",
      body: #"""
        val name by remember { mutableStateOf("ab") }
        val state = rememberSaveable { mutableStateOf("cd") }
        val (value, setValue) = remember { mutableStateOf("ef") }
        Column { T(name); T(state.value); T(value) }
        """#,
      lines: [#"0,0 20×20 "ab""#, #"0,20 20×20 "cd""#, #"0,40 20×20 "ef""#]),
    Row(
      what: "animated lengths and the value inside",
      body: #"""
        val height by animateDpAsState(targetValue = 30.dp)
        val width = animateDpAsState(targetValue = 40.dp)
        T("aaaa bbbb", Modifier.height(height).width(width.value))
        """#,
      lines: [#"0,0 40×30 "aaaa|bbbb" clip 0,0 to 40,30"#]),
  ]

  static let values: [Row] = [
    Row(
      what: "a text style of the theme, changed",
      body: #"Text("aa", style = MaterialTheme.typography.bodyLarge.copy(fontSize = 20.sp, letterSpacing = 0.sp, lineHeight = 30.sp))"#,
      lines: [#"0,0 20×30 "aa""#]),
    Row(
      what: "a typography of the project",
      beside: """
        private val Base = TextStyle(letterSpacing = 0.sp)
        val AppType = Typography(bodyLarge = Base.merge(TextStyle(fontSize = 20.sp, lineHeight = 40.sp)))
        @Composable fun AppTheme(content: @Composable () -> Unit) { MaterialTheme(typography = AppType, content = content) }
        """,
      body: #"AppTheme { Column { Text("aa"); Text("bb", style = MaterialTheme.typography.bodyLarge) } }"#,
      lines: [#"0,0 20×20 "aa""#, #"0,20 20×20 "bb""#]),
    Row(
      what: "a composition local that holds styles",
      beside: """
        data class Styles(val body: TextStyle = TextStyle(fontSize = 10.sp), val head: TextStyle = TextStyle(fontSize = 40.sp))
        val LocalStyles = staticCompositionLocalOf { Styles() }
        object Theme { val styles: Styles @Composable get() = LocalStyles.current }
        """,
      body: #"""
        CompositionLocalProvider(LocalStyles provides Styles(body = TextStyle(fontSize = 20.sp))) {
            Column { BasicText("aa", style = Theme.styles.body); BasicText("bb", style = LocalStyles.current.head) }
        }
        """#,
      lines: [#"0,0 20×20 "aa""#, #"0,20 40×40 "bb""#]),
    Row(
      what: "a style that is provided to texts",
      body: #"""
        ProvideTextStyle(TextStyle(fontSize = 20.sp, letterSpacing = 0.sp, lineHeight = 30.sp)) { Text("aa") }
        """#,
      lines: [#"0,0 20×30 "aa""#]),
    Row(
      what: "a style without a size is set in the smallest default",
      body: #"Text("aaaa", style = TextStyle(fontWeight = FontWeight.Bold))"#,
      lines: [#"0,0 28×14 "aaaa""#]),
    Row(
      what: "a builder of annotated texts",
      body: #"""
        val text = buildAnnotatedString {
            append("a ")
            withStyle(SpanStyle(fontSize = 40.sp)) { append("b") }
            append(" c")
        }
        BasicText(text, style = TextStyle(fontSize = 20.sp))
        """#,
      lines: [#"0,0 60×40 "a b c""#]),
    Row(
      what: "a style by its place in the call",
      body: #"BasicText("aa", Modifier, TextStyle(fontSize = 20.sp))"#,
      lines: [#"0,0 20×20 "aa""#]),
    Row(
      what: "padding values and their sums",
      body: #"""
        val inner = PaddingValues(start = 10.dp, top = 20.dp)
        T("a", Modifier.padding(inner).padding(start = inner.calculateTopPadding()))
        """#,
      lines: [#"30,20 10×20 "a""#]),
  ]

  static let chains: [Row] = [
    Row(
      what: "a chain in a variable",
      body: #"val chain = Modifier.width(40.dp).height(30.dp); T("aaaa bbbb", chain)"#,
      lines: [#"0,0 40×30 "aaaa|bbbb" clip 0,0 to 40,30"#]),
    Row(
      what: "a chain passed down",
      beside: "@Composable fun Inner(modifier: Modifier) { T(\"aaaa bbbb\", modifier.height(30.dp)) }",
      body: "Inner(Modifier.width(40.dp))",
      lines: [#"0,0 40×30 "aaaa|bbbb" clip 0,0 to 40,30"#]),
    Row(
      what: "an extension of the project",
      beside: "fun Modifier.cell(width: Dp = 40.dp): Modifier = this.width(width).then(Modifier.height(30.dp))",
      body: #"T("aaaa bbbb", Modifier.cell())"#,
      lines: [#"0,0 40×30 "aaaa|bbbb" clip 0,0 to 40,30"#]),
    Row(
      what: "an extension with a block body and a condition",
      beside: """
        @Composable
        fun Modifier.cell(isSmall: Boolean): Modifier {
            val base = width(40.dp)
            return if (isSmall) base.height(30.dp) else base
        }
        """,
      body: #"T("aaaa bbbb", Modifier.cell(true))"#,
      lines: [#"0,0 40×30 "aaaa|bbbb" clip 0,0 to 40,30"#]),
    Row(
      what: "a composed extension",
      beside: "fun Modifier.cell() = composed { this.width(40.dp).height(30.dp) }",
      body: #"T("aaaa bbbb", Modifier.padding(5.dp).cell())"#,
      lines: [#"5,5 40×30 "aaaa|bbbb" clip 5,5 to 45,35"#]),
    Row(
      what: "a chain with a conditional part",
      body: #"T("aaaa bbbb", Modifier.width(40.dp).then(if (true) Modifier.height(30.dp) else Modifier))"#,
      lines: [#"0,0 40×30 "aaaa|bbbb" clip 0,0 to 40,30"#]),
    Row(
      what: "the order of steps",
      body: #"Column { T("a", Modifier.padding(10.dp).width(60.dp)); T("b", Modifier.width(60.dp).padding(10.dp)) }"#,
      lines: [#"10,10 60×20 "a""#, #"10,50 40×20 "b""#]),
    Row(
      what: "a least size and a required one",
      body: #"Column { T("a", Modifier.sizeIn(minWidth = 40.dp, minHeight = 30.dp)); T("b", Modifier.requiredSize(50.dp)) }"#,
      lines: [#"0,0 40×30 "a""#, #"0,30 50×50 "b""#]),
    Row(
      what: "an intrinsic width",
      body: #"Column(Modifier.width(IntrinsicSize.Max)) { T("aa", Modifier.fillMaxWidth()); T("bbbb") }"#,
      lines: [#"0,0 40×20 "aa""#, #"0,20 40×20 "bbbb""#]),
    Row(
      what: "what is as large as a finger",
      body: #"Row { T("a", Modifier.minimumInteractiveComponentSize()); T("b") }"#,
      lines: [#"19,14 10×20 "a""#, #"48,0 10×20 "b""#]),
    Row(
      what: "alignment in a box",
      body: #"Box(Modifier.size(100.dp, 50.dp), contentAlignment = Alignment.Center) { T("a"); T("b", Modifier.align(Alignment.BottomEnd)) }"#,
      lines: [#"45,15 10×20 "a""#, #"90,30 10×20 "b""#]),
  ]

  @Test(arguments: language + values + chains) func `it is read`(row: Row) throws {
    let lines = try Composables.texts(row.body, beside: row.beside)
    #expect(lines == row.lines)
  }
}
