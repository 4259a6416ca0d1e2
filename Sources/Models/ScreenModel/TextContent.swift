package import TextScaling

/// A text as the source describes it: characters, fonts, limits.
package struct TextContent: Sendable, Hashable {
  package var runs: [TextRun]
  package var limits: TextLimits
  /// The range of iOS text sizes that this text follows; outside it the nearest end is used.
  package var sizes: ClosedRange<ContentSizeCategory>?
  package var importance: TextImportance

  package init(
    runs: [TextRun], limits: TextLimits = TextLimits(),
    sizes: ClosedRange<ContentSizeCategory>? = nil, importance: TextImportance = .ordinary
  ) {
    self.runs = runs
    self.limits = limits
    self.sizes = sizes
    self.importance = importance
  }

  /// All characters.
  package var string: String { runs.map(\.string).joined() }

  /// How far the characters can be trusted: the weakest of the runs.
  package var origin: ContentOrigin { runs.map(\.origin).max() ?? .literal }
}

/// A stretch of characters in one font.
package struct TextRun: Sendable, Hashable {
  package var string: String
  package var font: FontChoice
  /// Extra space after each character in points, on top of the font's own tracking.
  package var tracking: Double
  package var origin: ContentOrigin
  /// Space after each character that may grow with the text, on top of `tracking`.
  package var letterSpacing: TextLength?
  /// The distance between baselines; nil: the font's own.
  package var lineHeight: TextLength?

  package init(
    string: String, font: FontChoice, tracking: Double = 0, origin: ContentOrigin = .literal,
    letterSpacing: TextLength? = nil, lineHeight: TextLength? = nil
  ) {
    self.string = string
    self.font = font
    self.tracking = tracking
    self.origin = origin
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }
}

/// Where characters come from, most trustworthy first.
package enum ContentOrigin: Int, Sendable, Hashable, Comparable {
  /// Written in the source.
  case literal
  /// From the project's catalogues.
  case translation
  /// From a preview in the source.
  case preview
  /// Chosen by the words of a name.
  case sample

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a person loses when the text is cut.
package enum TextImportance: Sendable, Hashable {
  case ordinary
  /// A price or an amount.
  case amount
  /// The label of a button or another control.
  case control
  /// An error message or a warning.
  case failure
  /// The title of a bar, which the system itself keeps on one line.
  case barTitle
  /// Text that adds nothing for a reader: a decoration, a placeholder, hidden from assistive technology.
  case decoration
}

/// How a text is set within its bounds.
package struct TextLimits: Sendable, Hashable {
  /// Nil: as many as needed.
  package var maximumLines: Int?
  /// The height of this many lines is kept even when the text is shorter.
  package var minimumLines: Int
  package var truncation: Truncation
  /// 1: the size asked for; below it the text may shrink to this share before it is truncated.
  package var minimumScale: Double
  /// Extra space between lines, in points.
  package var lineSpacing: Double
  package var alignment: HorizontalAlignment
  /// Whether the text may break into lines at all.
  package var wraps: Bool
  /// How a stated line height is spent, and what the font's own is.
  package var lineBox: LineBox
  /// Whether what a box of the widget family has no room for is drawn all the same, outside it.
  package var showsOverflow: Bool
  /// Whether a word that is wider than the column begins on the line before it, as in Flutter; elsewhere
  /// it fills lines of its own.
  package var startsLongWordsInLine: Bool
  /// Whether the source itself says that the text may end early, with a mark or by fading out.
  package var mayEndEarly = false

  package init(
    maximumLines: Int? = nil, minimumLines: Int = 1, truncation: Truncation = .tail,
    minimumScale: Double = 1, lineSpacing: Double = 0, alignment: HorizontalAlignment = .leading,
    wraps: Bool = true, lineBox: LineBox = .whole, showsOverflow: Bool = false,
    startsLongWordsInLine: Bool = false
  ) {
    self.maximumLines = maximumLines
    self.minimumLines = minimumLines
    self.truncation = truncation
    self.minimumScale = minimumScale
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.wraps = wraps
    self.lineBox = lineBox
    self.showsOverflow = showsOverflow
    self.startsLongWordsInLine = startsLongWordsInLine
  }
}

/// How the boxes of lines are made from the font's extent and a stated line height.
package struct LineBox: Sendable, Hashable {
  /// The top of the first line and the bottom of the last.
  package enum Ends: Sendable, Hashable {
    /// As every other line.
    case whole
    /// The font's own extent: n lines are as high as one of the font and n − 1 of those stated.
    case trimmed
    /// Never inside the font's own extent.
    case atLeastFont
  }

  /// Whether the difference to the font's height is split in the ratio of ascent and descent rather
  /// than evenly.
  package var isProportional: Bool
  package var ends: Ends
  /// Whether a text that states no line height has the font's padding above and below.
  package var hasFontPadding: Bool

  package init(isProportional: Bool = false, ends: Ends = .whole, hasFontPadding: Bool = false) {
    self.isProportional = isProportional
    self.ends = ends
    self.hasFontPadding = hasFontPadding
  }

  package static let whole = LineBox()
}

/// What happens to text that does not fit.
package enum Truncation: Sendable, Hashable {
  /// An ellipsis at the end, in the middle, at the start.
  case tail, middle, head
  /// Cut without a mark.
  case clip
}
