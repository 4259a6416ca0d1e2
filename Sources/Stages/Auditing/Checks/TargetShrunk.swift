import Findings
import ScreenModel
import SourceText

/// A control whose area for touch is smaller than the platform's minimum.
///
/// Off unless asked for: a row may react around its control, and many small controls are beside the
/// text size's point.
struct TargetShrunk: Check {
  let rule = RuleDescription.layout(
    "target-shrunk", "A control is too small to touch", .warning,
    summary: "The area of a control is below 44 pt on iOS, or 48 dp on Android, at some text size.",
    rationale: "Who needs large text often needs large targets.",
    remedy: "Give the control a minimum size.", isEnabledByDefault: false,
    examples: RuleExamples(
      triggering: [
        """
        struct Close: View {
          var body: some View { Button("×") {}.frame(width: 20, height: 20) }
        }
        """
      ],
      nonTriggering: [
        """
        struct Close: View {
          var body: some View { Button("Close the page") {}.frame(minHeight: 60) }
        }
        """
      ]))

  /// The loss is the share that is missing of the shorter side.
  let threshold = 0.02

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    let least: Double = scene.size.system == .ios ? 44 : 48
    return scene.controls.map { scene.spots[$0] }.compactMap { spot in
      guard spot.frame.area > 0, !spot.inherited.showsLargeContent else { return nil }
      let side = min(spot.frame.size.width, spot.frame.size.height)
      guard side < least else { return nil }
      let label = scene.label(of: spot)
      let width = Wording.number(spot.frame.size.width)
      let height = Wording.length(spot.frame.size.height, scene.unit)
      return Observation(
        key: ElementKey(span: spot.span, string: label), place: spot.span, loss: 1 - side / least,
        severity: rule.severity,
        message:
          "\(Wording.opening(scene.title(of: spot))) can be touched on \(width) × \(height) only",
        evidence: Evidence(
          needs: least, has: Wording.measured(side), unit: scene.unit, text: label),
        help: rule.remedy, standard: .said, names: scene.names(around: spot))
    }
  }
}
