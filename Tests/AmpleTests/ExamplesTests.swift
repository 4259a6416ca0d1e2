import Findings
import Foundation
import SourceText
import Testing
import TextScaling

@testable import Ample

/// The examples break where their comments say so, from the sizes named there, and nowhere else.
///
/// `// expect: rule from SIZE, rule from SIZE` stands at the end of the line, or in a comment of its
/// own above it; a size of each system that the toolkit runs on.
@Suite struct ExamplesTests {
  static let toolkits = ["SwiftUI", "Compose", "ReactNative", "Flutter"]

  @Test(arguments: toolkits)
  func `bad screens break on the marked lines, from the marked sizes`(toolkit: String) throws {
    let folder = "Examples/\(toolkit)/Bad"
    let findings = try Self.report(folder).findings.filter { $0.severity >= .warning }
    let found = findings.map { finding in
      let place = "\(FilePath.name(of: finding.span.file.path)):\(finding.span.start.line)"
      return "\(place) \(finding.rule) from \(finding.firstSize.map { "\($0)" } ?? "")"
    }
    let marks = try Self.marks(in: folder)
    #expect(marks.count > 5)
    #expect(Set(found).subtracting(marks).sorted() == [])
    #expect(marks.subtracting(found).sorted() == [])
  }

  @Test(arguments: toolkits) func `good screens hold at every size`(toolkit: String) throws {
    let report = try Self.report("Examples/\(toolkit)/Good")
    #expect(report.findings.filter { $0.severity >= .warning }.isEmpty)
    let broken = report.screens.filter { !$0.systems.allSatisfy(\.fails.isEmpty) }
    #expect(broken.map(\.name) == [])
    #expect(report.screens.count >= 5)
    #expect(report.summary.unresolved == 0)
  }

  // MARK: Reading the examples

  static let root: String = {
    let steps = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3)
    return String(steps.joined(separator: "/").dropFirst())
  }()

  static func report(_ folder: String) throws -> RunReport {
    try Checker(CheckRequest(paths: [folder], workingFolder: root, jobs: 2)).run()
  }

  /// “File.kt:12 text-clipped from 150%” of all files of a folder.
  private static func marks(in folder: String) throws -> Set<String> {
    var marks: Set<String> = []
    let place = URL(fileURLWithPath: root).appendingPathComponent(folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path) {
      let text = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
      for (index, line) in text.components(separatedBy: "\n").enumerated() {
        let parts = line.components(separatedBy: "expect: ")
        guard parts.count == 2 else { continue }
        let isAlone = parts[0].allSatisfy { " /*{".contains($0) }
        for rule in parts[1].components(separatedBy: " */")[0].components(separatedBy: ", ") {
          marks.insert("\(name):\(index + (isAlone ? 2 : 1)) \(rule)")
        }
      }
    }
    return marks
  }
}
