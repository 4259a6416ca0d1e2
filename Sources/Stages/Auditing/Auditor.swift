package import Findings
import ScreenModel
import SourceText
package import TextScaling

/// Looks at screens laid out at every text size and says what larger text breaks.
package struct Auditor: Sendable {
  private let settings: [String: RuleSettings]

  /// An auditor with what a configuration says about rules, by their ids.
  package init(settings: [String: RuleSettings] = [:]) {
    self.settings = settings
  }

  /// Every check's description, in the order of the catalogue.
  package static var rules: [RuleDescription] { checks.map(\.rule) }

  /// The findings of one screen on one device: one subject for each text size, in any order.
  ///
  /// The default size should be among the subjects even when nobody asked for it: what is lost there
  /// is not blamed on text size.
  ///
  /// - Parameter sizes: the sizes to report; nil: all of the subjects'.
  package func audit(_ subjects: [Subject], reporting sizes: Set<TextSize>? = nil) -> AuditResult {
    guard let survey = Survey(subjects) else { return AuditResult(findings: [], report: nil) }
    var findings = survey.checks.filter { isEnabled($0.rule) }.flatMap { check in
      Verdict(check: check, survey: survey, settings: settings[check.rule.id] ?? RuleSettings())
        .findings()
    }
    findings = Absorption.merged(findings)
    if let sizes { findings = findings.compactMap { $0.limited(to: sizes) } }
    let looked = survey.scenes.map(\.size).filter { sizes?.contains($0) ?? true }
    let report = SystemReport(
      system: survey.device.system, device: survey.device.name, findings: findings, sizes: looked)
    return AuditResult(findings: findings.sorted(by: Finding.reportOrder), report: report)
  }

  /// The findings on one device without those that only repeat another one about the same element.
  package static func withoutRepeats(_ findings: [Finding]) -> [Finding] { Absorption.merged(findings) }

  private func isEnabled(_ rule: RuleDescription) -> Bool {
    settings[rule.id]?.isEnabled ?? rule.isEnabledByDefault
  }
}

/// What an audit of one screen on one device found.
package struct AuditResult: Sendable, Hashable {
  /// Sorted by file, line, column, rule.
  package var findings: [Finding]
  /// Up to which size the screen holds; nil when there was nothing to look at.
  package var report: SystemReport?

  package init(findings: [Finding], report: SystemReport?) {
    self.findings = findings
    self.report = report
  }

  /// One result for several branches of one screen's unknown conditions on one device.
  ///
  /// An element that fails in any branch fails; the gravest finding speaks for it.
  package static func merge(_ results: [AuditResult], sizes: [TextSize]) -> AuditResult {
    var merged: [Finding] = []
    var places: [FindingIdentity: Int] = [:]
    for finding in results.flatMap(\.findings) {
      let identity = FindingIdentity(finding)
      guard let index = places[identity] else {
        places[identity] = merged.count
        merged.append(finding)
        continue
      }
      merged[index] = merged[index].joined(with: finding)
    }
    merged = Absorption.merged(merged)
    let report = results.lazy.compactMap(\.report).first.map { first in
      SystemReport(
        system: first.system, device: first.device, findings: merged, sizes: sizes)
    }
    return AuditResult(findings: merged.sorted(by: Finding.reportOrder), report: report)
  }
}

/// What makes findings of several branches the same.
private struct FindingIdentity: Hashable {
  let rule: String
  let span: SourceSpan

  init(_ finding: Finding) {
    rule = finding.rule
    span = finding.span
  }
}

extension Finding {
  /// The graver of two findings of one element, then the one with more sizes; with the sizes of both.
  ///
  /// Where one branch loses the element at the default size already and another only at larger ones,
  /// the second speaks for itself: the default size is not part of that fault.
  fileprivate func joined(with other: Finding) -> Finding {
    guard failsAtDefault == other.failsAtDefault else { return failsAtDefault ? other : self }
    let isGraver = (severity, sizes.count) < (other.severity, other.sizes.count)
    var joined = isGraver ? other : self
    joined.sizes = Set(sizes + other.sizes).sorted()
    return joined
  }

  private var failsAtDefault: Bool { sizes.contains(where: \.isDefault) }

  /// The finding at some sizes only; nil when it fails at none of them.
  fileprivate func limited(to wanted: Set<TextSize>) -> Finding? {
    guard !sizes.isEmpty else { return self }
    var copy = self
    copy.sizes = sizes.filter(wanted.contains)
    return copy.sizes.isEmpty ? nil : copy
  }
}

extension SystemReport {
  /// The headline of a screen: the largest size such that it and every smaller one down to the
  /// default have no error.
  package init(system: System, device: String, findings: [Finding], sizes: [TextSize]) {
    let failing = Set(findings.filter { $0.severity == .error }.flatMap(\.sizes))
    let fromDefault = sizes.filter { TextSize.default(for: system) <= $0 }.sorted()
    self.init(
      system: system, device: device,
      holdsUpTo: fromDefault.prefix { !failing.contains($0) }.last, fails: failing.sorted())
  }
}
