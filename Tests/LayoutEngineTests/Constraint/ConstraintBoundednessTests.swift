import ScreenModel
import TestSupport
import Testing
import TextScaling

/// Whatever the tree, layout of the constraint family ends soon and never traps.
@Suite struct ConstraintBoundednessTests {
  @Test(arguments: 0..<60) func `random trees end with finite frames`(seed: UInt64) {
    var trees = RandomTrees(seed: seed, isAbsurd: true)
    let tree = trees.node(depth: 6)
    let laidOut = laidOut(tree, width: 320, height: 640, scale: 2.75, at: .android(1.3))
    let sane = isFinite(laidOut.root)
    #expect(sane)
  }

  @Test(arguments: 0..<60) func `nodes that hold to their constraints stay within`(seed: UInt64) {
    var trees = RandomTrees(seed: seed, isAbsurd: false)
    let tree = trees.node(depth: 6)
    let laidOut = laidOut(tree, width: 320, height: 640, scale: 2.75, at: .android(1.3))
    var names: [Int: String] = [:]
    collect(tree.numbered(), into: &names)
    #expect(strays(laidOut.root).map { names[$0] } == [])
  }

  @Test func `the same tree gives the same layout every time`() {
    var trees = RandomTrees(seed: 7, isAbsurd: false)
    let tree = trees.node(depth: 7)
    #expect(Set((0..<3).map { _ in Dp.layOut(tree) }).count == 1)
  }

  @Test func `a tree that is too deep is cut and the rest is laid out`() {
    let root = (0..<450).reduce(Dp.box(20, 10)) { inner, _ in Dp.node(.wrapper, inner) }
    var current: LaidOutNode? = laidOut(root).root
    var depth = 0
    while let next = current?.children.first {
      depth += 1
      current = next
    }
    #expect(depth == 400)
  }

  @Test func `deep nests of every law end`() {
    var trees = RandomTrees(seed: 3, isAbsurd: false)
    let root = (0..<390).reduce(Dp.text("aa bb cc")) { inner, level in
      trees.law(level % RandomTrees.lawCount, around: [inner, Dp.text("a b")])
    }
    #expect(laidOut(root).root.children.count > 0)
  }

  @Test func `intrinsic sizes in intrinsic sizes cost no power of their depth`() {
    let root = (0..<60).reduce(Dp.text("aaaa bbbb")) { inner, _ in
      Dp.node(
        .intrinsic(width: .maximum, height: .minimum),
        Dp.node(.listItem(ListItemLaw(hasTrailing: true)), inner, Dp.text("cc")))
    }
    let typesetter = CountingTypesetter()
    _ = laidOut(root, with: typesetter)
    #expect(typesetter.counter.laidOut < 61 * 200)
  }

  @Test func `a text is shaped once and laid out seldom`() {
    let root = (0..<20).reduce(Dp.text("aaaa bbbb")) { inner, level in
      level.isMultiple(of: 2)
        ? Dp.row(Dp.text("cc"), Dp.weight(1, inner)) : Dp.column(inner, Dp.text("dd"))
    }
    let typesetter = CountingTypesetter()
    _ = laidOut(root, with: typesetter)
    #expect(typesetter.counter.prepared == 21)
    #expect(typesetter.counter.laidOut < 21 * 5)
  }

  @Test func `laws without children are laid out`() {
    var trees = RandomTrees(seed: 1, isAbsurd: false)
    let empty = (0..<RandomTrees.lawCount).map { trees.law($0, around: []) }
    #expect(laidOut(Dp.node(.column(LinearLaw()), empty)).root.children.count == empty.count)
  }

  private func isFinite(_ node: LaidOutNode) -> Bool {
    let frame = node.frame
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    return numbers.allSatisfy(\.isFinite) && frame.size.width >= 0 && frame.size.height >= 0
      && node.children.allSatisfy(isFinite)
  }

  /// The nodes that are larger than they may be.
  private func strays(_ node: LaidOutNode) -> [Int] {
    let size = node.frame.size
    let isWithin =
      size.width <= (node.proposal.width ?? .infinity) + 0.001
      && size.height <= (node.proposal.height ?? .infinity) + 0.001
    return (isWithin ? [] : [node.id]) + node.children.flatMap(strays)
  }

  private func collect(_ node: ScreenNode, into names: inout [Int: String]) {
    names[node.id] = node.name
    for child in node.children { collect(child, into: &names) }
  }
}
