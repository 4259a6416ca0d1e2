import ScreenModel

// Provenance: SwiftUI's ZStack (iOS 13 to 18) as OpenSwiftUI mirrors it.

/// Children on top of each other, each proposed all of it.
struct LayersLayout: ProposalLayout {
  let alignment: Alignment
  let children: Range<Int>

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    extent(proposal, in: &pass).size
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    let line = extent(proposal, in: &pass).line
    return children.map { child in
      let own = pass.guides(alignment, of: child, proposal)
      return Placement(child, at: Point(x: line.x - own.x, y: line.y - own.y), proposal)
    }
  }

  /// The union of the aligned children that have the highest priority, and their common lines.
  private func extent(
    _ proposal: Proposal, in pass: inout LayoutPass
  ) -> (size: Size, line: Point) {
    var highest = -Double.infinity
    for child in children { highest = max(highest, pass.tree.nodes[child].priority) }
    var before = Point.zero
    var after = Point.zero
    var isFirst = true
    for child in children where pass.tree.nodes[child].priority == highest {
      let size = pass.measure(child, proposal)
      let own = pass.guides(alignment, of: child, proposal)
      let rest = Point(x: Guides.rest(size.width, own.x), y: Guides.rest(size.height, own.y))
      before = isFirst ? own : Point(x: max(before.x, own.x), y: max(before.y, own.y))
      after = isFirst ? rest : Point(x: max(after.x, rest.x), y: max(after.y, rest.y))
      isFirst = false
    }
    return (Size(width: before.x + after.x, height: before.y + after.y), before)
  }
}
