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
struct UsualContent: Sendable {
  let engine: LayoutEngine
  let auditor: Auditor

  /// A result in which what only long made-up content breaks is a warning.
  func settled(
    _ result: AuditResult, _ subjects: [Subject], on device: Device, reporting sizes: Set<TextSize>
  ) -> AuditResult {
    guard result.findings.contains(where: { $0.severity == .error }) else { return result }
    let screens = subjects.map { Self.usual($0.screen) }
    guard zip(screens, subjects).contains(where: { $0.root != $1.screen.root }) else { return result }
    let usual = zip(screens, subjects).map { screen, subject in
      Subject(screen: screen, laidOut: engine.layOut(screen, on: device, at: subject.laidOut.textSize))
    }
    let errors = auditor.audit(usual, reporting: sizes).findings.filter { $0.severity == .error }
    let findings = result.findings.map { finding in
      let isSure = errors.contains { $0.rule == finding.rule && $0.span == finding.span }
      return isSure || finding.severity != .error ? finding : Self.softened(finding)
    }
    let report = result.report.map {
      SystemReport(
        system: $0.system, device: $0.device, findings: findings, sizes: subjects.map(\.laidOut.textSize).filter(sizes.contains))
    }
    return AuditResult(findings: findings, report: report)
  }

  private static func softened(_ finding: Finding) -> Finding {
    var softened = finding
    softened.severity = .warning
    softened.help += " Shorter content holds here."
    return softened
  }

  private static func usual(_ screen: Screen) -> Screen {
    var copy = screen
    copy.root = screen.root.mapTexts { text in
      guard text.origin == .sample else { return text }
      var usual = text
      for index in usual.runs.indices where usual.runs[index].origin == .sample {
        usual.runs[index].string = SampleContent.usual(usual.runs[index].string)
      }
      return usual
    }
    return copy
  }
}
