import ScreenModel

/// The child takes its ideal size on some axes, whatever there is.
struct FixedSizeLayout: ProposalLayout {
  let axes: Axes
  let child: Int?

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    child.map { pass.measure($0, offer(proposal)) } ?? .zero
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    child.map { [Placement($0, at: .zero, offer(proposal))] } ?? []
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(Axis.horizontal) ? nil : proposal.width,
      height: axes.contains(Axis.vertical) ? nil : proposal.height)
  }
}
