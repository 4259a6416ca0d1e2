import ScreenModel
import Testing

@Suite("Components of Compose that nobody knows")
struct ForeignTests {
  private func page(_ content: String) throws -> Screen {
    try Screens("@Composable fun Page(@StringRes titleRes: Int) { \(content) }").screen(of: "Page")
  }

  @Test(
    "what is named like a text or a button and handed words shows them",
    arguments: [
      "TitleBoldLabel(text = \"Words\")", "BrandText(\"Words\")", "BrandButton(text = \"Words\", onClick = {})",
      "BrandButton(onClick = {}) { Text(\"Words\") }", "Button(onClick = {}, text = \"Words\")",
      "BrandChip(label = \"Words\")", "Card9(elevated = true) { Text(\"Words\") }",
    ])
  func words(_ call: String) throws {
    #expect(try page(call).root.shownTexts == ["Words"])
  }

  @Test func `what shows something over the screen shows nothing in it`() throws {
    #expect(try page("BrandDialog(open) { Text(\"Words\") }").root.shownTexts == [])
  }

  @Test func `it is not understood all the same`() throws {
    #expect(try page("TitleBoldLabel(text = \"Words\")").unresolved.map(\.name) == ["TitleBoldLabel"])
  }

  @Test func `its modifiers hold`() throws {
    let root = try page("Row { Avatar9(modifier = Modifier.size(40.dp).weight(1f)) }").root
    #expect(root.all.contains { $0.name == "size" })
    #expect(root.all.contains { $0.name == "placed" })
  }

  @Test func `children of a layout of the source's own are shown, but not held against each other`() throws {
    let root = try page("Layout(content = { Text(\"a\"); Text(\"b\") }) { measurables, constraints -> layout(1, 1) {} }").root
    #expect(root.shownTexts == ["a", "b"])
    #expect(root.all.first { $0.name == "Layout" }?.traits.placesUnknown == true)
  }

  @Test func `the name of a resource says what it shows`() throws {
    #expect(try page("Text(stringResource(titleRes))").root.shownTexts == ["Accessibility settings and preferences"])
  }
}
