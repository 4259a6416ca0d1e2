import ScreenModel

// Provenance: SwiftUI's `frame(width:height:alignment:)`, documented by Apple.

/// Exactly the given numbers, whatever the child says; it may stick out.
struct FrameLayout: ProposalLayout {
  let law: FrameLaw
  let child: Int?

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    if let width = law.width, let height = law.height { return Size(width: width, height: height) }
    let own = child.map { pass.measure($0, offer(proposal)) } ?? .zero
    return Size(width: law.width ?? own.width, height: law.height ?? own.height)
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    guard let child else { return [] }
    return [pass.placement(child, offer(proposal), in: size, aligned: law.alignment)]
  }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(width: law.width ?? proposal.width, height: law.height ?? proposal.height)
  }
}
