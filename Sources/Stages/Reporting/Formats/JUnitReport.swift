import Findings

/// A JUnit report: a suite for each file and a failing case for each finding.
enum JUnitReport {
  static func document(_ entries: [ReportEntry]) -> String {
    let files = Set(entries.map(\.path)).sorted()
    let suites = files.map { file in suite(file, entries.filter { $0.path == file }) }
    // A run without findings is a suite that passes, so that it is not taken for a run that broke.
    let body = suites.isEmpty ? [passing] : suites
    let counts = Markup.attributes([
      "name": "ample", "tests": "\(max(1, entries.count))", "failures": "\(entries.count)",
    ])
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites\(counts)>
      \(body.joined(separator: "\n"))
      </testsuites>

      """
  }

  private static var passing: String {
    """
      <testsuite\(Markup.attributes(["name": "ample", "tests": "1", "failures": "0"]))>
        <testcase\(Markup.attributes(["classname": "ample", "name": "text size"]))/>
      </testsuite>
    """
  }

  private static func suite(_ file: String, _ entries: [ReportEntry]) -> String {
    let cases = entries.map { entry -> String in
      let place = "\(entry.finding.rule) at \(entry.start.line):\(entry.start.column)"
      let name = Markup.attributes(["classname": file, "name": place])
      let failure = Markup.attributes([
        "type": entry.finding.severity.rawValue, "message": entry.paragraph,
      ])
      return "    <testcase\(name)>\n      <failure\(failure)/>\n    </testcase>"
    }
    let counts = Markup.attributes([
      "name": file, "tests": "\(entries.count)", "failures": "\(entries.count)",
    ])
    return "  <testsuite\(counts)>\n\(cases.joined(separator: "\n"))\n  </testsuite>"
  }
}
