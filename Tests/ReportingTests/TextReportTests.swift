import Findings
import Reporting
import Testing

@Suite struct TextReportTests {
  private func document(
    _ findings: [Finding], colored: Bool = false, verbose: Bool = false
  ) -> String {
    let options = Reporter.Options(version: "1.2.3", isColored: colored, isVerbose: verbose)
    return Reporter(options).document(SampleRun.report(findings), as: .text)
  }

  @Test func `a finding is told once, with its line, sizes, measures and remedy`() {
    let expected = """
      Row.swift:2:24: error: “alex” is cut off. [text-clipped]
        2 | \tvar body: some View { Text("日本 \u{FFFD}[31m alex").frame(height: 44) }
          | \t                      ^^^^^^^^^^^^^^^^^^^^^^^
          = fails at AX4, AX5 (iPhone 16), AX1–AX3, AX5 (iPhone SE) in Row
          = needs 67 pt, has 44 pt at AX5
          = line 2: its height is fixed here
          = help: Use a minimum height: .frame(minHeight: 44).

      Largest text size at which each screen holds
        Row Row.swift:1
          holds up to L, fails at AX1 (iPhone SE)
          fails at L, AX4, AX5 (iPhone 16)
        1 other screen holds at every size looked at

      2 errors, 0 warnings, 1 remark (remarks: --verbose)
      1 file read · 2 screens · 24 layouts · 4 nodes understood, 1 not · 0.41 s

      """
    let findings = [SampleRun.remark, SampleRun.clippedOnSmall, SampleRun.clipped]
    #expect(document(findings) == expected)
  }

  @Test func `colours stand only where they are asked for, and remarks only when verbose`() {
    let findings = [SampleRun.remark, SampleRun.clipped]
    #expect(!document(findings).contains("\u{1B}"))
    #expect(document(findings, colored: true).contains("\u{1B}[31merror:\u{1B}[0m"))
    #expect(!document(findings).contains("Not understood."))
    #expect(document(findings, verbose: true).contains("Row.swift:4:1: info: Not understood."))
  }

  @Test func `what is suppressed or in the baseline is counted and not told`() {
    var suppressed = SampleRun.clipped
    suppressed.isSuppressed = true
    var baselined = SampleRun.clippedOnSmall
    baselined.isBaselined = true
    let text = document([suppressed, baselined])
    #expect(!text.contains("is cut off"))
    #expect(
      text.contains("0 errors, 0 warnings, 0 remarks (1 suppressed; 1 in the baseline)"))
  }
}
