import Testing

@Suite struct TypeScriptElementTests {
  private func expect(_ source: String, _ dumped: String) {
    #expect(dump("x = \(source);", as: "Test.jsx") == "x = \(dumped)")
  }

  @Test func `Elements are calls with their attributes as arguments`() {
    expect(
      #"<Animated.View style={{ a: 1 }} b="x\n &amp; &#8364;" c {...p} d-e='1' s:h={<A/>} />"#,
      #"Animated.View(style: ["a": 1], b: "x\\n & €", c: true, ...: p, d-e: "1", s:h: A())"#)
  }

  @Test func `Children are arguments behind, comments are none`() {
    expect(
      "<A>{/* no */}<B />{c}{...d}{}<></></A>", "A B() c (...d) Fragment()")
  }

  @Test func `White space with a line break in it is nothing`() {
    expect("<A>\n  a  b\n\n  c {d}\n  {e} {f} \n</A>", #"A "a  b c " d e " " f"#)
    expect("<A>  a  </A>", #"A "  a  ""#)
    expect("<A>\n\t\n</A>", "A()")
  }

  @Test func `Text is read as it stands`() {
    expect(
      "<A>it's &quot;a&quot;&nbsp;&unknown; // b /* c */</A>",
      "A \"it's \\\"a\\\"\u{A0}&unknown; // b /* c */\"")
    expect("<A>salt & pepper</A>", #"A "salt & pepper""#)
  }

  @Test func `Nested elements keep their order`() {
    expect(
      "<A>{a && <B>b</B>}{c ? <D /> : null}{e.map(f => <F key={f} />)}</A>",
      "A (a && B \"b\") (c ? D() : nil) e.map({ f in\n  return F(key: f)\n})")
  }
}
