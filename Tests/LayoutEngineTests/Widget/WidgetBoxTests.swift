import ScreenModel
import Testing

/// Boxes of the widget family that hold one child, and texts in them.
@Suite struct WidgetBoxTests {
  @Test func `a fixed height cuts the text that needs more`() {
    expect(
      layOut(
        Widgets.free(Widgets.sized(width: 50, height: 15, Widgets.text("aaaa bbbb cccc")))),
      is: """
        align 0,0 300×200
          SizedBox 0,0 50×15
            Text 0,0 50×15 "aaaa|bbbb|cccc" clip 0,0 to 50,15
        """)
  }

  @Test func `text that shows its overflow is not cut`() {
    let text = Widgets.text("aaaa bbbb", showsOverflow: true)
    expect(
      layOut(Widgets.free(Widgets.sized(width: 50, height: 15, text))),
      is: """
        align 0,0 300×200
          SizedBox 0,0 50×15
            Text 0,0 50×15 "aaaa|bbbb"
        """)
  }

  @Test func `a text that wraps is as wide as it may be`() {
    let frames = frames(
      Widgets.free(Widgets.sized(width: 65, Widgets.text("aaaa bbbb"))), width: 100, height: 50)
    #expect(frames[2].size == Size(width: 65, height: 20))
  }

  @Test func `an ellipsis without a limit of lines leaves one line`() {
    expect(
      layOut(Widgets.text("aaaa bbbb", truncation: .tail), width: 70, height: 30),
      is: #"Text 0,0 70×30 "aaaa b…" truncated"#)
  }

  @Test func `text that does not wrap is cut at the box`() {
    expect(
      layOut(Widgets.free(Widgets.text("aaaa bbbb", wraps: false)), width: 70, height: 30),
      is: """
        align 0,0 70×30
          Text 0,0 70×10 "aaaa bbbb" clip 0,0 to 70,10
        """)
  }

  @Test func `lines beyond the limit are gone`() {
    expect(
      layOut(Widgets.text("aaaa bbbb cccc", lines: 2), width: 50, height: 30),
      is: #"Text 0,0 50×30 "aaaa|bbbb" truncated"#)
  }

  @Test func `a smallest height grows with the text`() {
    let law = SizeLaw(height: SizeLaw.Bounds(minimum: 15))
    let box = Widgets.free(Widgets.node(.constrained(law), Widgets.text("aaaa bbbb")))
    #expect(frames(box, width: 50, height: 100)[1].size == Size(width: 50, height: 20))
  }

  @Test func `tight constraints win over a sized box`() {
    #expect(
      frames(Widgets.sized(width: 10, height: 10), width: 50, height: 40)[0].size
        == Size(width: 50, height: 40))
  }

  @Test func `padding takes from the largest lengths and adds to the child`() {
    let padding = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(
      layOut(Widgets.free(Widgets.node(.padding(padding), Widgets.text("aaaa bbbb"))), width: 60),
      is: """
        align 0,0 60×200
          padding 0,0 60×24
            Text 2,1 54×20 "aaaa|bbbb"
        """)
  }

  @Test func `alignment takes all or a factor of the child`() {
    let corner = Fraction(x: 1, y: 1)
    let all = Widgets.node(
      .align(corner, widthFactor: nil, heightFactor: nil), Widgets.box(20, 10))
    #expect(frames(Widgets.free(all), width: 100, height: 50)[2].origin == Point(x: 80, y: 40))
    let twice = Widgets.node(.align(.center, widthFactor: 2, heightFactor: 3), Widgets.box(20, 10))
    let frames = frames(Widgets.free(twice), width: 100, height: 50)
    #expect(frames[1].size == Size(width: 40, height: 30))
    #expect(frames[2].origin == Point(x: 10, y: 10))
  }

  @Test func `a box that is scaled into its place is drawn smaller`() {
    let fitted = Widgets.sized(
      width: 60, height: 30,
      Widgets.node(.fitted(.contain, .center), Widgets.text("aaaa bbbb cccc")))
    let screen = laidOut(Widgets.free(fitted), width: 100, height: 50)
    let text = screen.root.children[0].children[0].children[0]
    #expect(abs(text.frame.size.width - 60) < 0.001)
    #expect(abs(text.frame.minY - (30 - 60.0 / 14) / 2) < 0.001)
    #expect(abs((text.text?.scale ?? 0) - 60.0 / 140) < 0.001)
    #expect(text.text?.lines.count == 1)
  }

  @Test func `a share of the room and a ratio`() {
    let half = Widgets.node(.fractional(width: 0.5, height: nil, .center), Widgets.text("a"))
    #expect(frames(Widgets.free(half), width: 100, height: 50)[2].size.width == 50)
    let wide = Widgets.node(.aspectRatio(4), Widgets.text("a"))
    #expect(
      frames(Widgets.free(wide), width: 100, height: 50)[1].size == Size(width: 100, height: 25))
  }

  @Test func `the intrinsic width of a column is that of its longest text`() {
    let column = Widgets.node(
      .intrinsic(.horizontal),
      Widgets.column(Widgets.text("aaaa"), Widgets.text("bb"), cross: .stretch))
    let frames = frames(Widgets.free(column), width: 100, height: 50)
    #expect(frames[1].size.width == 40)
    #expect(frames[4].size.width == 40)
  }

  @Test func `what is unconstrained may stick out`() {
    let box = Widgets.node(.unconstrained(.both, .center), Widgets.box(80, 10))
    expect(
      layOut(Widgets.free(Widgets.sized(width: 40, height: 20, box))),
      is: """
        align 0,0 300×200
          SizedBox 0,0 40×20
            unconstrained 0,0 40×20 overflows horizontal by 40
              Box -20,5 80×10
        """)
  }

  @Test func `opaque nodes take no space`() {
    let opaque = ScreenNode(.opaque, name: "Map", span: nil, children: [Widgets.box(9, 9)])
    expect(
      layOut(Widgets.row(Widgets.box(10, 10), opaque), width: 50, height: 10),
      is: """
        Row 0,0 50×10
          Box 0,0 10×10
          Map 10,5 0×0
        """)
  }
}
