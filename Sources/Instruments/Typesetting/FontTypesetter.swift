package import ScreenModel

/// Sets text in real fonts: Inter for Apple's platforms, Roboto for Android, and named families.
///
/// A text is shaped once for a typeface, without hinting, so that its advances grow in proportion
/// to the size; laying it out at a width and a size is arithmetic. Only the configured fonts decide
/// widths: Inter, Roboto, families that the source names, and the fonts of the user's folder.
/// Characters that none of them has get a stand-in advance and are counted, so that the same input
/// gives the same result on machines with other fonts.
///
/// San Francisco's tracking by size is part of `ResolvedFont.tracking`, which whoever resolves the
/// font has filled in: it is not added again here. Heights are not rounded to pixels.
package final class FontTypesetter: Typesetter, ParagraphMeasurer {
  // A class because threads share its memory of shaped texts.
  let library: FontLibrary
  private let shapes = ShapeCache()

  /// `fontFolder` is a folder with fonts of the user's own, which come before the system's.
  package init(fontFolder: String? = nil) {
    library = FontLibrary(folder: fontFolder)
  }

  /// Families that a text asked for and that are not installed, sorted; set in the system's font.
  package var missingFamilies: [String] { library.missingFamilies }

  package func prepare(_ paragraph: Paragraph) -> any PreparedParagraph { prepared(paragraph) }

  /// What `prepare` gives, as its own type: calls to it need no lookup.
  package func prepared(_ paragraph: Paragraph) -> PreparedText {
    PreparedText(paragraph, measuredBy: self)
  }

  package func measured(_ paragraph: Paragraph) -> MeasuredParagraph {
    guard let first = paragraph.spans.first else { return .empty }
    guard paragraph.spans.count == 1 else { return mixed(paragraph) }
    let font = first.font.usable
    let shaped = shapes.text(first.string, TypefaceRequest(font), from: library)
    return MeasuredParagraph(
      text: shaped.text, units: TextUnits(size: font.size, tracking: font.tracking),
      first: Self.metrics(shaped.typeface, font))
  }

  private func mixed(_ paragraph: Paragraph) -> MeasuredParagraph {
    let fonts = paragraph.spans.map(\.font.usable)
    let typefaces = fonts.map { library.typeface(TypefaceRequest($0)) }
    var ends: [(typeface: Typeface, end: Int)] = []
    var end = 0
    for (index, span) in paragraph.spans.enumerated() {
      end += span.string.unicodeScalars.count
      ends.append((typefaces[index], end))
    }
    let text = shapes.text(paragraph.string, spans: ends).withOffsets { em, span in
      em * fonts[span].size + fonts[span].tracking
    }
    let metrics = zip(typefaces, fonts).map { Self.metrics($0, $1) }
    return MeasuredParagraph(text: text, units: .points, spans: metrics)
  }

  private static func metrics(_ typeface: Typeface, _ font: ResolvedFont) -> SpanMetrics {
    SpanMetrics(
      ascent: typeface.ascent, descent: typeface.descent, ellipsis: typeface.ellipsis, of: font)
  }
}
