import Findings
import ScreenModel
import SourceText
import Testing

@Suite struct SuppressionTests {
  /// The comments of a text: what stands behind `//`, and what stands between `/*` and `*/`.
  private func comments(in file: SourceFile) -> [SourceSpan] {
    var spans: [SourceSpan] = []
    for line in 1...file.lineCount {
      let range = file.rangeOfLine(line)
      let text = Array(file.bytes[range])
      guard let offset = text.indices.first(where: { text[$0...].starts(with: "//".utf8) }) else {
        continue
      }
      spans.append(SourceSpan(file: file, range: (range.lowerBound + offset)..<range.upperBound))
    }
    return spans
  }

  /// Which lines with the mark `@` stay loud, and which lines hold an unused suppression.
  private func loudLines(_ text: String) -> [String] {
    let file = SourceFile(path: "A.swift", text: text)
    let found = file.bytes.indices.filter { file.bytes[$0] == UInt8(ascii: "@") }.map { offset in
      Finding(
        rule: "text-clipped", severity: .error,
        span: SourceSpan(file: file, range: offset..<(offset + 1)), toolkit: .swiftui, message: "",
        help: "")
    }
    var suppressions = Suppressions()
    suppressions.add(comments(in: file), of: file, toolkit: .swiftui)
    let result = suppressions.apply(to: found, rules: ["text-clipped"])
    return result.filter { !$0.isSuppressed }.map { finding in
      (finding.rule == "unused-suppression" ? "unused " : "") + "\(finding.span.start.line)"
    }
  }

  struct Row: Sendable {
    let text: String
    let loud: [String]
  }

  @Test(arguments: [
    Row(text: "@ // ample:ignore text-clipped -- known\n@", loud: ["2"]),
    Row(text: "// ample:ignore text-clipped\n@\n@", loud: ["3"]),
    Row(text: "// ample:ignore\n\n// about it\n@", loud: []),
    Row(text: "// ample:ignore text-overlap, text-clipped -- both\n@", loud: []),
    Row(text: "// ample:ignore text-overlap\n@", loud: ["2"]),
    Row(text: "@\n// ample:ignore-file text-clipped -- old\n@", loud: []),
    Row(text: "// ample:begin-ignore\n@\n// ample:end-ignore\n@", loud: ["4"]),
    Row(text: "// ample:begin-ignore\n@", loud: []),
    Row(text: "// ample:ignore text-clipped\nlet a", loud: ["unused 1"]),
    Row(text: "// please do not ample:ignore this\n@", loud: ["2"]),
    Row(text: "// ample:ignored\n@", loud: ["2"]),
    Row(text: "// ample:end-ignore\n@", loud: ["2"]),
    Row(text: "// ample:ignore text-clipped", loud: ["unused 1"]),
  ]) func `comments silence what they cover and nothing else`(_ row: Row) {
    #expect(loudLines(row.text) == row.loud, "\(row.text)")
    #expect(loudLines(row.text.replacing("\n", with: "\r\n")) == row.loud, "with CRLF")
  }

  @Test func `the reason is what follows two dashes`() {
    let file = SourceFile(path: "A.swift", text: "// ample:ignore a-b c --  on  purpose \n")
    let suppression = Suppression.all(in: comments(in: file)).first
    #expect(suppression?.reason == "on purpose")
    #expect(suppression?.rules == ["a-b", "c"])
  }
}
