import ScreenModel

// Provenance: SwiftUI's Text (iOS 15 to 18) as OpenSwiftUI's text layout and swift-cross-ui mirror
// it.

/// A text: it wraps in the proposed width and keeps the lines that fit in the proposed height.
struct TextNodeLayout: ProposalLayout {
  /// The text's index in the tree.
  let text: Int

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    // 1. Set in the proposal; at least one line is kept and may stick out of the height.
    let layout = pass.texts.layout(text, proposal)
    let limits = pass.texts.paragraph(text).limits
    // 2. Both sizes up to a pixel, but no wider than was proposed: letters may stick out.
    var size = Size(
      width: pass.fonts.roundedUp(layout.size.width),
      height: pass.fonts.roundedUp(layout.size.height))
    if let width = proposal.width { size.width = min(size.width, width) }
    // 3. The height of the reserved lines.
    if limits.minimumLines > 1 {
      let lines = Double(limits.minimumLines)
      let pitch = pass.texts.lineHeight(text)
      let reserved = lines * pitch + (lines - 1) * limits.lineSpacing
      size.height = max(size.height, pass.fonts.roundedUp(reserved))
    }
    return size
  }
}
