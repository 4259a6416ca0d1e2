import Findings
import SourceText
import Testing

@testable import AmpleCommand

@Suite struct MendingTests {
  private func finding(_ safety: Fix.Safety) -> Finding {
    var finding = SmallWorld.finding(.error)
    let span = SourceSpan(file: SmallWorld.file, range: 5..<8)
    finding.fix = Fix(safety: safety, edits: [SourceEdit(span: span, replacement: "\"c\"")])
    return finding
  }

  @Test func `safe fixes are written, and the report is of the files as they will be`() {
    let (result, request) = SmallWorld.run("check --fix", findings: [finding(.safe)])
    let mended = "Text(\"c\")\nText(\"b\")\n"
    #expect(result.files == [.init(path: "Row.swift", bytes: Array(mended.utf8))])
    #expect(request?.overlays == ["Row.swift": Array(mended.utf8)])
    #expect(result.errors.hasPrefix("1 fix in 1 file.\n"))
  }

  @Test func `suggestions need to be asked for`() {
    #expect(SmallWorld.run("check --fix", findings: [finding(.suggestion)]).result.files.isEmpty)
    let asked = SmallWorld.run("check --fix-suggestions", findings: [finding(.suggestion)])
    #expect(asked.result.files.count == 1)
  }

  @Test func `a diff writes nothing`() {
    let result = SmallWorld.run("check --fix-suggestions --diff", findings: [finding(.suggestion)])
      .result
    #expect(result.files.isEmpty && result.exitCode == 1)
    #expect(result.output.contains("\n-Text(\"a\")\n+Text(\"c\")\n Text(\"b\")\n"))
  }
}
