import Findings
import Foundation
import SourceText
import Testing
import TextScaling

@testable import Ample

/// The examples of React Native break below the comments that say so, from the sizes named there, on
/// the systems of those sizes, and nowhere else.
@Suite struct ReactNativeExamplesTests {
  private static var root: String {
    let steps = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3)
    return String(steps.joined(separator: "/").dropFirst())
  }

  private func report(_ folder: String) throws -> RunReport {
    let request = CheckRequest(paths: [folder], workingFolder: Self.root, jobs: 2)
    return try Checker(request).run()
  }

  /// “File.tsx:12 text-clipped from AX1”, of the comments above the lines.
  private func marks(in files: [SourceFile]) -> Set<String> {
    var marks: Set<String> = []
    for file in files {
      for line in 1...file.lineCount {
        guard let mark = file.line(line).components(separatedBy: "expect: ").dropFirst().first
        else { continue }
        let wanted = mark.components(separatedBy: " */").first ?? mark
        for rule in wanted.components(separatedBy: ", ") {
          marks.insert("\(FilePath.name(of: file.path)):\(line + 1) \(rule)")
        }
      }
    }
    return marks
  }

  @Test func `bad screens break below the marks, from the marked sizes, on both systems`() throws {
    let findings = try report("Examples/ReactNative/Bad").findings.filter { $0.severity >= .warning }
    var files: [String: SourceFile] = [:]
    for finding in findings { files[finding.span.file.path] = finding.span.file }
    #expect(files.count == 5)
    let found = findings.map { finding in
      let size = finding.firstSize.map { "\($0)" } ?? ""
      let place = "\(FilePath.name(of: finding.span.file.path)):\(finding.span.start.line)"
      return "\(place) \(finding.rule) from \(size)"
    }
    #expect(Set(found).sorted() == marks(in: Array(files.values)).sorted())
  }

  @Test func `good screens hold at every size on both systems`() throws {
    let report = try report("Examples/ReactNative/Good")
    #expect(report.findings.filter { $0.severity >= .warning }.isEmpty)
    let sizes = Set(report.screens.flatMap(\.systems).map(\.holdsUpTo))
    #expect(sizes == [.ios(.accessibilityExtraExtraExtraLarge), .android(2)])
  }
}
