import Parsing
import SourceText
import SyntaxModel
import Testing

@Suite struct DartRobustnessTests {
  private func parse(_ bytes: [UInt8]) -> SyntaxTree? {
    sharedParser.parse(SourceFile(path: "Test.dart", bytes: bytes))
  }

  @Test func `A file cut anywhere is still read`() {
    let bytes = Array(Fixture.dartScreen.utf8)
    for end in bytes.indices {
      #expect(parse(Array(bytes[..<end])) != nil)
    }
  }

  @Test func `A file without any one of its tokens is still read`() {
    for rest in Robustness.withoutOneToken(Fixture.dartScreen) {
      #expect(parse(rest) != nil)
    }
  }

  static let garbage: [Garbage] = Garbage.common + [
    Garbage(testDescription: "open string", bytes: Array("var a = \"\"\"\n ${b".utf8)),
    Garbage(testDescription: "open raw string", bytes: Array("var a = r'\\$ \n".utf8)),
    Garbage(testDescription: "open comment", bytes: Array("/* /* a */".utf8)),
    Garbage(
      testDescription: "half an escape", bytes: Array("var a = '\\u{' '\\x' '\\uD83D';".utf8)),
    Garbage(
      testDescription: "huge escape", bytes: Array("var a = '\\u{FFFFFFFFFF}\\u{110000}';".utf8)),
    Garbage(
      testDescription: "huge numbers",
      bytes: Array("var a = 0x\(String(repeating: "F", count: 900)) + 1e999999;".utf8)),
    Garbage(
      testDescription: "closing brackets", bytes: Array(String(repeating: ")}]", count: 3_000).utf8)
    ),
    Garbage(
      testDescription: "deep interpolations",
      bytes: Array(String(repeating: "'${", count: 5_000).utf8)),
    Garbage(
      testDescription: "a line of a megabyte",
      bytes: Array("var a = [\(String(repeating: "f(x: 1), ", count: 120_000))];".utf8)),
  ]

  @Test(arguments: garbage) func `Garbage is read as far as it makes sense`(_ garbage: Garbage) {
    #expect(parse(garbage.bytes) != nil)
  }

  static let nests: [(open: String, close: String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f(() {", "})"), ("f(() => ", ")"), ("!", ""),
    ("a.", ""), ("a..b(", ")"), ("a + ", ""), ("a ? b : ", ""), ("a ?? ", ""), ("a = ", ""),
    ("[if (a) ", "]"), ("{1: ", "}"), ("'${", "}'"), ("const A(", ")"), ("<A<", ">>[]"),
    ("switch (a) { _ => ", "}"), ("a is A<", ">"), ("await ", ""), ("{if (a) ", "}"),
  ]

  static let statements: [(open: String, close: String)] = [
    ("{", "}"), ("if (a) {", "}"), ("if (a) b; else ", ""), ("for (;;) ", ""), ("try {", "}"),
    ("f() {", "}"), ("switch (a) { case 1: ", "}"), ("a: ", ""), ("if (a case [", "])"),
    ("if (a case A(b: ", "))"), ("var (", ") = 1"), ("A<", "> a;"), ("f(g(", ")) {}"),
    ("(int, ", ") a;"), ("class A {", "}"), ("enum A {", "}"), ("@a(", ")"), ("a.b.c.", ""),
    ("void Function(", ") a;"),
  ]

  @Test(arguments: nests.indices) func `Nests of any depth are cut off, closed or not`(_ index: Int)
  {
    let (open, close) = Self.nests[index]
    for depth in [300, 1_000] {
      for end in [String(repeating: close, count: depth) + ";", ""] {
        check("final x = \(String(repeating: open, count: depth))y\(end)")
      }
    }
  }

  @Test(arguments: statements.indices) func `Nests of statements are cut off`(_ index: Int) {
    let (open, close) = Self.statements[index]
    for depth in [300, 1_000] {
      let nest = String(repeating: open, count: depth) + "y"
      check("f() { \(nest)\(String(repeating: close, count: depth)) }")
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
    for edited in Robustness.edits(of: Fixture.dartScreen, with: bytes) {
      #expect(parse(edited) != nil)
    }
  }

  @Test func `A class whose end is missing is one all the same`() {
    let tree = parse(
      Array("var a = 1;\nclass A extends B {\n  int b = 2;\n  c() {\n    if (d".utf8))
    let dumped = tree?.dump ?? ""
    #expect(dumped.contains("var a = 1"))
    #expect(dumped.contains("class A: B\n  var b: int = 2"))
  }

  @Test func `Damage stays where it is`() {
    let tree = parse(Array("f() { g(; }\nclass A { int b = ; void c() {} }\nvar d = 1;".utf8))
    #expect(tree?.damage.isEmpty == false)
    let dumped = tree?.dump ?? ""
    #expect(dumped.contains("func f()"))
    #expect(dumped.contains("class A"))
    #expect(dumped.contains("func c() -> void"))
    #expect(dumped.contains("var d = 1"))
  }
}
