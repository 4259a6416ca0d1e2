import Findings
import Testing
import TextScaling

@testable import AmpleCommand

@Suite struct CheckCommandTests {
  struct Row: Sendable {
    let line: String
    let severity: Severity?
    let exitCode: Int32
  }

  @Test(arguments: [
    Row(line: "check", severity: nil, exitCode: 0),
    Row(line: "check", severity: .error, exitCode: 1),
    Row(line: "check", severity: .warning, exitCode: 0),
    Row(line: "check --fail-on warning", severity: .warning, exitCode: 1),
    Row(line: "check --fail-on=never", severity: .error, exitCode: 0),
    Row(line: "check --max-warnings 0", severity: .warning, exitCode: 1),
    Row(line: "check --max-warnings 1", severity: .warning, exitCode: 0),
    Row(line: "check missing", severity: nil, exitCode: 2),
    Row(line: "check empty", severity: nil, exitCode: 2),
    Row(line: "check models", severity: nil, exitCode: 2),
  ]) func `the exit status says whether anything fails`(_ row: Row) {
    let findings = row.severity.map { [SmallWorld.finding($0)] } ?? []
    #expect(SmallWorld.run(row.line, findings: findings).result.exitCode == row.exitCode)
  }

  @Test func `options become a request`() {
    let line =
      "check A.swift B --sizes L,ax5 --device pixel8 --locale=de --fonts F --rule "
      + "text-clipped,text-truncated --config c.yml --root .. -j 7"
    let request = SmallWorld.run(line).request
    #expect(request?.paths == ["A.swift", "B"])
    #expect(request?.sizes.map(\.description) == ["L", "AX5"])
    #expect(request?.devices.map(\.name) == ["Pixel 8"])
    #expect(request?.enabledRules == ["text-clipped", "text-truncated"])
    #expect(request?.configurationFile == "c.yml" && request?.root == "..")
    #expect(request?.locale == "de" && request?.fontFolder == "F" && request?.jobs == 7)
    #expect(SmallWorld.run("check").request?.jobs == 3)
    let input = SmallWorld.run("check --stdin --stdin-filename X.swift", files: ["-": "text"])
    #expect(input.request?.overlays == ["X.swift": Array("text".utf8)])
  }

  @Test(arguments: [
    ("check --formt json", "There is no option “--formt”. Did you mean “--format”?"),
    ("check --format jsn", "There is no format “jsn”. Did you mean “json”?"),
    ("check --rule text-cliped", "There is no rule “text-cliped”. Did you mean “text-clipped”?"),
    ("check --device iphone61", "There is no device “iphone61”. Did you mean “iPhone 16”?"),
    ("check --jobs 0", "--jobs wants a whole number from 1 on, not “0”."),
    ("check --output json", "--output wants FORMAT=FILE, such as json=report.json, not “json”."),
    ("check --stdin", "--stdin needs --stdin-filename, the path that the text belongs to."),
    ("check --since nowhere", "git does not know the revision “nowhere” here."),
    (
      "check --baseline none.json",
      "The baseline “none.json” cannot be read. Make one with “ample baseline create”."
    ),
  ]) func `what is wrong is said in a sentence`(_ line: String, _ message: String) {
    let result = SmallWorld.run(line).result
    #expect(result.errors == "ample check: \(message)\nTry “ample check --help”.\n")
    #expect(result.exitCode == 2 && result.output.isEmpty)
  }

  @Test(arguments: [
    ("check empty", "Nothing to analyse: there is no source file in empty."),
    ("check models", "Nothing to analyse: 1 file read, no screen or component in them."),
    ("check missing", "There is no “missing”."),
  ]) func `what is wrong with a project is said without a lesson in use`(
    _ line: String, _ message: String
  ) {
    let result = SmallWorld.run(line).result
    #expect(result == CommandResult(exitCode: 2, errors: "ample check: \(message)\n"))
  }

  @Test func `documents go to output and files, notes to errors`() {
    let findings = [SmallWorld.finding(.error)]
    let result = SmallWorld.run("check -f json -o text=a.txt", findings: findings).result
    #expect(result.output.hasPrefix("{\n  \"version\": 1,"))
    #expect(result.files.map(\.path) == ["a.txt"])
    #expect(
      String(decoding: result.files[0].bytes, as: UTF8.self).hasPrefix("Row.swift:1:1: error:"))
    #expect(result.errors == "note: Row.swift:2: Something is odd.\n")
    #expect(SmallWorld.run("check --quiet", findings: findings).result.errors.isEmpty)
  }

  @Test func `only what git says has changed is looked at`() {
    let git: ([String]) -> String? = { arguments in
      arguments[0] == "diff" ? "a/A.swift\0README.md\0b/B.swift\0" : "a/New.swift\0"
    }
    #expect(
      SmallWorld.run("check a --since main", git: git).request?.paths == [
        "a/A.swift", "a/New.swift",
      ])
    let none = SmallWorld.run("check c --since main", git: git)
    #expect(none.request == nil && none.result.exitCode == 0)
    #expect(none.result.errors == "ample check: Nothing differs from “main”.\n")
  }
}
