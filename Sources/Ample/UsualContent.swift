import Auditing
import ComponentModel
import Findings
import LayoutEngine
import ScreenModel
import TextScaling

/// Asks whether a fault needs content as long as the samples.
///
/// Content that nobody knows is made up, and as long as the longest that people have. A fault that
/// content of usual length shows as well is an error; one that only the longest shows is a warning.
/// A word that is broken only because a made-up one is so long is nobody's fault. Neither is
/// a made-up text that is shortened for that alone: a name that is cut short is usually meant to be.
struct UsualContent: Sendable {
  let engine: LayoutEngine
  let auditor: Auditor

  /// A result in which what only long made-up content breaks is a warning.
  func settled(
    _ result: AuditResult, _ subjects: [Subject], on device: Device, reporting sizes: Set<TextSize>
  ) -> AuditResult {
    let rules = Self.rulesOfWords.union(["text-truncated"])
    guard result.findings.contains(where: { $0.severity == .error || rules.contains($0.rule) }) else { return result }
    let trial = ContentTrial(engine: engine, auditor: auditor, change: Self.usual)
    guard let found = trial.findings(of: subjects, on: device, reporting: sizes) else { return result }
    let findings = result.findings.compactMap { finding in
      let isSure = found.contains {
        $0.rule == finding.rule && $0.span == finding.span && finding.severity <= $0.severity
      }
      return isSure ? finding : Self.softened(finding, without: rules)
    }
    let report = result.report.map {
      SystemReport(
        system: $0.system, device: $0.device, findings: findings, sizes: subjects.map(\.laidOut.textSize).filter(sizes.contains))
    }
    return AuditResult(findings: findings, report: report)
  }

  /// How words are broken depends on how long they are.
  static let rulesOfWords: Set<String> = ["word-broken", "narrow-column"]

  private static func softened(_ finding: Finding, without rules: Set<String>) -> Finding? {
    guard finding.severity == .error, !rulesOfWords.contains(finding.rule) else {
      return rules.contains(finding.rule) ? nil : finding
    }
    var softened = finding
    softened.severity = .warning
    softened.help += " Shorter content holds here."
    return softened
  }

  private static func usual(_ text: TextContent) -> TextContent {
    guard text.origin == .sample else { return text }
    var usual = text
    for index in usual.runs.indices where usual.runs[index].origin == .sample {
      usual.runs[index].string = SampleContent.usual(usual.runs[index].string)
    }
    return usual
  }
}
