import Testing

/// Expects an expression of Dart to be understood as the dump says.
func expectDart(
  expression source: String, _ dumped: String, at location: SourceLocation = #_sourceLocation
) {
  expect("final x = \(source);", "final let x = \(dumped)", as: "Test.dart", at: location)
}

@Suite struct DartExpressionTests {
  struct Row: Sendable {
    let source: String
    let dumped: String

    init(_ source: String, _ dumped: String) {
      self.source = source
      self.dumped = dumped
    }
  }

  static let operators: [Row] = [
    Row("a + b * c - d ?? e", "(((a + (b * c)) - d) ?? e)"),
    Row("a && b || c && !d", "((a && b) || (c && (!d)))"),
    Row("a && b == c", "(a && (b == c))"),
    Row("a > 1 && b < 2", "((a > 1) && (b < 2))"),
    Row("-a.b() + c", "((-a.b()) + c)"),
    Row("a ?? b ?? c", "((a ?? b) ?? c)"),
    Row("a == b ? c + 1 : d ? e : f", "((a == b) ? (c + 1) : (d ? e : f))"),
    Row("a ~/ b % c", "((a ~/ b) % c)"),
    Row("a & b | c << 2 ^ d", "((a & b) | ((c << 2) ^ d))"),
    Row("a is B && c is! D", "((a is B) && (!(c is D)))"),
    Row("a + b as C == d", "(((a + b) as C) == d)"),
    Row("a as List<int>? ?? c", "((a as Optional<Array<int>>) ?? c)"),
    Row("await a?.b!.c()", "a.b.c()"),
    Row("i++ + --j", "((i++) + (--j))"),
    Row("a?[0]![1]", "a[0][1]"),
    Row("(a + b) * c", "((a + b) * c)"),
    Row("a ? throw b : c", "(a ? (\n  throw) : c)"),
  ]

  @Test(arguments: operators) func `Operators bind as Dart says`(_ row: Row) {
    expectDart(expression: row.source, row.dumped.replacing("Array<", with: "List<"))
  }

  static let literals: [Row] = [
    Row("0xFF + 1_000 + .5 + 1e3", "(((255 + 1000) + 0.5) + 1000)"),
    Row("null", "nil"),
    Row("#sym", #""sym""#),
    Row(#"'a\n\'b\' \u{e9}\x41\u00e9\uD83D\uDE00'"#, #""a\n'b' éAé😀""#),
    Row(#"'a' "b$c" r'\$d'"#, #""ab\(c)\\$d""#),
    Row(#"'it${a.b(c)}s "x"'"#, #""it\(a.b(c))s \"x\"""#),
    Row("'''  \n a\n'b' $c'''", #"" a\n'b' \(c)""#),
    Row("r'''\n\\n$x'''", #""\\n$x""#),
    Row("''", #""""#),
    Row("(1, b: 2)", "(1, b: 2)"),
    Row("(1,)", "(1)"),
  ]

  @Test(arguments: literals) func `Literals have their values`(_ row: Row) {
    expectDart(expression: row.source, row.dumped)
  }

  static let calls: [Row] = [
    Row("const Text('a', style: s)", #"Text("a", style: s)"#),
    Row("new Foo.bar(1)", "Foo.bar(1)"),
    Row("ListView.builder(itemCount: n)", "ListView.builder(itemCount: n)"),
    Row("Foo<int>(1)", "Foo(1)"),
    Row("List<int>.filled(3, 0)", "List.filled(3, 0)"),
    Row("m.A<B>.c(1)", "m.A.c(1)"),
    Row("const m.A.c(1).d", "m.A.c(1).d"),
    Row("Foo.new", "Foo.new"),
    Row(".center", ".center"),
    Row(".fromLTRB(1).b", ".fromLTRB(1).b"),
    Row("const .all(3)", ".all(3)"),
    Row("f(a < b, c > d)", "f((a < b), (c > d))"),
    Row("f(() => a = 1)", "f({\n  a = 1\n})"),
    Row("f((_, [int? b]) async { g(); })", "f({ _, optional b: Optional<int> in\n  g()\n})"),
    Row("a..b()..c = 1..[0] = 2", "(a .. {\n  .b()\n  .c = 1\n  .[0] = 2\n})"),
    Row(
      "f(() => A()..b().c(1)..d())", "f({\n  return (A() .. {\n    .b().c(1)\n    .d()\n  })\n})"),
    Row(
      "f(() => (a) => b..c(1))",
      "f({\n  return { a in\n    return (b .. {\n      .c(1)\n    })\n  }\n})"),
    Row("() { return 1; }()", "{\n  return 1\n}()"),
    Row("f(A<B, C>(d), a < b, c)", "f(A(d), (a < b), c)"),
    Row("a?..b?.c()", "(a .. {\n  .b.c()\n})"),
    Row("a ? b : c..d()", "((a ? b : c) .. {\n  .d()\n})"),
  ]

  @Test(arguments: calls) func `Calls keep their arguments in order`(_ row: Row) {
    expectDart(expression: row.source, row.dumped)
  }

  static let collections: [Row] = [
    Row("const <int>[1, 2]", "[1, 2]"),
    Row("{1, 2}", "[1, 2]"),
    Row("{'a': 1, ...m}", #"["a": 1, ...(...m)]"#),
    Row("{}", "[:]"),
    Row("<int>{}", "[]"),
    Row("<int, int>{...a}", "[...(...a)]"),
    Row("[...a, ...?b, ?c]", "[(...a), (...b), (?c)]"),
    Row("[if (a) b else ...c]", "[(\n  if a\n    b\n  else\n    (...c))]"),
    Row("[if (a case B(:var c) when c > 1) c]", "[(\n  if case .B(c: c) = a, (c > 1)\n    c)]"),
    Row(
      "[for (final x in xs) if (x) Text('a')]",
      "[(\n  for x in xs\n    (\n      if x\n        Text(\"a\")))]"),
    Row("[await for (var (a, b) in c) a]", "[(\n  for (a, b) in c\n    a)]"),
    Row("[for (var i = 0; i < 3; i++) f(i)]", "[(\n  while (i < 3)\n    f(i))]"),
    Row("{if (a) 1: 2 else 3: 4}", "[...(\n  if a\n    [1: 2]\n  else\n    [3: 4])]"),
    Row("{for (var x in y) x: x.z}", "[...(\n  for x in y\n    [x: x.z])]"),
  ]

  @Test(arguments: collections) func `Collections keep conditions, loops and spreads`(_ row: Row) {
    expectDart(expression: row.source, row.dumped)
  }

  static let choices: [Row] = [
    Row("1 => a, _ => b", "case ==1\n    a\n  default\n    b"),
    Row("A.b || 'c' when d => e", "case ==A.b, ==\"c\" where d\n    e"),
    Row(
      "A() => 1, B<int>(:final c, d: var e?) => 2",
      "case is A\n    1\n  case .B(c: c, d: .some(e))\n    2"),
    Row("int n => n, (final a, b: _) => a", "case n is int\n    n\n  case (a, b: _)\n    a"),
    Row(">= 1 && < 3 => a, != null => b", "case ==((>=1) && (<3))\n    a\n  case ==(!=nil)\n    b"),
    Row("A() && var a => a, -1 => b", "case a is A\n    a\n  case ==(-1)\n    b"),
    Row(
      "[1, ..., var c] => c, {'k': var v} => v",
      "case (==1, ...: _, c)\n    c\n  case (k: v)\n    v"),
    Row(
      "(A() || B()) => throw c, const [1] => d", "case is A, is B\n    throw\n  case ==[1]\n    d"),
  ]

  @Test(arguments: choices) func `Values are chosen by patterns`(_ row: Row) {
    expectDart(
      expression: "switch (s) { \(row.source) }", "(\n  switch s\n  \(row.dumped))")
  }
}
