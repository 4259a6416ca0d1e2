import ScreenModel
import Testing

/// Rows and columns of the widget family.
@Suite struct WidgetFlexTests {
  @Test func `text without a factor overflows its row`() {
    expect(
      layOut(Widgets.row(Widgets.box(40, 20), Widgets.text("aaaa bbbb")), width: 100, height: 40),
      is: """
        Row 0,0 100×40 overflows horizontal by 30
          Box 0,10 40×20
          Text 40,15 90×10 "aaaa bbbb"
        """)
  }

  @Test func `an expanded text wraps in what is left`() {
    let row = Widgets.row(Widgets.box(40, 20), Widgets.expanded(Widgets.text("aaaa bbbb")))
    expect(
      layOut(row, width: 100, height: 40),
      is: """
        Row 0,0 100×40
          Box 0,10 40×20
          Expanded 40,10 60×20
            Text 40,10 60×20 "aaaa|bbbb"
        """)
  }

  @Test func `a flexible one may take less than its share`() {
    let row = Widgets.row(Widgets.flexible(Widgets.text("aa")), Widgets.box(10, 10))
    expect(
      layOut(row, width: 100, height: 10),
      is: """
        Row 0,0 100×10
          Flexible 0,0 20×10
            Text 0,0 20×10 "aa"
          Box 20,0 10×10
        """)
  }

  @Test func `factors share what is left`() {
    let row = Widgets.row(
      Widgets.expanded(Widgets.box(1, 1), 1), Widgets.box(10, 10),
      Widgets.expanded(Widgets.box(1, 1), 2), spacing: 15)
    expect(
      layOut(row, width: 100, height: 10),
      is: """
        Row 0,0 100×10
          Expanded 0,4.5 20×1
            Box 0,4.5 20×1
          Box 35,0 10×10
          Expanded 60,4.5 40×1
            Box 60,4.5 40×1
        """)
  }

  @Test func `a factor is found through wrappers`() {
    let row = Widgets.row(Widgets.node(.wrapper, Widgets.expanded(Widgets.text("aaaa bbbb"))))
    expect(
      layOut(row, width: 50, height: 20),
      is: """
        Row 0,0 50×20
          wrapper 0,0 50×20
            Expanded 0,0 50×20
              Text 0,0 50×20 "aaaa|bbbb"
        """)
  }

  @Test func `a flexible child without an end is laid out without its factor and said`() {
    let column = Widgets.column(Widgets.node(.wrapper, Widgets.expanded(Widgets.text("aa"))))
    expect(
      layOut(Widgets.node(.scroll(ScrollLaw(axes: .vertical)), column), width: 50, height: 40),
      is: """
        scroll 0,0 50×40
          Column 0,0 50×10 clip 0,- to 50,- scrolls-v
            wrapper 15,0 20×10 clip 0,- to 50,- scrolls-v
              Expanded 15,0 20×10 clip 0,- to 50,- scrolls-v unbounded vertical
                Text 15,0 20×10 "aa" clip 0,- to 50,- scrolls-v
        """)
  }

  @Test func `a component is not blamed for the height that its screen gives it`() {
    // What has no end inside the component itself is another matter.
    let inner = Widgets.column(Widgets.flexible(Widgets.text("aa")))
    let column = Widgets.column(Widgets.expanded(Widgets.text("bb")), inner)
    expect(
      layOut(column, width: 50, role: .component),
      is: """
        Column 0,0 20×20
          Expanded 0,0 20×10
            Text 0,0 20×10 "bb"
          Column 0,10 20×10
            Flexible 0,10 20×10 unbounded vertical
              Text 0,10 20×10 "aa"
        """)
  }

  @Test(arguments: [
    (WidgetFlexLaw.Main.start, 0.0, 10.0), (.end, 80, 90), (.center, 40, 50),
    (.spaceBetween, 0, 90), (.spaceAround, 20, 70), (.spaceEvenly, 80.0 / 3, 190.0 / 3),
  ])
  func `free space is spent along the axis`(
    main: WidgetFlexLaw.Main, first: Double, second: Double
  ) {
    let row = Widgets.row(Widgets.box(10, 10), Widgets.box(10, 10), main: main)
    let frames = frames(row, width: 100, height: 10)
    #expect(abs(frames[1].minX - first) < 0.001)
    #expect(abs(frames[2].minX - second) < 0.001)
  }

  @Test func `a reversed row starts at its end`() {
    let row = Widgets.row(Widgets.box(10, 10), Widgets.box(20, 10), isReversed: true)
    #expect(frames(row, width: 100, height: 10).map(\.minX) == [0, 90, 70])
  }

  @Test func `children are aligned across`() {
    for (cross, top, height) in [
      (WidgetFlexLaw.Cross.start, 0.0, 10.0), (.center, 15, 10), (.end, 30, 10), (.stretch, 0, 40),
    ] {
      let row = Widgets.row(Widgets.box(10, 10), cross: cross)
      let child = frames(row, width: 100, height: 40)[1]
      #expect(child.minY == top && child.size.height == height, "\(cross)")
    }
  }

  @Test func `baselines stand on one line`() {
    let row = Widgets.free(
      Widgets.row(
        Widgets.text("a", size: 20), Widgets.text("b"), Widgets.box(10, 5), cross: .baseline))
    expect(
      layOut(row, width: 100, height: 40),
      is: """
        align 0,0 100×40
          Row 0,0 100×20
            Text 0,0 20×20 "a"
            Text 20,8 10×10 "b"
            Box 30,0 10×5
        """)
  }

  @Test func `a row of its smallest size takes what its children take`() {
    let row = Widgets.free(Widgets.row(Widgets.box(10, 10), isMaximal: false, spacing: 5))
    #expect(frames(row, width: 100, height: 40)[1].size == Size(width: 10, height: 10))
  }

  @Test func `a column says by how much it overflows`() {
    let column = Widgets.column(Widgets.box(10, 30), Widgets.box(10, 30), main: .center)
    expect(
      layOut(column, width: 20, height: 40),
      is: """
        Column 0,0 20×40 overflows vertical by 20
          Box 5,0 10×30
          Box 5,30 10×30
        """)
  }
}
