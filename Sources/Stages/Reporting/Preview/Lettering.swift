internal import Drawing
internal import ScreenModel

/// Sets the words that the sheet itself needs: captions and names.
struct Lettering {
  let typesetter: any GlyphTypesetter

  /// One line; with a width it ends in an ellipsis where it does not fit.
  func line(
    _ string: String, size: Double, weight: Int = 400, color: Color, width: Double? = nil
  ) -> SetLine {
    let font = ResolvedFont(family: .system, platform: .apple, size: size, weight: weight)
    let paragraph = Paragraph(
      spans: [ParagraphSpan(string: string, font: font)], limits: TextLimits(maximumLines: 1))
    let layout = typesetter.prepare(paragraph).layOut(width: width, height: nil)
    return SetLine(
      size: layout.size, runs: typesetter.glyphRuns(for: paragraph, layout: layout), color: color)
  }
}
