import Drawing
import ScreenModel

@testable import Reporting

/// Sets every character as a square, and writes the text itself where a font's path would be.
struct NamedGlyphs: GlyphTypesetter {
  func prepare(_ paragraph: Paragraph) -> any PreparedParagraph { Squares(paragraph: paragraph) }

  func glyphRuns(for paragraph: Paragraph, layout: TextLayout) -> [GlyphRun] {
    [GlyphRun(fontPath: paragraph.string, faceIndex: 0, size: 10, glyphs: [])]
  }

  private struct Squares: PreparedParagraph {
    let paragraph: Paragraph

    func layOut(width: Double?, height: Double?) -> TextLayout {
      let side = paragraph.spans.first?.font.size ?? 0
      let count = paragraph.string.unicodeScalars.count
      let size = Size(width: Double(count) * side, height: side)
      return TextLayout(
        size: size, lines: [], visibleScalars: count, totalScalars: count, wanted: size)
    }
  }
}

extension Picture {
  /// All items in the order of drawing, groups opened, with the opacity of the groups around them.
  var flat: [(item: Item, opacity: Double)] { Self.flat(items, opacity: 1) }

  /// The texts in the order of drawing.
  var texts: [String] {
    flat.compactMap { entry in
      if case .glyphs(let run, _, _) = entry.item { run.fontPath } else { nil }
    }
  }

  private static func flat(_ items: [Item], opacity: Double) -> [(item: Item, opacity: Double)] {
    items.flatMap { item -> [(item: Item, opacity: Double)] in
      guard case .group(let group) = item else { return [(item, opacity)] }
      return flat(group.items, opacity: opacity * group.opacity)
    }
  }
}
