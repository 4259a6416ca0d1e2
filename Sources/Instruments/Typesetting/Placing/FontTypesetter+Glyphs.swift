package import ScreenModel

extension FontTypesetter {
  /// The glyphs of a laid-out paragraph, placed from the top left corner of the text.
  ///
  /// `layout` is what this typesetter made of `paragraph`. Lines follow the visual order of the
  /// bidirectional algorithm; ellipses are among the glyphs. Characters that no font has are drawn
  /// as the face's own box for them.
  package func glyphRuns(for paragraph: Paragraph, layout: TextLayout) -> [GlyphRun] {
    let scaled = layout.scale == 1 ? paragraph : paragraph.scaled(by: layout.scale)
    guard !layout.lines.isEmpty else { return [] }
    var spans: [(typeface: Typeface, end: Int)] = []
    var end = 0
    for span in scaled.spans {
      end += span.string.unicodeScalars.count
      spans.append((library.typeface(TypefaceRequest(span.font.usable)), end))
    }
    let text = TextAnalysis(scaled.string)
    let placer = LinePlacer(
      text: text, runs: ShapingRun.runs(of: text, spans: spans),
      typefaces: spans.map(\.typeface), fonts: scaled.spans.map(\.font.usable))
    var pen = GlyphPen()
    for line in layout.lines { placer.place(line, with: &pen) }
    return pen.runs
  }
}

/// Collects glyphs into runs of one face and size.
struct GlyphPen {
  private(set) var runs: [GlyphRun] = []
  var x: Double = 0
  var baseline: Double = 0

  mutating func draw(_ id: UInt32, of face: FontFace, size: Double, dx: Double, dy: Double) {
    let glyph = PlacedGlyph(id: id, origin: Point(x: x + dx, y: baseline - dy))
    if let last = runs.last, last.fontPath == face.path, last.faceIndex == face.index,
      last.size == size
    {
      runs[runs.count - 1].glyphs.append(glyph)
    } else {
      runs.append(
        GlyphRun(fontPath: face.path, faceIndex: face.index, size: size, glyphs: [glyph]))
    }
  }
}
