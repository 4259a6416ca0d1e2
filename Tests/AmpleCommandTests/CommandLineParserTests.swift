import SourceText
import Testing

@testable import AmpleCommand

@Suite struct CommandLineParserTests {
  private let syntax = CommandSyntax(
    name: "try", summary: "Tries.", usage: ["PATH…"],
    options: [
      OptionSyntax("size", letter: "s", value: "SIZE", isRepeatable: true, help: "a size"),
      OptionSyntax("quiet", letter: "q", help: "say nothing"),
    ], examples: [("ample try .", "")])

  @Test func `options and operands are sorted in the usual ways`() throws {
    let typed = ["a", "--size=1", "--size", "2", "-s3", "-s", "4", "-q", "-", "-5", "--", "--size"]
    let parsed = try CommandLineParser(syntax: syntax).parse(typed)
    #expect(parsed.values["size"] == ["1", "2", "3", "4"])
    #expect(parsed.has("quiet") && !parsed.has("help"))
    #expect(parsed.operands == ["a", "-", "-5", "--size"])
  }

  @Test func `help lists options in columns`() {
    #expect(
      syntax.helpPage == """
        Tries.

        Usage:
          ample try PATH…

        Options:
          -s, --size SIZE  a size
          -q, --quiet      say nothing
          -h, --help       show this page

        Examples:
          ample try .

        """)
  }

  @Test(
    arguments: [
      ("szie", "size"), ("--sise", nil), ("markdwon", "markdown"), ("zzzzzz", nil),
      ("Text", "text"),
    ] as [(String, String?)])
  func `the nearest name is the one meant`(typed: String, meant: String?) {
    #expect(NearestName.to(typed, among: ["size", "text", "markdown"]) == meant)
  }

  @Test func `a misspelt subcommand is answered with the nearest`() {
    let result = Subcommand.run(["scael"], .empty)
    #expect(result.exitCode == 2 && result.errors.contains("Did you mean “scale”?"))
    #expect(Subcommand.run(["--version"], .empty).output.hasPrefix("ample "))
    #expect(Subcommand.run([], .empty).exitCode == 2)
  }
}
