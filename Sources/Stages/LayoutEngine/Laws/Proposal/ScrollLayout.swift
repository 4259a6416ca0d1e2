import ScreenModel

// Provenance: SwiftUI's ScrollView: all of the proposal along its axes, across them as wide as the
// content, as Apple's documentation and published observations say.

/// Content of any length along the axes that scroll, at rest at its top leading corner.
struct ScrollLayout: ProposalLayout {
  let law: ScrollLaw
  let child: Int?

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    // 1. Nothing is proposed along the axes that scroll.
    let content = child.map { pass.measure($0, offer(proposal)) } ?? .zero
    // 2. Along them the view takes all it is offered, across them what the content needs.
    var size = content
    for axis in Axis.allCases where law.axes.contains(axis) {
      size[axis] = proposal[axis] ?? content[axis]
    }
    return size
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    child.map { [Placement($0, at: .zero, offer(proposal))] } ?? []
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: law.axes.contains(Axis.horizontal) ? nil : proposal.width,
      height: law.axes.contains(Axis.vertical) ? nil : proposal.height)
  }
}
