import Findings

/// Lines that Xcode shows at the place when a build phase prints them.
enum XcodeReport {
  static func document(_ entries: [ReportEntry]) -> String {
    entries.map { entry in
      let severity =
        switch entry.finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
      let text = PlainText.safe(entry.paragraph)
      let place = "\(PlainText.safe(entry.path)):\(entry.start.line):\(entry.start.column)"
      return "\(place): \(severity): \(text) [\(entry.finding.rule)]\n"
    }.joined()
  }
}
