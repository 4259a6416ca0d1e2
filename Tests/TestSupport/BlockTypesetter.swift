package import ScreenModel
package import Typesetting

/// Sets text in a font that can be worked out in the head.
///
/// Every character is half as wide as the font's size, every line as high as the size, with the
/// baseline at four fifths of it: at size 10 a character is 5 wide, a line 10 high, the first
/// baseline at 8. An ellipsis is a character. Tracking and line heights count as in any font.
/// Lines may break after spaces and after a hyphen between letters; a new line character ends a
/// line. Everything else is the real breaking, truncating and stacking code. No character is
/// missing, and every paragraph runs from left to right unless it starts with a Hebrew letter.
package struct BlockTypesetter: Typesetter, ParagraphMeasurer {
  /// The advance of a character in em.
  package static let advance: Double = 0.5

  package init() {}

  package func prepare(_ paragraph: Paragraph) -> any PreparedParagraph {
    PreparedText(paragraph, measuredBy: self)
  }

  package func measured(_ paragraph: Paragraph) -> MeasuredParagraph {
    let fonts = paragraph.spans.map(\.font.usable)
    let text = measuredText(paragraph).withOffsets { em, span in
      em * fonts[span].size + fonts[span].tracking
    }
    let metrics = fonts.map {
      SpanMetrics(ascent: 0.8, descent: 0.2, ellipsis: Self.advance, of: $0)
    }
    return MeasuredParagraph(text: text, units: .points, spans: metrics)
  }

  private func measuredText(_ paragraph: Paragraph) -> MeasuredText {
    var clusters: [TextCluster] = []
    var scalar = 0
    var previous: Character?
    let isLeft = paragraph.string.first.map { ("א"..."ת").contains($0) } ?? false
    for (span, content) in paragraph.spans.enumerated() {
      for character in content.string {
        var traits: ClusterTraits = isLeft ? .rightToLeft : []
        if Self.mayBreak(between: previous, and: character) { traits.insert(.breakBefore) }
        if character == " " { traits.insert(.space) }
        if character.isNewline { traits.insert(.newline) }
        clusters.append(
          TextCluster(
            offset: Double(clusters.count) * Self.advance, scalar: Int32(scalar),
            span: UInt16(span), traits: traits))
        scalar += character.unicodeScalars.count
        previous = character
      }
    }
    clusters.append(
      TextCluster(
        offset: Double(clusters.count) * Self.advance, scalar: Int32(scalar),
        span: clusters.last?.span ?? 0))
    return MeasuredText(clusters: clusters)
  }

  private static func mayBreak(between left: Character?, and right: Character) -> Bool {
    guard let left else { return false }
    if left == " " { return right != " " && !right.isNewline }
    return left == "-" && right.isLetter
  }
}
