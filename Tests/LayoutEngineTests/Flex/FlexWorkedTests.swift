import LayoutEngine
import ScreenModel
import Testing

/// Styles worked out by hand in a window of 300 by 200 points; a character is 10 wide and 10 high.
@Suite struct FlexWorkedTests {
  private func boxes(_ node: ScreenNode) -> [[Double]] {
    Array(YogaRecordingTests.boxes(laidOut(node).root).dropFirst())
  }

  private static func view(
    _ width: FlexLength, _ height: FlexLength = .points(10),
    style: (inout FlexStyle) -> Void = { _ in }
  ) -> ScreenNode {
    Yoga.view {
      $0.width = width
      $0.height = height
      style(&$0)
    }
  }

  @Test func `growing shares what is left by the factors`() {
    let row = Yoga.row(
      Self.view(.points(60)), Self.view(.auto) { $0.grow = 1 }, Self.view(.auto) { $0.grow = 2 })
    #expect(boxes(row) == [[0, 0, 60, 10], [60, 0, 80, 10], [140, 0, 160, 10]])
  }

  @Test func `shrinking takes from each by its length`() {
    let row = Yoga.row(
      Self.view(.points(200)) { $0.shrink = 1 }, Self.view(.points(400)) { $0.shrink = 1 })
    #expect(boxes(row) == [[0, 0, 100, 10], [100, 0, 200, 10]])
  }

  @Test func `a basis counts in place of the width`() {
    let row = Yoga.row(Self.view(.points(50)) { $0.basis = .percent(50) }, Self.view(.points(20)))
    #expect(boxes(row) == [[0, 0, 150, 10], [150, 0, 20, 10]])
  }

  @Test func `lines wrap where the next child has no room`() {
    let row = Yoga.row(
      Self.view(.points(120)), Self.view(.points(120)), Self.view(.points(120))
    ) { $0.wrap = .wrap }
    #expect(boxes(row) == [[0, 0, 120, 10], [120, 0, 120, 10], [0, 10, 120, 10]])
  }

  @Test func `space between is between, and a gap comes on top`() {
    let views = [50, 50, 50].map { Self.view(.points($0)) }
    let spread = Yoga.row(views[0], views[1], views[2]) { $0.justify = .spaceBetween }
    #expect(boxes(spread).map { $0[0] } == [0, 125, 250])
    let gap = Yoga.row(views[0], views[1], views[2]) { $0.columnGap = 10 }
    #expect(boxes(gap).map { $0[0] } == [0, 60, 120])
  }

  @Test func `an automatic margin takes what is left`() {
    let row = Yoga.row(Self.view(.points(20)), Self.view(.points(50)) { $0.margin.left = .auto })
    #expect(boxes(row) == [[0, 0, 20, 10], [250, 0, 50, 10]])
  }

  @Test func `shares are of the parent, and a largest length wins`() {
    let column = Yoga.view(
      Self.view(.percent(50)),
      Self.view(.percent(50)) { $0.maxWidth = .points(100) },
      Self.view(.points(20)) { $0.minWidth = .points(40) })
    #expect(boxes(column).map { $0[2] } == [150, 100, 40])
  }

  @Test func `two insets of an absolute child make its length`() {
    let inner = Self.view(.auto, .auto) {
      $0.position = .absolute
      $0.inset = FlexEdges(
        left: .points(10), top: .points(5), right: .points(20), bottom: .points(15))
    }
    let outer = Yoga.view(inner) { $0.height = .points(100) }
    #expect(boxes(outer) == [[10, 5, 270, 80]])
  }

  @Test func `a ratio of sides makes the other side`() {
    let row = Yoga.row(Self.view(.points(80), .auto) { $0.aspectRatio = 2 })
    #expect(boxes(row) == [[0, 0, 80, 40]])
  }

  @Test func `a row from right to left starts at the right, and start is there`() {
    let row = Yoga.row(
      Self.view(.points(50)) { $0.margin.start = .points(10) }, Self.view(.points(50))
    ) { $0.writing = .rightToLeft }
    #expect(boxes(row) == [[240, 0, 50, 10], [190, 0, 50, 10]])
  }

  @Test func `a text in a lower box is as high as the box and cut`() {
    let text = Yoga.text("aaaa bbbb")
    let box = Yoga.view(text) {
      $0.width = .points(50)
      $0.height = .points(15)
    }
    let laidOut = laidOut(box).root.children[0]
    #expect(laidOut.frame == Rect(x: 0, y: 0, width: 50, height: 15))
    #expect(laidOut.clip == laidOut.frame && laidOut.text?.lines.count == 2)
  }

  @Test func `a limit of lines limits the height`() {
    let text = Yoga.text("aaaa bbbb cccc", TextLimits(maximumLines: 2))
    let box = Yoga.view(text) { $0.width = .points(50) }
    #expect(boxes(box) == [[0, 0, 50, 20]])
  }
}
