import ScreenModel

/// What a font asks for apart from its size.
struct TypefaceRequest: Hashable, Sendable {
  var family: FontFamily
  var platform: FontPlatform
  var weight: Int
  var isItalic: Bool
  /// The size is at or above the one where Apple's system font changes from text to display shapes.
  var isDisplay: Bool

  /// The size in points from which San Francisco uses its display shapes.
  static let displaySize: Double = 20

  init(_ font: ResolvedFont) {
    family = font.family
    platform = font.platform
    weight = min(max(1, font.weight), 1000)
    isItalic = font.isItalic
    isDisplay = font.platform == .apple && font.size >= Self.displaySize
  }
}

/// A face with everything that stands behind it: the answer to a request.
///
/// A class because shaped texts share it.
final class Typeface: Sendable {
  /// Asked in order for each character; may be empty where no font is installed.
  let faces: [FontFace]
  /// The share by which advances are widened; 1 for a font that stands for itself.
  let widthFactor: Double
  /// The advance in em of every character of a font with one width that is not installed.
  let fixedAdvance: Double?
  /// Whether pairs of letters are kerned and ligatures formed.
  let isRefined: Bool
  /// The rise of a line in em.
  let ascent: Double
  /// The fall of a line in em.
  let descent: Double
  /// The width of an ellipsis in em.
  let ellipsis: Double
  /// Tables for simple Latin text; nil for a face that has not been proved to shape so simply.
  let plainAdvances: PlainAdvances?

  init(
    faces: [FontFace], plainAdvances: PlainAdvances? = nil, widthFactor: Double = 1,
    fixedAdvance: Double? = nil, isRefined: Bool = true,
    ascent: Double, descent: Double
  ) {
    self.faces = faces
    self.plainAdvances = plainAdvances
    self.widthFactor = widthFactor
    self.fixedAdvance = fixedAdvance
    self.isRefined = isRefined
    self.ascent = ascent
    self.descent = descent
    let own = faces.lazy.compactMap { $0.advance(of: Self.ellipsisMark) }.first
    ellipsis = fixedAdvance ?? (own ?? StandIn.wide) * widthFactor
  }

  /// U+2026 HORIZONTAL ELLIPSIS.
  static let ellipsisMark: UInt32 = 0x2026
}

/// Advances in em for characters that no configured font has.
///
/// The same on every machine: no other installed font is asked. A CJK character and an emoji are as
/// wide as the em in practically every font; 0.6 em for other letters is a little above the
/// average of Arabic, Hebrew, Thai and Devanagari fonts, so that space is not underestimated.
enum StandIn {
  static let letter: Double = 0.6
  static let wide: Double = 1
}
