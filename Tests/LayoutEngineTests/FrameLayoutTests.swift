import ScreenModel
import Testing

/// Fixed frames, padding, fixed sizes, offsets, positions.
@Suite struct FrameLayoutTests {
  @Test func `a frame has its own size and lets the child stick out`() {
    expect(
      layOut(frame(width: 40, height: 10, rigid(60, 30))),
      is: """
        frame 130,95 40×10
          Rigid 120,85 60×30
        """)
  }

  @Test func `a text in a low frame keeps whole lines, and one even where none fits`() {
    expect(
      layOut(frame(width: 20, height: 25, text("aa bb cc"))),
      is: """
        frame 140,87.5 20×25
          Text 140,90 20×20 "aa|b…" truncated
        """)
    expect(
      layOut(frame(height: 4, text("aa"))),
      is: """
        frame 140,98 20×4
          Text 140,95 20×10 "aa"
        """)
  }

  @Test func `a frame aligns its child`() {
    let law = FrameLaw(width: 100, height: 50, alignment: Alignment(.trailing, .bottom))
    expect(
      layOut(node(.frame(law), rigid(20, 10))),
      is: """
        frame 100,75 100×50
          Rigid 180,115 20×10
        """)
  }

  @Test func `padding is taken off the proposal and added to the child`() {
    let insets = Insets(top: 1, leading: 20, bottom: 3, trailing: 30)
    expect(
      layOut(node(.padding(insets), text("aaaa bbbb")), width: 100),
      is: """
        padding 5,88 90×24
          Text 25,89 40×20 "aaaa|bbbb"
        """)
  }

  @Test func `negative padding lets the child stick out`() {
    expect(
      layOut(node(.padding(Insets(leading: -10, trailing: -10)), flexible()), width: 100),
      is: """
        padding 0,0 100×200
          Flexible -10,0 120×200
        """)
  }

  @Test func `a fixed size asks for the ideal one`() {
    expect(
      layOut(node(.fixedSize(.horizontal), text("aaaa bbbb")), width: 60),
      is: """
        fixedSize -15,95 90×10
          Text -15,95 90×10 "aaaa bbbb"
        """)
    expect(
      layOut(node(.fixedSize(.vertical), text("aaaa bbbb")), width: 60, height: 10),
      is: """
        fixedSize 10,-5 40×20
          Text 10,-5 40×20 "aaaa|bbbb"
        """)
  }

  @Test func `an offset draws elsewhere and keeps its place`() {
    expect(
      layOut(column(node(.offset(Point(x: 5, y: -50)), rigid(20, 10)), rigid(20, 10))),
      is: """
        Column 140,90 20×20
          offset 140,90 20×10
            Rigid 145,40 20×10
          Rigid 140,100 20×10
        """)
  }

  @Test func `a position takes all there is and centres the child on a point`() {
    expect(
      layOut(node(.position(Point(x: 50, y: 20)), rigid(20, 10))),
      is: """
        position 0,0 300×200
          Rigid 40,15 20×10
        """)
  }

  @Test func `a ratio is fitted into the proposal or filled around it`() {
    expect(
      layOut(node(.aspectRatio(1, fills: false), flexible())),
      is: """
        aspectRatio 50,0 200×200
          Flexible 50,0 200×200
        """)
    expect(
      layOut(node(.aspectRatio(1, fills: true), flexible())),
      is: """
        aspectRatio 0,-50 300×300
          Flexible 0,-50 300×300
        """)
    let image = ImageContent(
      kind: .picture(Size(width: 60, height: 20)), isResizable: true)
    expect(
      layOut(node(.aspectRatio(nil, fills: false), node(.image(image)))),
      is: """
        aspectRatio 0,50 300×100
          image 0,50 300×100
        """)
  }
}
