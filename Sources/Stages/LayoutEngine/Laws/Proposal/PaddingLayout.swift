import ScreenModel

/// Room around a child; negative insets let it stick out.
struct PaddingLayout: ProposalLayout {
  let insets: Insets
  let child: Int?

  private var horizontal: Double { insets.leading + insets.trailing }
  private var vertical: Double { insets.top + insets.bottom }

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    let own = child.map { pass.measure($0, offer(proposal)) } ?? .zero
    return Size(width: own.width + horizontal, height: own.height + vertical)
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    guard let child else { return [] }
    let origin = Point(x: insets.leading, y: insets.top)
    return [Placement(child, at: origin, offer(proposal))]
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - horizontal) },
      height: proposal.height.map { max(0, $0 - vertical) })
  }
}
