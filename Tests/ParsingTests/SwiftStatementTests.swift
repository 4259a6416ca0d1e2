import Testing

@Suite struct SwiftStatementTests {
  private func expectBody(
    _ source: String, _ dumped: String, at location: SourceLocation = #_sourceLocation
  ) {
    let indented = dumped.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }.joined(separator: "\n")
    expect("func f() {\n\(source)\n}", "func f()\n\(indented)", at: location)
  }

  @Test func `Conditions bind, match and compare`() {
    expectBody(
      """
      if let a, let b: Int = c, case .some(let x) = y, a > 1 && !b, #available(iOS 17, *) { u }
      else if case let .pair(p, q: _) = z { w } else { t }
      guard let self, isOn else { return }
      """,
      """
      if let a = a, let b = c, case .some(x) = y, ((a > 1) && (!b)), #available
        u
      else
        if case .pair(p, q: _) = z
          w
        else
          t
      guard let self = self, isOn
      else
        return
      """)
  }

  @Test func `Cases keep patterns, conditions and bodies`() {
    expectBody(
      """
      switch value {
      case .a(let x), .b where x > 2: foo()
      case .c where x, .d where y: break
      case let (m, n): m
      case is String: 1
      case let s as Int: s
      case 1...3, "x": 2
      case let o?: o
      case (.left, _): 4
      @unknown default: 3
      }
      """,
      """
      switch value
      case .a(x), .b where (x > 2)
        foo()
      case .c where x
        break
      case .d where y
        break
      case (m, n)
        m
      case is String
        1
      case s is Int
        s
      case ==(1 ... 3), =="x"
        2
      case .some(o)
        o
      case (.left, _)
        4
      default
        3
      """)
  }

  @Test func `Loops, blocks and transfers`() {
    expectBody(
      """
      for (i, x) in a.enumerated() where i > 0 { g() }
      while x < 3, y { h() }
      repeat { k() } while z
      do { try m() } catch let e as E { n() }
      let b = if a { 1 } else { 2 }
      var (c, d): (Int, Int) = (1, 2), e = 3
      async let f = g()
      return
        b + 1
      """,
      """
      for (i, x) in a.enumerated()
        if (i > 0)
          g()
      while ((x < 3) && y)
        h()
      while z
        k()
      do
        m()
      let b = (
        if a
          1
        else
          2)
      var (c, d): ()<Int, Int> = (1, 2)
      var e = 3
      let f = g()
      return (b + 1)
      """)
  }

  @Test func `Local declarations stay declarations`() {
    expectBody(
      """
      struct Inner { let a: Int }
      func g(_ x: Int) -> Int { x }
      var size: Int { 3 }
      x = g(1)
      """,
      """
      struct Inner
        let a: Int
      func g(_ x: Int) -> Int
        x
      var size: Int
        3
      x = g(1)
      """)
  }
}
