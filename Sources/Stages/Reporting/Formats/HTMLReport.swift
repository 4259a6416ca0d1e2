import Findings
import TextScaling

/// A page of its own: nothing is loaded, and its own text follows the reader's size.
enum HTMLReport {
  static func document(_ report: RunReport, _ entries: [ReportEntry]) -> String {
    let findings = FindingGroup.groups(of: entries).map(section).joined(separator: "\n")
    let counts = [
      PlainText.count(report.count(.error), "error"),
      PlainText.count(report.count(.warning), "warning"),
      PlainText.count(report.count(.info), "remark"),
    ].joined(separator: ", ")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Ample: \(counts)</title>
      <style>
      \(style)
      </style>
      <h1>\(counts)</h1>
      <h2>Largest text size at which each screen holds</h2>
      <ul>
      \(screens(of: report))
      </ul>
      <h2>Findings</h2>
      \(findings)
      </html>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
    pre { overflow-x: auto; padding: .75rem 1rem; border: 1px solid; border-radius: .5rem }
    article { margin: 2rem 0 }
    h3 { margin: 0 0 .25rem; font-size: 1.1rem }
    .error mark { background: #c62828; color: #fff }
    .warning mark { background: #f9a825; color: #000 }
    .info mark { background: #1565c0; color: #fff }
    p { margin: .25rem 0 }
    """

  private static func screens(of report: RunReport) -> String {
    let ordered = report.screens.sorted {
      ($0.span.file.path, $0.span.range.lowerBound) < ($1.span.file.path, $1.span.range.lowerBound)
    }
    return ordered.map { screen in
      let systems = screen.systems.map { system in
        let held = system.holdsUpTo.map { "\($0)" } ?? "not even at the default"
        return "\(held) (\(system.device))"
      }
      let name = Markup.escaped(screen.name)
      return "<li><b>\(name)</b>: \(Markup.escaped(systems.joined(separator: ", ")))</li>"
    }.joined(separator: "\n")
  }

  private static func section(_ group: FindingGroup) -> String {
    let worst = group.worst
    let finding = worst.finding
    let place = Markup.escaped("\(worst.path):\(worst.start.line):\(worst.start.column)")
    let excerpt = Excerpt(finding.span)
    let sizes = group.entries.compactMap(\.failure)
    let facts = (sizes + [finding.help]).filter { !$0.isEmpty }
    return """
      <article class="\(finding.severity.rawValue)">
      <h3><mark>\(finding.severity.rawValue)</mark> \(Markup.escaped(finding.message))</h3>
      <p><code>\(place)</code> <code>\(Markup.escaped(finding.rule))</code></p>
      <pre>\(Markup.escaped(excerpt.text))
      \(excerpt.underline)</pre>
      \(facts.map { "<p>\(Markup.escaped($0))</p>" }.joined(separator: "\n"))
      </article>
      """
  }
}
