/// Everything one run of `check` found, ready to be written in any format.
package struct RunReport: Sendable {
  /// Sorted by file, line, column, rule.
  package var findings: [Finding]
  package var screens: [ScreenReport]
  package var summary: Summary
  /// Things the reader should know that are no findings: files that did not parse, notes on fonts.
  package var notes: [Note]
  package var paths: ReportPaths
  /// The severity from which the run fails, as the configuration or the command says.
  package var failOn: FailureThreshold

  package init(
    findings: [Finding], screens: [ScreenReport], summary: Summary, notes: [Note],
    paths: ReportPaths = ReportPaths(), failOn: FailureThreshold = .error
  ) {
    self.findings = findings
    self.screens = screens
    self.summary = summary
    self.notes = notes
    self.paths = paths
    self.failOn = failOn
  }

  package struct Summary: Sendable, Hashable {
    package var files: Int
    package var screens: Int
    /// Screens × devices × sizes × branches laid out.
    package var layouts: Int
    package var nodes: Int
    package var unresolved: Int
    package var seconds: Double

    package init(
      files: Int, screens: Int, layouts: Int, nodes: Int, unresolved: Int, seconds: Double
    ) {
      self.files = files
      self.screens = screens
      self.layouts = layouts
      self.nodes = nodes
      self.unresolved = unresolved
      self.seconds = seconds
    }
  }
}

extension RunReport {
  /// The findings that count: neither suppressed nor recorded in a baseline.
  package var activeFindings: [Finding] {
    findings.filter { !$0.isSuppressed && !$0.isBaselined }
  }

  /// How many findings of a severity count.
  package func count(_ severity: Severity) -> Int {
    activeFindings.count { $0.severity == severity }
  }

  /// Whether anything that counts is at or above the severity from which the run fails.
  package var isFailing: Bool { activeFindings.contains { failOn.includes($0.severity) } }
}
