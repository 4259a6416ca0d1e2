import Parsing
import SourceText
import SyntaxModel
import Testing

/// The parser that all suites share; opening the grammars takes longer than most tests.
let sharedParser: Parser = {
  do {
    return Parser(grammars: try .installed())
  } catch {
    fatalError("\(error)")
  }
}()

/// The syntax of a text, as the dump writes it.
func dump(_ source: String, as path: String = "Test.swift") -> String {
  sharedParser.parse(SourceFile(path: path, text: source))?.dump ?? "no syntax"
}

/// Expects a text to be understood as the dump says.
func expect(
  _ source: String, _ dumped: String, as path: String = "Test.swift",
  at location: SourceLocation = #_sourceLocation
) {
  #expect(dump(source, as: path) == dumped, sourceLocation: location)
}
