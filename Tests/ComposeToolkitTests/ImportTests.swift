import ComponentModel
import ScreenModel
import SourceText
import Testing

@Suite("What names stand for that Kotlin imports")
struct ImportTests {
  @Test func `a component under another name is the platform's, also in one of its own name`() throws {
    let screens = try Screens(
      """
      import androidx.compose.material3.Text as PlainText
      import androidx.compose.material3.ButtonDefaults as PlainDefaults
      object ButtonDefaults {
          fun height() = PlainDefaults.height()
      }
      @Composable fun Text(text: String) { PlainText("the " + text) }
      @Composable fun Page() { Text("title"); PlainText("end", Modifier.height(ButtonDefaults.height())) }
      """)
    #expect(try screens.texts(of: "Page") == ["the title", "end"])
    #expect(try screens.screen(of: "Page").unresolved.isEmpty)
  }

  @Test func `a component of the project under another name is the one of its package`() throws {
    let screens = try Screens(files: [
      "app/ui/Sheet.kt": """
        import core.parts.Sheet as PlainSheet
        @Composable fun Sheet() { PlainSheet { Text("own") } }
        """,
      "core/parts/Sheet.kt": "@Composable fun Sheet(content: @Composable () -> Unit) { Text(\"top\"); content() }",
    ])
    let entry = try #require(screens.evaluator.entryPoints().first { $0.span.file.path == "app/ui/Sheet.kt" })
    let shown = screens.evaluator.variants(of: entry, on: screens.device, at: .android(1)).map(\.screen.root.shownTexts)
    #expect(shown == [["top", "own"]])
  }

  @Test func `a function of a platform's name that leads nowhere does what the platform's does`() throws {
    var resources = Resources()
    resources.strings.add(key: "save", table: "", .init(locale: "en", text: "Save all"))
    let screens = try Screens(
      files: [
        "app/Screen.kt": """
          import app.i18n.stringResource
          @Composable fun Page() { Text(stringResource(MR.strings.save)) }
          """,
        "app/i18n/Localize.kt": """
          @Composable fun stringResource(resource: StringResource): String {
              return StringDesc.Resource(resource).toString(LocalContext.current)
          }
          """,
      ], resources: resources)
    #expect(try screens.texts(of: "Page") == ["Save all"])
  }
}
