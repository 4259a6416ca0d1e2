import Findings
import ScreenModel
import SourceText
import TextScaling

/// A heading that is smaller than the enlarged body text around it.
///
/// Only headings that the source holds back count: Apple's own styles come close to each other at
/// large sizes and stay in order.
struct HeadingBelowBody: Check {
  let rule = RuleDescription.layout(
    "heading-below-body", "A heading is smaller than the text below it", .warning,
    summary: "A heading does not grow while the body text around it outgrows it.",
    rationale: "The order of a page is read from the sizes of its text.",
    remedy: "Let the heading follow a text style, so that it stays at least as large as the body.",
    examples: RuleExamples(
      triggering: [
        """
        struct Page: View {
          var body: some View {
            ScrollView {
              Text("Your account").font(.system(size: 24)).bold()
              Text("Your changes are saved automatically.")
            }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Page: View {
          var body: some View {
            ScrollView {
              Text("Your account").font(.title2).bold()
              Text("Your changes are saved automatically.")
            }
          }
        }
        """
      ]))

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    guard let standard = survey.standard, standard.size < scene.size else { return [] }
    let spots = scene.allTexts.map { scene.spots[$0] }.filter { scene.isReaders($0) && $0.hasWords }
    return spots.compactMap { heading in
      guard let fault = heading.cause(in: survey) ?? heading.earlyFault(at: scene.size, in: survey)
      else {
        return nil
      }
      let bodies = spots.filter { $0.isBody(under: heading, fault, survey) }
      guard let body = bodies.max(by: { ($0.fontSize ?? 0) < ($1.fontSize ?? 0) }) else {
        return nil
      }
      return observation(of: heading, fault, body, in: scene)
    }
  }

  private func observation(
    of heading: Spot, _ fault: GrowthFault, _ body: Spot, in scene: Scene
  ) -> Observation? {
    guard let size = body.fontSize, size > fault.now + 1 else { return nil }
    let title = Wording.quoted(heading.content?.string ?? "")
    var related: [RelatedPlace] = []
    if let span = body.span {
      related.append(RelatedPlace(span: span, note: "the larger text is here"))
    }
    return Observation(
      key: heading.key, place: heading.span, loss: size / max(fault.now, 1) - 1,
      severity: rule.severity,
      message:
        "The heading \(title) is \(Wording.length(fault.now, scene.unit)), the text below it "
        + "\(Wording.length(size, scene.unit)): \(fault.reason)",
      evidence: Evidence(
        needs: Wording.measured(size), has: Wording.measured(fault.now), unit: scene.unit,
        text: heading.content?.string),
      help: fault.help(scene.screen.toolkit), related: related, names: scene.names(around: heading))
  }
}

extension Spot {
  /// The same fault at sizes below 200 %, where a text need not have doubled yet.
  fileprivate func earlyFault(at size: TextSize, in survey: Survey) -> GrowthFault? {
    guard let content, let now = fontSize, node.traits.isHeading || isLarge(in: survey) else {
      return nil
    }
    guard let standard = survey.standardText(like: self)?.fontSize else { return nil }
    let isFixed = content.runs.allSatisfy { run in
      if case .fixed = run.font.size { true } else { false }
    }
    let isCapped = content.sizes.map { .ios($0.upperBound) < size } ?? false
    let kind: GrowthFault.Kind? = isFixed ? .fixed : isCapped ? .range : nil
    return kind.map { GrowthFault(kind: $0, now: now, standard: standard) }
  }

  /// Whether a text is set clearly larger than body text at the standard size.
  private func isLarge(in survey: Survey) -> Bool {
    (survey.standardText(like: self)?.fontSize ?? 0) >= Self.leastHeading
  }

  /// Whether this is running text that follows a heading and is smaller at the standard size.
  fileprivate func isBody(under heading: Spot, _ fault: GrowthFault, _ survey: Survey) -> Bool {
    guard index != heading.index, inherited.window == heading.inherited.window else { return false }
    guard heading.node.traits.isHeading || heading.isLarge(in: survey) else { return false }
    guard !node.traits.isHeading, heading.frame.midY < frame.midY else { return false }
    guard let standard = survey.standardText(like: self)?.fontSize else { return false }
    return standard <= Self.largestBody && standard < fault.standard
      && (content?.string.count ?? 0) >= Self.leastLetters
  }

  /// From this default size on, in points, a text in bold or not is set as a heading.
  private static let leastHeading: Double = 20
  private static let largestBody: Double = 18
  /// Fewer characters are a label.
  private static let leastLetters = 15
}
