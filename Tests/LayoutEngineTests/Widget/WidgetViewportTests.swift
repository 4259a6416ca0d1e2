import ScreenModel
import Testing

/// Scroll views, lists and grids of the widget family.
@Suite struct WidgetViewportTests {
  @Test func `an item extent cuts the text in an item`() {
    let list = Widgets.node(
      .list(WidgetListLaw(padding: .zero, itemExtent: 15)), Widgets.text("aaaa bbbb"),
      Widgets.text("cc"))
    expect(
      layOut(list, width: 50, height: 40),
      is: """
        list 0,0 50×40
          Text 0,0 50×15 "aaaa|bbbb" clip 0,0 to 50,15 scrolls-v
          Text 0,15 50×15 "cc" clip 0,- to 50,- scrolls-v
        """)
  }

  @Test func `a prototype gives every item its length`() {
    let list = Widgets.node(
      .list(WidgetListLaw(padding: .zero, hasPrototype: true)), Widgets.text("a"),
      Widgets.text("aaaa bbbb"))
    expect(
      layOut(list, width: 50, height: 40),
      is: """
        list 0,0 50×40
          Text 0,0 50×10 "aaaa|bbbb" clip 0,0 to 50,10 scrolls-v
        """)
  }

  @Test func `a list without an end throws and one that shrinks does not`() {
    func dump(shrinks: Bool) -> String {
      let list = Widgets.node(
        .list(WidgetListLaw(padding: .zero, shrinkWraps: shrinks)), Widgets.box(10, 10))
      return layOut(Widgets.column(list), width: 50, height: 40)
    }
    #expect(dump(shrinks: false).contains("list 0,0 50×10 unbounded vertical"))
    #expect(!dump(shrinks: true).contains("unbounded"))
  }

  @Test func `a list without a padding of its own keeps the safe area`() {
    let list = Widgets.node(.list(WidgetListLaw()), Widgets.box(10, 10))
    let frame = laidOut(list, width: 50, height: 100, top: 20).root.children[0].frame
    #expect(frame.minY == 20)
  }

  @Test func `the cells of a grid have one height`() {
    let law = WidgetGridLaw(
      tracks: .count(2), crossSpacing: 10, childAspectRatio: 2, padding: .zero)
    let grid = Widgets.node(.grid(law), Widgets.text("a"), Widgets.text("b"), Widgets.text("c"))
    expect(
      layOut(grid, width: 110, height: 80),
      is: """
        grid 0,0 110×80
          Text 0,0 50×25 "a" clip 0,- to 110,- scrolls-v
          Text 60,0 50×25 "b" clip 0,- to 110,- scrolls-v
          Text 0,25 50×25 "c" clip 0,- to 110,- scrolls-v
        """)
  }

  @Test func `slivers follow each other and the last fills the rest`() {
    let slivers = Widgets.node(
      .slivers(ScrollLaw(axes: .vertical)), Widgets.box(10, 30),
      Widgets.node(.list(WidgetListLaw(padding: .zero)), Widgets.box(10, 10)),
      Widgets.node(.fillsViewport(grows: true), Widgets.text("a")))
    #expect(
      frames(slivers, width: 50, height: 100).map(\.size.height) == [100, 30, 10, 10, 60, 60])
  }

  @Test func `a page is as large as its viewport`() {
    let pages = Widgets.node(
      .list(WidgetListLaw(axis: .horizontal, padding: .zero)),
      Widgets.node(.fillsViewport(grows: false), Widgets.box(1, 1)),
      Widgets.node(.fillsViewport(grows: false), Widgets.box(1, 1)))
    #expect(frames(pages, width: 50, height: 40).map(\.minX) == [0, 0, 0, 50, 50])
  }

  @Test func `a page of a component is not blamed for the height that its screen gives it`() {
    let list = Widgets.node(.list(WidgetListLaw(padding: .zero)), Widgets.box(10, 10))
    let page = Widgets.node(.fillsViewport(grows: false), list)
    let slivers = Widgets.node(.slivers(ScrollLaw(axes: .vertical)), Widgets.box(10, 10), page)
    #expect(!layOut(slivers, role: .component).contains("unbounded"))
    let pages = Widgets.node(.list(WidgetListLaw(axis: .horizontal, padding: .zero)), page)
    #expect(!layOut(pages, role: .component).contains("unbounded"))
    #expect(layOut(Widgets.column(pages)).contains("unbounded"))
  }
}
