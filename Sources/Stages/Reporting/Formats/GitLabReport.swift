import Findings
import SourceText

/// GitLab's code quality report, in the format of Code Climate.
enum GitLabReport {
  static func document(_ entries: [ReportEntry]) -> String {
    let issues = entries.map { entry -> JSONText in
      .object([
        .init("description", .string(entry.paragraph)),
        .init("check_name", .string(entry.finding.rule)),
        .init("fingerprint", .string(entry.fingerprint)),
        .init("severity", .string(severity(entry.finding.severity))),
        .init(
          "location",
          .object([
            .init("path", .string(entry.path)),
            .init("lines", .object([.init("begin", .integer(entry.start.line))])),
          ])),
      ])
    }
    return JSONText.array(issues).pretty + "\n"
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
