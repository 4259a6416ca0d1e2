import Findings
import TextScaling

/// A summary for a comment on a change: what breaks, and up to which size each screen holds.
enum MarkdownReport {
  static func document(_ report: RunReport, _ entries: [ReportEntry]) -> String {
    let counts = [
      PlainText.count(report.count(.error), "error"),
      PlainText.count(report.count(.warning), "warning"),
    ].joined(separator: ", ")
    var blocks = ["### Ample: \(counts)"]
    let shown = entries.filter { $0.finding.severity > .info }
    if !shown.isEmpty {
      let rows = FindingGroup.groups(of: shown).map(row)
      blocks.append(
        (["| | Place | What | Sizes |", "|---|---|---|---|"] + rows).joined(separator: "\n"))
    }
    let screens = report.screens.filter { $0.systems.contains { !$0.fails.isEmpty } }
    if !screens.isEmpty {
      let lines = screens.map { screen -> String in
        let held = screen.systems.map { system in
          let size = system.holdsUpTo.map { "\($0)" } ?? "not even at the default"
          return "\(size) (\(system.device))"
        }
        return "- `\(screen.name)` holds up to " + held.joined(separator: ", ")
      }
      blocks.append(lines.sorted().joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func row(_ group: FindingGroup) -> String {
    let worst = group.worst
    let place = "`\(worst.path):\(worst.start.line)`"
    let sizes = group.entries.compactMap { entry -> String? in
      guard !entry.finding.sizes.isEmpty else { return nil }
      let device = entry.finding.device.map { " (\($0))" } ?? ""
      return SizeNames.text(entry.finding.sizes) + device
    }
    let what = cell("\(worst.finding.message) *\(worst.finding.help)*")
    let rule = "`\(worst.finding.rule)`"
    let list = sizes.joined(separator: ", ")
    return "| \(worst.finding.severity.rawValue) | \(place) | \(rule) \(what) | \(list) |"
  }

  /// Text that stays in one cell of a table.
  private static func cell(_ text: String) -> String {
    PlainText.safe(text).replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }
}
