import ScreenModel
import Testing

@Suite("Components of Compose that nobody calls")
struct OpenDefaultsTests {
  @Test func `a text that may be missing is shown without and with`() throws {
    let screens = try Screens(
      """
      @Composable fun Row9(title: String = "Title", subtitle: String? = null) {
          Text("Words")
          if (subtitle != null) { Text("Below") }
      }
      """
    ).screens(of: "Row9")
    #expect(screens.map { $0.root.shownTexts } == [["Words"], ["Words", "Below"]])
  }

  @Test func `what stands in for a missing text is what is usual`() throws {
    let screens = try Screens(
      """
      @Composable fun Row9(subtitle: String? = null) { Text(subtitle ?: "None yet") }
      """
    ).screens(of: "Row9")
    #expect(screens.map { $0.root.shownTexts } == [["None yet"]])
  }

  @Test func `a flag is tried both ways`() throws {
    let screens = try Screens(
      """
      @Composable fun Row9(isNew: Boolean = false) { Text(if (isNew) "New" else "Old") }
      """
    ).screens(of: "Row9")
    #expect(screens.map { $0.root.shownTexts } == [["Old"], ["New"]])
  }

  @Test func `a flag that is handed on keeps its usual value`() throws {
    let root = try Screens(
      """
      @Composable fun Row9(wraps: Boolean = false) { Text("Words", softWrap = wraps) }
      """
    ).screen(of: "Row9").root
    #expect(root.all.compactMap { $0.law.text?.limits.wraps } == [false])
  }

  @Test(
    "kinds that the body asks for are all shown",
    arguments: [
      ("", [["Plain"], [], ["Plain", "Small"]]),
      ("enum class Size9 { Small, Medium, Large }", [["Plain"], ["Plain", "Small"], []]),
    ])
  func kinds(_ declaration: String, _ shown: [[String]]) throws {
    let screens = try Screens(
      """
      \(declaration)
      @Composable fun Bar9(size: Size9 = Size9.Medium) {
          if (size != Size9.Large) { Text("Plain") }
          if (size == Size9.Small) { Text("Small") }
      }
      """
    ).screens(of: "Bar9")
    #expect(screens.map { $0.root.shownTexts } == shown)
  }

  @Test func `a kind that is only handed on is the usual one`() throws {
    let screens = try Screens(
      """
      @Composable fun Bar9(align: TextAlign = TextAlign.Center) { Text("Words", textAlign = align) }
      """
    ).screens(of: "Bar9")
    #expect(screens.count == 1)
    #expect(screens.first?.root.all.compactMap { $0.law.text?.limits.alignment } == [.center])
  }
}

@Suite("Previews of Compose and what they hand over")
struct PreviewValuesTests {
  @Test func `a provider's values are each shown`() throws {
    let screens = try Screens(
      """
      data class Person9(val nick: String, val size: Size9)
      enum class Size9(val dp: Dp) { Small(20.dp), Large(60.dp) }
      class People : PreviewParameterProvider<Person9> {
          override val values: Sequence<Person9> get() = sequenceOf(Person9("Ada", Size9.Small), Person9("Bo", Size9.Large))
      }
      @Composable fun Badge9(person: Person9) { Text(person.nick, Modifier.size(person.size.dp)) }
      @Preview @Composable fun Badge9Preview(@PreviewParameter(People::class) person: Person9) { Badge9(person) }
      """
    ).screens(of: "Badge9")
    #expect(screens.map { $0.root.shownTexts } == [["Ada"], ["Bo"]])
  }

  private let shown = """
    @Composable fun Page9(state: State9) {
        when (state) {
            is State9.Loading -> Text("Loading")
            is State9.Loaded -> Text(state.person.nick)
        }
    }
    """

  @Test func `an instance of a type that is elsewhere holds what it was made with`() throws {
    let screens = try Screens(
      """
      \(shown)
      @Preview @Composable fun P9() { Page9(State9.Loaded(person = Person9(nick = "Ada"))) }
      """)
    #expect(try screens.texts(of: "Page9") == ["Ada"])
  }

  @Test func `an imported kind is no other kind`() throws {
    let screens = try Screens(
      """
      import app.model.State9
      import app.model.State9.Ready.Loaded
      import app.model.State9.Ready
      @Composable fun Page9(state: State9) {
          when (state) {
              is State9.Loading -> Text("Loading")
              is Ready -> Text(state.nick)
          }
      }
      @Preview @Composable fun P9() { Page9(Loaded(nick = "Ada")) }
      """)
    #expect(try screens.texts(of: "Page9") == ["Ada"])
  }
}

@Suite("Texts and sizes of libraries that are not at hand")
struct NamedThingsTests {
  private func text(_ call: String) throws -> TextRun? {
    let root = try Screens("@Composable fun Page() { \(call) }").screen(of: "Page").root
    return root.all.compactMap { $0.law.text?.runs.first }.first
  }

  @Test(
    "a resource that the context is asked for is a text",
    arguments: [
      "context.getString(R.string.open_drawer)", "context.resources.getString(R.string.open_drawer)",
      "LocalContext.current.resources.getText(R.string.open_drawer)",
    ])
  func resources(_ asked: String) throws {
    #expect(try text("Text(\(asked))")?.string == "Open drawer")
  }

  @Test(
    "the name of a style says how large it is",
    arguments: [
      ("AppTheme.type.fontHeadingSmRegular", 24.0), ("AppTheme.typography.titleLarge", 22), ("Caption2Regular", 12),
      ("Brand.typography.h6", 20), ("AppTheme.type.display", 36), ("AppTheme.type.fancy", 16),
    ])
  func styles(_ style: String, _ size: Double) throws {
    #expect(try text("Text(\"Words\", style = \(style))")?.font.size == .scaledPixels(size))
  }

  @Test func `a style keeps what is changed in it`() throws {
    #expect(try text("Text(\"Words\", style = Brand.type.title.copy(fontSize = 30.sp))")?.font.size == .scaledPixels(30))
  }

  @Test(
    "the name of a unit says whether it grows",
    arguments: [("14.textDp", FontSize.fixed(14)), ("14.sdp", .fixed(14)), ("14.ssp", .scaledPixels(14))])
  func units(_ size: String, _ expected: FontSize) throws {
    #expect(try text("Text(\"Words\", fontSize = \(size))")?.font.size == expected)
  }

  @Test(
    "the room of a line is split evenly in Material's styles, and by the font's extent in others",
    arguments: [("", false), ("style = TextStyle(fontSize = 14.sp, lineHeight = 20.sp)", true)])
  func lineRoom(_ style: String, _ isProportional: Bool) throws {
    let root = try Screens("@Composable fun Page() { Text(\"Words\", \(style)) }").screen(of: "Page").root
    #expect(root.all.compactMap { $0.law.text?.limits.lineBox.isProportional } == [isProportional])
  }
}

@Suite("Components that nobody knows beside known ones")
struct ForeignNeighboursTests {
  private func page(_ content: String) throws -> ScreenNode {
    try Screens("@Composable fun Page(news: News9) { \(content) }").screen(of: "Page").root
  }

  @Test func `an unknown component is shown beside known ones`() throws {
    #expect(try page("Row { BrandLabel(text = \"One\"); Text(\"Two\"); Atoms.Badge(\"Three\") }").shownTexts == ["One", "Two", "Three"])
  }

  @Test(
    "what is named like a small piece of words shows them",
    arguments: ["NewsTag(tagText = \"Words\")", "CountBadge(\"Words\")", "TextH40(text = \"Words\")", "TextP5(\"Words\")", "Atoms.TagAtom.View(\"Words\")"])
  func words(_ call: String) throws {
    #expect(try page(call).shownTexts == ["Words"])
  }

  @Test func `words of a tag that nobody knows are few`() throws {
    #expect(try page("NewsTag(tagText = news.headline)").shownTexts == ["Notifications"])
  }

  @Test func `a limit of lines goes to the words of a component`() throws {
    let root = try page("BrandButton(text = \"Words\", maxLines = 2, onClick = {})")
    #expect(root.all.compactMap { $0.law.text?.limits.maximumLines } == [2])
  }

  @Test func `cases of an enumeration that is elsewhere are some`() throws {
    #expect(try page("Kind9.entries.forEach { Text(\"One\") }").shownTexts == ["One", "One", "One"])
  }

  @Test func `members of what a function elsewhere gives are not known`() throws {
    #expect(try page("Text(News9.fake().title.inLanguage(1))").shownTexts == ["Accessibility settings and preferences"])
  }
}
