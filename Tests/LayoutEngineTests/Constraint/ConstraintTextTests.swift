import ScreenModel
import Testing

/// Texts in constraints: what they take, what is dropped and what is cut.
@Suite struct ConstraintTextTests {
  private let ellipsis = TextLimits(truncation: .tail)

  @Test func `a text that wraps takes all of the width, one that does not takes its line`() {
    expect(
      Dp.layOut(Dp.column(Dp.text("aaaa bbb"), Dp.text("aaaa bbb cccc")), width: 100),
      is: """
        Column 0,0 100×30
          Text 0,0 80×10 "aaaa bbb"
          Text 0,10 100×20 "aaaa bbb|cccc"
        """)
  }

  @Test func `a fixed height cuts a text that is clipped and keeps its lines`() {
    expect(
      Dp.layOut(Dp.height(15, Dp.text("aaaa bbbb cccc")), width: 100),
      is: """
        size 0,0 100×15
          Text 0,0 100×15 "aaaa bbbb|cccc" clip 0,0 to 100,15
        """)
  }

  @Test func `a fixed height around two lines that fit cuts nothing`() {
    expect(
      Dp.layOut(Dp.height(56, Dp.text("aaaa bbbb cccc")), width: 100),
      is: """
        size 0,0 100×56
          Text 0,0 100×56 "aaaa bbbb|cccc"
        """)
  }

  @Test func `with an ellipsis the height decides how many lines are kept`() {
    expect(
      Dp.layOut(Dp.height(15, Dp.text("aaaa bbbb cccc", ellipsis)), width: 100),
      is: """
        size 0,0 100×15
          Text 0,0 100×15 "aaaa bbbb…" truncated
        """)
  }

  @Test func `one line is kept with an ellipsis, cut at the box`() {
    expect(
      Dp.layOut(Dp.height(8, Dp.text("aaaa bbbb cccc", ellipsis)), width: 100),
      is: """
        size 0,0 100×8
          Text 0,0 100×8 "aaaa bbbb…" truncated clip 0,0 to 100,8
        """)
  }

  @Test func `a limit of lines drops the others without a mark`() {
    let limits = TextLimits(maximumLines: 1, truncation: .clip)
    expect(
      Dp.layOut(Dp.text("aaaa bbbb cccc", limits), width: 100),
      is: #"Text 0,0 100×10 "aaaa bbbb" truncated"#)
  }

  @Test func `without wrapping a clipped text is one line, cut at its box`() {
    let limits = TextLimits(truncation: .clip, wraps: false)
    expect(
      Dp.layOut(Dp.text("aaaa bbbb cccc", limits), width: 100),
      is: #"Text 0,0 100×10 "aaaa bbbb cccc" clip 0,0 to 100,10"#)
  }

  @Test func `without wrapping an ellipsis ends the one line`() {
    let limits = TextLimits(truncation: .tail, wraps: false)
    expect(
      Dp.layOut(Dp.text("aaaa bbbb cccc", limits), width: 100),
      is: #"Text 0,0 100×10 "aaaa bbbb…" truncated"#)
  }

  @Test func `the least number of lines is kept free`() {
    let limits = TextLimits(minimumLines: 3, truncation: .clip)
    expect(Dp.layOut(Dp.text("aaaa", limits)), is: #"Text 0,0 40×30 "aaaa""#)
  }

  @Test func `a text without any width is set a letter to the line and very high`() {
    expect(
      Dp.layOut(Dp.width(0, Dp.text("abcd"))),
      is: """
        size 0,0 0×40
          Text 0,0 0×40 "a|b|c|d"
        """)
  }

  @Test func `a line height in scaled pixels keeps its ratio to the font`() {
    // Twice 16 sp is 28 dp on Android's curve, and 24 sp grow by the same factor to 42.
    let font = FontChoice(size: .scaledPixels(16), family: .named("Block"))
    let text = Dp.text("aa", font: font, lineHeight: .withFont(24))
    expect(Dp.layOut(text, fontScale: 2), is: #"Text 0,0 28×42 "aa""#)
  }

  @Test func `a line is as high as whole pixels, rounded up`() {
    // 20 sp grow to 23.6 dp at 1.3, so 24 sp of line to 28.32 dp: 28.5 in half dp.
    let font = FontChoice(size: .scaledPixels(20), family: .named("Block"))
    let text = Dp.text("a a", font: font, lineHeight: .withFont(24))
    let size = laidOut(text, width: 30, scale: 2, at: .android(1.3)).root.frame.size
    #expect(size.height == 57)
  }

  @Test func `lines of a text in a wider box stand as they are aligned`() {
    let limits = TextLimits(truncation: .clip, alignment: .center)
    let laidOut = laidOut(Dp.fill(width: 1, Dp.text("aaaa", limits)), at: .android(1))
    #expect(laidOut.root.children[0].frame.size.width == 300)
    #expect(laidOut.root.children[0].text?.lines.map(\.frame.minX) == [130])
  }

  @Test func `widths are rounded up to a pixel and heights too`() {
    let font = FontChoice(size: .fixed(10.4), family: .named("Block"))
    #expect(Dp.layOut(Dp.text("a", font: font), scale: 2).hasPrefix("Text 0,0 10.5×10.5"))
  }
}
