import Testing

@Suite struct TypeScriptStatementTests {
  private func expect(_ source: String, _ dumped: String) {
    #expect(dump(source, as: "Test.tsx") == dumped)
  }

  @Test func `Several names are several bindings`() {
    expect(
      "const a = 1, { b, c: { d } = {} } = x; let [e, ...f]: T = y, g; var h;",
      """
      let a = 1
      let (b: b, c: (d: d) = [:]) = x
      var (e, ...: f): T = y
      var g
      var h
      """)
  }

  @Test func `Conditions have branches`() {
    expect("if (a) b; else if (c) { d } else e;", "if a\n  b\nelse\n  if c\n    d\n  else\n    e")
  }

  @Test func `Labels share a body, and the default comes last`() {
    expect(
      "switch (a) { case 1: case 'x': f(); break; default: g(); case 2: { h(); } case 3: }",
      """
      switch a
      case ==1, =="x"
        f()
        break
      case ==2
        h()
      case ==3
      default
        g()
      """)
  }

  @Test func `Loops over collections bind names, others repeat`() {
    expect(
      "for (const [k, v] of z) f(); for (x in y) {} for (let i = 0; i < 3; i++) { continue; } do { a() } while (b); for (;;) {}",
      """
      for (k, v) in z
        f()
      for x in y
      while (i < 3)
        continue
      while b
        a()
      while 
      """)
  }

  @Test func `What is tried is done, failures are not followed`() {
    expect("try { a(); } catch (e) { b(); } finally { c(); } throw d;", "do\n  a()\n  c()\nthrow")
  }

  @Test func `Functions inside of functions are declarations`() {
    expect(
      "function f() { const g = () => {}; async function h() { return; } ; a: i(); }",
      "func f()\n  let g = {}\n  async func h()\n    return\n  i()")
  }

  @Test func `Comments are kept apart, those of elements too`() {
    let tree = sharedParser.parse(
      .init(path: "Test.tsx", text: "// a\nx = <A>{/* b */}<B /* c */ /></A>;"))
    #expect(tree?.comments.map(\.text) == ["// a", "/* b */", "/* c */"])
    #expect(tree?.language == .typescript)
  }
}
