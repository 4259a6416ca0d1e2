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
    var isWord = false
    var tokens: [String] = []
    for character in Fixture.screen {
      let continues = isWord && (character.isLetter || character.isNumber)
      if continues {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append("\(character)")
      }
      isWord = character.isLetter || character.isNumber
    }
    for index in tokens.indices {
      let rest = tokens[..<index].joined() + tokens[(index + 1)...].joined()
      #expect(parse(Array(rest.utf8)) != nil)
    }
  }

  struct Garbage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
  }

  static let garbage: [Garbage] = [
    Garbage(testDescription: "empty", bytes: []),
    Garbage(testDescription: "white space", bytes: Array(" \n\t\r\n".utf8)),
    Garbage(testDescription: "zeros", bytes: Array(repeating: 0, count: 5_000)),
    Garbage(
      testDescription: "every byte", bytes: (0..<20_000).map { UInt8(($0 &* 131 &+ $0 >> 7) & 255) }
    ),
    Garbage(
      testDescription: "invalid UTF-8",
      bytes: Array("Text(\"".utf8) + [0xC3, 0x28, 0xFF] + Array("\")".utf8)),
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
        #expect(tree.map { Depth.of($0) <= 600 } == true)
      }
    }
  }

  /// How deep expressions, statements and declarations of a tree are nested.
  private struct Depth: SyntaxVisitor {
    var present = 0
    var deepest = 0

    static func of(_ tree: SyntaxTree) -> Int {
      var depth = Depth()
      depth.walk(tree)
      return depth.deepest
    }

    private mutating func go(_ by: Int) {
      present += by
      deepest = max(deepest, present)
    }

    mutating func enter(_: Declaration) { go(1) }
    mutating func leave(_: Declaration) { go(-1) }
    mutating func enter(_: Statement) { go(1) }
    mutating func leave(_: Statement) { go(-1) }
    mutating func enter(_: Expression) { go(1) }
    mutating func leave(_: Expression) { go(-1) }
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
