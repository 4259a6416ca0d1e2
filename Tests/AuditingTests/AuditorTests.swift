import Auditing
import Findings
import ScreenModel
import SourceText
import Testing
import TextScaling

@Suite struct AuditorTests {
  private let words = "Notifications and sounds"

  @Test func `several instances of one element are one finding that shows the worst`() {
    let rows = column(
      text("Sounds", lines: 1, at: "Text(title)"), text(words, lines: 1, at: "Text(title)"))
    let found = Stage(width: 350).findings(rows).findings
    #expect(found.map(\.evidence?.text) == [words])
  }

  @Test func `a screen holds up to the last size before the first error`() {
    let stage = Stage(width: 350, sizes: ContentSizeCategory.allCases)
    let report = stage.findings(text(words, lines: 1, importance: .amount)).report
    #expect(report?.holdsUpTo == .ios(.accessibility1))
    #expect(report?.fails.first == .ios(.accessibility2))
  }

  @Test func `warnings do not stop a screen from holding`() {
    let report = Stage(width: 350).findings(text(words, lines: 1)).report
    #expect(report?.holdsUpTo == .ios(.accessibility5))
    #expect(report?.fails == [])
  }

  @Test func `a configured severity takes the place of the rule's own`() {
    let settings = ["text-truncated": RuleSettings(severity: .error)]
    let result = Stage(width: 350, settings: settings).findings(text(words, lines: 1))
    #expect(result.findings.map(\.severity) == [.error])
    #expect(result.report?.holdsUpTo == .ios(.accessibility1))
  }

  @Test func `only the sizes asked for are reported, all are compared`() {
    let stage = Stage(width: 350)
    let subjects = stage.sizes.map { stage.subject(text(words, lines: 1), at: $0) }
    let result = Auditor().audit(subjects, reporting: [.ios(.accessibility5)])
    #expect(result.findings.map(\.sizes) == [[.ios(.accessibility5)]])
  }

  @Test func `the branches of a screen are merged to one result`() {
    let stage = Stage(width: 350)
    let short = stage.findings(text("On", lines: 1, at: "Text(state)"))
    let long = stage.findings(text(words, lines: 1, importance: .amount, at: "Text(state)"))
    let merged = AuditResult.merge([short, long, long], sizes: stage.sizes.map(TextSize.ios))
    #expect(merged.findings == long.findings)
    #expect(merged.report == long.report)
  }

  @Test func `nothing to look at gives nothing`() {
    #expect(Auditor().audit([]) == AuditResult(findings: [], report: nil))
  }

  @Test func `every check has an id of its own, says why and what to do, and has examples`() {
    let rules = Auditor.rules
    #expect(Set(rules.map(\.id)).count == 18)
    let incomplete = rules.filter { rule in
      [rule.title, rule.summary, rule.rationale, rule.remedy].contains { $0.isEmpty }
        || rule.examples.triggering.isEmpty || rule.examples.nonTriggering.isEmpty
    }
    #expect(incomplete.map(\.id) == [])
  }
}

@Suite struct FrameRewritingTests {
  /// A frame call and what a minimum makes of it; nil: it is left alone.
  struct Row: Sendable {
    let source: String
    let replacement: String?
  }

  @Test(arguments: [
    Row(source: ".frame(height: 44)", replacement: ".frame(minHeight: 44)"),
    Row(
      source: ".frame(width: 100, height: 44)",
      replacement: ".frame(width: 100).frame(minHeight: 44)"),
    Row(
      source: ".frame(height: max(a, b), alignment: .top)",
      replacement: ".frame(minHeight: max(a, b), alignment: .top)"),
    Row(source: ".frame(height: items.map { $0 }.count)", replacement: nil),
    Row(source: ".rowHeight(44)", replacement: nil),
    Row(source: "Text(\"a\").frame(height: 44)", replacement: nil),
  ])
  func `a plain frame becomes a minimum`(_ row: Row) {
    let words = "Your changes are saved automatically"
    let law = FrameLaw(width: nil, height: 44)
    let framed = node(.frame(law), at: row.source, text(words))
    let fix = Stage(width: 200).findings(framed).findings.first?.fix
    #expect(fix?.edits.first?.replacement == row.replacement)
  }
}
