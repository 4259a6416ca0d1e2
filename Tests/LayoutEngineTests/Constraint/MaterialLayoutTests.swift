import ScreenModel
import Testing

/// Scaffolds, bars and list items of Material.
@Suite struct MaterialLayoutTests {
  @Test func `a scaffold stacks its bars over content that avoids them`() {
    let law = ScaffoldLaw(hasTopBar: true, hasBottomBar: true, hasFloatingButton: true)
    let content = Dp.fill(width: 1, height: 1, Dp.box(1, 1))
    expect(
      Dp.layOut(
        Dp.node(.scaffold(law), content, Dp.box(300, 64), Dp.box(300, 40), Dp.box(56, 56))),
      is: """
        scaffold 0,0 300×200
          fill 0,64 300×96
            Box 0,64 300×96
          Box 0,0 300×64
          Box 0,160 300×40
          Box 228,88 56×56
        """)
  }

  @Test func `content that does not apply its padding lies under the bars`() {
    let law = ScaffoldLaw(
      hasTopBar: true, contentAvoidsBars: false, floatingAlignment: .leading)
    expect(
      Dp.layOut(
        Dp.node(.scaffold(law), Dp.fill(height: 1, Dp.box(1, 1)), Dp.box(300, 64))),
      is: """
        scaffold 0,0 300×200
          fill 0,0 1×200
            Box 0,0 1×200
          Box 0,0 300×64
        """)
  }

  private let wide = TopBarLaw(height: 64, hasNavigation: true, hasActions: true)

  @Test func `a title stands between navigation and actions`() {
    expect(
      Dp.layOut(
        Dp.node(.topBar(wide), Dp.text("title"), Dp.box(48, 48), Dp.box(96, 48))),
      is: """
        topBar 0,0 300×64
          Text 56,27 50×10 "title" clip 0,0 to 300,64
          Box 4,8 48×48 clip 0,0 to 300,64
          Box 200,8 96×48 clip 0,0 to 300,64
        """)
  }

  @Test func `a second line of a large title is cut by the bar`() {
    let large = FontChoice(size: .fixed(40), family: .named("Block"))
    let title = Dp.text("aaa bbb", font: large)
    expect(
      Dp.layOut(Dp.node(.topBar(TopBarLaw(height: 64)), title), width: 200),
      is: """
        topBar 0,0 200×64
          Text 16,0 184×64 "aaa|bbb" clip 16,0 to 200,64
        """)
  }

  @Test func `a centred title is pushed by wide actions`() {
    let law = TopBarLaw(height: 64, isCentered: true, hasNavigation: true, hasActions: true)
    let bar = { (title: String) in
      frames(Dp.node(.topBar(law), Dp.text(title), Dp.box(48, 48), Dp.box(96, 48)))[1]
    }
    #expect(bar("aa").minX == 140)
    #expect(bar("aaaaaaaaaa").maxX == 196)
    #expect(bar("aaaaaaaaaaaaaa").minX == 56)
  }

  @Test func `an expanded bar has its title in a line of its own at the bottom`() {
    let law = TopBarLaw(height: 64, hasNavigation: true, expandedHeight: 112)
    expect(
      Dp.layOut(Dp.node(.topBar(law), Dp.text("title"), Dp.box(48, 48))),
      is: """
        topBar 0,0 300×112
          Text 16,80 50×10 "title" clip 0,0 to 300,112
          Box 4,8 48×48 clip 0,0 to 300,112
        """)
  }

  @Test func `list items are at least as high as their number of lines says`() {
    expect(
      Dp.layOut(Dp.node(.listItem(ListItemLaw()), Dp.text("head"))),
      is: """
        listItem 0,0 300×56
          Text 16,23 40×10 "head"
        """)
    let two = ListItemLaw(hasSupporting: true, hasLeading: true, hasTrailing: true)
    expect(
      Dp.layOut(
        Dp.node(.listItem(two), Dp.text("head"), Dp.text("more"), Dp.box(24, 24), Dp.box(40, 20))),
      is: """
        listItem 0,0 300×72
          Text 56,26 40×10 "head"
          Text 56,36 40×10 "more"
          Box 16,24 24×24
          Box 244,26 40×20
        """)
  }

  @Test func `supporting text of two lines makes an item of three, which stands at the top`() {
    let law = ListItemLaw(hasSupporting: true, hasLeading: true)
    expect(
      Dp.layOut(
        Dp.node(.listItem(law), Dp.text("head"), Dp.text("aaaa bbbb"), Dp.box(24, 24)), width: 112),
      is: """
        listItem 0,0 112×88
          Text 56,12 40×10 "head"
          Text 56,22 40×20 "aaaa|bbbb"
          Box 16,12 24×24
        """)
  }

  @Test func `an overline stands over the headline`() {
    let law = ListItemLaw(hasOverline: true, hasSupporting: true)
    let item = Dp.node(.listItem(law), Dp.text("head"), Dp.text("over"), Dp.text("more"))
    #expect(frames(item).map(\.minY) == [0, 22, 12, 32])
  }

  @Test func `a long trailing text starves the headline`() {
    let law = ListItemLaw(hasTrailing: true)
    expect(
      Dp.layOut(Dp.node(.listItem(law), Dp.text("head"), Dp.text("aaaa bbbb cccc")), width: 148),
      is: """
        listItem 0,0 148×56
          Text 16,8 0×40 "h|e|a|d"
          Text 32,18 100×20 "aaaa bbbb|cccc"
        """)
  }
}
