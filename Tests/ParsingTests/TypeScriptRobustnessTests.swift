import Parsing
import SourceText
import SyntaxModel
import Testing

@Suite struct TypeScriptRobustnessTests {
  /// The syntax by the TSX grammar, as JavaScript with its repairs.
  private func parse(_ bytes: [UInt8], as path: String = "Test.js") -> SyntaxTree? {
    sharedParser.parse(SourceFile(path: path, bytes: bytes))
  }

  @Test func `A file cut anywhere is still read`() {
    let bytes = Array(Fixture.typeScriptScreen.utf8)
    for end in bytes.indices {
      #expect(parse(Array(bytes[..<end])) != nil)
      if end % 4 == 0 { #expect(parse(Array(bytes[..<end]), as: "Test.tsx") != nil) }
      if end % 4 == 2 { #expect(parse(Array(bytes[..<end]), as: "Test.ts") != nil) }
    }
  }

  @Test func `A file without any one of its tokens is still read`() {
    for rest in Robustness.withoutOneToken(Fixture.typeScriptScreen) {
      #expect(parse(rest) != nil)
    }
  }

  static let garbage: [Garbage] = Garbage.common + [
    Garbage(testDescription: "open string", bytes: Array("var a = \"b\n c".utf8)),
    Garbage(testDescription: "open template", bytes: Array("var a = `\n ${b".utf8)),
    Garbage(testDescription: "open comment", bytes: Array("/* /* a ".utf8)),
    Garbage(testDescription: "open element", bytes: Array("var a = <A b={<C>{d".utf8)),
    Garbage(
      testDescription: "half an escape", bytes: Array("var a = '\\u{' + '\\x' + '\\uD83D';".utf8)),
    Garbage(
      testDescription: "huge escape",
      bytes: Array("var a = '\\u{FFFFFFFFFF}\\u{110000}'; <A>&#99999999;&#xFFFFFFFFF;</A>".utf8)),
    Garbage(
      testDescription: "huge numbers",
      bytes: Array("var a = 0x\(String(repeating: "F", count: 900)) + 1e999999;".utf8)),
    Garbage(
      testDescription: "closing brackets", bytes: Array(String(repeating: ")}]", count: 3_000).utf8)
    ),
    Garbage(
      testDescription: "deep interpolations",
      bytes: Array(String(repeating: "`${", count: 5_000).utf8)),
    Garbage(
      testDescription: "a line of a megabyte",
      bytes: Array("var a = [\(String(repeating: "f(x: 1), ", count: 120_000))];".utf8)),
  ]

  @Test(arguments: garbage) func `Garbage is read as far as it makes sense`(_ garbage: Garbage) {
    #expect(parse(garbage.bytes) != nil)
  }

  static let nests: [(open: String, close: String)] = [
    ("(", ")"), ("[", "]"), ("{ a: ", "}"), ("f(", ")"), ("f(() => {", "})"), ("() => ", ""),
    ("!", ""), ("a.", ""), ("a().b(", ")"), ("a + ", ""), ("a ? b : ", ""), ("a ?? ", ""),
    ("a = ", ""), ("[...", "]"), ("`${", "}`"), ("new A(", ")"), ("<A>", "</A>"), ("<A b={", "}/>"),
    ("<>{", "}</>"), ("({ a = ", "} = b)"), ("await ", ""), ("a as A<", ">"), ("a, ", ""),
    ("function () { return ", "}"), ("class { a = ", "}"), ("a[", "]"), ("typeof ", ""),
  ]

  static let statements: [(open: String, close: String)] = [
    ("{", "}"), ("if (a) {", "}"), ("if (a) b; else ", ""), ("for (;;) ", ""), ("try {", "}"),
    ("function f() {", "}"), ("switch (a) { case 1: ", "}"), ("a: ", ""), ("var {a: ", "} = b"),
    ("var [", "] = b"), ("let a: A<", ">"), ("type A = (", ")"), ("type A = a | ", ""),
    ("type A = {a: ", "}"), ("class A {", "}"), ("namespace A {", "}"), ("@a(", ")"),
    ("export ", ""), ("declare ", ""), ("interface A {", "}"), ("{|", "|}"), ("{+a: ", "}"),
  ]

  @Test(arguments: nests.indices) func `Nests of any depth are cut off, closed or not`(_ index: Int)
  {
    let (open, close) = Self.nests[index]
    for depth in [300, 1_000] {
      for end in [String(repeating: close, count: depth) + ";", ""] {
        check("var x = \(String(repeating: open, count: depth))y\(end)")
      }
    }
  }

  @Test(arguments: statements.indices) func `Nests of statements are cut off`(_ index: Int) {
    let (open, close) = Self.statements[index]
    for depth in [300, 1_000] {
      let nest = String(repeating: open, count: depth) + "y"
      check("function f() { \(nest)\(String(repeating: close, count: depth)) }")
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
    for edited in Robustness.edits(of: Fixture.typeScriptScreen, with: bytes) {
      #expect(parse(edited) != nil)
    }
  }

  @Test func `What can be read of a function whose end is missing is read`() {
    let dumped = parse(Array("const a = 1;\nfunction B() {\n  const c = 2;\n  if (d".utf8))?.dump
    #expect(dumped?.contains("let a = 1") == true)
    #expect(dumped?.contains("let c = 2") == true)
  }

  @Test func `Damage stays where it is`() {
    let tree = parse(Array("f(() => { g(; });\nclass A { b = ; c() {} }\nvar d = 1;".utf8))
    #expect(tree?.damage.isEmpty == false)
    let dumped = tree?.dump ?? ""
    #expect(dumped.contains("f({"))
    #expect(dumped.contains("class A"))
    #expect(dumped.contains("func c()"))
    #expect(dumped.contains("var d = 1"))
  }
}
