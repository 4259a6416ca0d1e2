import Parsing
import SourceText
import SyntaxModel
import Testing

@Suite struct KotlinRobustnessTests {
  private func parse(_ bytes: [UInt8]) -> SyntaxTree? {
    sharedParser.parse(SourceFile(path: "Test.kt", bytes: bytes))
  }

  @Test func `A file cut anywhere is still read`() {
    let bytes = Array(Fixture.kotlinScreen.utf8)
    for end in bytes.indices {
      #expect(parse(Array(bytes[..<end])) != nil)
    }
  }

  @Test func `A file without any one of its tokens is still read`() {
    for rest in Robustness.withoutOneToken(Fixture.kotlinScreen) {
      #expect(parse(rest) != nil)
    }
  }

  static let garbage: [Garbage] = Garbage.common + [
    Garbage(testDescription: "open string", bytes: Array("val a = \"\"\"\n ${b".utf8)),
    Garbage(testDescription: "open comment", bytes: Array("/* /* a */".utf8)),
    Garbage(testDescription: "half an escape", bytes: Array("val a = \"\\u\" + '\\".utf8)),
    Garbage(
      testDescription: "huge numbers",
      bytes: Array("val a = 0x\(String(repeating: "F", count: 900)) + 1e999999".utf8)),
    Garbage(
      testDescription: "closing brackets", bytes: Array(String(repeating: ")}]", count: 3_000).utf8)
    ),
    Garbage(
      testDescription: "deep interpolations",
      bytes: Array(String(repeating: "\"${", count: 5_000).utf8)),
    Garbage(
      testDescription: "a line of a megabyte",
      bytes: Array("val a = f(\(String(repeating: "f(x = 1), ", count: 100_000)))".utf8)),
  ]

  @Test(arguments: garbage) func `Garbage is read as far as it makes sense`(_ garbage: Garbage) {
    #expect(parse(garbage.bytes) != nil)
  }

  static let nests: [(open: String, close: String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f { ", "}"), ("!", ""), ("a.", ""),
    ("a + ", ""), ("a ?: ", ""), ("\"${", "}\""), ("A<", ">"), ("if (a) b else ", ""),
    ("when (a) { b -> ", "}"), ("a as A<", ">"), ("return ", ""), ("object : A { val a = ", "}"),
    ("a to ", ""), ("fun() = ", ""), ("@a ", ""),
  ]

  static let statements: [(open: String, close: String)] = [
    ("{", "}"), ("if (a) {", "}"), ("if (a) b else ", ""), ("for (a in b) ", ""), ("try {", "}"),
    ("fun f() {", "}"), ("when { a -> ", "}"), ("a@ ", ""), ("while (a) ", ""), ("class A {", "}"),
    ("@A(", ")"), ("val a: A<", ">"), ("fun f(a: (", ") -> A) {}"),
  ]

  @Test(arguments: nests.indices) func `Nests of any depth are cut off, closed or not`(_ index: Int)
  {
    let (open, close) = Self.nests[index]
    for depth in [300, 1_000] {
      for end in [String(repeating: close, count: depth) + "\n", ""] {
        check("val x = \(String(repeating: open, count: depth))y\(end)")
      }
    }
  }

  @Test(arguments: statements.indices) func `Nests of statements are cut off`(_ index: Int) {
    let (open, close) = Self.statements[index]
    for depth in [300, 1_000] {
      let nest = String(repeating: open, count: depth) + "y"
      check("fun f() { \(nest)\(String(repeating: close, count: depth)) }")
      check(nest + String(repeating: close, count: depth))
      check(nest)
    }
  }

  private func check(_ source: String) {
    let tree = parse(Array(source.utf8))
    #expect(tree.map { SyntaxDepth.of($0) <= 600 } == true)
  }

  @Test func `Random edits never trap`() {
    let bytes = Array("(){}[]<>,;:.=?!'\"$\\/*@\n \0aé".utf8) + [0xFF, 0x80]
    for edited in Robustness.edits(of: Fixture.kotlinScreen, with: bytes) {
      #expect(parse(edited) != nil)
    }
  }

  @Test func `Damage stays where it is`() {
    let tree = parse(Array("fun f() { g( }\nval d = 1\n".utf8))
    #expect(tree?.damage.isEmpty == false)
    #expect(tree?.dump.contains("d = 1") == true)
  }
}
