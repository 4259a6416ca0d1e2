import ComponentModel
import ScreenModel
import Testing

/// Layouts of links, shown by where texts come to stand: a character is 10 wide, a line 20 high, the
/// window 300 by 400.
@Suite struct AnchorReadingTests {
  static let rows: [ReadingTests.Row] = [
    .init(
      what: "single references are told apart",
      body: #"""
        ConstraintLayout(Modifier.fillMaxSize()) {
            val first = createRef()
            val second = createRef()
            T("aa", Modifier.constrainAs(first) { top.linkTo(parent.top, margin = 10.dp); start.linkTo(parent.start, 5.dp) })
            T("b", Modifier.constrainAs(second) { top.linkTo(first.bottom, 8.dp); start.linkTo(first.end) })
        }
        """#,
      lines: [#"5,10 20×20 "aa""#, #"25,38 10×20 "b""#]),
    .init(
      what: "references named like the edges",
      body: #"""
        ConstraintLayout(Modifier.fillMaxSize()) {
            val (start, end) = createRefs()
            T("aa", Modifier.constrainAs(start) { centerVerticallyTo(parent, 0f) })
            T("b", Modifier.constrainAs(end) { linkTo(top = start.bottom, bottom = parent.bottom, bias = 1f) })
        }
        """#,
      lines: [#"0,0 20×20 "aa""#, #"0,380 10×20 "b""#]),
    .init(
      what: "pairs of links, by name and by place",
      body: #"""
        ConstraintLayout(Modifier.fillMaxSize()) {
            val (a, b, c) = createRefs()
            T("aa", Modifier.constrainAs(a) { linkTo(start = parent.start, end = parent.end, startMargin = 40.dp, bias = 0f) })
            T("bb", Modifier.constrainAs(b) { linkTo(parent.start, parent.top, parent.end, parent.bottom, horizontalBias = 1f) })
            T("cc", Modifier.constrainAs(c) { start.linkTo(parent.start); end.linkTo(parent.end); horizontalBias = 0.25f })
        }
        """#,
      lines: [#"40,0 20×20 "aa""#, #"280,190 20×20 "bb""#, #"70,0 20×20 "cc""#]),
    .init(
      what: "dimensions of a text",
      body: #"""
        ConstraintLayout(Modifier.fillMaxWidth()) {
            val (icon, a, b, c, d) = createRefs()
            T("iiiiiiiiii", Modifier.constrainAs(icon) { end.linkTo(parent.end) })
            T("aaaa bbbb cccc dddd eeee", Modifier.constrainAs(a) { linkTo(parent.start, icon.start); width = Dimension.fillToConstraints })
            T("aaaa bbbb cccc dddd eeee", Modifier.constrainAs(b) { linkTo(parent.start, icon.start); top.linkTo(a.bottom) })
            T("aa", Modifier.constrainAs(c) { linkTo(parent.start, icon.start); top.linkTo(b.bottom); width = Dimension.preferredWrapContent.atLeast(50.dp) })
            T("aa", Modifier.constrainAs(d) { top.linkTo(c.bottom); width = Dimension.value(40.dp); height = 30.dp.asDimension })
        }
        """#,
      lines: [
        #"200,0 100×20 "iiiiiiiiii""#, #"0,0 200×40 "aaaa bbbb cccc dddd|eeee""#,
        #"-20,40 240×20 "aaaa bbbb cccc dddd eeee""#, #"75,60 50×20 "aa""#, #"0,80 40×30 "aa""#,
      ]),
    .init(
      what: "guidelines, barriers and a chain",
      body: #"""
        ConstraintLayout(Modifier.fillMaxSize()) {
            val (a, b, c, d, e) = createRefs()
            val middle = createGuidelineFromStart(0.5f)
            val low = createGuidelineFromBottom(100.dp)
            T("aa", Modifier.constrainAs(a) { start.linkTo(middle) })
            T("bbbb", Modifier.constrainAs(b) { top.linkTo(a.bottom) })
            val side = createEndBarrier(a, b, margin = 6.dp)
            T("cc", Modifier.constrainAs(c) { start.linkTo(side); bottom.linkTo(low) })
            createHorizontalChain(d, e, chainStyle = ChainStyle.Packed(0f))
            T("dd", Modifier.constrainAs(d) { top.linkTo(low) })
            T("ee", Modifier.constrainAs(e) { top.linkTo(low) })
        }
        """#,
      lines: [
        #"150,0 20×20 "aa""#, #"0,20 40×20 "bbbb""#, #"176,280 20×20 "cc""#, #"0,300 20×20 "dd""#, #"20,300 20×20 "ee""#,
      ]),
    .init(
      what: "a chain between other ends, with shares",
      body: #"""
        ConstraintLayout(Modifier.fillMaxSize()) {
            val (a, b, c) = createRefs()
            T("aaaaa", Modifier.constrainAs(a) {})
            val chain = createHorizontalChain(b.withChainParams(weight = 3f), c.withChainParams(startMargin = 10.dp, weight = 1f))
            constrain(chain) { start.linkTo(a.end) }
            T("bb", Modifier.constrainAs(b) { width = Dimension.fillToConstraints })
            T("cc", Modifier.constrainAs(c) { width = Dimension.fillToConstraints })
        }
        """#,
      lines: [#"0,0 50×20 "aaaaa""#, #"50,0 180×20 "bb""#, #"240,0 60×20 "cc""#]),
    .init(
      what: "what is gone takes no room",
      body: #"""
        ConstraintLayout(Modifier.fillMaxSize()) {
            val (a, b) = createRefs()
            T("aa", Modifier.constrainAs(a) { start.linkTo(parent.start, 20.dp); visibility = Visibility.Gone })
            T("bb", Modifier.constrainAs(b) { start.linkTo(a.end, margin = 20.dp, goneMargin = 4.dp) })
        }
        """#,
      lines: [#"4,0 20×20 "bb""#]),
    .init(
      what: "margins below zero, and a function of the scope's own",
      beside: """
        private fun ConstrainScope.toSide(isMine: Boolean) =
            if (isMine) end.linkTo(parent.end, margin = 7.dp) else start.linkTo(parent.start)
        """,
      body: #"""
        ConstraintLayout(Modifier.fillMaxSize()) {
            val (a, b) = createRefs()
            T("aa", Modifier.constrainAs(a) { toSide(true) })
            T("bb", Modifier.constrainAs(b) { top.linkTo(a.bottom, margin = (-4).dp); toSide(false) })
        }
        """#,
      lines: [#"273,0 20×20 "aa""#, #"0,16 20×20 "bb""#]),
    .init(
      what: "a set of constraints with names",
      beside: """
        private fun constraints(margin: Dp) = ConstraintSet {
            val title = createRefFor("title")
            val price = createRefFor("price")
            constrain(title) { top.linkTo(parent.top, margin); start.linkTo(parent.start); width = Dimension.percent(0.5f) }
            constrain(price) { top.linkTo(title.bottom, margin) }
        }
        """,
      body: #"""
        ConstraintLayout(constraints(7.dp), Modifier.fillMaxWidth()) {
            T("aa", Modifier.layoutId("title"))
            T("bb", Modifier.layoutId("price"))
        }
        """#,
      lines: [#"0,7 150×20 "aa""#, #"0,34 20×20 "bb""#]),
    .init(
      what: "a layout inside another",
      body: #"""
        ConstraintLayout(Modifier.fillMaxWidth()) {
            val (a, b) = createRefs()
            ConstraintLayout(Modifier.constrainAs(a) { top.linkTo(b.bottom) }) {
                val (a, b) = createRefs()
                T("aa", Modifier.constrainAs(a) { start.linkTo(b.end) })
                T("bb", Modifier.constrainAs(b) {})
            }
            T("cc", Modifier.constrainAs(b) {})
        }
        """#,
      lines: [#"20,20 20×20 "aa""#, #"0,20 20×20 "bb""#, #"0,0 20×20 "cc""#]),
  ]

  @Test(arguments: rows) func `it is laid out`(row: ReadingTests.Row) throws {
    #expect(try Composables.texts(row.body, beside: row.beside) == row.lines)
  }

  @Test func `what is invisible keeps its room`() throws {
    let screen = try Composables.screen(
      """
      \(Composables.preamble)
      @Composable fun Subject() {
          ConstraintLayout {
              val a = createRef()
              T("aa", Modifier.constrainAs(a) { visibility = Visibility.Invisible })
          }
      }
      """)
    #expect(screen.root.all.contains { $0.traits.isInvisible })
    #expect(Composables.lines(of: screen) == [#"0,0 20×20 "aa""#])
  }

  @Test func `constraints that are not known are said to be`() throws {
    let screen = try Composables.screen(
      "\(Composables.preamble)\n@Composable fun Subject(set: ConstraintSet) { ConstraintLayout(constraintSet = set) { T(\"a\") } }")
    #expect(screen.unresolved.map(\.name) == ["ConstraintSet"])
    #expect(Composables.lines(of: screen).isEmpty)
  }
}
