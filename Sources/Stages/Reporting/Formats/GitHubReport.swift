import Findings

/// Annotations of GitHub Actions: a workflow command for each finding.
enum GitHubReport {
  static func document(_ entries: [ReportEntry]) -> String {
    entries.map { entry in
      let properties = [
        "file=\(property(entry.path))", "line=\(entry.start.line)", "endLine=\(entry.end.line)",
        "col=\(entry.start.column)", "endColumn=\(entry.end.column)",
        "title=\(property(entry.finding.rule))",
      ]
      let command = command(for: entry.finding.severity)
      return "::\(command) \(properties.joined(separator: ","))::\(value(entry.paragraph))\n"
    }.joined()
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private static func value(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    value(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
