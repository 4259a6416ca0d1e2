import Findings
import ScreenModel
import SourceText

/// A text squeezed into so narrow a column that a line holds a word or less.
///
/// 1. In a row of the source, over at least three lines, half of the lines hold fewer than six
///    characters in less than six tenths of the window, or one word in less than a third of it.
/// 2. A short text (“100%”, “12:59 PM”) whose words the standard size shows whole has more lines than
///    words in a frame of a fixed width.
struct NarrowColumn: Check {
  let rule = RuleDescription.layout(
    "narrow-column", "A text is squeezed into a narrow column", .warning,
    summary: "A text has about one word, or less than six characters, on a line.",
    rationale: "The eye jumps at every word, and the row becomes as tall as the screen.",
    remedy: "Stack the row at large sizes, so that each text has the whole width.",
    examples: RuleExamples(
      triggering: [
        """
        struct Row: View {
          var body: some View {
            HStack {
              Image("harbour").resizable().frame(width: 240, height: 80)
              Text("Three quiet days on the coast of Jutland")
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
              Image("harbour").resizable().frame(width: 240, height: 80)
              Text("Three quiet days on the coast of Jutland")
            }
          }
        }
        """
      ]))

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    scene.texts.compactMap { index in
      let spot = scene.spots[index]
      guard scene.isReaders(spot), !spot.isStarved, !spot.inherited.isLookGuessed, !spot.standsForContent
      else { return nil }
      guard !(spot.laidOut.text?.isTruncated ?? true) else {
        return nil
      }
      return squeezed(spot, in: scene) ?? broken(spot, in: scene, survey)
    }
  }

  // MARK: 1. Squeezed by neighbours

  private func squeezed(_ spot: Spot, in scene: Scene) -> Observation? {
    guard let content = spot.content, let text = spot.laidOut.text else { return nil }
    let words = content.string.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, text.lines.count >= Self.leastLines else { return nil }
    let scalars = Array(content.string.unicodeScalars)
    let lines = text.lines.map { line in
      String(String.UnicodeScalarView(scalars[line.range.clamped(to: 0..<scalars.count)]))
    }
    let characters = Self.median(lines.map(\.count))
    let perLine = Self.median(lines.map { $0.split(whereSeparator: \.isWhitespace).count })
    let column = spot.laidOut.proposal.width ?? spot.frame.size.width
    let share = column / max(1, scene.window(of: spot).size.width)
    let holdsLetters = characters < Self.leastCharacters && share < Self.mostOfWindow
    let holdsWord = perLine <= 1 && share < Self.thirdOfWindow
    guard holdsLetters || holdsWord, let row = scene.crowdedRow(around: spot) else { return nil }
    let what =
      "\(Wording.quoted(content.string)) has \(Wording.length(column, scene.unit)): "
      + "about \(Wording.count(characters, "character")) a line on \(text.lines.count) lines"
    var seen = observation(of: spot, what, needs: Self.leastCharacters, has: characters, in: scene)
    if let limit = scene.limit(of: spot.index, along: .horizontal), limit.isFrame, let place = limit.blamed {
      seen.place = place
      seen.help = Advice.help(for: limit, toolkit: scene.screen.toolkit)
      seen.related = scene.related(to: spot, limit)
    } else if let span = row.span, span != spot.span {
      seen.related.append(RelatedPlace(span: span, note: "the row does not stack"))
    }
    return seen
  }

  // MARK: 2. Broken in a fixed width

  private func broken(_ spot: Spot, in scene: Scene, _ survey: Survey) -> Observation? {
    guard let content = spot.content, let text = spot.laidOut.text, text.lines.count > 1 else {
      return nil
    }
    let count = content.string.count
    guard 2 < count, count <= Self.shortText else { return nil }
    // More lines than words: one of them is broken.
    let words = content.string.split(whereSeparator: \.isWhitespace).count
    guard text.lines.count > words else { return nil }
    let standard = survey.standardText(like: spot)?.laidOut.text?.lines.count
    guard let standard, standard <= words else { return nil }
    let limit = scene.limit(of: spot.index, along: .horizontal)
    guard let limit, !limit.isWindow else { return nil }
    let clause = Advice.clause(on: limit, unit: scene.unit)
    let what =
      "\(Wording.quoted(content.string)) is broken over \(text.lines.count) lines: \(clause)"
    let perLine = text.lines.map(\.range.count).max() ?? 0
    var seen = observation(of: spot, what, needs: count, has: perLine, in: scene)
    seen.place = limit.blamed ?? spot.span
    seen.help = Advice.help(for: limit, toolkit: scene.screen.toolkit)
    seen.fix = Advice.fix(for: limit, toolkit: scene.screen.toolkit)
    seen.related = scene.related(to: spot, limit)
    return seen
  }

  private func observation(
    of spot: Spot, _ message: String, needs: Int, has: Int, in scene: Scene
  ) -> Observation {
    Observation(
      key: spot.key, place: spot.span, loss: 1, severity: rule.severity, message: message,
      evidence: Evidence(
        needs: Double(needs), has: Double(has), unit: "characters", text: spot.content?.string),
      help: rule.remedy, names: scene.names(around: spot))
  }

  private static func median(_ values: [Int]) -> Int {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  private static let mostOfWindow = 0.6
  private static let thirdOfWindow = 1.0 / 3
  private static let leastLines = 3
  private static let leastCharacters = 6
  private static let shortText = 12
}
