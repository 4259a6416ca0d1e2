package import Findings

/// Writes what one run found as a document.
package struct Reporter: Sendable {
  private let options: Options

  package struct Options: Sendable, Hashable {
    /// The version of Ample that documents name.
    package var version: String
    /// Whether the text report is coloured by terminal codes.
    package var isColored: Bool
    /// Whether the text report holds remarks of severity `info` in full.
    package var isVerbose: Bool
    /// Descriptions of the rules, for formats that carry them.
    package var rules: [RuleDescription]

    package init(
      version: String, isColored: Bool = false, isVerbose: Bool = false,
      rules: [RuleDescription] = []
    ) {
      self.version = version
      self.isColored = isColored
      self.isVerbose = isVerbose
      self.rules = rules
    }
  }

  package init(_ options: Options) { self.options = options }

  /// The document of a run, with a line break at its end.
  package func document(_ report: RunReport, as format: ReportFormat) -> String {
    let entries = ReportEntry.all(of: report)
    let active = entries.filter(\.isActive)
    switch format {
    case .text: return TextReport(report, entries, options).document
    case .json: return JSONReport.document(report, entries, options)
    case .sarif: return SARIFReport.document(entries, options)
    case .github: return GitHubReport.document(active)
    case .gitlab: return GitLabReport.document(active)
    case .xcode: return XcodeReport.document(active)
    case .junit: return JUnitReport.document(active)
    case .checkstyle: return CheckstyleReport.document(active, options)
    case .markdown: return MarkdownReport.document(report, active)
    case .html: return HTMLReport.document(report, active)
    }
  }
}

/// The formats of reports, by the names that are typed.
package enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  case text, json, sarif, github, gitlab, xcode, junit, checkstyle, markdown, html
}
