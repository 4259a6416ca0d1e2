import Foundation
import Testing

@testable import AmpleCommand

@Suite struct ScaleDocumentationTests {
  @Test(arguments: [
    ("ios", ["ios", "factors"]), ("ios-legacy", ["ios-legacy"]),
    ("apple-other", ["watchos", "macos", "tvos"]), ("android", ["android", "material"]),
    ("react-native", ["react-native"]), ("flutter", ["flutter", "caps"]),
  ])
  func `the tables of a page are those that the command prints`(
    page: String, tables: [String]
  ) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Scaling")
    let text = try String(
      contentsOf: folder.appendingPathComponent(page + ".md"), encoding: .utf8)
    var outdated: [String] = []
    for table in tables {
      let printed = run("--table \(table) --format markdown").output
      if !text.contains(printed.trimmingCharacters(in: .newlines)) { outdated.append(table) }
    }
    #expect(outdated == [])
    let pictures = text.matches(of: /\]\(([a-z-]+\.png)\)/).map { String($0.1) }
    let missing = pictures.filter {
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
    #expect(missing == [])
  }
}
