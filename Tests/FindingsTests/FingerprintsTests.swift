import Findings
import ScreenModel
import SourceText
import Testing

@Suite struct FingerprintsTests {
  private func fingerprints(_ text: String, rule: String = "r") -> [String] {
    let file = SourceFile(path: "A.swift", text: text)
    let findings = file.bytes.indices.filter { file.bytes[$0] == UInt8(ascii: "x") }.map { offset in
      Finding(
        rule: rule, severity: .error,
        span: SourceSpan(file: file, range: offset..<(offset + 1)), toolkit: .swiftui, message: "",
        help: "")
    }
    return Fingerprints.of(findings)
  }

  @Test func `a fingerprint stays when lines move, and equal findings differ`() {
    let two = fingerprints("x\nx")
    #expect(two == fingerprints("\n\n  x\n\nx"))
    #expect(Set(two).count == 2)
    #expect(fingerprints("x") == [two[0]])
    #expect(fingerprints("x", rule: "s") != [two[0]])
    #expect(two.allSatisfy { $0.count == 16 })
  }
}
