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
}
