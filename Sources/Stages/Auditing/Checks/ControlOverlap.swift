import Findings
import ScreenModel
import SourceText

/// Two controls whose areas for touch overlap because text has grown.
struct ControlOverlap: Check {
  let rule = RuleDescription.layout(
    "control-overlap", "Controls overlap", .error,
    summary: "The areas of two controls overlap at a larger text size.",
    rationale: "A tap meets the wrong control.",
    remedy: "Let the boxes grow with their texts, so that they push each other away.",
    examples: RuleExamples(
      triggering: [
        """
        struct Actions: View {
          var body: some View {
            ScrollView {
              VStack(spacing: 0) {
                Button("Accept") {}.frame(height: 24)
                Button("Decline") {}.frame(height: 24)
              }
            }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Actions: View {
          var body: some View {
            ScrollView {
              VStack(spacing: 0) {
                Button("Accept") {}
                Button("Decline") {}
              }
            }
          }
        }
        """
      ]))

  /// More than this share of the smaller control must be covered.
  let threshold = 0.1
  let margin = 0.1

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    guard !scene.isSampleSheet else { return [] }
    let controls = scene.controls.map { scene.spots[$0] }.filter { $0.frame.area > 0 }
      .sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
    var seen: [Observation] = []
    for (position, upper) in controls.enumerated() {
      for lower in controls[(position + 1)...] {
        guard lower.frame.minY < upper.frame.maxY else { break }
        if let observation = observation(upper, lower, in: scene) { seen.append(observation) }
      }
    }
    return seen
  }

  private func observation(_ upper: Spot, _ lower: Spot, in scene: Scene) -> Observation? {
    guard scene.moveTogether(upper, lower), !scene.areOnArbitraryBase(upper, lower) else {
      return nil
    }
    let isNested =
      scene.contains(upper.index, lower.index) || scene.contains(lower.index, upper.index)
    guard !isNested, let common = upper.frame.intersection(lower.frame) else { return nil }
    guard common.size.width > Self.least, common.size.height > Self.least else { return nil }
    let (first, second) = upper.index < lower.index ? (upper, lower) : (lower, upper)
    let names = (scene.title(of: first), scene.title(of: second))
    let key = ElementKey(
      span: second.span, string: scene.label(of: second) + "\u{0}" + scene.label(of: first))
    var related: [RelatedPlace] = []
    if let span = first.span, span != second.span {
      related.append(RelatedPlace(span: span, note: "\(names.0) is here"))
    }
    let height = Wording.length(common.size.height, scene.unit)
    let width = Wording.length(common.size.width, scene.unit)
    return Observation(
      key: key, place: second.span,
      loss: common.area / min(first.frame.area, second.frame.area), severity: rule.severity,
      message: "\(Wording.opening(names.1)) overlaps \(names.0) by \(width) × \(height)",
      evidence: Evidence(
        needs: 0, has: Wording.measured(min(common.size.width, common.size.height)),
        unit: scene.unit, text: scene.label(of: second)),
      help: rule.remedy, related: related, names: scene.names(around: second))
  }

  /// Areas that meet by no more than this, in points, touch.
  private static let least: Double = 4
}
