import Findings
import Reporting
import ScreenModel
import SourceText
import Testing

@Suite struct FixDiffTests {
  private func diff(_ text: String, _ edits: [(String, String)]) -> String {
    let file = SourceFile(path: "A.swift", text: text)
    let findings = edits.map { old, new -> Finding in
      let bytes = Array(old.utf8)
      let start = file.bytes.indices.first { file.bytes[$0...].starts(with: bytes) } ?? 0
      let span = SourceSpan(file: file, range: start..<(start + bytes.count))
      return Finding(
        rule: "r", severity: .error, span: span, toolkit: .swiftui, message: "", help: "",
        fix: Fix(safety: .safe, edits: [SourceEdit(span: span, replacement: new)]))
    }
    return FixDiff.document(
      FixPlan(findings, safeties: [.safe]), paths: ReportPaths(root: "/a", workingFolder: "/a"))
  }

  private let twelve = (1...12).map { "line \($0);\n" }.joined()

  @Test func `changes that are near stand in one hunk, others in their own`() {
    let expected = """
      --- a/A.swift
      +++ b/A.swift
      @@ -1,4 +1,5 @@
      -line 1;
      +one
      +more
       line 2;
       line 3;
       line 4;
      @@ -9,4 +10,3 @@
       line 9;
       line 10;
       line 11;
      -line 12;

      """
    #expect(diff(twelve, [("line 1;", "one\nmore"), ("line 12;\n", "")]) == expected)
    #expect(diff(twelve, [("line 3;", "x"), ("line 9;", "y")]).split(separator: "@@ -").count == 2)
  }

  @Test func `an end without a line break is marked`() {
    let text = diff("a\nb", [("b", "c")])
    let end = "\n\\ No newline at end of file\n"
    #expect(text == "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n a\n-b\(end)+c\(end)")
  }

  @Test func `nothing to change is no text`() {
    #expect(diff("a\n", []) == "")
  }
}
