import ScreenModel

// Provenance: SwiftUI's GeometryReader, documented by Apple; its ideal size is commonly known.

/// Takes the whole proposal; its children stand at the top leading corner and may stick out.
struct ReaderLayout: ProposalLayout {
  let children: Range<Int>

  /// The length in points where none is proposed.
  private static let unspecifiedLength: Double = 10

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    Size(
      width: proposal.width ?? Self.unspecifiedLength,
      height: proposal.height ?? Self.unspecifiedLength)
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    let offer = Proposal(width: size.width, height: size.height)
    return children.map { Placement($0, at: .zero, offer) }
  }
}
