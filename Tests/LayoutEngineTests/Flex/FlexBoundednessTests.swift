import LayoutEngine
import ScreenModel
import Testing

/// Whatever the styles, layout of flexible boxes ends soon, never traps, and every frame is finite.
@Suite struct FlexBoundednessTests {
  /// Trees with lengths that are none, from a fixed seed.
  private struct Trees {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }

    mutating func number() -> Double {
      [0, -50, 1e300, -1e300, .nan, .infinity, -.infinity, 0.000_1, 40, 300][next(10)]
    }

    mutating func length() -> FlexLength {
      switch next(5) {
      case 0: .undefined
      case 1: .auto
      case 2: .percent(number())
      default: .points(number())
      }
    }

    mutating func edges() -> FlexEdges {
      FlexEdges(
        left: length(), top: length(), right: length(), bottom: length(), start: length(),
        end: length())
    }

    mutating func fill(_ style: inout FlexStyle) {
      (style.width, style.height, style.basis) = (length(), length(), length())
      (style.minWidth, style.maxWidth) = (length(), length())
      (style.minHeight, style.maxHeight) = (length(), length())
      (style.grow, style.shrink, style.rowGap) = (number(), number(), number())
      (style.columnGap, style.aspectRatio) = (number(), next(3) == 0 ? number() : nil)
      (style.margin, style.padding, style.border) = (edges(), edges(), edges())
      style.inset = edges()
      style.wrap = [.noWrap, .wrap, .wrapReverse][next(3)]
      style.direction = [.row, .rowReverse, .column, .columnReverse][next(4)]
      style.writing = [.inherit, .leftToRight, .rightToLeft][next(3)]
      style.alignItems = [.stretch, .center, .baseline, .flexEnd][next(4)]
      style.justify = [.spaceAround, .spaceEvenly, .center, .flexEnd][next(4)]
      style.position = next(4) == 0 ? .absolute : .relative
      style.isShown = next(8) > 0
    }

    mutating func node(_ depth: Int) -> ScreenNode {
      var style = FlexStyle()
      if next(3) > 0 { fill(&style) }
      if depth == 0 { return Yoga.text("aa bb cc") { $0 = style } }
      let children = (0..<next(5)).map { _ in node(depth - 1) }
      return Yoga.node(.children, children, "View") { $0 = style }
    }
  }

  private func isFinite(_ node: LaidOutNode) -> Bool {
    let frame = node.frame
    return [frame.minX, frame.minY, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
      && node.children.allSatisfy(isFinite)
  }

  @Test(arguments: 0..<60) func `absurd styles end with finite frames`(seed: UInt64) {
    var trees = Trees(state: seed)
    let sane = isFinite(laidOut(trees.node(5), scale: 3).root)
    #expect(sane)
  }

  @Test func `a tree that is too deep ends`() {
    let root = (0..<450).reduce(Yoga.text("aa bb")) { inner, level in
      Yoga.view(inner) { $0.direction = level.isMultiple(of: 2) ? .row : .column }
    }
    let sane = isFinite(laidOut(root).root)
    #expect(sane)
  }

  @Test func `very many children end`() {
    let children = (0..<20_000).map { _ in Yoga.box(10, 10) }
    let root = Yoga.node(.children, children, "Row") {
      $0.direction = .row
      $0.wrap = .wrap
    }
    let sane = isFinite(laidOut(root).root)
    #expect(sane)
  }
}
