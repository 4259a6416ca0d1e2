import ScreenModel
import Typesetting

/// Sets lines in the fonts of this machine.
struct FontLineSetter: LineSetter {
  private let typesetter = FontTypesetter()

  func set(_ text: String, in font: ResolvedFont) -> SetText {
    let paragraph = Paragraph(
      spans: [ParagraphSpan(string: text, font: font)], limits: TextLimits(maximumLines: 1))
    let layout = typesetter.prepare(paragraph).layOut(width: nil, height: nil)
    return SetText(
      runs: typesetter.glyphRuns(for: paragraph, layout: layout), width: layout.size.width,
      baseline: layout.firstBaseline)
  }
}
