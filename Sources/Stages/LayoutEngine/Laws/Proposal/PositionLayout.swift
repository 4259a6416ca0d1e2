import ScreenModel

// Provenance: SwiftUI's `position` as OpenSwiftUI mirrors it and Apple documents it.

/// Takes the whole proposal and centres the child on a point of it.
struct PositionLayout: ProposalLayout {
  let center: Point
  let child: Int?

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let own = child.map { pass.measure($0, proposal) } ?? .zero
    return Size(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    guard let child else { return [] }
    let own = pass.measure(child, proposal)
    let origin = Point(x: center.x - own.width / 2, y: center.y - own.height / 2)
    return [Placement(child, at: origin, proposal)]
  }
}
