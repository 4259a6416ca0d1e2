import Foundation
import Testing

@Suite struct ImportsTests {
  @Test func `no file of the module imports anything or needs a mathematics library`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Instruments/TextScaling")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var checked = 0
    var offenders: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      checked += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(whereSeparator: \.isWhitespace)
        let isOffence =
          words.contains("import") && !line.contains("//") || line.contains(".rounded(")
        if isOffence { offenders.append("\(file.lastPathComponent): \(line)") }
      }
    }
    #expect(offenders == [])
    #expect(checked > 30)
  }
}
