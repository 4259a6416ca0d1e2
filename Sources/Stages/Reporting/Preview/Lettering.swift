package import ScreenModel
internal import Drawing

/// A typesetter that also says which glyphs of which fonts it would draw.
package protocol GlyphTypesetter: Typesetter {
  /// The glyphs of a laid-out paragraph, from the top leading corner of its box.
  func glyphRuns(for paragraph: Paragraph, layout: TextLayout) -> [GlyphRun]
}

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

/// A line of letters that is ready to be put somewhere.
struct SetLine {
  let size: Size
  let runs: [GlyphRun]
  let color: Color

  /// The line with its top leading corner at a point.
  func items(at origin: Point) -> [Picture.Item] {
    runs.map { .glyphs($0, color, at: origin) }
  }

  /// The line in the middle of a rectangle.
  func items(centeredIn rect: Rect) -> [Picture.Item] {
    items(at: Point(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
  }
}
