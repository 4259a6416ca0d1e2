import ScreenModel

/// A typesetter that can be checked in the head: every character is as wide and high as its font.
///
/// Lines break at spaces, words wider than the column between characters. The baseline is at eight
/// tenths of a line. Every question that it is asked is counted by whoever wants to know.
struct BlockFont: Typesetter {
  var counter = CallCounter()

  func prepare(_ paragraph: Paragraph) -> any PreparedParagraph {
    counter.prepared += 1
    return BlockParagraph(paragraph: paragraph, counter: counter)
  }
}

/// Counts calls; a class because typesetters are values and the test keeps one end of it.
final class CallCounter: @unchecked Sendable {
  var prepared = 0
  var laidOut = 0
}

private struct BlockParagraph: PreparedParagraph {
  let paragraph: Paragraph
  let counter: CallCounter

  private var em: Double { paragraph.spans.map(\.font.size).max() ?? 10 }

  func layOut(width: Double?, height: Double?) -> TextLayout {
    counter.laidOut += 1
    let scalars = Array(paragraph.string.unicodeScalars)
    let all = ranges(of: scalars, width: width)
    var kept = all.count
    if let maximum = paragraph.limits.maximumLines { kept = min(kept, maximum) }
    if let height { kept = min(kept, max(1, Int((height + 0.001) / em))) }
    let lines = all.prefix(kept).enumerated().map { index, range in
      TextLine(
        range: range,
        frame: Rect(x: 0, y: em * Double(index), width: em * Double(range.count), height: em),
        baseline: em * (Double(index) + 0.8))
    }
    let visible = lines.reduce(0) { $0 + $1.range.count }
    return TextLayout(
      size: Self.size(lines.map(\.range), em: em), lines: Array(lines),
      isTruncated: kept < all.count, visibleScalars: visible, totalScalars: scalars.count,
      wanted: Self.size(all, em: em))
  }

  private static func size(_ ranges: [Range<Int>], em: Double) -> Size {
    let longest = ranges.map(\.count).max() ?? 0
    return Size(width: em * Double(longest), height: em * Double(ranges.count))
  }

  private func ranges(of scalars: [Unicode.Scalar], width: Double?) -> [Range<Int>] {
    guard let width else { return [0..<scalars.count] }
    let room = max(1, Int((width + 0.001) / em))
    var result: [Range<Int>] = []
    var start = 0
    while scalars.count - start > room {
      let end = start + room
      if let space = (start...end).last(where: { scalars[$0] == " " }), space > start {
        result.append(start..<space)
        start = space + 1
      } else {
        result.append(start..<end)
        start = end
      }
    }
    result.append(start..<scalars.count)
    return result
  }
}
