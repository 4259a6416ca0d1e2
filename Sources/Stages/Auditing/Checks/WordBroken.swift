import Findings
import ScreenModel
import SourceText

/// A word of prose that is split between its letters because its column is too narrow.
///
/// Addresses, links and numbers may be split. A word that would not fit the whole width of the device
/// either is not the layout's fault, nor is one in a column that takes most of that width, nor one in
/// a row that the platform builds, such as a switch with its label.
struct WordBroken: Check {
  let rule = RuleDescription.layout(
    "word-broken", "A word is split between letters", .warning,
    summary: "A column is so narrow that a word of prose is split without a hyphen.",
    rationale: "Words are read as shapes; split ones have to be spelt.",
    remedy: "Give the text the whole width at large sizes: stack the row.",
    examples: RuleExamples(
      triggering: [
        """
        struct Row: View {
          var body: some View {
            HStack {
              Text("Notifications")
              Text("Enabled for conversations")
            }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Row: View {
          var body: some View {
            VStack {
              Text("Updates")
              Text("On")
            }
          }
        }
        """
      ]))

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    scene.texts.compactMap { index in
      let spot = scene.spots[index]
      guard scene.isReaders(spot), !spot.isStarved, !spot.standsForContent
      else { return nil }
      guard let text = spot.laidOut.text else { return nil }
      let window = scene.window(of: spot).size.width
      let column = spot.laidOut.proposal.width ?? spot.frame.size.width
      guard column < Self.wideColumn * window else { return nil }
      guard scene.isSqueezedBySource(spot) else { return nil }
      let broken = text.brokenWords.filter { word in
        word.count >= Self.leastLetters && spot.width(of: word) < Self.usableWidth * window
      }
      guard let word = broken.max(by: { $0.count < $1.count }) else { return nil }
      // What room a part of another library really leaves its words is not known to the point.
      guard !spot.inherited.isLookGuessed || column < Self.surelyTooNarrow * spot.width(of: word) else {
        return nil
      }
      return observation(of: spot, word, column: column, in: scene)
    }
  }

  private func observation(
    of spot: Spot, _ word: String, column: Double, in scene: Scene
  ) -> Observation {
    let limit = scene.limit(of: spot.index, along: .horizontal)
    let frame = limit.flatMap { $0.isFrame ? $0 : nil }
    return Observation(
      key: spot.key, place: frame?.blamed ?? spot.span, loss: 1, severity: rule.severity,
      message: "“\(word)” is split between letters: its column is "
        + "\(Wording.length(column, scene.unit)) wide",
      evidence: Evidence(
        needs: Wording.measured(spot.width(of: word)), has: Wording.measured(column),
        unit: scene.unit, text: spot.content?.string),
      help: frame.map { Advice.help(for: $0, toolkit: scene.screen.toolkit) } ?? rule.remedy,
      fix: frame.flatMap { Advice.fix(for: $0, toolkit: scene.screen.toolkit) },
      related: scene.related(to: spot, frame), names: scene.names(around: spot))
  }

  /// A column that takes this share of the window has about what a row of a settings list with a
  /// switch leaves; wider columns leave the layout nothing to give.
  private static let wideColumn = 0.6
  /// The share of the window that a text without neighbours has between usual margins.
  private static let usableWidth = 0.9
  private static let leastLetters = 5
  /// A column with less than this share of a word's width is too narrow whatever stands around it.
  private static let surelyTooNarrow = 0.5
}

extension Spot {
  /// About how wide a word is on one line, from the mean width of a letter of the platforms' fonts.
  fileprivate func width(of word: String) -> Double {
    let size = laidOut.paragraph?.spans.map(\.font.size).max() ?? 0
    return Double(word.count) * size * Self.meanLetterWidth
  }

  /// In ems.
  private static let meanLetterWidth = 0.54
}
