import ScreenModel
import TestSupport
import Testing
import TextScaling

/// Whatever the tree, layout of the widget family ends soon and never traps.
@Suite struct WidgetBoundednessTests {
  @Test(arguments: 0..<120) func `random trees end with finite frames`(seed: UInt64) {
    var trees = RandomWidgets(seed: seed)
    let tree = trees.node(depth: 6)
    for role in [Screen.Role.screen, .component] {
      let laidOut = laidOut(
        tree, width: 320, height: 640, top: 24, role: role, scale: 2.75, at: .android(1.3))
      #expect(strange(laidOut.root) == nil)
    }
  }

  @Test func `windows of no size are laid out`() {
    var trees = RandomWidgets(seed: 11)
    let tree = trees.node(depth: 6)
    for side in [0, -1, Double.nan, .infinity] {
      #expect(strange(laidOut(tree, width: side, height: side).root) == nil)
    }
  }

  @Test func `the same tree gives the same layout every time`() {
    var trees = RandomWidgets(seed: 7)
    let tree = trees.node(depth: 7)
    #expect(Set((0..<3).map { _ in layOut(tree) }).count == 1)
  }

  @Test func `a tree that is too deep is cut and the rest is laid out`() {
    let root = (0..<450).reduce(Widgets.box(20, 10)) { inner, _ in
      Widgets.node(.wrapper, inner)
    }
    var current: LaidOutNode? = laidOut(root).root
    var depth = 0
    while let next = current?.children.first {
      depth += 1
      current = next
    }
    #expect(depth == 400)
  }

  @Test func `deep nests of every law end`() {
    var trees = RandomWidgets(seed: 3)
    let root = (0..<390).reduce(Widgets.text("aa bb cc")) { inner, level in
      trees.law(level % RandomWidgets.lawCount, around: [inner, Widgets.text("a b")])
    }
    #expect(strange(laidOut(root).root) == nil)
  }

  @Test func `intrinsic sizes in intrinsic sizes cost no power of their depth`() {
    let root = (0..<60).reduce(Widgets.text("aaaa bbbb")) { inner, level in
      Widgets.node(
        .intrinsic(level.isMultiple(of: 2) ? .horizontal : .vertical),
        Widgets.row(Widgets.expanded(inner), Widgets.text("cc")))
    }
    let typesetter = CountingTypesetter()
    _ = laidOut(root, with: typesetter)
    #expect(typesetter.counter.laidOut < 61 * 200)
  }

  @Test func `a text is shaped once and laid out seldom`() {
    let root = (0..<20).reduce(Widgets.text("aaaa bbbb")) { inner, level in
      level.isMultiple(of: 2)
        ? Widgets.row(Widgets.text("cc"), Widgets.expanded(inner))
        : Widgets.column(inner, Widgets.text("dd"))
    }
    let typesetter = CountingTypesetter()
    _ = laidOut(root, with: typesetter)
    #expect(typesetter.counter.prepared == 21)
    #expect(typesetter.counter.laidOut < 21 * 5)
  }

  @Test func `laws without children are laid out`() {
    var trees = RandomWidgets(seed: 1)
    let empty = (0..<RandomWidgets.lawCount).map { trees.law($0, around: []) }
    #expect(laidOut(Widgets.node(.wrap(WidgetWrapLaw()), empty)).root.children.count == empty.count)
  }

  /// The first frame that is none.
  private func strange(_ node: LaidOutNode) -> String? {
    let frame = node.frame
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    let isSane =
      numbers.allSatisfy(\.isFinite) && frame.size.width >= 0 && frame.size.height >= 0
    return isSane ? node.children.lazy.compactMap { strange($0) }.first : "\(node.id): \(frame)"
  }
}
