import Findings
import ScreenModel
import SourceText
import TextScaling

/// Components that were shown on their own with content that nobody knows.
///
/// A component that others place, and that no preview shows, is laid out with made-up content. What
/// others of the run show at the same place with what it really gets speaks for the component: faults
/// of its made-up texts are faults of the samples, and what holds where it really stands, as in what
/// scrolls there, is no fault.
struct StandIns {
  /// Every place of what is shown for itself: screens and previews.
  private var shown: Set<SourceSpan> = []
  /// What was found at these places, as rule and place.
  private var faults: Set<Fault> = []
  /// The places of known texts, with how many components show one there.
  private var known: [SourceSpan: Int] = [:]

  init(among outcomes: [ScreenOutcome]) {
    for outcome in outcomes {
      let places = outcome.places
      if !places.isStandIn {
        shown.formUnion(places.all)
        faults.formUnion(outcome.findings.map { Fault(rule: $0.rule, place: $0.span) })
      }
      for place in places.known { known[place, default: 0] += 1 }
    }
  }

  /// An outcome without the findings that others know better.
  func settled(_ outcome: ScreenOutcome, sizes: [TextSize]) -> ScreenOutcome {
    guard outcome.places.isStandIn else { return outcome }
    let kept = outcome.findings.filter { !isKnownBetter($0, than: outcome.places) }
    guard kept.count < outcome.findings.count else { return outcome }
    var settled = outcome
    settled.findings = kept
    settled.report.systems = outcome.report.systems.map { system in
      SystemReport(
        system: system.system, device: system.device,
        findings: kept.filter { $0.system == system.system && $0.device == system.device },
        sizes: sizes.filter { $0.system == system.system })
    }
    return settled
  }

  private func isKnownBetter(_ finding: Finding, than places: ShownPlaces) -> Bool {
    if shown.contains(finding.span), !faults.contains(Fault(rule: finding.rule, place: finding.span)),
      finding.severity != .info
    {
      return true
    }
    guard let text = finding.evidence?.text, let madeUp = places.madeUp[text] else { return false }
    if shown.contains(finding.span) { return true }
    return madeUp.allSatisfy { place in
      known[place, default: 0] > (places.known.contains(place) ? 1 : 0)
    }
  }
}

/// A rule that is broken at a place.
private struct Fault: Hashable {
  let rule: String
  let place: SourceSpan
}

/// Where the nodes of a component's screens stand in the source, in all of its variants.
struct ShownPlaces: Sendable {
  /// Whether others place it, and no preview shows it.
  var isStandIn = true
  private(set) var all: Set<SourceSpan> = []
  /// Texts that the source states.
  private(set) var known: Set<SourceSpan> = []
  /// Texts that were made up, by their characters.
  private(set) var madeUp: [String: Set<SourceSpan>] = [:]

  mutating func add(_ node: ScreenNode) {
    if let span = node.span {
      all.insert(span)
      if let content = node.law.text {
        if content.origin == .sample {
          madeUp[content.string, default: []].insert(span)
        } else {
          known.insert(span)
        }
      }
    }
    for child in node.children { add(child) }
  }
}
