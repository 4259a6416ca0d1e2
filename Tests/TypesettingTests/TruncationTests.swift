import ScreenModel
import TestSupport
import Testing

@Suite struct TruncationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var id: String
    var text: String
    var width: Double?
    var height: Double?
    var limits = TextLimits()
    var lines: [String]
    var size: (Double, Double)
    var visible: Int

    var testDescription: String { id }
  }

  static let text = "abcd efgh ijkl"

  static let rows: [Row] = [
    Row(
      id: "tail", text: text, width: 35, limits: TextLimits(maximumLines: 1), lines: ["abcd e…"],
      size: (35, 10), visible: 6),
    Row(
      id: "no space before the mark", text: text, width: 30, limits: TextLimits(maximumLines: 1),
      lines: ["abcd…"], size: (25, 10), visible: 4),
    Row(
      id: "middle", text: text, width: 35,
      limits: TextLimits(maximumLines: 1, truncation: .middle), lines: ["abc…jkl"],
      size: (35, 10), visible: 6),
    Row(
      id: "head", text: text, width: 35,
      limits: TextLimits(maximumLines: 1, truncation: .head), lines: ["…h ijkl"],
      size: (35, 10), visible: 6),
    Row(
      id: "clip", text: text, width: 35,
      limits: TextLimits(maximumLines: 1, truncation: .clip), lines: ["abcd"], size: (20, 10),
      visible: 4),
    Row(
      id: "second line", text: text, width: 24, limits: TextLimits(maximumLines: 2),
      lines: ["abcd", "efg…"], size: (20, 20), visible: 8),
    Row(
      id: "head on the second line", text: text, width: 24,
      limits: TextLimits(maximumLines: 2, truncation: .head), lines: ["abcd", "…jkl"],
      size: (20, 20), visible: 8),
    Row(
      id: "height for two lines and a half", text: text, width: 24, height: 25,
      lines: ["abcd", "efg…"], size: (20, 20), visible: 8),
    Row(
      id: "height below one line", text: text, width: 24, height: 4, lines: ["abc…"],
      size: (20, 10), visible: 3),
    Row(
      id: "what a hard break hides", text: "ab\ncd", width: 40,
      limits: TextLimits(maximumLines: 1), lines: ["ab…"], size: (15, 10), visible: 2),
    Row(
      id: "unbounded width with a limit of lines", text: "ab\ncd", width: nil,
      limits: TextLimits(maximumLines: 1), lines: ["ab…"], size: (15, 10), visible: 2),
    Row(
      id: "only the mark fits", text: "abcd", width: 7, limits: TextLimits(maximumLines: 1),
      lines: ["…"], size: (5, 10), visible: 0),
    Row(
      id: "no width", text: "abcd", width: 0, limits: TextLimits(maximumLines: 1), lines: ["…"],
      size: (0, 10), visible: 0),
    Row(
      id: "one line that does not wrap", text: text, width: 35, limits: TextLimits(wraps: false),
      lines: ["abcd e…"], size: (35, 10), visible: 6),
    Row(
      id: "one line that is cut without a mark", text: text, width: 33,
      limits: TextLimits(truncation: .clip, wraps: false), lines: ["abcd e"], size: (33, 10),
      visible: 6),
    Row(
      id: "a limit that is no limit", text: "ab", width: 40, limits: TextLimits(maximumLines: 0),
      lines: ["ab"], size: (10, 10), visible: 2),
  ]

  @Test(arguments: rows) func `The rest of a text is marked by an ellipsis`(_ row: Row) {
    let layout = block(row.text, width: row.width, height: row.height, limits: row.limits)
    let total = row.text.unicodeScalars.count
    #expect(
      shown(row.text, layout) == row.lines
        && layout.size == Size(width: row.size.0, height: row.size.1)
        && layout.visibleScalars == row.visible && layout.isTruncated == (row.visible < total),
      "\(shown(row.text, layout)) \(layout)")
  }

  @Test func `A truncated text says what it wanted`() {
    let layout = block(Self.text, width: 24, limits: TextLimits(maximumLines: 1))
    #expect(layout.wanted == Size(width: 20, height: 30))
  }

  @Test func `Reserved lines keep their height`() {
    let limits = TextLimits(maximumLines: 3, minimumLines: 3, lineSpacing: 2)
    #expect(block("ab", width: 40, limits: limits).size == Size(width: 10, height: 34))
  }

  @Test func `A text shrinks to the largest scale at which it fits`() {
    let limits = TextLimits(maximumLines: 1, minimumScale: 0.5)
    let layout = block("abcdefghij", width: 40, limits: limits)
    #expect(
      layout.scale == 0.8 && layout.size == Size(width: 40, height: 8) && !layout.isTruncated
        && layout.wanted == Size(width: 40, height: 20))
  }

  @Test func `A text that cannot shrink enough is truncated at the least scale`() {
    let limits = TextLimits(maximumLines: 1, minimumScale: 0.5)
    let layout = block("abcdefghij", width: 20, limits: limits)
    #expect(layout.scale == 0.5 && shown("abcdefghij", layout) == ["abcdefg…"])
  }

  @Test func `A text that fits does not shrink`() {
    let limits = TextLimits(maximumLines: 1, minimumScale: 0.5)
    #expect(block("abcd", width: 20, limits: limits).scale == 1)
  }

  @Test func `Whatever the width, a truncated line fits and has its mark`() {
    for truncation in [Truncation.tail, .middle, .head] {
      let limits = TextLimits(maximumLines: 2, truncation: truncation)
      let wrong = (5...69).filter { width in
        let layout = block(Self.text + " mnop", width: Double(width), limits: limits)
        let last = layout.lines.last?.visibleText(of: Self.text + " mnop") ?? ""
        return layout.isTruncated
          && (!last.contains("…") || layout.lines.contains { $0.frame.size.width > Double(width) })
      }
      #expect(wrong.isEmpty, "\(truncation)")
    }
  }
}
