import Findings
import Testing
import TextScaling

@testable import Ample

/// What is made of a text that nobody knows.
@Suite struct KotlinTextsTests {
  private func isCut(_ text: String) throws -> Bool {
    let source = """
      @Composable
      fun Avatar(name: String) {
          Box(Modifier.size(40.dp)) { Text(\(text), fontSize = 14.sp) }
      }
      """
    let request = CheckRequest(
      paths: ["/Avatar.kt"], workingFolder: "/", sizes: TextSize.androidSizes,
      overlays: ["/Avatar.kt": Array(source.utf8)], jobs: 1)
    return try Checker(request).run().findings.contains { $0.severity >= .warning }
  }

  @Test(arguments: ["name.take(1).uppercase()", "name.first().toString()", "name.firstOrNull()?.toString() ?: \"U\"",
    "\"Holiday\".firstOrNull()?.toString() ?: \"U\""])
  func `an initial is one letter`(_ text: String) throws {
    #expect(try !isCut(text))
  }

  @Test func `a whole name is not`() throws {
    #expect(try isCut("name"))
  }
}
