import Findings
import Foundation
import SourceText
import Testing
import TextScaling

@testable import Ample

/// The examples of Jetpack Compose break where their comments say so, from the sizes named there, and
/// nowhere else.
@Suite struct ComposeExamplesTests {
  private static var root: String {
    let steps = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3)
    return String(steps.joined(separator: "/").dropFirst())
  }

  private func report(_ folder: String) throws -> RunReport {
    let request = CheckRequest(paths: [folder], workingFolder: Self.root, jobs: 2)
    return try Checker(request).run()
  }

  /// “File.kt:12 text-clipped from 150%”
  private func marks(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      (1...file.lineCount).compactMap { line in
        file.line(line).components(separatedBy: "// expect: ").dropFirst().first.map {
          "\(FilePath.name(of: file.path)):\(line) \($0)"
        }
      }
    }
  }

  @Test func `bad screens break on the marked lines, from the marked sizes`() throws {
    let findings = try report("Examples/Compose/Bad").findings.filter { $0.severity >= .warning }
    var files: [String: SourceFile] = [:]
    for finding in findings { files[finding.span.file.path] = finding.span.file }
    #expect(files.count == 2)
    let found = findings.map { finding in
      let place = "\(FilePath.name(of: finding.span.file.path)):\(finding.span.start.line)"
      return "\(place) \(finding.rule) from \(finding.firstSize.map { "\($0)" } ?? "")"
    }
    #expect(found.sorted() == marks(in: Array(files.values)).sorted())
  }

  @Test func `good screens hold at every size`() throws {
    let report = try report("Examples/Compose/Good")
    #expect(report.findings.filter { $0.severity >= .warning }.isEmpty)
    #expect(report.screens.count == 5)
    #expect(Set(report.screens.flatMap(\.systems).map(\.holdsUpTo)) == [.android(2)])
  }
}
