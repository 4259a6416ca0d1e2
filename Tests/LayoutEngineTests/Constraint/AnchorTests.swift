import ScreenModel
import Testing

/// Children that are placed by links between their edges.
@Suite struct AnchorTests {
  private func anchored(
    _ name: String, _ links: [AnchorLink], width: AnchorLength = .wrap(isBounded: false),
    height: AnchorLength = .wrap(isBounded: false), _ child: ScreenNode
  ) -> ScreenNode {
    Dp.node(
      .placed(ParentHints(anchor: AnchorHints(name: name, links: links, width: width, height: height))), child)
  }

  private func link(
    _ side: AnchorLink.Side, _ targetSide: AnchorLink.Side, of target: String? = nil,
    margin: Double = 0, bias: Double = 0.5
  ) -> AnchorLink {
    AnchorLink(side: side, target: target, targetSide: targetSide, margin: margin, bias: bias)
  }

  private func anchors(_ children: ScreenNode...) -> ScreenNode {
    Dp.fill(width: 1, height: 1, Dp.node(.anchors(AnchorsLaw()), children))
  }

  @Test func `links lead to the parent and to others`() {
    let first = anchored(
      "a", [link(.start, .start, margin: 10), link(.top, .top, margin: 5)], Dp.box(20, 30))
    let second = anchored(
      "b", [link(.start, .end, of: "a", margin: 8), link(.bottom, .bottom, of: "a")], Dp.box(5, 10))
    let third = anchored(
      "c", [link(.end, .end, margin: 3), link(.top, .bottom, of: "a")], Dp.box(40, 10))
    expect(
      Dp.layOut(anchors(first, second, third)),
      is: """
        fill 0,0 300×200
          anchors 0,0 300×200
            placed 10,5 20×30
              Box 10,5 20×30
            placed 38,25 5×10
              Box 38,25 5×10
            placed 257,35 40×10
              Box 257,35 40×10
        """)
  }

  @Test func `between two links a child stands by its bias`() {
    let child = anchored(
      "a", [link(.start, .start, bias: 0.25), link(.end, .end)], Dp.box(20, 10))
    #expect(frames(anchors(child))[2].minX == 70)
  }

  @Test func `a spread length takes what is between its links`() {
    let icon = anchored("i", [link(.end, .end)], Dp.box(40, 40))
    let text = anchored(
      "t", [link(.start, .start, margin: 10), link(.end, .start, of: "i", margin: 10)],
      width: .spread, Dp.text("aaaa bbbb cccc dddd eeee ffff"))
    let found = frames(anchors(text, icon))
    #expect(found[2] == Rect(x: 10, y: 0, width: 240, height: 20))
  }

  @Test func `a text that wraps is not held by its links unless it is bounded`() {
    let icon = anchored("i", [link(.end, .end)], Dp.box(200, 40))
    let links = [link(.start, .start), link(.end, .start, of: "i")]
    let free = anchored("t", links, Dp.text("aaaa bbbb cccc"))
    #expect(frames(anchors(free, icon))[2] == Rect(x: -20, y: 0, width: 140, height: 10))
    let bounded = anchored("t", links, width: .wrap(isBounded: true), Dp.text("aaaa bbbb cccc"))
    #expect(frames(anchors(bounded, icon))[2] == Rect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test func `a chain spreads its members evenly`() {
    let first = anchored("a", [link(.start, .start), link(.end, .start, of: "b")], Dp.box(60, 5))
    let second = anchored("b", [link(.start, .end, of: "a"), link(.end, .end)], Dp.box(60, 5))
    #expect(frames(anchors(first, second)).map(\.minX) == [0, 0, 60, 60, 180, 180])
  }

  @Test func `members of a chain that spread share it`() {
    let first = anchored(
      "a", [link(.start, .start), link(.end, .start, of: "b")], width: .spread, Dp.box(1, 5))
    let second = anchored("b", [link(.start, .end, of: "a"), link(.end, .end)], Dp.box(60, 5))
    #expect(frames(anchors(first, second)).map(\.size.width) == [300, 300, 240, 240, 60, 60])
  }

  @Test func `a baseline is put on another's`() {
    let large = Dp.text("a", font: FontChoice(size: .fixed(20), family: .named("Block")))
    let first = anchored("a", [link(.top, .top, margin: 10)], large)
    let second = anchored("b", [link(.baseline, .baseline, of: "a")], Dp.text("b"))
    #expect(frames(anchors(first, second)).map(\.minY) == [0, 0, 10, 10, 18, 18])
  }

  @Test func `a parent that is not filled is as large as its children reach`() {
    let first = anchored("a", [link(.start, .start, margin: 10)], Dp.box(20, 30))
    let second = anchored(
      "b", [link(.start, .end, of: "a"), link(.top, .bottom, of: "a")], Dp.box(5, 10))
    #expect(frames(Dp.node(.anchors(AnchorsLaw()), first, second))[0].size == Size(width: 35, height: 40))
  }

  @Test func `links in a circle and to nobody end somewhere`() {
    let first = anchored("a", [link(.start, .end, of: "b")], Dp.box(20, 5))
    let second = anchored("b", [link(.start, .end, of: "a")], Dp.box(20, 5))
    let third = anchored(
      "c", [link(.start, .end, of: "nobody"), link(.end, .end, of: "c")], Dp.box(20, 5))
    #expect(frames(anchors(first, second, third)).map(\.minX) == [0, 0, 0, 0, 20, 20, 0, 0])
  }
}
