import Findings
import ScreenModel
import SourceText
import Testing

@Suite struct FixPlanTests {
  private let file = SourceFile(path: "A.swift", text: "abcdef")

  private func finding(_ safety: Fix.Safety, _ edits: (Range<Int>, String)...) -> Finding {
    let span = SourceSpan(file: file, range: 0..<1)
    let fix = Fix(
      safety: safety,
      edits: edits.map {
        SourceEdit(span: SourceSpan(file: file, range: $0.0), replacement: $0.1)
      })
    return Finding(
      rule: "r", severity: .error, span: span, toolkit: .swiftui, message: "", help: "", fix: fix)
  }

  private func result(_ findings: [Finding], _ safeties: Set<Fix.Safety> = [.safe, .suggestion])
    -> String
  {
    let plan = FixPlan(findings, safeties: safeties)
    let text = plan.changes.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    return "\(plan.count) \(text)"
  }

  @Test func `fixes that do not touch are put together`() {
    #expect(result([finding(.safe, (4..<6, "X")), finding(.safe, (0..<1, ""))]) == "2 bcdX")
    #expect(result([finding(.safe, (3..<3, "-"), (0..<2, "_"))]) == "1 _c-def")
  }

  @Test func `the first of two that touch wins, as a whole`() {
    let second = finding(.safe, (1..<3, "Y"), (5..<6, "Z"))
    #expect(result([finding(.safe, (0..<2, "X")), second]) == "1 Xcdef")
    #expect(result([finding(.safe, (1..<1, "X")), finding(.safe, (1..<1, "Y"))]) == "1 aXbcdef")
  }

  @Test func `the same edit of two findings is made once`() {
    #expect(result([finding(.safe, (0..<1, "X")), finding(.safe, (0..<1, "X"))]) == "1 Xbcdef")
  }

  @Test func `only the wanted kinds are taken, and none that is out of place`() {
    let findings = [finding(.suggestion, (0..<1, "X")), finding(.safe, (2..<9, "Y"))]
    #expect(result(findings, [.safe]) == "0 ")
    #expect(result(findings) == "1 Xbcdef")
  }
}
