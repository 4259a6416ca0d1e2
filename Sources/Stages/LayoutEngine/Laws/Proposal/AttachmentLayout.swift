import ScreenModel

/// A child with others behind it or in front, which never change its size.
struct AttachmentLayout: ProposalLayout {
  let alignment: Alignment
  let children: Range<Int>

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    children.first.map { pass.measure($0, proposal) } ?? .zero
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    guard let base = children.first else { return [] }
    let line = pass.guides(alignment, of: base, proposal)
    let offer = Proposal(width: size.width, height: size.height)
    var placements = [Placement(base, at: .zero, proposal)]
    for child in children.dropFirst() {
      let own = pass.guides(alignment, of: child, offer)
      placements.append(
        Placement(child, at: Point(x: line.x - own.x, y: line.y - own.y), offer))
    }
    return placements
  }
}
