import Findings
import SourceText
import TextScaling

/// A finding with what every format needs to know of it.
struct ReportEntry: Sendable, Hashable {
  let finding: Finding
  /// The file as it should be printed.
  let path: String
  let start: SourcePosition
  let end: SourcePosition
  let fingerprint: String

  /// Whether it is neither suppressed nor recorded in a baseline.
  var isActive: Bool { !finding.isSuppressed && !finding.isBaselined }

  /// “fails at AX1–AX5 on iPhone 16”; nil for a finding of the source alone.
  var failure: String? {
    guard !finding.sizes.isEmpty else { return nil }
    let device = finding.device.map { " on \($0)" } ?? ""
    return "fails at \(SizeNames.text(finding.sizes))\(device)"
  }

  /// Message, sizes and remedy in one paragraph.
  var paragraph: String {
    let sizes = failure.map { " It \($0)." } ?? ""
    let isClosed = finding.message.last.map { ".!?".contains($0) } ?? true
    return finding.message + (isClosed ? "" : ".") + sizes
      + (finding.help.isEmpty ? "" : " " + finding.help)
  }

  /// The findings of a run, sorted by file, line, column and rule.
  static func all(of report: RunReport) -> [ReportEntry] {
    let fingerprints = Fingerprints.of(report.findings)
    let entries = zip(report.findings, fingerprints).map { finding, fingerprint in
      ReportEntry(
        finding: finding, path: report.paths.path(of: finding.span), start: finding.span.start,
        end: finding.span.end, fingerprint: fingerprint)
    }
    return entries.sorted { $0.precedes($1) }
  }

  private func precedes(_ other: ReportEntry) -> Bool {
    if path != other.path { return path < other.path }
    if start != other.start { return start < other.start }
    if finding.rule != other.finding.rule { return finding.rule < other.finding.rule }
    let own = [finding.screen ?? "", finding.device ?? "", finding.message]
    let others = [other.finding.screen ?? "", other.finding.device ?? "", other.finding.message]
    return own == others ? end < other.end : own.lexicographicallyPrecedes(others)
  }
}
