import ComponentModel
import ScreenModel
import Testing

/// How sources ask for the person's text size, and what they make of it. At a scale of 2, Android's
/// curve makes 34 dp of 20 sp, 28 of 16 and 20 of 10.
@Suite struct TextSizeReadingTests {
  static let rows: [ReadingTests.Row] = [
    .init(
      what: "a condition on the scale",
      body: #"if (LocalDensity.current.fontScale > 1.5f) T("large") else T("small")"#,
      lines: [#"0,0 85×34 "large""#]),
    .init(
      what: "the scale of the configuration",
      body: #"val scale = LocalConfiguration.current.fontScale; T("a", Modifier.height(30.dp * scale))"#,
      lines: [#"0,0 17×60 "a""#]),
    .init(
      what: "dp turned to sp",
      body: #"BasicText("aa", style = TextStyle(fontSize = with(LocalDensity.current) { 20.dp.toSp() }))"#,
      lines: [#"0,0 20×20 "aa""#]),
    .init(
      what: "dp turned to sp by an extension of the project's of the same name",
      beside: "fun Dp.toSp(): TextUnit = with(LocalDensity.current) { toSp() }",
      body: #"BasicText("aa", style = TextStyle(fontSize = 20.dp.toSp()))"#,
      lines: [#"0,0 20×20 "aa""#]),
    .init(
      what: "a size in sp that is made of a number",
      beside: "fun Dp.unscaled(): TextUnit = TextUnit(value / LocalConfiguration.current.fontScale, TextUnitType.Sp)",
      body: #"BasicText("aa", style = TextStyle(fontSize = Dp(20f).unscaled()))"#,
      lines: [#"0,0 20×20 "aa""#]),
    .init(
      what: "a window that is wider than a breakpoint",
      body: #"""
        val window = currentWindowAdaptiveInfo().windowSizeClass
        if (window.isWidthAtLeastBreakpoint(widthDpBreakpoint = 600)) BasicText("aa") else BasicText("b", style = TextStyle(fontSize = 20.dp.value.sp))
        """#,
      lines: [#"0,0 17×34 "b""#]),
    .init(
      what: "dp turned to sp inside of a density in a variable",
      body: #"""
        val density = LocalDensity.current
        val size = density.run { 20.dp.toSp() }
        BasicText("aa", style = TextStyle(fontSize = size))
        """#,
      lines: [#"0,0 20×20 "aa""#]),
    .init(
      what: "a size divided by the scale",
      beside: "val TextUnit.fixed: TextUnit @Composable get() = (this.value / LocalDensity.current.fontScale).sp",
      body: #"BasicText("aa", style = TextStyle(fontSize = 20.sp.fixed))"#,
      lines: [#"0,0 20×20 "aa""#]),
    .init(
      what: "sp turned to dp grow",
      body: #"val height = with(LocalDensity.current) { 20.sp.toDp() }; T("a", Modifier.height(height * 2))"#,
      lines: [#"0,0 17×68 "a""#]),
    .init(
      what: "a density that keeps texts at their size",
      body: #"""
        val density = LocalDensity.current
        CompositionLocalProvider(LocalDensity provides Density(density.density, fontScale = 1f)) { T("aa") }
        """#,
      lines: [#"0,0 20×20 "aa""#]),
    .init(
      what: "a density that lets texts grow so far",
      body: #"""
        val density = LocalDensity.current
        val held = Density(density.density, density.fontScale.coerceAtMost(1.3f))
        CompositionLocalProvider(LocalDensity provides held) { T("aa") }
        """#,
      lines: [#"0,0 24×24 "aa""#]),
    .init(
      what: "a line height keeps its ratio to the size",
      body: #"BasicText("a b", Modifier.width(30.dp), style = TextStyle(fontSize = 16.sp, lineHeight = 24.sp))"#,
      lines: [#"0,0 30×70 "a|b""#]),
    .init(
      what: "a density of the project's own by its place",
      beside: #"""
        @Composable fun Held(content: @Composable () -> Unit) {
            CompositionLocalProvider(
                LocalDensity provides Density(LocalDensity.current.density, minOf(LocalDensity.current.fontScale, 1f)),
                content = content)
        }
        """#,
      body: #"Held { T("aa") }"#,
      lines: [#"0,0 20×20 "aa""#]),
  ]

  @Test(arguments: rows) func `it is read`(row: ReadingTests.Row) throws {
    let lines = try Composables.texts(row.body, beside: row.beside, fontScale: 2)
    #expect(lines == row.lines)
  }
}
