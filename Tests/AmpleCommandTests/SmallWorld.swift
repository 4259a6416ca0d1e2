import Ample
import Findings
import ScreenModel
import SourceText
import TextScaling

@testable import AmpleCommand

extension Surroundings {
  /// A world without files in which every check finds nothing to look at.
  static var empty: Surroundings {
    Surroundings(
      workingFolder: "/app", check: { _ in SmallWorld.report([]) },
      preview: { _, _, _, _ in throw InputError("There is nothing to draw.") }, rules: [])
  }
}

/// A project of one file with one screen.
enum SmallWorld {
  static let file = SourceFile(path: "Row.swift", text: "Text(\"a\")\nText(\"b\")\n")

  static let rules = ["text-clipped", "text-truncated"].map { id in
    RuleDescription(
      id: id, title: "Title of \(id)", summary: "What.", rationale: "Why.", remedy: "Do.",
      severity: .error, kind: .layout)
  }

  static func finding(_ severity: Severity, line: Int = 1) -> Finding {
    let range = file.rangeOfLine(line)
    return Finding(
      rule: "text-clipped", severity: severity, span: SourceSpan(file: file, range: range),
      toolkit: .swiftui, screen: "Row", system: .ios, device: "iPhone 16",
      sizes: [.ios(.accessibilityMedium)], message: "It is cut off.", help: "Let it grow.")
  }

  static func report(
    _ findings: [Finding], files: Int = 1, screens: Int = 1, failOn: FailureThreshold = .error
  ) -> RunReport {
    let summary = RunReport.Summary(
      files: files, screens: screens, layouts: 12, nodes: 2, unresolved: 0, seconds: 0.1)
    let note = Note(message: "Something is odd.", path: "Row.swift", line: 2)
    return RunReport(
      findings: findings, screens: [], summary: summary, notes: [note],
      paths: ReportPaths(root: "/app", workingFolder: "/app"), failOn: failOn)
  }

  /// What a command line does in a world with these findings and files.
  static func run(
    _ line: String, findings: [Finding] = [], files: [String: String] = [:],
    git: @escaping ([String]) -> String? = { _ in nil }
  ) -> (result: CommandResult, request: CheckRequest?) {
    var asked: CheckRequest?
    let surroundings = Surroundings(
      workingFolder: "/app", processorCount: 3, read: { files[$0] }, git: git,
      check: { request in
        asked = request
        if request.paths == ["missing"] { throw InputError("There is no “missing”.") }
        if request.paths == ["empty"] { return report([], files: 0, screens: 0) }
        if request.paths == ["models"] { return report([], screens: 0) }
        return report(findings, failOn: request.failOn ?? .error)
      },
      preview: { request, name, format, scale in
        asked = request
        if name == "Missing" { throw InputError("There is no component “Missing”.") }
        let bytes = Array("\(name ?? "first") \(format) \(scale)".utf8)
        return Previewer.Result(bytes: bytes, name: name ?? "Row", others: ["Other"])
      }, rules: rules)
    let words = line.split(separator: " ").map(String.init)
    return (Subcommand.run(words, surroundings), asked)
  }
}
