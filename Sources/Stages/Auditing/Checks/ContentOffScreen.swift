import Findings
import ScreenModel
import SourceText

/// A text or control that leaves the window, or the part of a scroll view that can be reached.
///
/// A component on its own has no height to leave: only its width counts. A control that cannot be
/// reached at all is left to `action-unreachable`. It can be wrong where the source moves things at
/// run time: what an offset moves is left alone, and what is placed by measured geometry is a warning.
struct ContentOffScreen: Check {
  let rule = RuleDescription.layout(
    "content-off-screen", "Content leaves the screen", .error,
    summary: "A text or control is outside the window where nothing scrolls.",
    rationale: "Nobody can bring it into view.",
    remedy: "Let the screen scroll when its content does not fit.",
    examples: RuleExamples(
      triggering: [
        """
        struct Card: View {
          var body: some View {
            Text("Your changes are saved automatically").fixedSize()
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Card: View {
          var body: some View {
            Text("Your changes are saved automatically")
          }
        }
        """
      ]))

  let threshold = 0.02

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    let unreachable = scene.hasWindow ? Set(scene.controls.filter { scene.isUnreachable($0) }) : []
    let texts = scene.texts.filter { index in
      let spot = scene.spots[index]
      guard scene.isReaders(spot), !spot.isStarved, !survey.isMadeForLess(spot) else { return false }
      return !(spot.inherited.control.map(unreachable.contains) ?? false)
    }
    let controls = scene.controls.filter { index in
      let hasText = scene.texts.contains { scene.contains(index, $0) }
      // What is longer than the screen itself is a container; what it holds is looked at.
      let isContainer = scene.spots[index].frame.size.width > scene.bounds.size.width
      return !hasText && !isContainer && !unreachable.contains(index)
    }
    let isMadeForWider = survey.standard.map(overflowsInWidth) ?? false
    return (texts + controls).compactMap { index in
      observation(of: scene.spots[index], in: scene, ignoringWidth: isMadeForWider)
    }
  }

  /// Whether a screen is wider than its window at the standard size already: it is made for another
  /// device, and what leaves this one says nothing.
  private func overflowsInWidth(_ scene: Scene) -> Bool {
    scene.texts.contains { index in
      let spot = scene.spots[index]
      let missing = spot.overshoot(of: scene.reachableRegion(of: spot))
      return missing.axis == .horizontal && missing.distance > Self.leastOverflow
    }
  }

  private func observation(
    of spot: Spot, in scene: Scene, ignoringWidth: Bool
  ) -> Observation? {
    guard !spot.inherited.isOffset else { return nil }
    let region = scene.reachableRegion(of: spot)
    let isText = spot.content != nil
    let visible = spot.laidOut.clip.map { region.intersection($0) ?? region } ?? region
    let loss = isText ? spot.lostShare(outside: visible) : spot.lostFrameShare(outside: visible)
    guard loss > 0 else { return nil }
    let missing = spot.overshoot(of: region)
    guard missing.distance > Scene.tolerance else { return nil }
    guard missing.axis == .vertical || !ignoringWidth else { return nil }
    guard !scene.isShifted(spot, outOf: region, along: missing.axis) else { return nil }
    let scrolls = spot.scroll(along: missing.axis) != nil
    guard !scrolls || loss > Self.leastScrolledLoss else { return nil }
    let limit =
      scrolls
      ? box(around: spot, missing.axis, in: scene) : scene.windowLimit(of: spot, missing.axis)
    let name = isText ? Wording.quoted(spot.content?.string ?? "") : scene.title(of: spot)
    let side = scene.side(of: spot, outside: region, along: missing.axis)
    let length = Wording.length(missing.distance, scene.unit)
    return Observation(
      key: spot.key, place: limit?.blamed ?? scene.elementSpan(of: spot), loss: loss,
      severity: spot.inherited.isMeasuredLate ? .warning : rule.severity,
      message: "\(Wording.opening(name)) runs \(length) past \(side)",
      evidence: Evidence(
        needs: Wording.measured(region.size[missing.axis].finite + missing.distance),
        has: Wording.measured(region.size[missing.axis].finite), unit: scene.unit,
        text: spot.content?.string),
      help: limit.map { Advice.help(for: $0, toolkit: scene.screen.toolkit) }
        ?? "Let the box grow with its text.",
      fix: limit.flatMap { Advice.fix(for: $0, toolkit: scene.screen.toolkit) },
      related: scene.related(to: spot, limit), names: scene.names(around: spot))
  }

  /// The box of a fixed size that content sticks out of, where scrolling does not follow it.
  private func box(around spot: Spot, _ axis: Axis, in scene: Scene) -> Limit? {
    scene.limit(of: spot.index, along: axis, passesFixedSize: true).flatMap {
      $0.isWindow ? nil : $0
    }
  }

  private static let leastOverflow: Double = 20
  /// What sticks out of scrolled content by less than this share comes into view when it is pulled.
  private static let leastScrolledLoss = 0.3
}

extension Double {
  /// The length, or 0 for one without an end.
  fileprivate var finite: Double { magnitude < Scene.endless ? self : 0 }
}
