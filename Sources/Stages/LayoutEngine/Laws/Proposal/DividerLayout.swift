import ScreenModel

// Provenance: SwiftUI's Divider as OpenSwiftUI mirrors it.

/// A hairline across its stack; horizontal outside a stack.
struct DividerLayout: ProposalLayout {
  let axis: Axis?

  /// The thickness in points at accessibility sizes; a pixel at all others.
  private static let accessibilityThickness: Double = 1
  /// The length in points where none is proposed: SwiftUI's stand-in for an unknown length.
  private static let unspecifiedLength: Double = 10

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    let thickness =
      pass.fonts.isAccessibilitySize
      ? Self.accessibilityThickness : 1 / pass.fonts.displayScale
    if axis == .horizontal {
      return Size(width: thickness, height: proposal.height ?? Self.unspecifiedLength)
    }
    return Size(width: proposal.width ?? Self.unspecifiedLength, height: thickness)
  }
}
