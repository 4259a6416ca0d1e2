import ScreenModel

// Provenance: SwiftUI's `frame(minWidth:idealWidth:maxWidth:…)` (iOS 13 to 18) as OpenSwiftUI's
// flexible frame layout mirrors it.

/// A frame that bends between a minimum and a maximum, each axis on its own.
struct FlexibleFrameLayout: ProposalLayout {
  let law: FlexibleFrameLaw
  let child: Int?

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    // 1. The child is offered the proposal (or the ideal length) within the bounds.
    let offer = Proposal(
      width: Self.offer(proposal.width, law.width),
      height: Self.offer(proposal.height, law.height))
    let own = child.map { pass.measure($0, offer) } ?? .zero
    // 2. Its answer decides where the bounds leave it open.
    return Size(
      width: Self.length(proposal.width, law.width, offer: offer.width, child: own.width),
      height: Self.length(proposal.height, law.height, offer: offer.height, child: own.height))
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    // 3. The child is placed with the frame's own size as its proposal.
    guard let child else { return [] }
    let offer = Proposal(width: size.width, height: size.height)
    return [pass.placement(child, offer, in: size, aligned: law.alignment)]
  }

  private static func offer(_ proposal: Double?, _ bounds: FlexibleFrameLaw.Bounds) -> Double? {
    guard let wanted = proposal ?? bounds.ideal else { return nil }
    return clamp(wanted, bounds)
  }

  private static func length(
    _ proposal: Double?, _ bounds: FlexibleFrameLaw.Bounds, offer: Double?, child: Double
  ) -> Double {
    if proposal == nil, let ideal = bounds.ideal { return clamp(ideal, bounds) }
    switch (bounds.minimum, bounds.maximum) {
    case (.some, .some): return clamp(proposal ?? child, bounds)
    case (let minimum?, nil): return max(minimum, min(offer ?? child, child))
    case (nil, let maximum?): return min(maximum, max(offer ?? child, child))
    case (nil, nil): return child
    }
  }

  /// Within both bounds; the minimum counts where they contradict each other.
  private static func clamp(_ length: Double, _ bounds: FlexibleFrameLaw.Bounds) -> Double {
    max(bounds.minimum ?? 0, min(length, bounds.maximum ?? .infinity))
  }
}
