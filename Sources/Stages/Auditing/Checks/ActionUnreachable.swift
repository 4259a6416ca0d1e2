import Findings
import ScreenModel
import SourceText

/// A control that larger text pushes out of a window which does not scroll, or under a bar.
struct ActionUnreachable: Check {
  let rule = RuleDescription.layout(
    "action-unreachable", "A control cannot be reached", .error,
    summary:
      "More than half of a control is off the screen or under a bar in every scroll position.",
    rationale: "The person cannot go on: there is nothing to tap.",
    remedy: "Let the screen scroll when its content does not fit.",
    examples: RuleExamples(
      triggering: [
        """
        struct Welcome: View {
          var body: some View {
            VStack {
              Image("harbour").resizable().frame(height: 500)
              Text("Your changes are saved automatically")
              Button("Continue") {}
              Button("Not now") {}
            }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Welcome: View {
          var body: some View {
            ScrollView {
              Image("harbour").resizable().frame(height: 500)
              Text("Your changes are saved automatically")
              Button("Continue") {}
              Button("Not now") {}
            }
          }
        }
        """
      ]))

  let threshold = 0.5
  let margin = 0.2

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    return scene.controls.compactMap { index in
      // Of a component on its own only the width says whether something is in reach.
      guard scene.hasWindow || scene.isSqueezed(scene.spots[index]) else { return nil }
      let outer = scene.spots[index].parent.flatMap { scene.spots[$0].inherited.control }
      guard outer.map({ !scene.isUnreachable($0) }) ?? true else { return nil }
      return observation(of: scene.spots[index], in: scene)
    }
  }

  private func observation(of spot: Spot, in scene: Scene) -> Observation? {
    let loss = scene.lostControlShare(spot.index)
    guard loss > 0 else { return nil }
    let label = scene.label(of: spot)
    let region = scene.reachableRegion(of: spot)
    var missing = Self.overshoot(spot.frame, of: region)
    var room = region.size[missing.axis]
    if missing.distance <= Scene.tolerance, scene.isSqueezed(spot) {
      room = spot.frame.size.width
      missing = (.horizontal, max(0, scene.signWidth(of: spot) - room))
    }
    guard !scene.isShifted(spot, outOf: region, along: missing.axis) else { return nil }
    let limit = scene.windowLimit(of: spot, missing.axis)
    let reason = self.reason(spot, region, missing, in: scene)
    var related: [RelatedPlace] = []
    if let span = spot.span, let blamed = limit.blamed, span != blamed {
      related.append(RelatedPlace(span: span, note: "\(scene.title(of: spot)) is here"))
    }
    return Observation(
      key: ElementKey(span: spot.span, string: label), place: limit.blamed ?? spot.span, loss: loss,
      // A keyboard can be put away.
      severity: spot.inherited.isMeasuredLate || scene.keyboard != nil ? .warning : rule.severity,
      message: "\(Wording.opening(scene.title(of: spot))) cannot be reached: \(reason)",
      evidence: Evidence(
        needs: Wording.measured(room + missing.distance), has: Wording.measured(room), unit: scene.unit, text: label),
      help: missing.axis == .vertical
        ? rule.remedy : "Stack the row at large sizes, so that nothing leaves it.",
      related: related, names: scene.names(around: spot))
  }

  private func reason(
    _ spot: Spot, _ region: Rect, _ missing: (axis: Axis, distance: Double), in scene: Scene
  ) -> String {
    if spot.isSqueezedAway || scene.isSqueezed(spot) { return "its neighbours leave it no room" }
    guard missing.distance > Scene.tolerance else { return "a bar that does not move covers it" }
    let length = Wording.length(missing.distance, scene.unit)
    return "it is \(length) past \(scene.side(of: spot, outside: region, along: missing.axis))"
  }

  private static func overshoot(_ frame: Rect, of region: Rect) -> (axis: Axis, distance: Double) {
    let vertical = max(region.minY - frame.minY, frame.maxY - region.maxY, 0)
    let horizontal = max(region.minX - frame.minX, frame.maxX - region.maxX, 0)
    return vertical >= horizontal ? (.vertical, vertical) : (.horizontal, horizontal)
  }
}
