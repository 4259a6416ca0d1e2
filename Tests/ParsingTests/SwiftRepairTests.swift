import Testing

@Suite struct SwiftRepairTests {
  struct Row: Sendable {
    let source: String
    let dumped: String

    init(_ source: String, _ dumped: String) {
      self.source = source
      self.dumped = dumped
    }
  }

  static let legal: [Row] = [
    Row("let a: () = ()", "let a: () = ()"),
    Row("done(.success(()))", "done(.success(()))"),
    Row("let a = width*0.5", "let a = (width * 0.5)"),
    Row("let a = b\n(c, d) = e", "let a = b\n(c, d) = e"),
    Row("f(action: { [] in a })", "f(action: {\n  a\n})"),
    Row("f { a }\n  label: { b }", "f {\n  a\n} label: {\n  b\n}"),
    Row("if await a.b { c }", "if a.b\n  c"),
    Row("switch await a {\ncase .b: c()\n}", "switch a\ncase .b\n  c()"),
    Row("{ return prefix(a, with: b) }", "{\n  return prefix(a, with: b)\n}"),
    Row("do { } catch A.b, A.c { }", "do"),
    Row("a.replacing(/[:\\/\"]/, with: \"-\")", "a.replacing(⟨regex_literal⟩, with: \"-\")"),
    Row("f(of: (A, Result<B, C>).self) { d in e }", "f(of: (A, Result).self) { d in\n  e\n}"),
    Row("AsyncStream<[A.B]>.make()", "AsyncStream<Array<A.B>>.make()"),
    Row("@available(iOS 26.0, *)\n#Preview { A() }", "#Preview {\n  A()\n}"),
    Row("var copy = a\ncopy.b()", "var copy = a\ncopy.b()"),
    Row("let a = -(b / 2) * c", "let a = ((-(b / 2)) * c)"),
    Row("f(reduce(0, +), #selector(g(_:)))", "f(reduce(0, +), #selector(g(_:)))"),
    Row("a(.switch).b(c is D.E && f)", "a(.switch).b(((c is D.E) && f))"),
  ]

  @Test(arguments: legal) func `Legal Swift that the grammar does not know is read`(_ row: Row) {
    expect(row.source, row.dumped)
  }

  static let broken: [String] = [
    "let x = ", "foo(a, ", "Text(\"a).bold()", "if { }", "x +", ") ]", "@", "let = 3", "switch {",
    "}", "f(a {", "a..b",
  ]

  @Test(arguments: broken) func `What is beside a broken statement is still read`(_ broken: String)
  {
    let dumped = dump(
      """
      struct First: View { var body: some View { Text("first") } }
      struct Second: View {
        var body: some View {
          Text("before")
          \(broken)
        }
        func after() { next() }
      }
      struct Third: View { var body: some View { Text("third") } }
      """)
    #expect(dumped.contains("struct First: View\n  var body: View\n    Text(\"first\")"))
    #expect(dumped.contains("struct Third: View\n  var body: View\n    Text(\"third\")"))
    #expect(dumped.contains("func after()\n"))
    #expect(dumped.contains("Text(\"before\")"))
    #expect(dumped.contains("damage at"))
  }
}
