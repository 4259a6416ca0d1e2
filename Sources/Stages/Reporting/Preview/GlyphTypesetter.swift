package import ScreenModel
package import Typesetting

/// A typesetter that also says which glyphs of which fonts it would draw.
package protocol GlyphTypesetter: Typesetter {
  /// The glyphs of a laid-out paragraph, from the top leading corner of its box.
  func glyphRuns(for paragraph: Paragraph, layout: TextLayout) -> [GlyphRun]
}

extension FontTypesetter: GlyphTypesetter {}
