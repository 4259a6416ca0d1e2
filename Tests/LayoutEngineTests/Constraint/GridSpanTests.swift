import ScreenModel
import Testing

/// Items of a grid that take several of its tracks. The window is 300 by 200.
@Suite struct GridSpanTests {
  private func places(_ law: LazyTracksLaw, _ items: (span: TrackSpan?, height: Double)...) -> [Rect] {
    let children = items.map { item in
      var hints = ParentHints()
      hints.span = item.span
      return Dp.node(.placed(hints), Dp.box(1, item.height))
    }
    let all = frames(Dp.node(.lazyGrid(law), children))
    return children.indices.map { all[1 + 2 * $0] }
  }

  @Test func `an item that does not fit in the line begins the next`() {
    let law = LazyTracksLaw(axis: .vertical, tracks: .count(3), mainSpacing: 5, crossSpacing: 30)
    let found = places(law, (nil, 10), (.line, 20), (.tracks(2), 10), (nil, 15), (.tracks(9), 10))
    #expect(
      found == [
        Rect(x: 0, y: 0, width: 80, height: 10), Rect(x: 0, y: 15, width: 300, height: 20),
        Rect(x: 0, y: 40, width: 190, height: 10), Rect(x: 220, y: 40, width: 80, height: 15),
        Rect(x: 0, y: 60, width: 300, height: 10),
      ])
  }

  @Test func `a whole line of a staggered grid stands below all before it`() {
    let law = LazyTracksLaw(axis: .vertical, tracks: .count(2), mainSpacing: 5, isStaggered: true)
    let found = places(law, (.line, 10), (nil, 50), (nil, 10), (.line, 20), (nil, 10))
    #expect(found.map(\.minY) == [0, 15, 15, 70, 95])
    #expect(found.map(\.size.width) == [300, 150, 150, 300, 150])
  }
}
