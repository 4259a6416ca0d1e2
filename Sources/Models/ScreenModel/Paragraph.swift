/// A text with every size resolved: what a typesetter sets.
package struct Paragraph: Sendable, Hashable {
  package var spans: [ParagraphSpan]
  package var limits: TextLimits

  package init(spans: [ParagraphSpan], limits: TextLimits = TextLimits()) {
    self.spans = spans
    self.limits = limits
  }

  package var string: String { spans.map(\.string).joined() }
}

package struct ParagraphSpan: Sendable, Hashable {
  package var string: String
  package var font: ResolvedFont

  package init(string: String, font: ResolvedFont) {
    self.string = string
    self.font = font
  }
}

/// A font at a size, in points or dp.
package struct ResolvedFont: Sendable, Hashable {
  package var family: FontFamily
  package var platform: FontPlatform
  package var size: Double
  /// 100 to 900.
  package var weight: Int
  package var isItalic: Bool
  /// Extra advance of every character, in points, the platform's own tracking included.
  package var tracking: Double
  /// The height of a line in points; nil: the font's own.
  package var lineHeight: Double?
  /// The font's own ascent and descent are rounded to multiples of this length; 0: not rounded.
  package var metricsStep: Double
  /// The height of a whole line is rounded to a multiple of this length, below its baseline; 0: not
  /// rounded.
  package var lineStep: Double

  package init(
    family: FontFamily, platform: FontPlatform, size: Double, weight: Int = 400,
    isItalic: Bool = false, tracking: Double = 0, lineHeight: Double? = nil, metricsStep: Double = 0,
    lineStep: Double = 0
  ) {
    self.family = family
    self.platform = platform
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
    self.lineHeight = lineHeight
    self.metricsStep = metricsStep
    self.lineStep = lineStep
  }
}

/// Whose system font `.system` means.
package enum FontPlatform: Sendable, Hashable { case apple, android }

/// Sets text. Typesetting implements it with real fonts, tests with a block font.
package protocol Typesetter: Sendable {
  /// Shapes a paragraph so that it can be laid out at any width; never fails.
  func prepare(_ paragraph: Paragraph) -> any PreparedParagraph
}

/// A shaped paragraph: laying it out is arithmetic.
package protocol PreparedParagraph: Sendable {
  /// Breaks into lines within a width and a height in points; nil is unbounded.
  ///
  /// At least one line is kept, whatever the height. Lines that do not fit in the height or exceed
  /// the line limit are dropped, and the last kept line is truncated as the limits say.
  func layOut(width: Double?, height: Double?) -> TextLayout

  /// The size that `layOut(width:height:)` gives without a limit of height, made faster.
  func size(width: Double?) -> Size
}

extension PreparedParagraph {
  package func size(width: Double?) -> Size { layOut(width: width, height: nil).size }
}

/// The result of setting a paragraph.
package struct TextLayout: Sendable, Hashable {
  /// The space taken, in points, before rounding to pixels.
  package var size: Size
  package var lines: [TextLine]
  /// Whether an ellipsis, the line limit or the height hides characters.
  package var isTruncated: Bool
  /// How many characters (Unicode scalars) of the text can be read.
  package var visibleScalars: Int
  package var totalScalars: Int
  /// The size that the whole text would need at this width with no limit of lines or height.
  package var wanted: Size
  /// Words of prose that are split between letters because they are wider than the column.
  package var brokenWords: [String]
  /// The share to which the text was shrunk; 1 when it was not.
  package var scale: Double
  /// Characters that no installed font can draw.
  package var missingGlyphs: Int

  package init(
    size: Size, lines: [TextLine], isTruncated: Bool = false, visibleScalars: Int,
    totalScalars: Int, wanted: Size, brokenWords: [String] = [], scale: Double = 1,
    missingGlyphs: Int = 0
  ) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.visibleScalars = visibleScalars
    self.totalScalars = totalScalars
    self.wanted = wanted
    self.brokenWords = brokenWords
    self.scale = scale
    self.missingGlyphs = missingGlyphs
  }

  package var firstBaseline: Double { lines.first?.baseline ?? size.height }
  package var lastBaseline: Double { lines.last?.baseline ?? size.height }
}

/// One line of a laid-out text.
package struct TextLine: Sendable, Hashable {
  /// The stretch of the text's Unicode scalars, without an ellipsis.
  package var range: Range<Int>
  /// The line's box within the text: x follows the alignment, height is the line height.
  package var frame: Rect
  /// The baseline's distance from the top of the text.
  package var baseline: Double
  /// Where an ellipsis stands, as an offset in scalars from the start of the line; nil: none.
  package var ellipsis: Int?
  /// The scalars that a truncated line stands for; in a middle truncation they lie inside `range`.
  package var hidden: Range<Int>?

  package init(
    range: Range<Int>, frame: Rect, baseline: Double, ellipsis: Int? = nil,
    hidden: Range<Int>? = nil
  ) {
    self.range = range
    self.frame = frame
    self.baseline = baseline
    self.ellipsis = ellipsis
    self.hidden = hidden
  }
}

/// Glyphs of one font file, placed; what Typesetting hands to Drawing.
package struct GlyphRun: Sendable, Hashable {
  /// The font's file and the face in it.
  package var fontPath: String
  package var faceIndex: Int
  package var size: Double
  package var glyphs: [PlacedGlyph]

  package init(fontPath: String, faceIndex: Int, size: Double, glyphs: [PlacedGlyph]) {
    self.fontPath = fontPath
    self.faceIndex = faceIndex
    self.size = size
    self.glyphs = glyphs
  }
}

/// A glyph with the place of its origin on the baseline.
package struct PlacedGlyph: Sendable, Hashable {
  package var id: UInt32
  package var origin: Point

  package init(id: UInt32, origin: Point) {
    self.id = id
    self.origin = origin
  }
}
