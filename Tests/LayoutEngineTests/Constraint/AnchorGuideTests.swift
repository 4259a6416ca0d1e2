import ScreenModel
import Testing

/// Lines and chains that children are linked to or held by, and lengths among anchors.
///
/// The window is 300 by 200; a character is 10 wide, a line 10 high.
@Suite struct AnchorGuideTests {
  private func child(
    _ name: String, width: AnchorLength = .wrap(isBounded: false), weight: Double? = nil, isGone: Bool = false,
    _ node: ScreenNode
  ) -> ScreenNode {
    child(name, [], width: width, weight: weight, isGone: isGone, node)
  }

  private func child(
    _ name: String, _ links: [AnchorLink], width: AnchorLength = .wrap(isBounded: false),
    height: AnchorLength = .wrap(isBounded: false), weight: Double? = nil, isGone: Bool = false,
    _ node: ScreenNode
  ) -> ScreenNode {
    var hints = AnchorHints(name: name, links: links, width: width, height: height, isGone: isGone)
    hints.horizontalWeight = weight
    return Dp.node(.placed(ParentHints(anchor: hints)), node)
  }

  private func link(
    _ side: AnchorLink.Side, _ targetSide: AnchorLink.Side, of target: String? = nil,
    margin: Double = 0, goneMargin: Double = 0, bias: Double = 0.5
  ) -> AnchorLink {
    AnchorLink(
      side: side, target: target, targetSide: targetSide, margin: margin, goneMargin: goneMargin, bias: bias)
  }

  private func helper(_ name: String, _ kind: AnchorGuide.Kind) -> AnchorGuide {
    AnchorGuide(name: name, kind: kind)
  }

  /// The frames of the children of a layout that fills the window.
  private func places(_ helpers: [AnchorGuide] = [], _ children: ScreenNode...) -> [Rect] {
    let anchors = Dp.node(.anchors(AnchorsLaw(helpers: helpers)), children)
    let all = frames(Dp.fill(width: 1, height: 1, anchors))
    return children.indices.map { all[2 + 2 * $0] }
  }

  @Test(arguments: [
    (AnchorPlace.fromStart(40), 40.0), (.fromEnd(40), 260), (.share(0.25), 75),
  ]) func `a guideline is a line at a place`(place: AnchorPlace, x: Double) {
    let found = places(
      [helper("g", .guideline(.horizontal, place))],
      child("a", [link(.start, .start, of: "g", margin: 5)], Dp.box(20, 10)),
      child("b", [link(.end, .start, of: "g")], Dp.box(20, 10)))
    #expect(found.map(\.minX) == [x + 5, x - 20])
  }

  @Test func `a guideline across is another axis'`() {
    let found = places(
      [helper("g", .guideline(.vertical, .share(0.5)))],
      child("a", [link(.top, .top, of: "g"), link(.bottom, .bottom)], height: .spread, Dp.box(20, 10)))
    #expect(found == [Rect(x: 0, y: 100, width: 20, height: 100)])
  }

  @Test func `a barrier stands beyond the farthest`() {
    let found = places(
      [helper("b", .barrier(.end, of: ["s", "l"], margin: 8))],
      child("s", [link(.start, .start)], Dp.box(20, 10)),
      child("l", [link(.start, .start, margin: 10)], Dp.box(90, 10)),
      child(
        "t", [link(.start, .start, of: "b"), link(.end, .end)], width: .spread,
        Dp.text("aaaa bbbb cccc dddd")))
    #expect(found[2] == Rect(x: 108, y: 0, width: 192, height: 10))
  }

  @Test func `a barrier before is before the nearest`() {
    let found = places(
      [helper("b", .barrier(.top, of: ["s", "l"], margin: 8))],
      child("s", [link(.bottom, .bottom)], Dp.box(20, 10)),
      child("l", [link(.bottom, .bottom)], Dp.box(20, 50)),
      child("t", [link(.bottom, .bottom, of: "b")], Dp.box(20, 10)))
    #expect(found[2].minY == 132)
  }

  private func chain(_ style: AnchorChain.Style, bias: Double = 0.5) -> AnchorGuide {
    helper(
      "chain",
      .chain(
        AnchorChain(
          axis: .horizontal, members: ["a", "b", "c"].map { AnchorChain.Member($0) }, style: style, bias: bias)))
  }

  /// Three of 20: 240 are left.
  @Test(arguments: [
    (AnchorChain.Style.spread, 0.5, [60.0, 140, 220]), (.spreadInside, 0.5, [0, 140, 280]),
    (.packed, 0.5, [120, 140, 160]), (.packed, 0, [0, 20, 40]), (.packed, 1, [240, 260, 280]),
  ]) func `a chain is laid out by its style`(style: AnchorChain.Style, bias: Double, starts: [Double]) {
    let found = places(
      [chain(style, bias: bias)], child("a", Dp.box(20, 10)), child("b", Dp.box(20, 10)),
      child("c", Dp.box(20, 10)))
    #expect(found.map(\.minX) == starts)
  }

  @Test func `members of a chain share by their weights`() {
    let found = places(
      [chain(.spread)], child("a", width: .spread, weight: 3, Dp.box(1, 10)), child("b", Dp.box(60, 10)),
      child("c", width: .spread, weight: 1, Dp.box(1, 10)))
    #expect(found.map(\.size.width) == [180, 60, 60])
    #expect(found.map(\.minX) == [0, 180, 240])
  }

  @Test func `members without a weight get nothing beside those with one`() {
    let found = places(
      [chain(.spread)], child("a", width: .spread, weight: 3, Dp.box(1, 10)), child("b", Dp.box(60, 10)),
      child("c", width: .spread, Dp.box(1, 10)))
    #expect(found.map(\.size.width) == [240, 60, 0])
  }

  @Test func `a member that is gone leaves no gap`() {
    let found = places(
      [chain(.spread)], child("a", Dp.box(60, 10)), child("b", isGone: true, Dp.box(0, 0)),
      child("c", Dp.box(60, 10)))
    #expect(found.map(\.minX) == [60, 120, 180])
  }

  @Test func `a bounded text in a packed chain leaves the others their room`() {
    let text = child("a", width: .wrap(isBounded: true), Dp.text("aaaa bbbb cccc dddd eeee ffff gggg"))
    let found = places([chain(.packed, bias: 0)], text, child("b", Dp.box(40, 10)), child("c", Dp.box(20, 10)))
    #expect(found[0].size == Size(width: 240, height: 20))
    #expect(found.map(\.minX) == [0, 240, 280])
    // One that is not bounded stands out.
    let free = child("a", Dp.text("aaaa bbbb cccc dddd eeee ffff gggg"))
    let wide = places([chain(.packed, bias: 0)], free, child("b", Dp.box(40, 10)), child("c", Dp.box(20, 10)))
    #expect(wide.map(\.minX) == [0, 300, 340])
  }

  @Test func `what is linked to something gone has another margin`() {
    let links = [link(.start, .end, of: "a", margin: 16, goneMargin: 3)]
    #expect(places([], child("a", [link(.start, .start, margin: 9)], Dp.box(20, 10)), child("b", links, Dp.box(20, 10)))[1].minX == 45)
    let gone = child("a", [link(.start, .start, margin: 9)], isGone: true, Dp.box(0, 0))
    #expect(places([], gone, child("b", links, Dp.box(20, 10)))[1].minX == 3)
  }

  @Test func `lengths are shares, ratios and limits`() {
    let both = [link(.start, .start), link(.end, .end)]
    let found = places(
      [], child("a", both, width: .percent(0.5), height: .ratio(3), Dp.box(20, 10)),
      child("b", both, width: AnchorLength(.spread, maximum: .length(100)), Dp.box(20, 10)),
      child("c", both, width: AnchorLength(.wrap(isBounded: true), minimum: .length(80)), Dp.text("aa")),
      child("d", both, width: .ratio(0.5), height: .fixed(60), Dp.box(20, 10)))
    #expect(found[0] == Rect(x: 75, y: 0, width: 150, height: 50))
    #expect(found[1] == Rect(x: 100, y: 0, width: 100, height: 10))
    #expect(found[2] == Rect(x: 110, y: 0, width: 80, height: 10))
    #expect(found[3] == Rect(x: 135, y: 0, width: 30, height: 60))
  }

  @Test func `what spreads adds nothing to a parent that wraps`() {
    let both = [link(.top, .top), link(.bottom, .bottom)]
    let line = child("l", both, height: .spread, Dp.fill(height: 1, Dp.box(1, 500)))
    let text = child("t", [link(.top, .top, margin: 5), link(.bottom, .bottom, margin: 5)], Dp.box(20, 30))
    let found = frames(Dp.node(.anchors(AnchorsLaw()), line, text))
    #expect(found[0].size.height == 40)
    #expect(found[1].size.height == 40)
  }

  @Test func `a parent that wraps has room for what stands beyond a share of it`() {
    let guide = helper("g", .guideline(.horizontal, .share(0.5)))
    let child = child("a", [link(.start, .start, of: "g")], Dp.box(40, 10))
    let found = frames(Dp.node(.anchors(AnchorsLaw(helpers: [guide])), child))
    #expect(found[0].size.width == 80)
  }
}
