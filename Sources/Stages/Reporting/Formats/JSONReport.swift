import Findings
import SourceText
import TextScaling

/// The report for other programs, version 1; the order of its fields is part of the format.
enum JSONReport {
  static func document(
    _ report: RunReport, _ entries: [ReportEntry], _ options: Reporter.Options
  ) -> String {
    let tool: JSONText = .object([
      .init("name", .string("ample")), .init("version", .string(options.version)),
    ])
    let document: JSONText = .object([
      .init("version", .integer(1)), .init("tool", tool),
      .init("findings", .array(entries.map(finding))),
      .init("screens", .array(screens(of: report))),
      .init("summary", summary(of: report)),
    ])
    return document.pretty + "\n"
  }

  private static func finding(_ entry: ReportEntry) -> JSONText {
    let finding = entry.finding
    let place: [JSONText.Member] = [
      .init("rule", .string(finding.rule)), .init("severity", .string(finding.severity.rawValue)),
      .init("file", .string(entry.path)), .init("line", .integer(entry.start.line)),
      .init("column", .integer(entry.start.column)), .init("endLine", .integer(entry.end.line)),
      .init("endColumn", .integer(entry.end.column)),
    ]
    let circumstances: [JSONText.Member] = [
      .init("toolkit", .string(finding.toolkit.rawValue)),
      .init("screen", .string(orNull: finding.screen)),
      .init("system", .string(orNull: finding.system?.rawValue)),
      .init("device", .string(orNull: finding.device)), .init("sizes", names(of: finding.sizes)),
      .init("firstSize", .string(orNull: finding.firstSize?.description)),
    ]
    let words: [JSONText.Member] = [
      .init("message", .string(finding.message)), .init("evidence", evidence(finding.evidence)),
      .init("help", .string(finding.help)), .init("fix", fix(finding.fix)),
    ]
    let state: [JSONText.Member] = [
      .init("fingerprint", .string(entry.fingerprint)),
      .init("baselined", .bool(finding.isBaselined)),
      .init("suppressed", .bool(finding.isSuppressed)),
    ]
    return .object(place + circumstances + words + state)
  }

  private static func evidence(_ evidence: Evidence?) -> JSONText {
    guard let evidence else { return .null }
    return .object([
      .init("needs", .hundredths(evidence.needs)), .init("has", .hundredths(evidence.has)),
      .init("unit", .string(evidence.unit)), .init("text", .string(orNull: evidence.text)),
    ])
  }

  private static func fix(_ fix: Fix?) -> JSONText {
    guard let fix else { return .null }
    let edits = fix.edits.sorted { $0.span < $1.span }.map { edit -> JSONText in
      let (start, end) = (edit.span.start, edit.span.end)
      return .object([
        .init("line", .integer(start.line)), .init("column", .integer(start.column)),
        .init("endLine", .integer(end.line)), .init("endColumn", .integer(end.column)),
        .init("replacement", .string(edit.replacement)),
      ])
    }
    return .object([
      .init("safety", .string(fix.safety.rawValue)), .init("edits", .array(edits)),
    ])
  }

  private static func screens(of report: RunReport) -> [JSONText] {
    let screens = report.screens.map { ($0, report.paths.path(of: $0.span)) }
    let sorted = screens.sorted { left, right in
      (left.1, left.0.span.range.lowerBound, left.0.name)
        < (right.1, right.0.span.range.lowerBound, right.0.name)
    }
    return sorted.map(screen)
  }

  private static func screen(_ screen: ScreenReport, path: String) -> JSONText {
    let systems = screen.systems.map { system -> JSONText in
      .object([
        .init("system", .string(system.system.rawValue)), .init("device", .string(system.device)),
        .init("holdsUpTo", .string(orNull: system.holdsUpTo?.description)),
        .init("fails", names(of: system.fails)),
      ])
    }
    return .object([
      .init("name", .string(screen.name)), .init("file", .string(path)),
      .init("line", .integer(screen.span.start.line)),
      .init("toolkit", .string(screen.toolkit.rawValue)),
      .init("role", .string(screen.role.rawValue)), .init("systems", .array(systems)),
      .init("nodes", .integer(screen.nodes)), .init("unresolved", .integer(screen.unresolved)),
    ])
  }

  private static func summary(of report: RunReport) -> JSONText {
    let summary = report.summary
    return .object([
      .init("files", .integer(summary.files)), .init("screens", .integer(summary.screens)),
      .init("layouts", .integer(summary.layouts)), .init("errors", .integer(report.count(.error))),
      .init("warnings", .integer(report.count(.warning))),
      .init("infos", .integer(report.count(.info))), .init("nodes", .integer(summary.nodes)),
      .init("unresolved", .integer(summary.unresolved)),
      .init("seconds", .hundredths(summary.seconds)),
    ])
  }

  private static func names(of sizes: [TextSize]) -> JSONText {
    .array(sizes.map { .string($0.description) })
  }
}
