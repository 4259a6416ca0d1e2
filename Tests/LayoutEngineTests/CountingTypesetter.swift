import ScreenModel
import TestSupport

/// The block typesetter, counting what it is asked.
struct CountingTypesetter: Typesetter {
  let counter = CallCounter()

  func prepare(_ paragraph: Paragraph) -> any PreparedParagraph {
    counter.prepared += 1
    return CountingParagraph(
      paragraph: BlockTypesetter().prepare(paragraph), counter: counter)
  }
}

/// Counts calls; a class because typesetters are values and the test keeps one end of it.
final class CallCounter: @unchecked Sendable {
  var prepared = 0
  var laidOut = 0
}

private struct CountingParagraph: PreparedParagraph {
  let paragraph: any PreparedParagraph
  let counter: CallCounter

  func layOut(width: Double?, height: Double?) -> TextLayout {
    counter.laidOut += 1
    return paragraph.layOut(width: width, height: height)
  }
}
