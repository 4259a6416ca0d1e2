import ScreenModel
import Testing

/// Layers, attachments, flows, scroll views and lazy lists.
@Suite struct ContainerTests {
  @Test func `layers are as large as the largest child and aligned in that`() {
    let hinted = Dp.node(
      .placed(ParentHints(horizontal: .trailing, vertical: .bottom)), Dp.box(5, 5))
    expect(
      Dp.layOut(Dp.layers(Dp.box(40, 30), hinted, Dp.box(11, 10), alignment: .center)),
      is: """
        layers 0,0 40×30
          Box 0,0 40×30
          placed 35,25 5×5
            Box 35,25 5×5
          Box 15,10 11×10
        """)
  }

  @Test func `a child that matches its parent takes the size of the others`() {
    let matching = Dp.node(.placed(ParentHints(matchesParent: true)), Dp.box(1, 1))
    expect(
      Dp.layOut(Dp.layers(matching, Dp.box(40, 30))),
      is: """
        layers 0,0 40×30
          placed 0,0 40×30
            Box 0,0 40×30
          Box 0,0 40×30
        """)
  }

  @Test func `the smallest size is passed on only where the law says so`() {
    let outer = { (propagates: Bool) in
      frames(Dp.width(80, Dp.layers(Dp.box(10, 10), propagates: propagates)))[2].size.width
    }
    #expect(outer(false) == 10)
    #expect(outer(true) == 80)
  }

  @Test func `an attachment never changes the size`() {
    expect(
      Dp.layOut(
        Dp.node(
          .attachment(Alignment(.trailing, .top), isBehind: false), Dp.box(20, 20), Dp.box(8, 50))),
      is: """
        attachment 0,0 20×20
          Box 0,0 20×20
          Box 12,0 8×20
        """)
  }

  @Test func `a scroll view is as long as its content or as it may be`() {
    let long = Dp.node(.scroll(ScrollLaw(axes: .vertical)), Dp.box(10, 500))
    expect(Dp.layOut(long), is: "scroll 0,0 10×200\n  Box 0,0 10×500 clip 0,- to 10,- scrolls-v")
    let short = Dp.node(.scroll(ScrollLaw(axes: .vertical)), Dp.box(10, 50))
    expect(Dp.layOut(short), is: "scroll 0,0 10×50\n  Box 0,0 10×50 clip 0,- to 10,- scrolls-v")
  }

  @Test func `a flow puts what does not fit on the next line`() {
    let flow = FlowLaw(axis: .horizontal, mainSpacing: 10, crossSpacing: 5)
    let boxes = [Dp.box(40, 10), Dp.box(40, 20), Dp.box(50, 10)]
    expect(
      Dp.layOut(Dp.node(.flow(flow), boxes), width: 100),
      is: """
        flow 0,0 90×35
          Box 0,0 40×10
          Box 50,0 40×20
          Box 0,25 50×10
        """)
  }

  @Test func `a flow of one item to the line is a column`() {
    let flow = FlowLaw(axis: .horizontal, maximumPerLine: 1)
    #expect(frames(Dp.node(.flow(flow), Dp.box(9, 10), Dp.box(9, 10))).map(\.minY) == [0, 0, 10])
  }

  @Test func `a text that is longer than a line of a flow wraps on its own line`() {
    let flow = FlowLaw(axis: .horizontal)
    expect(
      Dp.layOut(Dp.node(.flow(flow), Dp.box(40, 10), Dp.text("aaaa bbbb cccc")), width: 100),
      is: """
        flow 0,0 100×30
          Box 0,0 40×10
          Text 0,10 100×20 "aaaa bbbb|cccc"
        """)
  }

  @Test func `items of a list are as high as they like`() {
    let law = LazyListLaw(axis: .vertical, spacing: 10, contentPadding: Insets(top: 5, leading: 20))
    expect(
      Dp.layOut(
        Dp.node(.lazyList(law), Dp.text("aaaa bbbb"), Dp.fill(width: 1, Dp.box(1, 300))), width: 100
      ),
      is: """
        lazyList 0,0 100×200
          Text 20,5 80×20 "aaaa|bbbb" clip 0,- to 100,- scrolls-v
          fill 20,35 80×300 clip 0,- to 100,- scrolls-v
            Box 20,35 80×300 clip 0,- to 100,- scrolls-v
        """)
  }

  @Test func `a list in free space is as long as its items`() {
    let list = Dp.node(.lazyList(LazyListLaw(axis: .vertical)), Dp.box(10, 300), Dp.box(10, 300))
    #expect(frames(Dp.node(.scroll(ScrollLaw(axes: .vertical)), list))[1].size.height == 600)
  }

  @Test func `pages stand a viewport apart`() {
    let law = LazyListLaw(axis: .horizontal, isPaged: true)
    let pager = Dp.node(.lazyList(law), Dp.box(50, 20), Dp.fill(width: 1, Dp.box(1, 30)))
    #expect(frames(pager).map(\.minX) == [0, 0, 300, 300])
    #expect(frames(pager).map(\.size.width) == [300, 50, 300, 300])
  }

  @Test func `an adaptive grid has as many columns as fit and shares the rest`() {
    // Four columns of 70 need 310: three share 300 − 20, the first getting the odd pixel.
    let law = LazyTracksLaw(
      axis: .vertical, tracks: .adaptive(70), mainSpacing: 5, crossSpacing: 10)
    expect(
      Dp.layOut(
        Dp.node(.lazyGrid(law), Dp.box(1, 10), Dp.box(1, 20), Dp.box(1, 10), Dp.box(1, 10))),
      is: """
        lazyGrid 0,0 300×35
          Box 0,0 94×10 clip 0,- to 300,- scrolls-v
          Box 104,0 93×20 clip 0,- to 300,- scrolls-v
          Box 207,0 93×10 clip 0,- to 300,- scrolls-v
          Box 0,25 94×10 clip 0,- to 300,- scrolls-v
        """)
  }

  @Test func `a column that is too narrow breaks its words`() {
    let law = LazyTracksLaw(axis: .vertical, tracks: .count(3))
    let grid = Dp.node(.lazyGrid(law), Dp.text("aaaaa"), Dp.text("b"), Dp.text("c"))
    #expect(frames(grid, width: 90).map(\.size.height) == [20, 20, 10, 10])
  }

  @Test func `a staggered grid fills its shortest column`() {
    let law = LazyTracksLaw(
      axis: .vertical, tracks: .count(2), mainSpacing: 10, isStaggered: true)
    let grid = Dp.node(.lazyGrid(law), Dp.box(1, 50), Dp.box(1, 10), Dp.box(1, 10))
    #expect(frames(grid).map(\.minX) == [0, 0, 150, 150])
    #expect(frames(grid).map(\.minY) == [0, 0, 0, 20])
  }

  @Test func `fixed tracks leave the rest`() {
    let law = LazyTracksLaw(axis: .vertical, tracks: .fixed(70), crossSpacing: 10)
    let grid = Dp.node(.lazyGrid(law), (0..<5).map { _ in Dp.box(1, 1) })
    #expect(frames(grid).map(\.minX) == [0, 0, 80, 160, 0, 80])
  }
}
