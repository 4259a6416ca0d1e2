import Testing

@testable import AmpleCommand

@Suite struct PreviewCommandTests {
  struct Row: Sendable {
    let line: String
    let path: String
    let content: String
  }

  @Test(arguments: [
    Row(line: "preview A.swift", path: "Row.png", content: "first png 2.0"),
    Row(line: "preview A.swift:Card", path: "Card.png", content: "Card png 2.0"),
    Row(line: "preview A.swift:Card -o x.svg", path: "x.svg", content: "Card svg 2.0"),
    Row(line: "preview A.swift -f pdf --scale 3", path: "Row.pdf", content: "first pdf 3.0"),
  ]) func `a picture is written where it was asked for`(_ row: Row) {
    let (result, request) = SmallWorld.run(row.line)
    #expect(result.files.map(\.path) == [row.path])
    #expect(result.files.first.map { String(decoding: $0.bytes, as: UTF8.self) } == row.content)
    #expect(request?.paths == ["A.swift"])
    #expect(result.errors.hasPrefix("\(row.path): "))
  }

  @Test(arguments: [
    ("preview", "Say which screen: PATH or PATH:NAME."),
    ("preview A.swift -o x.gif", "There is no format “gif”. Known are png, svg, pdf."),
    ("preview A.swift --scale 0", "--scale wants a number from 0.1 to 8."),
  ]) func `what is wrong is said in a sentence`(_ line: String, _ message: String) {
    let result = SmallWorld.run(line).result
    #expect(result.errors == "ample preview: \(message)\nTry “ample preview --help”.\n")
    #expect(result.exitCode == 2)
  }

  @Test func `a name that is not there is no lesson in use`() {
    let result = SmallWorld.run("preview A.swift:Missing").result
    #expect(result.errors == "ample preview: There is no component “Missing”.\n")
    #expect(result.exitCode == 2)
  }
}
