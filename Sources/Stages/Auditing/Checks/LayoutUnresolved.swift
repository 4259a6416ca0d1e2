import Findings
import ScreenModel
import SourceText

/// Parts of a screen that could not be understood, so that nothing is claimed about them.
///
/// One remark for a screen, at the first such place in its file or at its name, with the names met
/// most often.
struct LayoutUnresolved: Check {
  let rule = RuleDescription.layout(
    "layout-unresolved", "Part of the screen is not understood", .info,
    summary: "A component, a modifier or a value that is not known leaves a hole in the layout.",
    rationale: "What was not looked at must not be taken for clean.",
    remedy: "Look at these parts at a large text size yourself.",
    examples: RuleExamples(
      triggering: [
        """
        import MapKit
        struct Place: View {
          var body: some View { PlaceholderMapOfAnotherLibrary() }
        }
        """
      ],
      nonTriggering: [
        """
        struct Place: View {
          var body: some View { Text("Harbour") }
        }
        """
      ]))

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    // The same at every size: told once, at the first scene.
    guard scene.size == survey.scenes.first?.size else { return [] }
    let places = Set(survey.scenes.flatMap(\.screen.unresolved)).sorted {
      ($0.span, $0.name) < ($1.span, $1.name)
    }
    guard let first = places.first else { return [] }
    let own = places.first { $0.span.file.path == survey.screen.span.file.path }
    let message =
      "\(Wording.count(places.count, "part")) of \(survey.screen.name) "
      + "\(places.count == 1 ? "is" : "are") not understood: \(Self.names(of: places))"
    return [
      Observation(
        key: ElementKey(span: first.span, string: first.name),
        place: own?.span ?? survey.screen.span, loss: 1,
        severity: rule.severity, message: message,
        evidence: Evidence(has: Double(places.count), unit: "parts"), help: rule.remedy,
        standard: .independent)
    ]
  }

  /// The names met most often, with how often.
  private static func names(of places: [Unresolved]) -> String {
    let counts = Dictionary(grouping: places, by: \.name).mapValues(\.count)
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shown = sorted.prefix(5).map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value))" }
    let rest = sorted.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
