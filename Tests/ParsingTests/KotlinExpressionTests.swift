import Parsing
import SourceText
import SyntaxModel
import Testing

@Suite struct KotlinExpressionTests {
  static let rows: [(source: String, dumped: String)] = [
    ("-a.b()", "(-a.b())"), ("!c?.d!!.e", "(!c.d.e)"), ("a !in b", "(!(a in b))"),
    ("a !is B", "(!(a is B))"), ("a to b", "(a to b)"), ("x ?: y", "(x ?? y)"),
    ("a === b", "(a == b)"), ("0 until 3", "(0 ..< 3)"), ("X::foo", "X.foo"), ("::foo", "foo"),
    ("1_000L", "1000"), ("0xFF00", "65280"), ("12f", "12"), ("'c'", "\"c\""), ("null", "nil"),
    (#""\uD83D\uDE00\u00e9""#, "\"😀é\""), ("\"$a ${b.c}\\n\"", "\"\\(a) \\(b.c)\\n\""), ("object : A {}", "A()"),
    ("f<A>(b = 1) { it }", "f(b: 1) {\n  it\n}"),
    ("f { (a, b), c -> a }", "f { (a, b), c in\n  a\n}"),
  ]

  @Test(arguments: rows.indices) func `Expressions are understood`(_ index: Int) {
    let (source, dumped) = Self.rows[index]
    expect("val x = \(source)", "let x = \(dumped)", as: "Test.kt")
  }

  @Test func `Statements are understood`() {
    expect(
      "fun f() {\n  val (a, b) = c\n  val l by lazy { 1 }\n  a.b += 2\n  break\n  return@a b\n}",
      """
      func f()
        let (a, b) = c
        by let l = lazy {
          1
        }
        a.b += 2
        break
        return b
      """, as: "Test.kt")
  }

  @Test func `A call's own stretch begins at its dot and ends after a trailing lambda`() {
    struct Calls: SyntaxVisitor {
      var texts: [String] = []
      mutating func enter(_ expression: Expression) {
        guard case .call(let call) = expression.kind else { return }
        texts.append("\(call.nameSpan.range) \(call.selfSpan.range)")
      }
    }
    let file = SourceFile(path: "Test.kt", text: "val x = A.height(56.dp).go(1) { }")
    var calls = Calls()
    if let tree = sharedParser.parse(file) { calls.walk(tree) }
    #expect(calls.texts == ["24..<26 23..<33", "10..<16 9..<23"])
  }
}
