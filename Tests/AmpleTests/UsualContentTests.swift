import Findings
import Testing
import TextScaling

@testable import Ample

/// What only the longest content breaks is a warning.
@Suite struct UsualContentTests {
  private func severities(_ body: String, of rule: String = "text-clipped") throws -> [Severity] {
    let source = """
      import androidx.compose.material3.Text
      @Composable
      fun Row(message: String, price: String) {
          Column {
              \(body)
          }
      }
      """
    let request = CheckRequest(
      paths: ["/app/Row.kt"], workingFolder: "/", sizes: TextSize.androidSizes,
      overlays: ["/app/Row.kt": Array(source.utf8)], jobs: 1)
    return try Checker(request).run().findings.filter { $0.rule == rule }.map(\.severity)
  }

  @Test func `a height that no content fits is an error`() throws {
    #expect(try severities("Text(message, Modifier.height(24.dp), fontSize = 16.sp)") == [.error])
  }

  @Test func `a height that only the longest content exceeds is a warning`() throws {
    #expect(try severities("Text(message, Modifier.height(84.dp), fontSize = 14.sp, lineHeight = 20.sp)") == [.warning])
  }

  @Test func `a text that the source states counts as it is`() throws {
    let words = "Your changes are saved automatically and will be available on all of your devices."
    #expect(
      try severities("Text(\"\(words)\", Modifier.height(84.dp), fontSize = 14.sp, lineHeight = 20.sp)") == [.error])
  }

  @Test func `a line is not too short for being given the longest name`() throws {
    let line = "Text(TEXT, Modifier.width(150.dp), fontSize = 16.sp, maxLines = 1, overflow = TextOverflow.Ellipsis)"
    #expect(try severities(line.replacing("TEXT", with: "user.name"), of: "text-truncated").isEmpty)
    let stated = line.replacing("TEXT", with: "\"Maximiliane Papadimitropoulou\"")
    #expect(try severities(stated, of: "text-truncated") == [.warning])
  }

  @Test func `a dot between words is no text to lose`() throws {
    let box = "Box(Modifier.size(40.dp, 20.dp)) { Text(TEXT, fontSize = 16.sp) }"
    #expect(try severities(box.replacing("TEXT", with: "\" • \"")).isEmpty)
    #expect(try severities(box.replacing("TEXT", with: "\"go\"")) == [.error])
  }

  @Test func `a box that holds a single letter is not outgrown by its line`() throws {
    let box = "Box(Modifier.size(28.dp)) { Text(\"R\", fontSize = SIZE.sp, lineHeight = 20.sp) }"
    #expect(try severities(box.replacing("SIZE", with: "10")).isEmpty)
    #expect(try severities(box.replacing("SIZE", with: "20")) == [.error])
  }

  @Test func `a part that is placed where it scrolls is not cut by a window`() throws {
    let source = """
      @Composable
      fun Page() {
          WINDOW {
              Part()
          }
      }

      @Composable
      fun Part() {
          Column(Modifier.fillMaxSize()) {
              Spacer(Modifier.height(790.dp))
              Text("Save all")
              Text("Save none")
          }
      }
      """
    func rules(_ window: String) throws -> Set<String> {
      let request = CheckRequest(
        paths: ["/app/Page.kt"], workingFolder: "/", sizes: TextSize.androidSizes,
        overlays: ["/app/Page.kt": Array(source.replacing("WINDOW", with: window).utf8)], jobs: 1)
      return Set(try Checker(request).run().findings.filter { $0.severity != .info }.map(\.rule))
    }
    #expect(try rules("Column(Modifier.verticalScroll(rememberScrollState()))").isEmpty)
    #expect(try !rules("Column(Modifier.fillMaxSize())").isEmpty)
  }

  @Test func `a word is not broken for being made up`() throws {
    let column = "Text(TEXT, Modifier.width(150.dp), fontSize = 16.sp)"
    #expect(try severities(column.replacing("TEXT", with: "user.name"), of: "word-broken").isEmpty)
    let stated = column.replacing("TEXT", with: "\"Maximiliane Papadimitropoulou\"")
    #expect(try severities(stated, of: "word-broken") == [.warning])
  }
}
