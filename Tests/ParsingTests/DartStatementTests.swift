import Testing

@Suite struct DartStatementTests {
  private func expectBody(
    _ source: String, _ dumped: String, at location: SourceLocation = #_sourceLocation
  ) {
    let indented = dumped.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }.joined(separator: "\n")
    expect("f() {\n\(source)\n}", "func f()\n\(indented)", as: "Test.dart", at: location)
  }

  @Test func `Variables are bound, alone or taken apart`() {
    expectBody(
      """
      final a = 1; const int b = 2; var c, d = 3; late List<int> e;
      var (x, y: z) = f(); final [g, ...h] = i; final A(:j) = k;
      (x, z) = (z, x);
      """,
      """
      let a = 1
      let b: int = 2
      var c
      var d = 3
      var e: List<int>
      var (x, y: z) = f()
      let (g, ...: h) = i
      let .A(j: j) = k
      var (x, z) = (z, x)
      """)
  }

  @Test func `Conditions compare and match`() {
    expectBody(
      """
      if (a && b) c(); else if (d case E(f: var g)? when g > 1) { h(); } else { i(); }
      if (x case var y?) return y;
      """,
      """
      if (a && b)
        c()
      else
        if case .some(.E(f: g)) = d, (g > 1)
          h()
        else
          i()
      if case .some(y) = x
        return y
      """)
  }

  @Test func `Cases without statements share those of the next`() {
    expectBody(
      """
      switch (a) {
        case 1: case B.c: d(); break;
        case E e when e.f: case F(): return;
        case 4: default: g();
      }
      """,
      """
      switch a
      case ==1, ==B.c
        d()
      case e is E where e.f
        return
      case is F
        return
      default
        g()
      """)
  }

  @Test func `Loops, blocks and transfers`() {
    expectBody(
      """
      for (final a in b) { c(); }
      for (x in y) z();
      for (int i = 0, j = 1; i < 3; i++, j--) k(i);
      for (;;) { break; }
      l: while (m) continue l;
      do { n(); } while (o);
      try { p(); } on E catch (e) { q(); } catch (_) {} finally { r(); }
      throw s; rethrow; yield* t; assert(u, 'v'); { w(); } ;
      return;
      """,
      """
      for a in b
        c()
      for x in y
        z()
      var i: int = 0
      var j: int = 1
      while (i < 3)
        k(i)
        (i++)
        (j--)
      while 
        break
      while m
        continue
      while o
        n()
      do
        p()
        r()
      throw
      rethrow
      t
      assert(u, "v")
      do
        w()
      return
      """)
  }

  @Test func `Assignments keep their operator, functions stay declarations`() {
    expectBody(
      """
      a = b; a.b += c; a[0] ??= d; super.e = f; this.g = h;
      int i<T>(int j, {int k = 1}) => j;
      void l() { i(1); }
      """,
      """
      a = b
      a.b += c
      a[0] ??= d
      super.e = f
      this.g = h
      func i(_ j: int, k: int = 1) -> int
        return j
      func l() -> void
        i(1)
      """)
  }
}
