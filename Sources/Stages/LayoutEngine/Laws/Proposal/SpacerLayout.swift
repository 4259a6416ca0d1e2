import ScreenModel

// Provenance: SwiftUI's Spacer as OpenSwiftUI mirrors it.

/// Takes what is left along the stack's axis, and nothing across it.
struct SpacerLayout: ProposalLayout {
  let minimum: Double?
  /// Nil outside a stack: then both axes are filled.
  let axis: Axis?

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    Size(
      width: length(proposal.width, along: .horizontal),
      height: length(proposal.height, along: .vertical))
  }

  private func length(_ proposal: Double?, along axis: Axis) -> Double {
    if let own = self.axis, own != axis { return 0 }
    let minimum = minimum ?? SpacingPreference.standard
    return max(minimum, proposal ?? minimum)
  }
}
