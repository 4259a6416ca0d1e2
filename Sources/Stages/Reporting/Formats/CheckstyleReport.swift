import Findings

/// Checkstyle's XML, which many tools that show findings understand.
enum CheckstyleReport {
  static func document(_ entries: [ReportEntry], _ options: Reporter.Options) -> String {
    let files = Set(entries.map(\.path)).sorted()
    let blocks = files.map { file in
      let errors = entries.filter { $0.path == file }.map { entry in
        "    <error"
          + Markup.attributes([
            "line": "\(entry.start.line)", "column": "\(entry.start.column)",
            "severity": entry.finding.severity.rawValue, "message": entry.paragraph,
            "source": "ample." + entry.finding.rule,
          ]) + "/>\n"
      }
      return "  <file\(Markup.attributes(["name": file]))>\n\(errors.joined())  </file>\n"
    }
    let version = Markup.attributes(["version": options.version])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle\(version)>\n"
      + blocks.joined() + "</checkstyle>\n"
  }
}
