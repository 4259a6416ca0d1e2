import Testing

@Suite struct TypeScriptExpressionTests {
  private func expect(_ source: String, _ dumped: String, as path: String = "Test.tsx") {
    #expect(dump(source, as: path) == dumped)
  }

  @Test func `What changes no value is dropped`() {
    for source in ["a!", "(a)", "await a", "a satisfies T", "a as const", "(b, a)"] {
      expect("\(source);", "a")
    }
    expect("<T>a;", "a", as: "Test.ts")
    expect("a?.b?.[0]?.(1);", "a.b[0](1)")
  }

  @Test func `Operators are written alike in all languages`() {
    expect("x = a === b && c !== d || (e ?? 1);", "x = (((a == b) && (c != d)) || (e ?? 1))")
    expect("typeof a; !b; -1; i++; --i;", "(typeofa)\n(!b)\n(-1)\n(i++)\n(--i)")
    expect("a as T; a in b; a instanceof C;", "(a as T)\n(a in b)\n(a instanceof C)")
    expect("x = y = undefined; z += null;", "x = (\n  y = nil)\nz += nil")
  }

  @Test func `Numbers and texts are resolved`() {
    expect("[0xFF, 1_000n, .5, 1e3, 0b11];", "[255, 1000, 0.5, 1000, 3]")
    expect(#"'a\u{1F600}\x41\n\'' + "\uD83D\uDE00";"#, #"("a😀A\n'" + "😀")"#)
    expect("`a${b}c\\n${`d`}`; /re/g;", "\"a\\(b)c\\n\\(\"d\")\"\n\"/re/g\"")
  }

  @Test func `Objects are dictionaries`() {
    expect(
      "x = { a, b: 1, 'c-d': 2, [e]: 3, 4: 5, ...f, g() {}, get h() { return 1 }, set h(v) {} };",
      "x = [\"a\": a, \"b\": 1, \"c-d\": 2, e: 3, \"4\": 5, ...f, \"g\": {}, \"h\": {\n  return 1\n}]"
    )
    expect("f(...a, [1, , ...b,]);", "f((...a), [1, nil, (...b)])")
  }

  @Test func `Arrow functions return what they are`() {
    expect(
      "f(x => x, async (a, b = 1) => { a; }, function* g() {});",
      "f({ x in\n  return x\n}, { a, b in\n  a\n}, {})")
    expect(
      "x = ({ a, b: c = 3, ...d }) => ({ a });",
      "x = { (a: a, b: c = 3, ...: d) in\n  return [\"a\": a]\n}")
  }

  @Test func `Templates with a tag are calls with the template behind`() {
    expect("styled.View`a`;", "styled.View \"a\"")
    expect("styled(View).attrs({})`a ${b}`;", "styled(View).attrs([:]) \"a \\(b)\"")
    expect(
      "x = styled.View<{ a?: (b: C) => D }>`a ${({ e }) => e};`;",
      "x = styled.View \"a \\({ (e: e) in\n  return e\n});\"")
    expect("x = `a<b>`;", "x = \"a<b>\"")
  }

  @Test func `Constructions are calls`() {
    expect(
      "new A; new B.C<D>(1); import('./x'); super.f();", "A()\nB.C(1)\nimport(\"./x\")\nsuper.f()")
  }

  @Test func `A class may be a value`() {
    expect("x = class extends D { a = 1 };", "x = (\n  class : D\n    var a = 1)")
  }
}
