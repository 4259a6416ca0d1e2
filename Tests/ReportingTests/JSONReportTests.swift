import Findings
import Foundation
import Reporting
import Testing

@Suite struct JSONReportTests {
  private func document(_ findings: [Finding]) -> String {
    Reporter(Reporter.Options(version: "1.2.3")).document(SampleRun.report(findings), as: .json)
  }

  @Test func `version 1 has its fields in their order`() {
    let text = document([SampleRun.clipped])
    let fingerprint = Fingerprints.of([SampleRun.clipped])[0]
    let expected = """
      {
        "version": 1,
        "tool": {
          "name": "ample",
          "version": "1.2.3"
        },
        "findings": [
          {
            "rule": "text-clipped",
            "severity": "error",
            "file": "Row.swift",
            "line": 2,
            "column": 24,
            "endLine": 2,
            "endColumn": 45,
            "toolkit": "swiftui",
            "screen": "Row",
            "system": "ios",
            "device": "iPhone 16",
            "sizes": ["AX4", "AX5"],
            "firstSize": "AX4",
            "message": "“alex” is cut off.",
            "evidence": {
              "needs": 67.0,
              "has": 44.0,
              "unit": "pt",
              "text": "alex"
            },
            "help": "Use a minimum height: .frame(minHeight: 44).",
            "fix": {
              "safety": "suggestion",
              "edits": [
                {
                  "line": 2,
                  "column": 45,
                  "endLine": 2,
                  "endColumn": 63,
                  "replacement": ".frame(minHeight: 44)"
                }
              ]
            },
            "fingerprint": "\(fingerprint)",
            "baselined": false,
            "suppressed": false
          }
        ],
      """
    #expect(text.hasPrefix(expected))
    let end = """
        "summary": {
          "files": 1,
          "screens": 2,
          "layouts": 24,
          "errors": 1,
          "warnings": 0,
          "infos": 0,
          "nodes": 4,
          "unresolved": 1,
          "seconds": 0.41
        }
      }

      """
    #expect(text.hasSuffix(end))
  }

  @Test func `the order of the findings does not depend on the order in which they were found`() {
    let findings = [SampleRun.remark, SampleRun.clipped, SampleRun.clippedOnSmall]
    #expect(document(findings) == document(findings.reversed()))
  }

  @Test func `other programs can read it`() throws {
    let text = document([SampleRun.remark, SampleRun.clipped])
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let findings = value?["findings"] as? [[String: Any]]
    #expect(findings?.map { $0["rule"] as? String } == ["text-clipped", "layout-unresolved"])
    #expect(findings?[1]["screen"] is NSNull)
    #expect(document([]).contains("\"findings\": [],"))
  }
}
