import ScreenModel

// Provenance: SwiftUI's `aspectRatio` (iOS 13 to 18) as OpenSwiftUI mirrors it.

/// The child is proposed the largest box of a ratio inside the proposal, or the smallest around it.
struct AspectRatioLayout: ProposalLayout {
  /// Width over height; nil: that of the child's ideal size.
  let ratio: Double?
  let fills: Bool
  let child: Int?

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    guard let child else { return .zero }
    return pass.measure(child, offer(proposal, in: &pass))
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    child.map { [Placement($0, at: .zero, offer(proposal, in: &pass))] } ?? []
  }

  private func offer(_ proposal: Proposal, in pass: inout LayoutPass) -> Proposal {
    guard let ratio = ratio ?? idealRatio(in: &pass) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      let isBoundByWidth = (width / ratio <= height) != fills
      return isBoundByWidth
        ? Proposal(width: width, height: width / ratio)
        : Proposal(width: height * ratio, height: height)
    }
  }

  private func idealRatio(in pass: inout LayoutPass) -> Double? {
    guard let child else { return nil }
    let ideal = pass.measure(child, Proposal())
    guard ideal.width > 0, ideal.height > 0 else { return nil }
    let ratio = ideal.width / ideal.height
    return ratio > 0 && ratio.isFinite ? ratio : nil
  }
}
