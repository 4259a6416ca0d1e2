import ScreenModel

// Provenance: the box of a symbol is inferred from round glyphs at medium scale; Apple publishes no
// table, and single glyphs differ. Pictures take their own size unless they are resizable.

/// A symbol that grows with its font, or a picture.
struct ImageLayout: ProposalLayout {
  let content: ImageContent

  /// The box of a symbol in em of its font.
  private static let symbolWidth: Double = 1.2
  private static let symbolHeight: Double = 1.15
  /// The height of capitals of San Francisco in em: a symbol is centred on them.
  private static let capHeight: Double = 1443 / 2048
  /// The side in points of a picture about which nothing is known: a usual icon. An assumption.
  private static let unknownSide: Double = 24

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    let own = naturalSize(fonts: pass.fonts)
    guard content.isResizable else { return own }
    return Size(
      width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  /// The baseline of a symbol as it stands in a line of text; nil for pictures.
  func baseline(fonts: FontResolution) -> Double? {
    guard case .symbol(let font, _) = content.kind, !content.isResizable else { return nil }
    let size = naturalSize(fonts: fonts)
    return size.height / 2 + fonts.size(font) * Self.capHeight / 2
  }

  func naturalSize(fonts: FontResolution) -> Size {
    switch content.kind {
    case .symbol(let font, let scale):
      let em = fonts.size(font) * (scale > 0 ? Sane.length(scale) : 1)
      return Size(
        width: fonts.roundedUp(em * Self.symbolWidth),
        height: fonts.roundedUp(em * Self.symbolHeight))
    case .picture(let size): return size
    case .unknownPicture: return Size(width: Self.unknownSide, height: Self.unknownSide)
    }
  }
}
