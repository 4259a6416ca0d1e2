import Parsing
import SourceText
import SyntaxModel
import Testing

@Suite struct SwiftRobustnessTests {
  private func parse(_ bytes: [UInt8]) -> SyntaxTree? {
    sharedParser.parse(SourceFile(path: "Test.swift", bytes: bytes))
  }

  @Test func `A file cut anywhere is still read`() {
    let bytes = Array(Fixture.screen.utf8)
    for end in bytes.indices {
      #expect(parse(Array(bytes[..<end])) != nil)
    }
  }

  @Test func `A file without any one of its tokens is still read`() {
    for rest in Robustness.withoutOneToken(Fixture.screen) {
      #expect(parse(rest) != nil)
    }
  }

  static let garbage: [Garbage] = Garbage.common + [
    Garbage(testDescription: "open string", bytes: Array("let a = \"\"\"\n \\(b".utf8)),
    Garbage(testDescription: "open comment", bytes: Array("/* /* a */".utf8)),
    Garbage(testDescription: "open directive", bytes: Array("#if os(macOS)\nfoo(".utf8)),
    Garbage(
      testDescription: "closing brackets", bytes: Array(String(repeating: ")}]", count: 3_000).utf8)
    ),
    Garbage(
      testDescription: "deep conditions",
      bytes: Array(("#if " + String(repeating: "(!", count: 50_000)).utf8)),
    Garbage(
      testDescription: "deep interpolations",
      bytes: Array(String(repeating: "\"\\(", count: 50_000).utf8)),
  ]

  @Test(arguments: garbage) func `Garbage is read as far as it makes sense`(_ garbage: Garbage) {
    #expect(parse(garbage.bytes) != nil)
  }

  static let nests: [(open: String, close: String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f {", "}"), ("!", ""), ("a.", ""),
    ("a + ", ""),
    ("a ? b : ", ""), ("if a {", "}"), ("struct A {", "}"), ("a ?? ", ""), ("[a: ", "]"),
    ("\\(", ")"),
    ("case .a(", ")"), ("A<", ">"), (".b {", "}"),
  ]

  @Test(arguments: nests.indices) func `Nests of any depth are cut off, closed or not`(_ index: Int) {
    let (open, close) = Self.nests[index]
    for depth in [300, 4_000] {
      for end in [String(repeating: close, count: depth), ""] {
        let tree = parse(Array((String(repeating: open, count: depth) + "x" + end).utf8))
        #expect(tree.map { SyntaxDepth.of($0) <= 600 } == true)
      }
    }
  }

  @Test func `A file of fifty megabytes is damage from beginning to end`() {
    let tree = parse(Array(repeating: UInt8(ascii: "a"), count: 50_000_000))
    #expect(tree?.statements.count == 0)
    #expect(tree?.damage.map(\.range) == [0..<50_000_000])
  }

  @Test func `A file in an unknown language is no syntax`() {
    #expect(sharedParser.parse(SourceFile(path: "README.md", text: "Text(\"a\")")) == nil)
    #expect(sharedParser.parse(SourceFile(path: "swift", text: "a")) == nil)
  }
}
