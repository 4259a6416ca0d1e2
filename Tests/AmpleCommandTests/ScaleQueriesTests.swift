import Foundation
import Testing

@testable import AmpleCommand

@Suite struct ScaleQueriesTests {
  @Test func `every recorded vector is answered within its tolerance`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fixtures/Reference/scaling-vectors.json")
    let document = try JSONParser.parse(String(contentsOf: file, encoding: .utf8))
    guard case .array(let vectors) = document["vectors"] else {
      Issue.record("no vectors")
      return
    }
    let asked = vectors.map { query(from: $0).line }.joined(separator: "\n")
    let result = run("--queries -", files: ["-": asked])
    let answers = result.output.split(separator: "\n").map(String.init)
    var failures: [String] = []
    for (vector, line) in zip(vectors, answers) {
      let answer = try JSONParser.parse(line)
      if !accepts(answer["result"] ?? .null, vector) {
        failures.append("\(line), not \(vector["expected"]?.line ?? "")")
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    #expect(answers.count == 801 && result.exitCode == 0)
  }

  @Test func `a query comes back as it was asked, with its result at the end`() {
    let query =
      #"{"id": "é1", "platform":"ios","setting":"AX5","style":"body","quantity":"leading"}"#
    let result = run("--queries q", files: ["q": query + "\n\n"])
    #expect(
      result.output
        == #"{"id": "é1", "platform": "ios", "setting": "AX5", "style": "body", "quantity": "leading", "result": 62}"#
        + "\n")
  }

  @Test(arguments: [
    #"{"platform": "symbian", "setting": "L"}"#, #"{"platform": "ios", "setting": "L"}"#,
    #"{"platform": "ios", "setting": "XXS", "style": "body"}"#, "[1]",
    #"{"platform": "android", "setting": 1.3, "api": "spToFurlongs", "input": 3}"#,
    #"{"platform": "android", "setting": 1.3, "api": "spToDp"}"#,
  ])
  func `what is not understood is answered with null and an error, and exit code 2`(query: String) {
    let result = run("--queries -", files: ["-": query])
    #expect(result.output.contains("\"result\": null, \"error\": "))
    #expect(result.exitCode == 2)
  }

  @Test(arguments: ["{", "{\"a\" 1}", "nope", "{\"a\": 1} x", String(repeating: "[", count: 500)])
  func `what is not JSON is refused with its line`(text: String) {
    let result = run("--queries -", files: ["-": "\n" + text])
    #expect(result.errors.contains("line 2: not JSON"))
    #expect(result.exitCode == 2)
  }

  private func query(from vector: JSONValue) -> JSONValue {
    guard case .object(let members) = vector else { return vector }
    return .object(members.filter { $0.key != "expected" })
  }

  private func accepts(_ answer: JSONValue, _ vector: JSONValue) -> Bool {
    let expected = vector["expected"] ?? .null
    guard let wanted = expected.double, let got = answer.double else { return answer == expected }
    return (wanted - got).magnitude <= (vector["tolerance"]?.double ?? 0) + 1e-9
  }
}
