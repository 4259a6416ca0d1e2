import ScreenModel

// Provenance: SwiftUI's ViewThatFits (iOS 16 to 18), documented by Apple; that the last child is
// taken where none fits is commonly known.

/// The first child whose ideal size fits, else the last.
struct FittingLayout: ProposalLayout {
  let axes: Axes
  let children: Range<Int>

  /// A length may exceed the proposal by this many points: noise of floating point.
  private static let tolerance: Double = 0.001

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    chosen(proposal, in: &pass).map { pass.measure($0, proposal) } ?? .zero
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    chosen(proposal, in: &pass).map { [Placement($0, at: .zero, proposal)] } ?? []
  }

  private func chosen(_ proposal: Proposal, in pass: inout LayoutPass) -> Int? {
    for child in children.dropLast() where fits(child, proposal, in: &pass) { return child }
    return children.last
  }

  private func fits(_ child: Int, _ proposal: Proposal, in pass: inout LayoutPass) -> Bool {
    let ideal = pass.measure(
      child,
      Proposal(
        width: axes.contains(Axis.horizontal) ? nil : proposal.width,
        height: axes.contains(Axis.vertical) ? nil : proposal.height))
    return Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let offered = proposal[axis] else { return true }
      return ideal[axis] <= offered + Self.tolerance
    }
  }
}
