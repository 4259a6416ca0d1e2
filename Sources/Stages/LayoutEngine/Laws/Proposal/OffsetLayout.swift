import ScreenModel

/// A child drawn elsewhere while its place in the layout stays; at distance 0 a mere wrapper.
struct OffsetLayout: ProposalLayout {
  let distance: Point
  let child: Int?

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    child.map { pass.measure($0, proposal) } ?? .zero
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    child.map { [Placement($0, at: distance, proposal)] } ?? []
  }
}
