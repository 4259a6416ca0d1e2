import ScreenModel

/// A screen's frame: the content is proposed the safe area and centred in it.
///
/// In a component there is no window: the width is passed on and the height is free.
struct WindowLayout: ProposalLayout {
  let law: WindowLaw
  let child: Int?
  let isInWindow: Bool

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    guard !isInWindow else { return pass.window.frame(of: law).size }
    let own = child.map { pass.measure($0, proposal) } ?? .zero
    return Size(width: proposal.width ?? own.width, height: own.height)
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    guard let child else { return [] }
    guard isInWindow else { return [pass.placement(child, proposal, in: size, aligned: .center)] }
    let frame = pass.window.frame(of: law)
    let safe = pass.window.safeFrame(of: law)
    let offer = Proposal(width: safe.size.width, height: safe.size.height)
    var placement = pass.placement(child, offer, in: safe.size, aligned: .center)
    placement.origin.x += safe.minX - frame.minX
    placement.origin.y += safe.minY - frame.minY
    return [placement]
  }
}
