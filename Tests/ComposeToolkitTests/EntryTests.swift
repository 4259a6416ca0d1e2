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

  @Test func `an activity's own content is a screen`() throws {
    let screens = try Screens(
      """
      class MainActivity : ComponentActivity() {
          private val title = "Settings"
          override fun onCreate(savedInstanceState: Bundle?) {
              super.onCreate(savedInstanceState)
              setContent { AppTheme { Column { Text(title); Text("Font"); Footer() } } }
          }
      }
      @Composable fun Footer() { Text("foot") }
      """)
    #expect(screens.names == ["MainActivity", "Footer"])
    #expect(try screens.texts(of: "MainActivity") == ["Settings", "Font", "foot"])
    #expect(try screens.screen(of: "MainActivity").role == .screen)
  }

  @Test func `a fragment's view with content is a screen`() throws {
    let screens = try Screens(
      """
      class HomeFragment : Fragment() {
          override fun onCreateView(inflater: LayoutInflater, container: ViewGroup?, state: Bundle?): View =
              ComposeView(requireContext()).apply { setContent { Text(stringResource(R.string.home)) } }
      }
      """)
    #expect(screens.names == ["HomeFragment"])
  }

  @Test func `content that only holds a component of the project is that component's screen`() throws {
    let screens = try Screens(
      """
      class MainActivity : ComponentActivity() {
          override fun onCreate(state: Bundle?) { setContent { AppTheme { Surface(Modifier.testTag("x")) { Page("Ada") } } } }
      }
      class PageTest : Base() { fun shows() { rule.setContent { Text("test") } } }
      @Composable fun Page(name: String) { Text(name) }
      """)
    #expect(screens.names == ["Page"])
    #expect(try screens.screen(of: "Page").role == .screen)
  }

  @Test func `a slot that nobody fills is empty, wherever it is handed`() throws {
    let screens = try Screens(
      """
      @Composable fun Bar(titleContent: @Composable () -> Unit, content: @Composable () -> Unit) {
          TopAppBar(title = titleContent)
          Surface(content = content)
          Text("end")
      }
      """)
    #expect(try screens.texts(of: "Bar") == ["end"])
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
