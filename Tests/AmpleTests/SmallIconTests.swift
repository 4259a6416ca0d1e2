import Findings
import Testing
import TextScaling

@testable import Ample

/// Icons drawn at the height of the words beside them.
@Suite struct SmallIconTests {
  private func rules(_ content: String) throws -> [String] {
    let source = """
      import androidx.compose.material3.Text
      @Composable
      fun Offline() {
          Row(verticalAlignment = Alignment.CenterVertically) { \(content) }
      }
      """
    let request = CheckRequest(
      paths: ["/app/Offline.kt"], workingFolder: "/", sizes: TextSize.androidSizes,
      overlays: ["/app/Offline.kt": Array(source.utf8)], jobs: 1)
    return try Checker(request).run().findings.filter { $0.severity > .info }.map(\.rule)
  }

  private let words = "Text(\"Offline\", style = MaterialTheme.typography.bodyMedium)"

  @Test func `one that stays half as high as the line is said`() throws {
    #expect(try rules("Icon(Icons.Default.Wifi, null, Modifier.size(16.dp)); \(words)") == ["fixed-icon-beside-text"])
  }

  @Test(
    "one that grows, one of the usual size, and one of another control are not",
    arguments: [
      "Icon(Icons.Default.Wifi, null, Modifier.size(with(LocalDensity.current) { 16.sp.toDp() }))",
      "Icon(Icons.Default.Wifi, null)", "Spacer(Modifier.width(4.dp))",
      "IconButton(onClick = {}) { Icon(Icons.Default.Wifi, null, Modifier.size(16.dp)) }",
      "Icon(Icons.Default.Wifi, null, Modifier.size(16.dp)); Spacer(Modifier.width(40.dp))",
    ])
  func others(_ icon: String) throws {
    #expect(try rules("\(icon); \(words)") == [])
  }
}
