internal import Drawing
internal import ScreenModel

/// Grey bars for characters that no font of the typesetter has, in place of its crossed boxes.
enum MissingGlyphs {
  /// The bars of a run, each as wide as the character's advance, as far as it is known.
  static func items(of run: GlyphRun, at origin: Point, ink: Color) -> [Picture.Item] {
    var items: [Picture.Item] = []
    for (index, glyph) in run.glyphs.enumerated() where glyph.id == id {
      let next = index + 1 < run.glyphs.count ? run.glyphs[index + 1].origin : nil
      let isOnLine = next?.y == glyph.origin.y
      let advance = isOnLine ? (next?.x ?? 0) - glyph.origin.x : run.size / 2
      let bar = Rect(
        x: origin.x + glyph.origin.x, y: origin.y + glyph.origin.y - run.size * height,
        width: max(0, advance), height: run.size * height)
      items.append(.fill(.rect(bar), ink.faded(to: opacity)))
    }
    return items
  }

  /// What OpenType calls the glyph that stands for all missing ones.
  fileprivate static let id: UInt32 = 0
  /// The height of a bar as a share of the type's size: about that of small letters.
  private static let height = 0.5
  private static let opacity = 0.25
}

extension GlyphRun {
  /// The run without the glyphs that stand for missing ones.
  var drawable: GlyphRun {
    var copy = self
    copy.glyphs.removeAll { $0.id == MissingGlyphs.id }
    return copy
  }
}
