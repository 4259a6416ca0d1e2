import FlexRecordings
import Foundation
import LayoutEngine
import ScreenModel
import Testing
import Typesetting

/// Boxes as a browser has them, replayed in the same font.
@Suite struct ChromiumRecordingTests {
  /// A text in the recording's font, whose lines are 1.2 em high, rounded up.
  static func text(_ string: String, _ size: Double) -> TextContent {
    TextContent(runs: [
      TextRun(
        string: string, font: FontChoice(size: .fixed(size), family: .named("Roboto")),
        lineHeight: .fixed((1.2 * size).rounded(.up)))
    ])
  }

  @Test func `boxes are where a browser has them`() throws {
    let recording = try FlexRecording.read("chromium")
    let typesetter = FilledLinesTypesetter(typesetter: FontTypesetter())
    let agreement = recording.agreement(within: 0.5) {
      YogaRecordingTests.replay($0, with: typesetter, text: Self.text)
    }
    let share = 100 * Double(agreement.same) / Double(max(1, agreement.all))
    print(
      "flexbox: \(agreement.same) of \(agreement.all) boxes as \(recording.engine):",
      String(format: "%.2f %%", share))
    for difference in agreement.differences.prefix(40) { print("flexbox:", difference) }
    #expect(agreement.all > 2000)
    #expect(share >= 99)
  }
}

/// Measures texts as a browser does: one that breaks fills the width, however short its lines are.
struct FilledLinesTypesetter: Typesetter {
  let typesetter: any Typesetter

  func prepare(_ paragraph: Paragraph) -> any PreparedParagraph {
    Filled(paragraph: typesetter.prepare(paragraph))
  }

  private struct Filled: PreparedParagraph {
    let paragraph: any PreparedParagraph

    func layOut(width: Double?, height: Double?) -> TextLayout {
      var layout = paragraph.layOut(width: width, height: height)
      layout.size = filled(layout.size, layout.lines.count, width)
      return layout
    }

    func size(width: Double?) -> Size { layOut(width: width, height: nil).size }

    private func filled(_ size: Size, _ lines: Int, _ width: Double?) -> Size {
      guard let width, lines > 1 else { return size }
      return Size(width: max(size.width, width), height: size.height)
    }
  }
}
