import Testing

@testable import AmpleCommand

@Suite struct ScaleTableTests {
  @Test(arguments: ScaleTableName.allCases)
  func `every table is whole in every format`(name: ScaleTableName) throws {
    let table = name.table
    #expect(table.rows.allSatisfy { $0.count == table.columns.count })
    #expect(table.records.allSatisfy { $0.count == table.keys.count })
    let json = try JSONParser.parse(table.document(.json))
    #expect(json["table"]?.text == name.rawValue)
    let csv = table.document(.csv).split(separator: "\n")
    #expect(csv.count == table.records.count + 1)
    #expect(run("--table \(name.rawValue)").output.hasPrefix(table.title))
  }

  @Test func `the table of Android reads as Settings does`() {
    let lines = run("--table android --format markdown").output.split(separator: "\n")
    #expect(lines[1] == "| sp | 85% | 100% | 115% | 130% | 150% | 180% | 200% |")
    #expect(lines.contains("| 14 | 11.9 | 14 | 16.4 | 18.8 | 22 | 24.4 | 26 |"))
  }

  @Test func `a table is written to a file on request`() {
    let result = run("--table ios --format csv -o ios.csv")
    #expect(result.output.isEmpty)
    #expect(result.files.map(\.path) == ["ios.csv"])
    #expect(result.files.first?.bytes.starts(with: "style,size,points,leading".utf8) == true)
  }

  @Test func `commas and quotes survive CSV`() {
    let table = ScaleTable(
      name: "t", title: "T", columns: ["a"], rows: [["x"]], keys: ["a"],
      records: [[.string("one, \"two\"")]], notes: [])
    #expect(table.document(.csv) == "a\n\"one, \"\"two\"\"\"\n")
  }
}
