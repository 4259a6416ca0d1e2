import Auditing
import ComponentModel
import Findings
import LayoutEngine
import ScreenModel
import TextScaling

/// Asks what an address as long as people have does to a component whose preview shows a short one.
///
/// What a preview says is an example, except for its length: an address has no place to break, so that
/// a longer one is cut where the example fits. What only the longer one shows is a warning.
struct LongAddresses: Sendable {
  let engine: LayoutEngine
  let auditor: Auditor

  /// What longer addresses show beside what was found with the preview's own.
  func added(
    to result: AuditResult, _ subjects: [Subject], on device: Device, reporting sizes: Set<TextSize>
  ) -> AuditResult {
    let trial = ContentTrial(engine: engine, auditor: auditor, change: Self.lengthened)
    guard let found = trial.findings(of: subjects, on: device, reporting: sizes) else { return result }
    // An address is broken between letters by its nature.
    let known = Set(result.findings.filter { $0.severity > .info }.map(\.span))
    let others = found.filter {
      $0.severity > .info && !UsualContent.rulesOfWords.contains($0.rule) && !known.contains($0.span)
    }
    var added = result
    added.findings += others.map { finding in
      var softened = finding
      softened.severity = min(finding.severity, .warning)
      softened.help += (finding.help.hasSuffix(".") ? "" : ".") + " The preview's own address is shorter."
      return softened
    }
    return added
  }

  private static func lengthened(_ text: TextContent) -> TextContent {
    guard text.origin == .preview, text.runs.count == 1, isAddress(text.string) else { return text }
    var longer = text
    for index in longer.runs.indices { longer.runs[index].string = SampleContent.email }
    return longer
  }

  /// Whether a text is nothing but an address shorter than the longest.
  private static func isAddress(_ text: String) -> Bool {
    guard text.count < SampleContent.email.count, !text.contains(where: \.isWhitespace) else { return false }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}
