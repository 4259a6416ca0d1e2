import Findings
import Foundation
import SourceText
import Testing
import TextScaling

@testable import Ample

/// The examples break where their comments say so, `// expect: rule from SIZE`, and nowhere else.
@Suite struct ExamplesTests {
  private static var root: String {
    let steps = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3)
    return String(steps.joined(separator: "/").dropFirst())
  }

  private func report(_ folder: String) throws -> RunReport {
    let request = CheckRequest(paths: [folder], workingFolder: Self.root, jobs: 2)
    return try Checker(request).run()
  }

  /// “File.swift:12 text-clipped” with the first size where a mark names one.
  private func marks(in files: [SourceFile]) -> [String: TextSize?] {
    var marks: [String: TextSize?] = [:]
    for file in files {
      for line in 1...file.lineCount {
        guard let mark = file.line(line).components(separatedBy: "// expect: ").dropFirst().first
        else { continue }
        let parts = mark.components(separatedBy: " from ")
        for rule in parts[0].components(separatedBy: ", ") {
          marks["\(FilePath.name(of: file.path)):\(line) \(rule)"] =
            parts.count > 1 ? TextSize(parts[1]) : TextSize?.none
        }
      }
    }
    return marks
  }

  @Test func `bad screens break on the marked lines, from the marked sizes`() throws {
    let report = try report("Examples/SwiftUI/Bad")
    let findings = report.findings.filter { $0.severity >= .warning }
    var files: [String: SourceFile] = [:]
    for finding in findings { files[finding.span.file.path] = finding.span.file }
    #expect(files.count == 4)
    var found: [String: TextSize] = [:]
    for finding in findings {
      let name = FilePath.name(of: finding.span.file.path)
      found["\(name):\(finding.span.start.line) \(finding.rule)"] = finding.firstSize
    }
    let marks = marks(in: files.values.sorted { $0.path < $1.path })
    #expect(found.keys.sorted() == marks.keys.sorted())
    let wrongSizes = marks.filter { key, size in size.map { $0 != found[key] } ?? false }
    #expect(wrongSizes.isEmpty)
  }

  @Test func `good screens hold at every size`() throws {
    let report = try report("Examples/SwiftUI/Good")
    #expect(report.findings.filter { $0.severity >= .warning }.isEmpty)
    #expect(report.screens.count == 8)
    let sizes = report.screens.flatMap(\.systems).map(\.holdsUpTo)
    #expect(sizes.allSatisfy { $0 == .ios(.accessibilityExtraExtraExtraLarge) })
  }
}
