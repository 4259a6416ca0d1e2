import Findings
import ScreenModel
import SourceText

/// Two texts that are drawn over each other.
///
/// What is compared is the lines, without the empty room above and below their letters. Texts that a
/// stack of layers, an overlay or a change from one to the other puts on top of each other on purpose
/// overlap at the standard size as well, and are passed over, as is what fades. Of two texts, of which one scrolls under the other,
/// nothing is said: the reader can move it away.
struct TextOverlap: Check {
  let rule = RuleDescription.layout(
    "text-overlap", "Texts overlap", .error,
    summary: "Two texts are drawn over each other by more than a small share.",
    rationale: "Letters over letters cannot be read.",
    remedy: "Let the boxes grow with their texts, so that they push each other away.",
    examples: RuleExamples(
      triggering: [
        """
        struct Card: View {
          var body: some View {
            ScrollView {
              VStack(spacing: 0) {
                Text("Departure").frame(height: 20)
                Text("Arrival").frame(height: 20)
              }
            }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Card: View {
          var body: some View {
            ScrollView {
              VStack(spacing: 0) {
                Text("Departure").frame(minHeight: 20)
                Text("Arrival").frame(minHeight: 20)
              }
            }
          }
        }
        """
      ]))

  /// More than this share of the smaller line must be covered.
  let threshold = 0.2
  let margin = 0.15

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    guard !scene.isSampleSheet else { return [] }
    let texts = scene.texts.map { scene.spots[$0] }.filter { !$0.isStarved && !survey.isMadeForLess($0) }
      .sorted { ($0.ink.minY, $0.index) < ($1.ink.minY, $1.index) }
    var seen: [Observation] = []
    for (position, upper) in texts.enumerated() {
      for lower in texts[(position + 1)...] {
        guard lower.ink.minY < upper.ink.maxY else { break }
        if let observation = observation(upper, lower, in: scene) { seen.append(observation) }
      }
    }
    return seen
  }

  private func observation(_ upper: Spot, _ lower: Spot, in scene: Scene) -> Observation? {
    guard scene.moveTogether(upper, lower) else { return nil }
    // What lies under a bar is the business of another check.
    guard upper.inherited.pinned == lower.inherited.pinned else { return nil }
    guard !scene.areOnArbitraryBase(upper, lower) else { return nil }
    let share = coveredShare(upper, lower)
    guard share > 0 else { return nil }
    let (blamed, other) = culprit(upper, lower, in: scene)
    let limit = scene.limit(of: blamed.index, along: .vertical, passesFixedSize: true)
    let frame = limit.flatMap { $0.isWindow ? nil : $0 }
    let first = Wording.quoted(blamed.content?.string ?? "")
    let second = Wording.quoted(other.content?.string ?? "")
    let key = ElementKey(
      span: blamed.span, string: blamed.key.string + "\u{0}" + other.key.string)
    var related: [RelatedPlace] = []
    if let span = other.span, span != blamed.span {
      related.append(RelatedPlace(span: span, note: "\(second) is here"))
    }
    related += scene.related(to: blamed, frame)
    let toolkit = scene.screen.toolkit
    return Observation(
      key: key, place: frame?.blamed ?? blamed.span, loss: share, severity: rule.severity,
      message: "\(first) and \(second) are drawn over each other",
      evidence: Evidence(
        needs: 0, has: (share * 100).rounded(), unit: "%", text: blamed.content?.string),
      help: frame.map { Advice.help(for: $0, toolkit: toolkit) } ?? rule.remedy,
      fix: frame.flatMap { Advice.fix(for: $0, toolkit: toolkit) }, related: related, standard: .intended,
      names: scene.names(around: blamed) + scene.names(around: other))
  }

  /// The largest share of a line that a line of the other text covers.
  private func coveredShare(_ first: Spot, _ second: Spot) -> Double {
    var largest = 0.0
    for left in Self.shownLines(of: first) {
      for right in Self.shownLines(of: second) {
        guard let common = left.intersection(right) else { continue }
        guard common.size.width > Self.least, common.size.height > Self.least else { continue }
        largest = max(largest, common.area / min(left.area, right.area))
      }
    }
    return largest
  }

  /// The lines without what is cut away, which covers nothing.
  private static func shownLines(of spot: Spot) -> [Rect] {
    spot.lines.compactMap { line in
      guard let clip = spot.laidOut.clip else { return letters(of: line) }
      return clip.intersection(letters(of: line))
    }
  }

  /// A line without the room above its letters and below them.
  private static func letters(of line: Rect) -> Rect {
    let room = line.size.height * 0.12
    return line.inset(by: Insets(top: room, bottom: room))
  }

  /// The text that sticks out of its box more, else the later one.
  private func culprit(_ upper: Spot, _ lower: Spot, in scene: Scene) -> (Spot, Spot) {
    let first = excess(of: upper, in: scene)
    let second = excess(of: lower, in: scene)
    if first == second { return upper.index < lower.index ? (lower, upper) : (upper, lower) }
    return first > second ? (upper, lower) : (lower, upper)
  }

  private func excess(of spot: Spot, in scene: Scene) -> Double {
    let limit = scene.limit(of: spot.index, along: .vertical, passesFixedSize: true)
    guard let limit, !limit.isWindow else { return 0 }
    return spot.overshoot(of: scene.spots[limit.index].frame).distance
  }

  /// Lines that meet by no more than this, in points, touch.
  private static let least: Double = 2
}

extension Scene {
  /// Whether two nodes are in one window and are moved by the same scroll views, so that they keep
  /// their distance.
  func moveTogether(_ first: Spot, _ second: Spot) -> Bool {
    first.inherited.window == second.inherited.window
      && first.inherited.verticalScroll == second.inherited.verticalScroll
      && first.inherited.horizontalScroll == second.inherited.horizontalScroll
  }
}
