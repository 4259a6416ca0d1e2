import ScreenModel
import Testing

/// Modifiers that change what a child may be.
@Suite struct SizeModifierTests {
  @Test func `an inner size cannot beat an outer one`() {
    expect(
      Dp.layOut(Dp.height(80, Dp.height(40, Dp.box(10, 10)))),
      is: """
        size 0,0 10×80
          size 0,0 10×80
            Box 0,0 10×80
        """)
  }

  @Test func `a smallest height grows with the text`() {
    let text = Dp.text("aaaa bbbb cccc")
    let grown = Dp.size(text, height: SizeLaw.Bounds(minimum: 15))
    expect(
      Dp.layOut(
        Dp.column(grown, Dp.size(Dp.text("a"), height: SizeLaw.Bounds(minimum: 15))), width: 100),
      is: """
        Column 0,0 100×35
          size 0,0 100×20
            Text 0,0 100×20 "aaaa bbbb|cccc"
          size 0,20 10×15
            Text 0,20 10×15 "a"
        """)
  }

  @Test func `a required size sticks out evenly of the place that the parent keeps`() {
    let required = Dp.size(
      Dp.box(0, 0), width: .exactly(60), height: .exactly(60), isRequired: true)
    expect(
      Dp.layOut(Dp.row(Dp.width(20, Dp.height(40, required)), Dp.box(10, 10))),
      is: """
        Row 0,0 30×40
          size 0,0 20×40
            size 0,0 20×40
              size -20,-10 60×60
                Box -20,-10 60×60
          Box 20,0 10×10
        """)
  }

  @Test func `filling takes a share of a bounded length and nothing of a free one`() {
    expect(
      Dp.layOut(
        Dp.node(
          .scroll(ScrollLaw(axes: .vertical)), Dp.fill(width: 0.5, height: 1, Dp.box(10, 10)))),
      is: """
        scroll 0,0 150×10
          fill 0,0 150×10 clip 0,- to 150,- scrolls-v
            Box 0,0 150×10 clip 0,- to 150,- scrolls-v
        """)
  }

  @Test func `a default minimum counts only where there is none`() {
    let inner = Dp.node(.defaultMinimum(width: 50, height: 50), Dp.box(10, 10))
    expect(
      Dp.layOut(Dp.size(inner, width: SizeLaw.Bounds(minimum: 20))),
      is: """
        size 0,0 20×50
          defaultMinimum 0,0 20×50
            Box 0,0 20×50
        """)
  }

  @Test func `wrapped content is smaller than it must be, and centred`() {
    expect(
      Dp.layOut(
        Dp.height(50, Dp.node(.wrapContent(.vertical, .center, isUnbounded: false), Dp.box(10, 10)))
      ),
      is: """
        size 0,0 10×50
          wrapContent 0,0 10×50
            Box 0,20 10×10
        """)
  }

  @Test func `unbounded content sticks out of its space`() {
    expect(
      Dp.layOut(
        Dp.height(20, Dp.node(.wrapContent(.vertical, .center, isUnbounded: true), Dp.box(10, 50)))),
      is: """
        size 0,0 10×20
          wrapContent 0,0 10×20
            Box 0,-15 10×50
        """)
  }

  @Test func `a padding takes its distances from what the child may be`() {
    expect(
      Dp.layOut(
        Dp.node(
          .padding(Insets(top: 1, leading: 10, bottom: 2, trailing: 10)), Dp.text("aaaa bbbb")),
        width: 100),
      is: """
        padding 0,0 100×23
          Text 10,1 80×20 "aaaa|bbbb"
        """)
  }

  @Test func `an offset moves the drawing only`() {
    expect(
      Dp.layOut(Dp.column(Dp.node(.offset(Point(x: -3, y: 5)), Dp.box(10, 10)), Dp.box(10, 10))),
      is: """
        Column 0,0 10×20
          offset 0,0 10×10
            Box -3,5 10×10
          Box 0,10 10×10
        """)
  }

  @Test func `a touch target is at least a square with its child in the middle`() {
    expect(
      Dp.layOut(Dp.node(.minimumTarget(48), Dp.box(20, 60))),
      is: """
        minimumTarget 0,0 48×60
          Box 14,0 20×60
        """)
  }

  @Test func `a ratio tries the largest width, then the largest height`() {
    let wide = Dp.node(.aspectRatio(2, matchesHeightFirst: false), Dp.box(1, 1))
    expect(Dp.layOut(wide), is: "aspectRatio 0,0 300×150\n  Box 0,0 300×150")
    let high = Dp.node(.aspectRatio(1, matchesHeightFirst: false), Dp.box(1, 1))
    expect(Dp.layOut(high), is: "aspectRatio 0,0 200×200\n  Box 0,0 200×200")
    let heightFirst = Dp.node(.aspectRatio(0.5, matchesHeightFirst: true), Dp.box(1, 1))
    expect(Dp.layOut(heightFirst), is: "aspectRatio 0,0 100×200\n  Box 0,0 100×200")
  }

  @Test func `the least intrinsic width is the longest word and the most the whole line`() {
    let text = Dp.text("aa bbbb-cc ddd")
    expect(
      Dp.layOut(
        Dp.column(
          Dp.node(.intrinsic(width: .minimum, height: nil), text),
          Dp.node(.intrinsic(width: .maximum, height: nil), text))),
      is: """
        Column 0,0 140×50
          intrinsic 0,0 50×40
            Text 0,0 50×40 "aa|bbbb-|cc|ddd"
          intrinsic 0,40 140×10
            Text 0,40 140×10 "aa bbbb-cc ddd"
        """)
  }

  @Test func `an intrinsic height makes a divider as high as its neighbour`() {
    let divider = Dp.fill(height: 1, Dp.width(1, Dp.space))
    expect(
      Dp.layOut(
        Dp.node(
          .intrinsic(width: nil, height: .minimum),
          Dp.row(Dp.weight(1, Dp.text("aaaa bbbb")), divider)),
        width: 51),
      is: """
        intrinsic 0,0 51×20
          Row 0,0 51×20
            placed 0,0 50×20
              Text 0,0 50×20 "aaaa|bbbb"
            fill 50,0 1×20
              size 50,0 1×20
                Box 50,0 1×20
        """)
  }

  @Test func `lengths are rounded to pixels, halves up`() {
    expect(
      Dp.layOut(Dp.width(10.25, Dp.height(10.1, Dp.space)), scale: 2),
      is: """
        size 0,0 10.5×10
          size 0,0 10.5×10
            Box 0,0 10.5×10
        """)
  }

  @Test func `hints are found through wrappers`() {
    let weighted = Dp.node(.wrapper, Dp.node(.wrapper, Dp.weight(1, Dp.box(5, 5))))
    #expect(frames(Dp.row(weighted, Dp.box(50, 5)))[1].size.width == 250)
  }
}
