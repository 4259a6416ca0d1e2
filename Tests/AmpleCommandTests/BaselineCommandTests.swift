import Findings
import Testing

@testable import AmpleCommand

@Suite struct BaselineCommandTests {
  private let two = [SmallWorld.finding(.error), SmallWorld.finding(.error, line: 2)]
  private let path = ".ample-baseline.json"

  /// The text that a command line would write.
  private func written(
    _ line: String, _ findings: [Finding], _ files: [String: String] = [:]
  ) -> String {
    let result = SmallWorld.run(line, findings: findings, files: files).result
    return result.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? result.errors
  }

  @Test func `what is recorded does not fail, and what is new does`() {
    let baseline = written("baseline create", [two[0]])
    let line = "check --baseline \(path) --quiet"
    let known = SmallWorld.run(line, findings: [two[0]], files: [path: baseline]).result
    #expect(known.exitCode == 0)
    #expect(known.output.contains("0 errors, 0 warnings, 0 remarks (1 in the baseline)"))
    #expect(SmallWorld.run(line, findings: two, files: [path: baseline]).result.exitCode == 1)
  }

  @Test func `update takes all, prune only what is still there`() {
    let old = written("baseline create", [two[0]])
    let both = written("baseline update", two, [path: old])
    #expect(written("baseline prune", two, [path: old]) == old)
    #expect(written("baseline prune", [two[0]], [path: both]) == old)
    #expect(written("baseline prune", [], [path: both]).contains("\"findings\": []"))
  }

  @Test func `mistakes are said`() {
    #expect(written("baseline create", two, [path: "{}"]).contains("is there already."))
    #expect(written("baseline prune", two, [path: "{}"]).contains("is no baseline of Ample."))
    #expect(written("baseline", two).contains("Say what to do: create, update or prune."))
    #expect(written("baseline crate", two).contains("Did you mean “create”?"))
  }
}
