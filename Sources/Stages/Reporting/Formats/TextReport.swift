import Findings
import ScreenModel
import TextScaling

/// The report that a person reads: findings with their source, screens with the largest size at which
/// they hold, and one line about what was looked at.
struct TextReport {
  private let report: RunReport
  private let entries: [ReportEntry]
  private let options: Reporter.Options
  private let ink: Ink

  init(_ report: RunReport, _ entries: [ReportEntry], _ options: Reporter.Options) {
    self.report = report
    self.entries = entries
    self.options = options
    ink = Ink(isColored: options.isColored)
  }

  var document: String {
    let shown = entries.filter { entry in
      entry.isActive && (options.isVerbose || entry.finding.severity > .info)
    }
    var blocks = FindingGroup.groups(of: shown).map(block)
    if let screens { blocks.append(screens) }
    blocks.append(summary.joined(separator: "\n"))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  // MARK: - Findings

  private func block(_ group: FindingGroup) -> String {
    let worst = group.worst
    let finding = worst.finding
    let place = "\(worst.path):\(worst.start.line):\(worst.start.column)"
    let severity = ink(finding.severity.rawValue + ":", color(of: finding.severity))
    let rule = ink("[\(finding.rule)]", .dim)
    let excerpt = Excerpt(finding.span)
    let number = "\(excerpt.line)"
    let margin = String(repeating: " ", count: number.count)
    let bar = ink("|", .dim)
    var lines = [
      "\(ink(PlainText.safe(place), .bold)): \(severity) \(PlainText.safe(finding.message)) \(rule)",
      "  \(ink(number, .dim)) \(bar) \(excerpt.text)",
      "  \(margin) \(bar) \(ink(excerpt.underline, color(of: finding.severity)))",
    ]
    let facts = facts(of: group)
    lines += facts.map { "  \(margin) \(ink("=", .dim)) " + PlainText.safe($0) }
    return lines.joined(separator: "\n")
  }

  private func facts(of group: FindingGroup) -> [String] {
    let finding = group.worst.finding
    var facts: [String] = []
    if let sizes = sizes(of: group) { facts.append(sizes) }
    if let measured = measured(finding.evidence) { facts.append(measured) }
    for related in finding.related {
      let line = related.span.start.line
      let path = report.paths.path(of: related.span)
      facts.append(
        (path == group.worst.path ? "line \(line): " : "\(path):\(line): ") + related.note)
    }
    if !finding.help.isEmpty { facts.append("help: \(finding.help)") }
    return facts
  }

  /// “fails at AX1–AX5 (iPhone SE), AX3–AX5 (iPhone 16)”; nil for findings of the source alone.
  private func sizes(of group: FindingGroup) -> String? {
    var seen: Set<String> = []
    var parts: [String] = []
    for finding in group.entries.map(\.finding) where !finding.sizes.isEmpty {
      let device = finding.device.map { " (\($0))" } ?? ""
      let part = SizeNames.text(finding.sizes) + device
      if seen.insert(part).inserted { parts.append(part) }
    }
    guard !parts.isEmpty else { return nil }
    let screens = Set(group.entries.compactMap(\.finding.screen)).sorted()
    let within = screens.isEmpty ? "" : " in " + screens.joined(separator: ", ")
    return "fails at " + parts.joined(separator: ", ") + within
  }

  private func measured(_ evidence: Evidence?) -> String? {
    guard let evidence else { return nil }
    func amount(_ value: Double) -> String {
      PlainText.number(value) + (evidence.unit == "%" ? " %" : " " + evidence.unit)
    }
    let parts = [
      evidence.needs.map { "needs \(amount($0))" }, evidence.has.map { "has \(amount($0))" },
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return parts.joined(separator: ", ") + (evidence.size.map { " at \($0)" } ?? "")
  }

  private func color(of severity: Severity) -> Ink.Color {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .info: .blue
    }
  }

  // MARK: - Screens

  private var screens: String? {
    guard !report.screens.isEmpty else { return nil }
    let ordered = report.screens.sorted { left, right in
      let own = (report.paths.path(of: left.span), left.span.range.lowerBound, left.name)
      return own < (report.paths.path(of: right.span), right.span.range.lowerBound, right.name)
    }
    let holding = ordered.filter { holdsEverywhere($0) }
    let failing = ordered.filter { !holdsEverywhere($0) }
    let listed = options.isVerbose ? ordered : failing
    var lines = listed.flatMap(lines)
    if !options.isVerbose {
      let partly = holding.count { $0.unresolved > 0 }
      let other = failing.isEmpty ? "" : "other "
      lines += sentence(holding.count - partly, other, "at every size looked at")
      lines += sentence(partly, other, "as far as the code was understood")
    }
    return ([ink("Largest text size at which each screen holds", .bold)] + lines)
      .joined(separator: "\n")
  }

  /// “3 other screens hold …”, or nothing for none.
  private func sentence(_ count: Int, _ other: String, _ how: String) -> [String] {
    guard count > 0 else { return [] }
    return ["  \(PlainText.count(count, other + "screen")) \(count == 1 ? "holds" : "hold") \(how)"]
  }

  private func holdsEverywhere(_ screen: ScreenReport) -> Bool {
    screen.systems.allSatisfy(\.fails.isEmpty)
  }

  /// One line for all devices that agree, otherwise one for each.
  private func lines(of screen: ScreenReport) -> [String] {
    let place = "\(report.paths.path(of: screen.span)):\(screen.span.start.line)"
    let verdicts = screen.systems.map { system in
      let fails = "fails at \(SizeNames.text(system.fails))"
      let held = system.holdsUpTo.map { "holds up to \($0)" }
      let parts = [held, system.fails.isEmpty ? nil : fails].compactMap { $0 }
      return (
        verdict: parts.joined(separator: ", "), device: system.device, isGood: system.fails.isEmpty
      )
    }
    var order: [String] = []
    var devices: [String: [String]] = [:]
    for verdict in verdicts {
      if devices[verdict.verdict] == nil { order.append(verdict.verdict) }
      devices[verdict.verdict, default: []].append(verdict.device)
    }
    let head = "  \(PlainText.safe(screen.name)) \(ink(PlainText.safe(place), .dim))"
    return [head]
      + order.map { verdict in
        let isGood = verdicts.contains { $0.verdict == verdict && $0.isGood }
        let on = (devices[verdict] ?? []).joined(separator: ", ")
        return "    \(ink(verdict, isGood ? .green : .red)) (\(on))"
      }
  }

  // MARK: - Summary

  private var summary: [String] {
    let counts = [
      PlainText.count(report.count(.error), "error"),
      PlainText.count(report.count(.warning), "warning"),
      PlainText.count(report.count(.info), "remark"),
    ].joined(separator: ", ")
    let suppressed = entries.count { $0.finding.isSuppressed }
    let baselined = entries.count { $0.finding.isBaselined && !$0.finding.isSuppressed }
    var asides: [String] = []
    if report.count(.info) > 0, !options.isVerbose { asides.append("remarks: --verbose") }
    if suppressed > 0 { asides.append("\(suppressed) suppressed") }
    if baselined > 0 { asides.append("\(baselined) in the baseline") }
    let aside = asides.isEmpty ? "" : " (\(asides.joined(separator: "; ")))"
    return [ink(counts, .bold) + aside, coverage]
  }

  private var coverage: String {
    let summary = report.summary
    let seconds = (summary.seconds * 100).rounded() / 100
    return [
      "\(PlainText.count(summary.files, "file")) read",
      "\(PlainText.count(summary.screens, "screen"))",
      "\(PlainText.count(summary.layouts, "layout"))",
      "\(PlainText.count(summary.nodes, "node")) understood, \(summary.unresolved) not",
      "\(seconds) s",
    ].joined(separator: " · ")
  }
}
