import ScreenModel
import TestSupport

/// A paragraph of the block font at size 10: a character is 5 wide, a line 10 high.
func block(
  _ string: String, width: Double?, height: Double? = nil, size: Double = 10,
  tracking: Double = 0, lineHeight: Double? = nil, limits: TextLimits = TextLimits()
) -> TextLayout {
  let font = ResolvedFont(
    family: .system, platform: .apple, size: size, tracking: tracking, lineHeight: lineHeight)
  let paragraph = Paragraph(spans: [ParagraphSpan(string: string, font: font)], limits: limits)
  return BlockTypesetter().prepare(paragraph).layOut(width: width, height: height)
}

/// What a reader sees, one string for each line, ellipses included.
func shown(_ string: String, _ layout: TextLayout) -> [String] {
  layout.lines.map { $0.visibleText(of: string) }
}
