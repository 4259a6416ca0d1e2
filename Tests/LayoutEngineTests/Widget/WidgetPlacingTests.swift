import ScreenModel
import Testing
import TextScaling

/// Laws that place or size one child, stacks, wraps, tables and fields, worked out by hand.
@Suite struct WidgetPlacingTests {
  @Test func `a child that is scaled down is never drawn larger`() {
    let fitted = Widgets.free(Widgets.node(.fitted(.scaleDown, .center), Widgets.text("aaaa")))
    #expect(frames(fitted, width: 100, height: 50)[2].size == Size(width: 40, height: 10))
    // 40 by 10 in 20 by 50: half as large, in the middle.
    #expect(
      frames(fitted, width: 20, height: 50).dropFirst().map(\.size)
        == [Size(width: 20, height: 5), Size(width: 20, height: 5)])
  }

  @Test(arguments: [
    (WidgetLaw.Fit.contain, 20.0, 40.0), (.cover, 30, 60), (.fill, 30, 40), (.fitWidth, 30, 60),
    (.fitHeight, 20, 40), (.none, 10, 20), (.scaleDown, 10, 20),
  ])
  func `a child is scaled as its fit says`(fit: WidgetLaw.Fit, width: Double, height: Double) {
    let box = Widgets.sized(
      width: 30, height: 40, Widgets.node(.fitted(fit, .topLeft), Widgets.box(10, 20)))
    #expect(frames(Widgets.free(box))[3] == Rect(x: 0, y: 0, width: width, height: height))
  }

  @Test func `a baseline stands where it is told`() {
    // The block font's baseline is 8 of 10.
    let node = Widgets.free(Widgets.node(.baseline(30), Widgets.text("aa")))
    #expect(frames(node)[1].size == Size(width: 20, height: 32))
    #expect(frames(node)[2].minY == 22)
  }

  @Test func `a child without a baseline stands on its bottom`() {
    let node = Widgets.free(Widgets.node(.baseline(30), Widgets.box(5, 12)))
    #expect(frames(node)[2].minY == 18)
  }

  @Test func `a box may overflow without a complaint`() {
    let law = SizeLaw(
      width: SizeLaw.Bounds(minimum: 80, maximum: 80), height: SizeLaw.Bounds(maximum: 30))
    let box = Widgets.sized(
      width: 40, height: 20,
      Widgets.node(.overflowing(law, Fraction(x: 1, y: 0)), Widgets.text("aaaa bbbb cccc")))
    expect(
      layOut(Widgets.free(box)),
      is: """
        align 0,0 300×200
          SizedBox 0,0 40×20
            overflowing 0,0 40×20
              Text -40,-5 80×30 "aaaa|bbbb|cccc"
        """)
  }

  @Test func `limits count only where there is no end`() {
    let limited = Widgets.node(.limited(width: 30, height: 20), Widgets.text("aaaa bbbb"))
    #expect(frames(Widgets.free(limited), width: 100)[1].size == Size(width: 90, height: 10))
    let free = Widgets.node(.unconstrained(.both, .topLeft), limited)
    #expect(frames(Widgets.free(free))[2].size == Size(width: 30, height: 20))
  }

  @Test func `the intrinsic height of a row is that of its highest child`() {
    let row = Widgets.node(
      .intrinsic(.vertical),
      Widgets.row(
        Widgets.expanded(Widgets.text("aaaa bbbb")), Widgets.box(10, 10), cross: .stretch))
    // The text has 50 and needs two lines.
    #expect(
      frames(Widgets.free(row), width: 60, height: 100).map(\.size.height)
        == [100, 20, 20, 20, 20, 20])
  }

  @Test func `only one child of an indexed stack shows and all decide the size`() {
    let stack = Widgets.node(
      .stack(WidgetStackLaw(shownIndex: 1)), Widgets.box(50, 10), Widgets.box(10, 30))
    let all = frames(Widgets.free(stack))
    #expect(all.count == 3)
    #expect(all[1].size == Size(width: 50, height: 30))
    #expect(all[2].size == Size(width: 10, height: 30))
  }

  @Test func `a stack expands or passes its constraints on`() {
    func child(_ sizing: WidgetStackLaw.Sizing) -> Size {
      let law = SizeLaw(width: SizeLaw.Bounds(minimum: 40, maximum: 80), height: SizeLaw.Bounds())
      let stack = Widgets.node(.stack(WidgetStackLaw(sizing: sizing)), Widgets.text("aa"))
      return frames(Widgets.free(Widgets.node(.constrained(law), stack)))[3].size
    }
    #expect(child(.loose) == Size(width: 20, height: 10))
    #expect(child(.passthrough) == Size(width: 40, height: 10))
    #expect(child(.expand) == Size(width: 80, height: 200))
  }

  @Test func `a stack of positioned children alone is as large as it may be`() {
    let stack = Widgets.node(
      .stack(WidgetStackLaw()),
      Widgets.node(
        .positioned(WidgetPosition(right: 10, bottom: 5, width: 30, height: 20)), Widgets.box(1, 1))
    )
    let all = frames(Widgets.free(stack), width: 100, height: 60)
    #expect(all[1].size == Size(width: 100, height: 60))
    #expect(all[2] == Rect(x: 60, y: 35, width: 30, height: 20))
  }

  @Test func `runs of a wrap are aligned along and across`() {
    let wrap = Widgets.node(
      .wrap(WidgetWrapLaw(main: .end, spacing: 10, runSpacing: 5, cross: .center)),
      Widgets.box(40, 10), Widgets.box(30, 20), Widgets.box(50, 10))
    let all = frames(Widgets.sized(width: 100, wrap), width: 100, height: 50)
    #expect(
      all.dropFirst(2).map(\.origin) == [
        Point(x: 20, y: 5), Point(x: 70, y: 0), Point(x: 50, y: 25),
      ])
  }

  @Test func `what is too wide for a wrap stands on a run of its own within it`() {
    let wrap = Widgets.node(.wrap(WidgetWrapLaw()), Widgets.box(20, 10), Widgets.text("aaaa bbbb"))
    let all = frames(Widgets.free(wrap), width: 60, height: 50)
    #expect(all[3] == Rect(x: 0, y: 10, width: 60, height: 20))
  }

  @Test func `a tile in a row without an end throws`() {
    let law = WidgetTileLaw(hasSubtitle: false, hasLeading: false, hasTrailing: false)
    let dump = layOut(Widgets.row(Widgets.node(.tile(law), Widgets.text("aa"))))
    #expect(dump.contains("unbounded horizontal"))
    let expanded = Widgets.row(Widgets.expanded(Widgets.node(.tile(law), Widgets.text("aa"))))
    #expect(!layOut(expanded).contains("unbounded"))
  }

  @Test func `columns of a table are as wide as their cells and give way evenly`() {
    func widths(_ all: Double) -> [Double] {
      let table = Widgets.node(
        .table(WidgetTableLaw(columns: 2, isFlexible: false)), Widgets.text("aa aa"),
        Widgets.text("bb bb bb"), Widgets.text("c"), Widgets.text("d"))
      return frames(Widgets.free(table), width: all).dropFirst(2).map(\.size.width)
    }
    #expect(widths(200) == [50, 80, 50, 80])
    #expect(widths(110) == [40, 70, 40, 70])
    // The first cannot be narrower than its longest word.
    #expect(widths(60) == [20, 40, 20, 40])
  }

  @Test func `the head of a table has a height of its own`() {
    let law = WidgetTableLaw(
      columns: 1, rowHeight: .exactly(20), headingHeight: .exactly(30))
    let table = Widgets.node(
      .table(law), Widgets.text("aaaa aaaa aaaa aaaa"), Widgets.text("b"), Widgets.text("c"))
    #expect(
      frames(Widgets.free(table), width: 50, height: 200).map(\.size.height)
        == [200, 70, 30, 20, 20])
  }

  @Test func `padding shrinks as the text grows`() {
    func insets(_ left: Double) -> Insets { Insets(leading: left) }
    func start(_ scale: Double) -> Double {
      let padding = WidgetScaledPadding(
        one: insets(24), two: insets(12), three: insets(6),
        font: FontChoice(size: .scaled(14, ScalerChoice(factor: scale))), fontSize: 14)
      return frames(Widgets.free(Widgets.node(.scaledPadding(padding), Widgets.box(1, 1))))[2].minX
    }
    #expect(
      [0.8, 1, 1.5, 2, 2.5, 3, 9].map { (start($0) * 1000).rounded() / 1000 } == [
        24, 24, 18, 12, 9, 6, 6,
      ])
  }

  @Test func `a field is as high as its label, its input and its paddings`() {
    let law = WidgetFieldLaw(
      hasLabel: true, hasHelper: true, padding: Insets(top: 8, bottom: 8),
      labelRoom: FontChoice(size: .fixed(16)), minimumHeight: 30)
    let field = Widgets.free(
      Widgets.node(
        .decoratedField(law), Widgets.text("aaaa"), Widgets.text("bb"), Widgets.text("cc")))
    let all = frames(field, width: 100, height: 100)
    // 8, 16 for the label, 10, 8; then 4 and the helper's 10.
    #expect(all[1].size == Size(width: 100, height: 56))
    #expect(all[2].origin == Point(x: 0, y: 24))
    #expect(all[3] == Rect(x: 0, y: 8, width: 15, height: 7.5))
    #expect(all[4].minY == 46)
  }

  @Test func `a label at rest stands in the middle at its full size`() {
    let law = WidgetFieldLaw(
      hasLabel: true, hasPrefix: true, padding: Insets(leading: 12, trailing: 12),
      isOutlined: true, floatsLabel: false)
    let field = Widgets.free(
      Widgets.node(
        .decoratedField(law), Widgets.text("aaaa"), Widgets.text("bb"), Widgets.box(48, 48)))
    let all = frames(field, width: 100, height: 100)
    #expect(all[1].size.height == 48)
    #expect(all[3] == Rect(x: 48, y: 19, width: 20, height: 10))
    #expect(all[4].origin == .zero)
  }

  @Test func `what is attached has the size of the first child and no say`() {
    let node = Widgets.node(
      .attachment(Fraction(x: 1, y: -1), isBehind: false), Widgets.box(30, 20), Widgets.box(90, 5))
    #expect(
      frames(Widgets.free(node)).dropFirst().map(\.size) == [
        Size(width: 30, height: 20), Size(width: 30, height: 20), Size(width: 30, height: 5),
      ])
  }

  @Test func `an offset moves the drawing alone`() {
    let row = Widgets.row(
      Widgets.node(.offset(Point(x: 3, y: 4)), Widgets.box(10, 10)), Widgets.box(10, 10),
      cross: .start)
    #expect(
      frames(row, width: 50, height: 20).map(\.origin) == [
        .zero, .zero, Point(x: 3, y: 4), Point(x: 10, y: 0),
      ])
  }

  @Test func `a safe area keeps at least its minimum`() {
    let node = Widgets.node(
      .safeArea([.top], minimum: Insets(top: 10, bottom: 7)), Widgets.box(1, 1))
    let frame = laidOut(node, width: 50, height: 100, top: 24, bottom: 20).root.children[0].frame
    #expect(frame.minY == 24)
    #expect(frame.size.height == 100 - 24 - 7)
  }
}
