import ScreenModel

/// A leaf of a known nature: a switch, a shape, a colour.
struct BoxLayout: ProposalLayout {
  let law: BoxLaw

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    Size(
      width: Self.length(law.width, proposal.width),
      height: Self.length(law.height, proposal.height))
  }

  private static func length(_ extent: BoxLaw.Extent, _ proposal: Double?) -> Double {
    switch extent {
    case .fixed(let length): length
    case .flexible(let minimum, let ideal): max(minimum, proposal ?? ideal)
    }
  }
}
