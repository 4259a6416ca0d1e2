import Findings
import SourceText

/// Findings that are known and accepted for now.
struct Baseline: Equatable {
  /// What a baseline records of a finding; only the fingerprint decides.
  struct Entry: Equatable {
    let fingerprint: String
    let rule: String
    let file: String
  }

  /// Sorted by file, rule and fingerprint.
  private(set) var entries: [Entry]

  static let defaultPath = ".ample-baseline.json"

  /// Everything that counts in a report.
  init(of report: RunReport) {
    let fingerprints = Fingerprints.of(report.findings)
    let all = zip(report.findings, fingerprints).filter { !$0.0.isSuppressed }
    entries = all.map { finding, fingerprint in
      Entry(
        fingerprint: fingerprint, rule: finding.rule, file: report.paths.path(of: finding.span))
    }
    entries.sort { ($0.file, $0.rule, $0.fingerprint) < ($1.file, $1.rule, $1.fingerprint) }
  }

  /// Reads a baseline; what is no baseline is said with what to do.
  init(at path: String, _ surroundings: Surroundings) throws(UsageError) {
    guard let text = surroundings.read(path) else {
      let advice = "Make one with “ample baseline create”."
      throw UsageError("The baseline “\(path)” cannot be read. \(advice)")
    }
    guard let root = try? JSONParser.parse(text), case .array(let findings)? = root["findings"]
    else {
      let advice = "Make a new one with “ample baseline create”."
      throw UsageError("“\(path)” is no baseline of Ample. \(advice)")
    }
    entries = findings.compactMap { finding in
      guard let fingerprint = finding["fingerprint"]?.text else { return nil }
      return Entry(
        fingerprint: fingerprint, rule: finding["rule"]?.text ?? "",
        file: finding["file"]?.text ?? "")
    }
  }

  /// The report with those findings marked that are recorded.
  func marking(_ report: RunReport) -> RunReport {
    let known = Set(entries.map(\.fingerprint))
    var marked = report
    for (index, fingerprint) in Fingerprints.of(report.findings).enumerated() {
      marked.findings[index].isBaselined = known.contains(fingerprint)
    }
    return marked
  }

  /// Those entries that a report still has.
  func pruned(to report: RunReport) -> Baseline {
    let current = Set(Fingerprints.of(report.findings))
    var baseline = self
    baseline.entries = entries.filter { current.contains($0.fingerprint) }
    return baseline
  }

  var document: String {
    let findings = entries.map { entry -> JSONText in
      .object([
        .init("file", .string(entry.file)), .init("rule", .string(entry.rule)),
        .init("fingerprint", .string(entry.fingerprint)),
      ])
    }
    let root: JSONText = .object([
      .init("version", .integer(1)), .init("findings", .array(findings)),
    ])
    return root.pretty + "\n"
  }
}
