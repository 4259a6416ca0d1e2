import Testing

@Suite struct SwiftExpressionTests {
  struct Row: Sendable {
    let source: String
    let dumped: String

    init(_ source: String, _ dumped: String) {
      self.source = source
      self.dumped = dumped
    }
  }

  static let operators: [Row] = [
    Row("a + b * c", "(a + (b * c))"),
    Row("a * b + c", "((a * b) + c)"),
    Row("a - b - c", "((a - b) - c)"),
    Row("a > 1 && b < 2 || c == 3", "(((a > 1) && (b < 2)) || (c == 3))"),
    Row("-a + b", "((-a) + b)"),
    Row("-f(x) * 2", "((-f(x)) * 2)"),
    Row("!a.b() == c", "((!a.b()) == c)"),
    Row("a ?? b ?? c", "(a ?? (b ?? c))"),
    Row("a ?? b == c", "((a ?? b) == c)"),
    Row("0..<n + 1", "(0 ..< (n + 1))"),
    Row("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
    Row("a == b ? c + 1 : d", "((a == b) ? (c + 1) : d)"),
    Row("a as? B ?? c", "((a as? B) ?? c)"),
    Row("a is B && c", "((a is B) && c)"),
    Row("try? a() ?? b", "(a() ?? b)"),
    Row("try await a.b(c)", "a.b(c)"),
    Row("a!.b?.c![0]", "a.b.c[0]"),
    Row("a & b | c << 2", "((a & b) | (c << 2))"),
    Row("(a + b) * c", "((a + b) * c)"),
    Row("1...", "(1...)"),
    Row("a = b ? c : d", "a = (b ? c : d)"),
    Row("a.b += c", "a.b += c"),
    Row("x ~~> y + 1", "(x ~~> (y + 1))"),
  ]

  @Test(arguments: operators) func `Operators bind as Swift says`(_ row: Row) {
    expect(row.source, row.dumped)
  }

  static let literals: [Row] = [
    Row("1_000", "1000"),
    Row("0x1F + 0b101 + 0o17", "((31 + 5) + 15)"),
    Row("1.5e3", "1500"),
    Row("[1, 2]", "[1, 2]"),
    Row(#"["a": 1, "b": 2]"#, #"["a": 1, "b": 2]"#),
    Row("[:]", "[:]"),
    Row("(1, b: 2)", "(1, b: 2)"),
    Row("nil", "nil"),
    Row(#""a\n\"b\" \u{E9}""#, #""a\n\"b\" é""#),
    Row(#""\(a, specifier: "%.2f") b""#, #""\(a, specifier: "%.2f") b""#),
    Row(##"#"a\n \#(b)"#"##, ##""a\\n \(b)""##),
    Row("\"\"\"\n    a\n      b \\\n    c\n    \"\"\"", #""a\n  b c""#),
    Row("\"\"\"\n  a\n\n  \\(b)\n  \"\"\"", #""a\n\n\(b)""#),
    Row(#"\User.name.first"#, #"\.name.first"#),
    Row(#"\.dynamicTypeSize"#, #"\.dynamicTypeSize"#),
  ]

  @Test(arguments: literals) func `Literals have their values`(_ row: Row) {
    expect(row.source, row.dumped)
  }

  static let calls: [Row] = [
    Row(".system(size: 12)", ".system(size: 12)"),
    Row("Foo<Bar>(x: 1)", "Foo<Bar>(x: 1)"),
    Row("[Int]()", "Array<Int>()"),
    Row("Foo.Bar(x).baz", "Foo.Bar(x).baz"),
    Row("f(&x, $y)", "f((&x), $y)"),
    Row("f { }", "f {}"),
    Row("f(a) { b } c: { d }", "f(a) {\n  b\n} c: {\n  d\n}"),
    Row("f { a, _ in a }", "f { a, _ in\n  a\n}"),
    Row("f { (a: Int) -> Int in a }", "f { a: Int in\n  a\n}"),
    Row("f { [weak self, x = y] in x }", "f {\n  let x = y\n  x\n}"),
    Row("a.map(\\.name)", "a.map(\\.name)"),
    Row("#Preview(\"A\") { B() }", "#Preview(\"A\") {\n  B()\n}"),
    Row(
      "Text(\"a\") // why\n  // not\n  .font(.body)\n\n  .bold()", "Text(\"a\").font(.body).bold()"),
  ]

  @Test(arguments: calls) func `Calls keep their arguments in order`(_ row: Row) {
    expect(row.source, row.dumped)
  }
}
