import Findings
import ScreenModel
import SourceText

/// A line of prose that is wider than the sideways scroll view which shows it.
///
/// A row of cards that scrolls sideways is fine as long as each card fits; so is code in a monospaced
/// font, which loses its meaning when it wraps.
struct HorizontalScrollRequired: Check {
  let rule = RuleDescription.layout(
    "horizontal-scroll-required", "Reading needs sideways scrolling", .warning,
    summary: "A line of text is wider than the view that scrolls it sideways.",
    rationale: "Every line has to be pulled to and fro to be read.",
    remedy: "Let the text wrap in the width of the screen.",
    examples: RuleExamples(
      triggering: [
        """
        struct Notice: View {
          var body: some View {
            ScrollView(.horizontal) { Text("Your changes are saved automatically") }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Notice: View {
          var body: some View {
            ScrollView { Text("Your changes are saved automatically") }
          }
        }
        """
      ]))

  /// The loss is how many times wider than the view the line is.
  let threshold = 1.05

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    scene.texts.compactMap { index in
      let spot = scene.spots[index]
      guard let scroll = spot.inherited.horizontalScroll, scene.isReaders(spot),
        !spot.standsForContent
      else { return nil }
      guard !isPaged(spot, within: scroll, in: scene) else { return nil }
      guard let content = spot.content, !content.isCode,
        content.words >= (content.origin == .sample ? Self.leastMadeUpWords : Self.leastWords)
      else {
        return nil
      }
      let room = min(scene.spots[scroll].frame.size.width, scene.bounds.size.width)
      guard room > 0, let widest = spot.lines.map(\.size.width).max() else { return nil }
      return Observation(
        key: spot.key, place: spot.span, loss: widest / room, severity: rule.severity,
        message: "\(Wording.quoted(content.string)) is \(Wording.length(widest, scene.unit)) wide "
          + "in a view of \(Wording.length(room, scene.unit)) that scrolls sideways",
        evidence: Evidence(
          needs: Wording.measured(widest), has: Wording.measured(room), unit: scene.unit,
          text: content.string),
        help: rule.remedy, names: scene.names(around: spot))
    }
  }

  /// Whether what scrolls turns pages: a page is as wide as its view, and nobody reads along it.
  private func isPaged(_ spot: Spot, within scroll: Int, in scene: Scene) -> Bool {
    scene.ancestors(of: spot.index).prefix { $0.index != scroll }.contains { ancestor in
      if case .widget(.fillsViewport) = ancestor.node.law { true } else { false }
    }
  }

  /// Fewer words are a label, not something to read along a line.
  private static let leastWords = 3
  /// Made-up words stand for labels that may be shorter, unless they are a whole sentence.
  private static let leastMadeUpWords = 6
}

extension TextContent {
  fileprivate var isCode: Bool { runs.contains { $0.font.family == .monospaced } }

  fileprivate var words: Int { string.split(whereSeparator: \.isWhitespace).count }
}
