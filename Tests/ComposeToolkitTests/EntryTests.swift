import ScreenModel
import Testing

@Suite("What Compose shows on its own")
struct EntryTests {
  @Test func `a member of a class is a component`() throws {
    let screens = try Screens(
      """
      class MainActivity : ComponentActivity() {
          private val title = "Settings"
          @Composable private fun Header() { Text(title) }
      }
      """)
    #expect(try screens.texts(of: "Header") == ["Settings"])
  }

  @Test func `a function that adds items to a list is looked at as a part`() throws {
    let screens = try Screens(
      """
      fun LazyListScope.accessibility() { item { Text("Font") } }
      """)
    #expect(try screens.texts(of: "accessibility") == ["Font"])
    #expect(try screens.screen(of: "accessibility").role == .component)
  }

  @Test func `a function that shows nothing is no part`() throws {
    #expect(try Screens("@Composable fun trackScreen() { report() }").names == [])
  }

  @Test func `a closure after the parentheses is the last parameter's`() throws {
    let screens = try Screens(
      """
      @Composable fun Card2(modifier: Modifier = Modifier, onClick: (() -> Unit)? = null, content: @Composable () -> Unit) {
          Box(modifier) { content() }
      }
      @Composable fun Page() { Card2(modifier = Modifier) { Text("inside") } }
      """)
    #expect(try screens.texts(of: "Page") == ["inside"])
  }
}
