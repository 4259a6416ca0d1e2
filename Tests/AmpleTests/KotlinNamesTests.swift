import Findings
import Testing
import TextScaling

@testable import Ample

/// Which of two things of a name a Kotlin file means.
@Suite struct KotlinNamesTests {
  private static let row = """
    import androidx.compose.foundation.layout.Column
    IMPORT
    @Composable
    fun Row() {
        Column(Modifier.height(20.dp)) { Text("Your changes are saved", fontSize = 16.sp) }
    }
    """

  /// How many findings a row has beside a class called `Text`.
  private func findings(importing line: String, textIn folder: String) throws -> Int {
    let row = Self.row.replacing("IMPORT", with: line)
    let sources = [
      "/app/ui/Row.kt": Array(row.utf8),
      "/app/\(folder)/Text.kt": Array("class Text(val view: String)".utf8),
    ]
    let request = CheckRequest(
      paths: ["/app/ui/Row.kt", "/app/\(folder)/Text.kt"], workingFolder: "/",
      sizes: TextSize.androidSizes, overlays: sources, jobs: 1)
    return try Checker(request).run().findings.count { $0.severity >= .warning }
  }

  @Test func `an imported text is the platform's, whatever the project declares`() throws {
    let line = "import androidx.compose.material3.Text"
    #expect(try findings(importing: line, textIn: "holders") == 1)
    #expect(try findings(importing: line, textIn: "ui") == 1)
  }

  @Test func `without an import only a class that is near is meant`() throws {
    #expect(try findings(importing: "import androidx.compose.material3.*", textIn: "holders") == 1)
    #expect(try findings(importing: "", textIn: "ui") == 0)
  }

  @Test func `an extension of the project does not stand for the platform's of the same name`() throws {
    let row = Self.row.replacing("IMPORT", with: "import androidx.compose.ui.unit.dp")
    let sources = [
      "/app/ui/Row.kt": Array(row.utf8),
      "/app/core/Pixels.kt": Array("val Int.dp: Int get() = toPixels(this)".utf8),
    ]
    let request = CheckRequest(
      paths: ["/app/ui/Row.kt", "/app/core/Pixels.kt"], workingFolder: "/",
      sizes: TextSize.androidSizes, overlays: sources, jobs: 1)
    #expect(try Checker(request).run().findings.contains { $0.rule == "text-clipped" })
  }
}
