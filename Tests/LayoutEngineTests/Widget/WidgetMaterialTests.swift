import ScreenModel
import Testing

/// Scaffolds, bars, tiles, stacks and the like.
@Suite struct WidgetMaterialTests {
  @Test func `a long trailing part starves the title of a tile`() {
    let law = WidgetTileLaw(hasSubtitle: false, hasLeading: true, hasTrailing: true)
    let tile = Widgets.free(
      Widgets.node(
        .tile(law), Widgets.text("aaaa bbbb"), Widgets.box(24, 24),
        Widgets.text("cccccccccc")))
    expect(
      layOut(tile, width: 226, height: 100),
      is: """
        align 0,0 226×100
          tile 0,0 226×56
            Text 56,8 30×40 "aaa|a|bbb|b"
            Box 16,16 24×24
            Text 102,23 100×10 "cccccccccc"
        """)
  }

  @Test func `a tile grows with its texts`() {
    let law = WidgetTileLaw(hasSubtitle: true, hasLeading: false, hasTrailing: false)
    let tile = Widgets.free(
      Widgets.node(.tile(law), Widgets.text("aaaa bbbb"), Widgets.text("cccc dddd eeee ffff")))
    #expect(
      frames(tile, width: 90, height: 300)[1].size == Size(width: 90, height: 76))
  }

  @Test func `a tile of two lines stands on its baselines`() {
    let law = WidgetTileLaw(hasSubtitle: true, hasLeading: false, hasTrailing: false)
    let frames = frames(
      Widgets.free(Widgets.node(.tile(law), Widgets.text("aa"), Widgets.text("bb"))), width: 200,
      height: 300)
    #expect(frames.map(\.minY) == [0, 0, 24, 44])
    #expect(frames[1].size.height == 72)
  }

  @Test func `the body of a scaffold is between its bars`() {
    let law = WidgetScaffoldLaw(hasTopBar: true, hasBottomBar: true, hasFloatingButton: true)
    let scaffold = Widgets.node(
      .scaffold(law),
      Widgets.node(.safeArea([.top, .bottom], minimum: .zero), Widgets.box(10, 500)),
      Widgets.node(
        .safeArea([.top], minimum: .zero), Widgets.sized(height: 56, Widgets.text("t"))),
      Widgets.sized(height: 80), Widgets.box(56, 56))
    expect(
      layOut(scaffold, width: 300, height: 400, top: 24, bottom: 20),
      is: """
        scaffold 0,0 300×400
          safeArea 0,80 10×240
            Box 0,80 10×240
          safeArea 0,0 300×80
            SizedBox 0,24 300×56
              Text 0,24 300×56 "t"
          SizedBox 0,320 300×80
          Box 228,248 56×56
        """)
  }

  @Test func `the middle of a bar is centred as far as it may be`() {
    let law = WidgetToolbarLaw(
      hasLeading: true, hasMiddle: true, hasTrailing: true, isCentered: true, middleSpacing: 10)
    let bar = Widgets.node(
      .toolbar(law), Widgets.box(20, 20), Widgets.text("aaaa"), Widgets.box(60, 20))
    #expect(frames(bar, width: 200, height: 50).map(\.minX) == [0, 0, 80, 140])
    let long = Widgets.node(
      .toolbar(law), Widgets.box(20, 20), Widgets.text("aaaaaaaaaa"), Widgets.box(60, 20))
    #expect(frames(long, width: 200, height: 50)[2].minX == 30)
  }

  @Test func `what is positioned stands in a stack of the others' size`() {
    let stack = Widgets.free(
      Widgets.node(
        .stack(WidgetStackLaw(alignment: .center)), Widgets.box(60, 40), Widgets.box(20, 20),
        Widgets.node(
          .wrapper,
          Widgets.node(.positioned(WidgetPosition(right: -5, bottom: 0)), Widgets.text("aa"))),
        Widgets.node(.positioned(WidgetPosition(left: 5, right: 5)), Widgets.text("aaa bbb"))))
    expect(
      layOut(stack, width: 100, height: 100),
      is: """
        align 0,0 100×100
          stack 0,0 60×40
            Box 0,0 60×40 clip 0,0 to 60,40
            Box 20,10 20×20 clip 0,0 to 60,40
            wrapper 45,30 20×10 clip 0,0 to 60,40
              positioned 45,30 20×10 clip 0,0 to 60,40
                Text 45,30 20×10 "aa" clip 0,0 to 60,40
            positioned 5,10 50×20 clip 0,0 to 60,40
              Text 5,10 50×20 "aaa|bbb" clip 0,0 to 60,40
        """)
  }

  @Test func `a wrap begins a new run where the next child does not fit`() {
    let wrap = Widgets.free(
      Widgets.node(
        .wrap(WidgetWrapLaw(spacing: 5, runSpacing: 3)), Widgets.text("aaa"), Widgets.text("bbb"),
        Widgets.text("cc")))
    expect(
      layOut(wrap, width: 70, height: 50),
      is: """
        align 0,0 70×50
          wrap 0,0 65×23
            Text 0,0 30×10 "aaa"
            Text 35,0 30×10 "bbb"
            Text 0,13 20×10 "cc"
        """)
  }

  @Test func `a tap target is at least as large as it must be`() {
    let target = Widgets.free(Widgets.node(.minimumTarget(48), Widgets.text("aa")))
    #expect(frames(target)[1].size == Size(width: 48, height: 48))
    #expect(frames(target)[2].origin == Point(x: 14, y: 19))
  }

  @Test func `a sheet has a window of its own`() {
    var sheet = Widgets.node(.window(WindowLaw(heightShare: 0.5)), Widgets.text("aa"))
    sheet.traits.isPresented = true
    expect(
      layOut(Widgets.node(.window(WindowLaw()), Widgets.box(10, 10), sheet)),
      is: """
        window 0,0 300×200
          Box 0,0 300×200
          window 0,100 300×100
            Text 0,100 300×10 "aa"
        """)
  }
}
