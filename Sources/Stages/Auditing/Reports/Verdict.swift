import Findings
import ScreenModel
import SourceText
import TextScaling

/// Decides what the observations of one check at all sizes amount to.
///
/// 1. Observations at one place are one finding, with every size at which it fails.
/// 2. A size fails when more is lost than at the standard size: text size is to blame.
/// 3. What is lost at the standard size already is said once, as a warning, or not at all.
/// 4. The message is that of the worst element at the largest failing size.
struct Verdict {
  let check: any Check
  let survey: Survey
  let settings: RuleSettings

  /// An observation with the size at which it was made.
  private struct Sighting {
    let size: TextSize
    let observation: Observation
    /// The loss of the same element at the standard size.
    let standardLoss: Double

    /// Whether the text is larger than by default: smaller text breaks nothing that counts.
    var isLarge: Bool { TextSize.default(for: size.system) < size }
  }

  func findings() -> [Finding] {
    let groups = Dictionary(grouping: sightings()) { $0.observation.place ?? survey.screen.span }
    return groups.keys.sorted().compactMap { place in
      groups[place].flatMap { finding(at: place, $0) }
    }
  }

  private func sightings() -> [Sighting] {
    let standard = survey.standard.map { check.observe($0, in: survey) } ?? []
    let losses = StandardLosses(standard, in: survey.standard)
    return survey.scenes.flatMap { scene in
      let observations = scene.size.isDefault ? standard : check.observe(scene, in: survey)
      return observations.filter { !isAllowed($0) }.map { observation in
        Sighting(
          size: scene.size, observation: observation, standardLoss: losses.loss(of: observation.key)
        )
      }
    }
  }

  private func isAllowed(_ observation: Observation) -> Bool {
    let names = observation.names + [observation.key.string, survey.screen.name]
    return settings.allow.contains(where: names.contains)
  }

  private func finding(at place: SourceSpan, _ sightings: [Sighting]) -> Finding? {
    let caused = sightings.filter(isCausedBySize)
    if let worst = worst(of: caused) {
      return finding(at: place, worst, sizes: caused, isOld: false)
    }
    let old = sightings.filter { check.threshold <= $0.observation.loss && isSaid($0) && !$0.observation.isSlight }
    guard old.contains(where: { $0.size.isDefault }), let worst = worst(of: old) else { return nil }
    return finding(at: place, worst, sizes: old, isOld: true)
  }

  private func isCausedBySize(_ sighting: Sighting) -> Bool {
    let loss = sighting.observation.loss
    guard sighting.observation.standard != .independent else { return true }
    guard sighting.isLarge, check.threshold <= loss, !sighting.observation.isSlight else { return false }
    switch sighting.observation.standard {
    case .independent: return true
    case .excused: return sighting.standardLoss + check.margin <= loss || sighting.standardLoss == 0
    case .intended:
      return sighting.standardLoss == 0
        || sighting.standardLoss < check.threshold && sighting.standardLoss + check.margin <= loss
    case .excusedUntilHalved: return isHalved(sighting)
    case .halvedIfLost: return sighting.standardLoss < check.threshold || isHalved(sighting)
    case .said: return sighting.standardLoss < check.threshold
    }
  }

  private func isHalved(_ sighting: Sighting) -> Bool {
    1 - sighting.observation.loss < (1 - sighting.standardLoss) / 2
  }

  private func isSaid(_ sighting: Sighting) -> Bool {
    sighting.observation.standard == .said
  }

  /// The gravest, then that at the largest size, then the one that loses most, then the first.
  private func worst(of sightings: [Sighting]) -> Sighting? {
    sightings.enumerated().max { left, right in
      let (first, second) = (left.element, right.element)
      let a = (first.observation.severity, first.size, first.observation.loss)
      let b = (second.observation.severity, second.size, second.observation.loss)
      return a == b ? left.offset > right.offset : a < b
    }?.element
  }

  private func finding(
    at place: SourceSpan, _ worst: Sighting, sizes: [Sighting], isOld: Bool
  ) -> Finding {
    let observation = worst.observation
    var graded = observation.severity
    // What the standard size loses in part is not the text size's fault alone.
    let isLostInPart = check.threshold <= worst.standardLoss && observation.standard != .excused
    if isOld || isLostInPart { graded = min(graded, .warning) }
    var evidence = observation.evidence
    evidence?.size = worst.size
    let message = observation.message + (isOld ? ", already at the default text size" : "")
    return Finding(
      rule: check.rule.id, severity: severity(graded), span: place,
      toolkit: survey.screen.toolkit, screen: survey.screen.name, system: survey.device.system,
      device: survey.device.name,
      sizes: observation.standard == .independent ? [] : Set(sizes.map(\.size)).sorted(),
      message: message,
      evidence: evidence, help: observation.help, fix: observation.fix,
      related: observation.related)
  }

  /// The configuration's severity in place of the rule's own; what a check grades lower stays lower.
  private func severity(_ graded: Severity) -> Severity {
    guard let wanted = settings.severity else { return graded }
    return graded < check.rule.severity ? min(graded, wanted) : wanted
  }
}

/// What each element loses at the standard size.
private struct StandardLosses {
  private var byKey: [ElementKey: Double] = [:]
  private var byString: [String: Double] = [:]
  private var keys: Set<ElementKey> = []

  init(_ observations: [Observation], in scene: Scene?) {
    for observation in observations {
      let key = observation.key
      byKey[key] = max(byKey[key] ?? 0, observation.loss)
      byString[key.string] = max(byString[key.string] ?? 0, observation.loss)
    }
    guard let scene else { return }
    for index in scene.allTexts {
      let spot = scene.spots[index]
      guard let string = spot.content?.string else { continue }
      keys.insert(ElementKey(span: spot.span, string: string))
    }
  }

  /// An element that the standard size does not have is compared with one of the same words.
  func loss(of key: ElementKey) -> Double {
    if let loss = byKey[key] { return loss }
    return keys.contains(key) ? 0 : byString[key.string] ?? 0
  }
}
