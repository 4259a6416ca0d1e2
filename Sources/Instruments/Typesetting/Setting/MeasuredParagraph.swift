package import ScreenModel

/// A paragraph at known sizes: everything that breaking, truncating and stacking lines needs.
package struct MeasuredParagraph: Sendable {
  package var text: MeasuredText
  package var units: TextUnits
  /// The metrics of the first span.
  package var first: SpanMetrics
  /// Those of the spans after it.
  package var others: [SpanMetrics]

  package init(text: MeasuredText, units: TextUnits, first: SpanMetrics) {
    self.text = text
    self.units = units
    self.first = first
    others = []
  }

  /// `spans` may be empty, which is a text without height.
  package init(text: MeasuredText, units: TextUnits, spans: [SpanMetrics]) {
    self.text = text
    self.units = units
    first = spans.first ?? SpanMetrics(ascent: 0, descent: 0, ellipsis: 0)
    others = Array(spans.dropFirst())
  }

  /// A paragraph without a span.
  package static var empty: MeasuredParagraph {
    MeasuredParagraph(text: MeasuredText(clusters: []), units: .points, spans: [])
  }

  /// The box of a line: the tallest rise and the deepest fall of the spans in it.
  func box(of line: BrokenLine) -> SpanMetrics {
    guard !others.isEmpty else { return first }
    var box = metrics(at: line.start)
    var index = line.start + 1
    while index < line.end {
      box.include(metrics(at: index))
      index += 1
    }
    return box
  }

  /// The metrics of the span of a cluster.
  func metrics(at cluster: Int) -> SpanMetrics {
    guard !others.isEmpty else { return first }
    let span = Int(text.clusters[min(max(0, cluster), text.count)].span)
    return span == 0 ? first : others[min(span, others.count) - 1]
  }
}

/// Measures paragraphs: with real fonts, or with a block font in tests.
package protocol ParagraphMeasurer: Sendable {
  /// The paragraph at the sizes of its fonts.
  func measured(_ paragraph: Paragraph) -> MeasuredParagraph
}

/// The vertical measures of a span and the width of its ellipsis, in points.
package struct SpanMetrics: Sendable, Hashable {
  package var ascent: Double
  package var descent: Double
  package var ellipsis: Double
  /// What a stated line height adds above and below; 0 where none is stated.
  package var addedAbove: Double = 0
  package var addedBelow: Double = 0
  /// The height of a line as stated; nil: the font's own.
  package var statedHeight: Double?
  /// See ``ResolvedFont/lineStep``.
  package var lineStep: Double = 0
  /// The size of the font, for the padding that some platforms add.
  package var fontSize: Double = 0

  package init(ascent: Double, descent: Double, ellipsis: Double) {
    self.ascent = ascent
    self.descent = descent
    self.ellipsis = ellipsis
  }

  /// Metrics in em at a font's size.
  ///
  /// A line height that the font names replaces the face's own, see ``LineBox``.
  package init(ascent: Double, descent: Double, ellipsis: Double, of font: ResolvedFont) {
    let font = font.usable
    fontSize = font.size
    self.ascent = Self.rounded(ascent * font.size, to: font.metricsStep)
    self.descent = Self.rounded(descent * font.size, to: font.metricsStep)
    self.ellipsis = ellipsis * font.size + font.tracking
    statedHeight = font.lineHeight
    lineStep = font.lineStep
    if statedHeight == nil { roundLine() }
  }

  /// Rounds the height of the line, where the font says so.
  mutating func roundLine() {
    let rest = Self.rounded(height, to: lineStep) - height
    descent += rest
    if statedHeight != nil { addedBelow += rest }
  }

  private static func rounded(_ length: Double, to step: Double) -> Double {
    step > 0 && step.isFinite ? (length / step).rounded() * step : length
  }

  package var height: Double { ascent + descent }

  mutating func include(_ other: SpanMetrics) {
    let above = max(ascent - addedAbove, other.ascent - other.addedAbove)
    let below = max(descent - addedBelow, other.descent - other.addedBelow)
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    addedAbove = ascent - above
    addedBelow = descent - below
    fontSize = max(fontSize, other.fontSize)
    if let stated = other.statedHeight { statedHeight = max(statedHeight ?? 0, stated) }
  }
}

extension ResolvedFont {
  /// The largest size in points that is worked with.
  static let largestSize: Double = 100_000

  /// The same font with numbers that can be worked with.
  ///
  /// A size that is not a number or below 0 becomes 0; tracking that is not finite becomes 0; a
  /// line height that is not finite or below 0 is left to the face.
  package var usable: ResolvedFont {
    var font = self
    font.size = size.isNaN ? 0 : min(max(0, size), Self.largestSize)
    if !tracking.isFinite || abs(tracking) > Self.largestSize { font.tracking = 0 }
    if let lineHeight, !lineHeight.isFinite || lineHeight < 0 { font.lineHeight = nil }
    font.weight = min(max(1, weight), 1000)
    return font
  }

  /// The same font shrunk; tracking and line height shrink with the size.
  func scaled(by scale: Double) -> ResolvedFont {
    var font = self
    font.size *= scale
    font.tracking *= scale
    if let lineHeight { font.lineHeight = lineHeight * scale }
    return font
  }
}

extension Paragraph {
  /// The same paragraph with every font shrunk.
  package func scaled(by scale: Double) -> Paragraph {
    var paragraph = self
    for index in spans.indices { paragraph.spans[index].font = spans[index].font.scaled(by: scale) }
    return paragraph
  }
}
