import Findings
import Foundation
import Reporting
import Testing

@Suite struct FormatTests {
  private func document(
    _ format: ReportFormat, _ findings: [Finding] = [SampleRun.remark, SampleRun.clipped]
  ) -> String {
    let rule = RuleDescription(
      id: "text-clipped", title: "Text is cut off", summary: "It is cut.", rationale: "Lost.",
      remedy: "Grow.", severity: .error, kind: .layout)
    return Reporter(Reporter.Options(version: "1.2.3", rules: [rule]))
      .document(SampleRun.report(findings), as: format)
  }

  @Test func `GitHub gets a command for each finding`() {
    let expected = """
      ::error file=Row.swift,line=2,endLine=2,col=24,endColumn=45,title=text-clipped::“alex” is cut \
      off. It fails at AX4, AX5 on iPhone 16. Use a minimum height: .frame(minHeight: 44).
      ::notice file=Row.swift,line=4,endLine=4,col=1,endColumn=7,title=layout-unresolved::Not understood.

      """
    #expect(document(.github) == expected)
  }

  @Test func `line breaks and marks in a message do not end a GitHub command`() {
    var finding = SampleRun.remark
    finding.message = "100%\nof it"
    #expect(document(.github, [finding]).hasSuffix("::100%25%0Aof it.\n"))
  }

  @Test func `Xcode gets a line for each finding`() {
    let lines = document(.xcode).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("Row.swift:2:24: error: “alex” is cut off. It fails at AX4, AX5"))
    #expect(lines[1] == "Row.swift:4:1: note: Not understood. [layout-unresolved]")
  }

  @Test func `GitLab and SARIF are JSON with what they need`() throws {
    let gitlab = try JSONSerialization.jsonObject(with: Data(document(.gitlab).utf8))
    let issues = gitlab as? [[String: Any]]
    #expect(issues?.map { $0["severity"] as? String } == ["major", "info"])
    var suppressed = SampleRun.clipped
    suppressed.isSuppressed = true
    let sarif = try JSONSerialization.jsonObject(
      with: Data(document(.sarif, [suppressed]).utf8))
    let run = ((sarif as? [String: Any])?["runs"] as? [[String: Any]])?.first
    let result = (run?["results"] as? [[String: Any]])?.first
    #expect(result?["ruleId"] as? String == "text-clipped")
    #expect((result?["suppressions"] as? [Any])?.count == 1)
    #expect(document(.gitlab, []) == "[]\n")
  }

  @Test(arguments: [ReportFormat.junit, .checkstyle])
  func `XML is well-formed whatever a message holds`(_ format: ReportFormat) {
    var finding = SampleRun.clipped
    finding.message = "<a & \"b\"> \u{1} \u{FFFF} ]]>"
    let text = document(format, [finding])
    #expect(text.contains("&lt;a &amp; &quot;b&quot;&gt; \u{FFFD} \u{FFFD} ]]&gt;"))
    #expect(text.contains("Row.swift"))
    let empty = document(format, [])
    #expect(empty.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
  }

  @Test func `a JUnit run without findings passes`() {
    let text = document(.junit, [])
    #expect(text.contains("<testsuites name=\"ample\" tests=\"1\" failures=\"0\">"))
  }

  @Test func `Markdown is a table that a message cannot break`() {
    var finding = SampleRun.clipped
    finding.message = "a | b <script>"
    let text = document(.markdown, [finding, SampleRun.remark])
    #expect(text.hasPrefix("### Ample: 1 error, 0 warnings\n\n| | Place | What | Sizes |"))
    #expect(text.contains("a \\| b &lt;script>"))
    #expect(text.contains("- `Row` holds up to L (iPhone SE), not even at the default (iPhone 16)"))
    #expect(!text.contains("Not understood"))
  }

  @Test func `HTML is one page that no source can write into`() {
    var finding = SampleRun.clipped
    finding.message = "<script>alert(1)</script>"
    let text = document(.html, [finding])
    #expect(text.hasPrefix("<!DOCTYPE html>") && text.hasSuffix("</html>\n"))
    #expect(!text.contains("<script>") && !text.contains("http"))
  }
}
