import ScreenModel
import Testing

/// Rows and columns; the block font's characters are 10 by 10.
@Suite struct StackLayoutTests {
  @Test func `a row is as wide as its children and centred in the window`() {
    expect(
      layOut(row(text("Hello"), rigid(20, 30), spacing: 5)),
      is: """
        Row 112.5,85 75×30
          Text 112.5,95 50×10 "Hello"
          Rigid 167.5,85 20×30
        """)
  }

  @Test func `two long texts share the width, the shorter one first`() {
    // 100 wide: “ab cd” is offered 50 and fits; “aaaa bbbb cccc” gets the other 50.
    expect(
      layOut(row(text("aaaa bbbb cccc"), text("ab cd")), width: 100),
      is: """
        Row 5,85 90×30
          Text 5,85 40×30 "aaaa|bbbb|cccc"
          Text 45,95 50×10 "ab cd"
        """)
  }

  @Test func `what a child does not take is shared by the rest`() {
    // 120 wide: 40 offered, 20 taken; 50 offered, 20 taken by “bb”; the last is offered 80.
    expect(
      layOut(row(text("cccc cccc"), text("aa"), text("bb")), width: 120),
      is: """
        Row 20,90 80×20
          Text 20,90 40×20 "cccc|cccc"
          Text 60,95 20×10 "aa"
          Text 80,95 20×10 "bb"
        """)
  }

  @Test func `a spacer is served last and keeps its minimum of eight`() {
    expect(
      layOut(row(text("aa"), spacer, text("bb"), spacing: nil)),
      is: """
        Row 0,95 300×10
          Text 0,95 20×10 "aa"
          Spacer 20,100 260×0
          Text 280,95 20×10 "bb"
        """)
    // 48 wide: 8 are reserved; 20 are offered to each text, “aaaaa” takes 20, too.
    expect(
      layOut(row(text("aa"), spacer, text("aaaaa")), width: 48),
      is: """
        Row 0,85 48×30
          Text 0,95 20×10 "aa"
          Spacer 20,100 8×0
          Text 28,85 20×30 "aa|aa|a"
        """)
  }

  @Test func `a higher priority is served first and pushes the others to their minimum`() {
    expect(
      layOut(row(text("aaaa"), text("bbbbbbbb", priority: 1)), width: 100),
      is: """
        Row 0,90 100×20
          Text 0,90 20×20 "aa|aa"
          Text 20,95 80×10 "bbbbbbbb"
        """)
  }

  @Test func `the minimums of lower priorities are reserved`() {
    expect(
      layOut(row(rigid(30, 10), text("bbbbbbbb", priority: 1)), width: 90),
      is: """
        Row 0,90 90×20
          Rigid 0,95 30×10
          Text 30,90 60×20 "bbbbbb|bb"
        """)
  }

  @Test func `priority passes through frames, padding and wrappers`() {
    let wrapped = node(
      .wrapper, node(.padding(Insets(leading: 10)), text("bbbbbbbb", priority: 1)))
    expect(
      layOut(row(text("aaaa"), wrapped), width: 100),
      is: """
        Row 0,80 100×40
          Text 0,80 10×40 "a|a|a|a"
          wrapper 10,95 90×10
            padding 10,95 90×10
              Text 20,95 80×10 "bbbbbbbb"
        """)
  }

  @Test func `two without end get equal parts`() {
    expect(
      layOut(row(flexible(), flexible(), rigid(20, 10)), width: 100, height: 50),
      is: """
        Row 0,0 100×50
          Flexible 0,0 40×50
          Flexible 40,0 40×50
          Rigid 80,20 20×10
        """)
  }

  @Test func `a stack may be larger than what it is offered and sticks out evenly`() {
    expect(
      layOut(row(rigid(80, 10), rigid(60, 10)), width: 100),
      is: """
        Row -20,95 140×10
          Rigid -20,95 80×10
          Rigid 60,95 60×10
        """)
  }

  @Test func `texts in a column keep the lines that fit`() {
    // 30 high: 15 are offered to the less flexible, which keeps one line; the other gets 20.
    expect(
      layOut(column(text("aa aa aa"), text("bb bb")), width: 20, height: 30),
      is: """
        Column 0,0 20×30
          Text 0,0 20×20 "aa|a…" truncated
          Text 0,20 20×10 "b…" truncated
        """)
  }

  @Test func `rows align by first and last baselines`() {
    let tall = text("a a", font: FontChoice(size: .fixed(20), family: .named("Block")))
    expect(
      layOut(row(text("bb"), frame(width: 20, tall), alignment: .firstTextBaseline)),
      is: """
        Row 130,80 40×40
          Text 130,88 20×10 "bb"
          frame 150,80 20×40
            Text 150,80 20×40 "a|a"
        """)
    expect(
      layOut(row(text("bb"), frame(width: 20, tall), alignment: .lastTextBaseline)),
      is: """
        Row 130,80 40×40
          Text 130,108 20×10 "bb"
          frame 150,80 20×40
            Text 150,80 20×40 "a|a"
        """)
  }

  @Test func `columns align their children`() {
    expect(
      layOut(column(rigid(40, 10), rigid(20, 10), alignment: .trailing)),
      is: """
        Column 130,90 40×20
          Rigid 130,90 40×10
          Rigid 150,100 20×10
        """)
  }

  @Test func `a divider fills the width of its column and stands upright in a row`() {
    expect(
      layOut(node(.fixedSize(.both), column(text("aaaa"), divider))),
      is: """
        fixedSize 130,94.5 40×11
          Column 130,94.5 40×11
            Text 130,94.5 40×10 "aaaa"
            Divider 130,104.5 40×1
        """)
    expect(
      layOut(row(rigid(10, 30), divider), height: 40),
      is: """
        Row 144.5,0 11×40
          Rigid 144.5,5 10×30
          Divider 154.5,0 1×40
        """)
  }
}
