import Findings
import Testing
import TextScaling

@testable import Ample

/// A preview's words are short; what longer ones push out of a row is said all the same.
@Suite struct PreviewWordsTests {
  private func found(_ modifier: String) throws -> [String] {
    let source = """
      import androidx.compose.material3.Text
      @Composable
      fun Header(title: String, onMore: () -> Unit) {
          Row(Modifier.fillMaxWidth(), horizontalArrangement = Arrangement.SpaceBetween) {
              Text(title, \(modifier))
              Icon(Icons.Default.More, contentDescription = null, modifier = Modifier.size(24.dp))
          }
      }
      @Preview @Composable fun P() { Header(title = "Title", onMore = {}) }
      """
    let request = CheckRequest(
      paths: ["/app/Header.kt"], workingFolder: "/", sizes: TextSize.androidSizes,
      overlays: ["/app/Header.kt": Array(source.utf8)], jobs: 1)
    return try Checker(request).run().findings.filter { $0.severity > .info }.map { "\($0.rule) \($0.severity)" }
  }

  @Test func `an icon that only the preview's short title leaves room is pushed out`() throws {
    #expect(try found("Modifier") == ["content-disappears warning"])
  }

  @Test func `nothing else is said of words that the preview does not use`() throws {
    #expect(try found("Modifier.weight(1f), maxLines = 1, overflow = TextOverflow.Ellipsis") == [])
  }

  // MARK: Addresses

  private func found(showing text: String, _ content: String) throws -> [String] {
    let source = """
      import androidx.compose.material3.Text
      @Composable
      fun Owner(value: String) {
          Column(Modifier.fillMaxWidth()) { \(content) }
      }
      @Preview @Composable fun P() { Owner("\(text)") }
      """
    let request = CheckRequest(
      paths: ["/app/Owner.kt"], workingFolder: "/", sizes: TextSize.androidSizes,
      overlays: ["/app/Owner.kt": Array(source.utf8)], jobs: 1)
    return try Checker(request).run().findings.map { "\($0.rule) \($0.severity)" }
  }

  @Test(
    "a longer address than the preview's is cut, longer words are not asked for",
    arguments: [
      ("anna@mail.example", "Text(value, maxLines = 1)", ["text-truncated warning"]),
      ("anna@mail.example", "Text(value)", []),
      ("Anna", "Text(value, maxLines = 1)", []),
      ("write to anna@mail.example", "Text(value, maxLines = 1)", []),
      ("@anna", "Text(value, maxLines = 1)", []),
    ] as [(String, String, [String])])
  func addresses(_ text: String, _ content: String, _ expected: [String]) throws {
    #expect(try found(showing: text, content) == expected)
  }

  @Test func `a preview's words can be asked what they are`() throws {
    let content = "if (value.startsWith(\"a\")) Text(value, maxLines = 1) else Text(\"none\")"
    #expect(try found(showing: "anna@mail.example", content) == ["text-truncated warning"])
    #expect(try found(showing: "berta@mail.example", content) == [])
  }

  // MARK: Fixed heights

  @Test func `a text for which a fixed height leaves no room is blamed on that height`() throws {
    let source = """
      @Composable
      fun Two() {
          Column(Modifier.height(40.dp)) { Text("First"); Text("Second") }
      }
      """
    let request = CheckRequest(
      paths: ["/app/Two.kt"], workingFolder: "/", sizes: TextSize.androidSizes,
      overlays: ["/app/Two.kt": Array(source.utf8)], jobs: 1)
    let finding = try #require(try Checker(request).run().findings.first { $0.rule == "content-disappears" })
    #expect(finding.message == "“Second” is not shown: its frame is 40 dp high, and what stands before it takes all of that")
    #expect(finding.help == "Use a minimum height in place of the fixed one: .heightIn(min = 40.dp)")
    #expect(finding.related.map(\.span.start.line) == [3])
  }

  @Test func `a button for which a page that does not scroll leaves no room is told to scroll`() throws {
    let source = """
      @Composable
      fun Page() {
          Column(Modifier.fillMaxSize()) {
              Text("\(String(repeating: "Terms of the plan. ", count: 60))", fontSize = 24.sp)
              Button(onClick = {}) { Text("Pay now") }
          }
      }
      """
    let request = CheckRequest(
      paths: ["/app/Page.kt"], workingFolder: "/", sizes: TextSize.androidSizes,
      overlays: ["/app/Page.kt": Array(source.utf8)], jobs: 1)
    let findings = try Checker(request).run().findings
    let finding = try #require(findings.first { $0.evidence?.text == "Pay now" }, "\(findings.map(\.message))")
    #expect(finding.help == "Let the screen scroll when its content does not fit.")
  }
}
