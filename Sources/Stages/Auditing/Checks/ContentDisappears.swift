package import Findings
import ScreenModel
import SourceText

/// A text that is there at the standard size and gone at a larger one.
///
/// 1. The source leaves it out, and nothing takes its place: neither the same words elsewhere nor
///    other words that the standard size does not show.
/// 2. Its row leaves it no room at all.
/// 3. The same for an icon, of which less than half the width is left.
///
/// Pictures may be left out by the source at large sizes; that gives room to the words.
struct ContentDisappears: Check {
  let rule = RuleDescription.layout(
    "content-disappears", "Content disappears", .error,
    summary: "A text that the default size shows is missing at a larger size.",
    rationale: "Who reads at a large size gets less of the app than everybody else.",
    remedy: "Move the content at large sizes rather than leaving it out.",
    examples: RuleExamples(
      triggering: [
        """
        struct Row: View {
          @Environment(\\.dynamicTypeSize) private var size
          var body: some View {
            HStack {
              Text("Total")
              if !size.isAccessibilitySize { Text("12 items") }
            }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Row: View {
          @Environment(\\.dynamicTypeSize) private var size
          var body: some View {
            if size.isAccessibilitySize {
              VStack { Text("Total"); Text("12 items") }
            } else {
              HStack { Text("Total"); Text("12 items") }
            }
          }
        }
        """
      ]))

  /// What helps where the first of a row's parts takes all of its width.
  fileprivate static let rowRemedy = "Give the text beside it a share of the row, so that it wraps."

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    leftOut(scene, survey) + starved(scene) + squeezed(scene, survey)
  }

  // MARK: 1. Left out

  private func leftOut(_ scene: Scene, _ survey: Survey) -> [Observation] {
    guard let standard = survey.standard, standard.size < scene.size else { return [] }
    // What has no room is still in the source; that is the other observation.
    let here = scene.strings
    let before = standard.strings
    let missing = standard.texts.map { standard.spots[$0] }.filter { spot in
      guard let string = spot.content?.string, !spot.isStarved else { return false }
      // One letter stands for a picture.
      guard string.count > 1 else { return false }
      return !here.contains(string) && standard.isReaders(spot)
        && !standard.hasAlternative(spot, scene)
    }
    let added = here.subtracting(before)
    guard Set(missing.compactMap(\.content?.string)).count > added.count else { return [] }
    return missing.map { spot in
      observation(of: spot, in: standard, "is not shown: the source leaves it out")
    }
  }

  // MARK: 2. No room

  private func starved(_ scene: Scene) -> [Observation] {
    scene.texts.map { scene.spots[$0] }.filter { $0.isStarved && scene.isReaders($0) }.map { spot in
      var seen = observation(of: spot, in: scene, "is not shown: its neighbours leave it no room")
      if spot.isSqueezedInWidth {
        if scene.crowdedRow(around: spot) != nil { seen.help = Self.rowRemedy }
        return seen
      }
      guard let limit = scene.limit(of: spot.index, along: .vertical, passesFixedSize: true),
        limit.isFrame || limit.isWindow
      else {
        return seen
      }
      let toolkit = scene.screen.toolkit
      seen.message = "\(Wording.quoted(spot.content?.string ?? "")) is not shown: "
        + "\(Advice.clause(on: limit, unit: scene.unit)), and what stands before it takes all of that"
      seen.help = Advice.help(for: limit, toolkit: toolkit)
      seen.fix = Advice.fix(for: limit, toolkit: toolkit)
      seen.related = scene.related(to: spot, limit.seenFromText)
      return seen
    }
  }

  // MARK: 3. Icons without room

  private func squeezed(_ scene: Scene, _ survey: Survey) -> [Observation] {
    guard let standard = survey.standard else { return [] }
    var widths: [ElementKey: Double] = [:]
    for spot in standard.spots where spot.isIcon {
      widths[spot.key] = max(widths[spot.key] ?? 0, spot.frame.size.width)
    }
    return scene.spots.compactMap { spot in
      guard spot.isPicture, let wanted = widths[spot.key] else { return nil }
      // It was offered no more than it takes, and its row holds something else.
      guard spot.frame.size.width < wanted / 2, let offered = spot.laidOut.proposal.width,
        offered < wanted / 2, scene.crowdedRow(around: spot) != nil
      else { return nil }
      var seen = observation(of: spot, in: scene, "")
      let left = Wording.length(spot.frame.size.width, scene.unit)
      let has = spot.frame.size.width < 1 ? "no room" : left
      seen.loss = 1 - spot.frame.size.width / wanted
      seen.severity = .warning
      seen.message = "\(spot.node.name) is pushed out: its neighbours leave it \(has)"
      seen.evidence = Evidence(
        needs: Wording.measured(wanted), has: Wording.measured(spot.frame.size.width),
        unit: scene.unit, text: nil)
      seen.help = Self.rowRemedy
      return seen
    }
  }

  private func observation(of spot: Spot, in scene: Scene, _ what: String) -> Observation {
    let string = spot.content?.string ?? ""
    return Observation(
      key: spot.key, place: spot.span, loss: 1, severity: rule.severity,
      message: "\(Wording.quoted(string)) \(what)",
      evidence: Evidence(
        needs: Double(string.unicodeScalars.count), has: 0, unit: "characters", text: string),
      help: rule.remedy, names: scene.names(around: spot))
  }
}

extension AuditResult {
  /// Of these findings, those of content that the other parts of a row push out.
  package var pushedOutOfRows: [Finding] {
    findings.filter { $0.rule == ContentDisappears().rule.id && $0.help.hasPrefix(ContentDisappears.rowRemedy) }
  }
}

extension Scene {
  fileprivate var strings: Set<String> { Set(texts.compactMap { spots[$0].content?.string }) }

  /// Whether the text belongs to one of several alternatives, of which another one now shows
  /// something in its place.
  fileprivate func hasAlternative(_ spot: Spot, _ other: Scene) -> Bool {
    let fitting = ancestors(of: spot.index).first { $0.isFitting }
    guard let fitting else { return false }
    return other.spots.contains { candidate in
      candidate.isFitting && candidate.span == fitting.span
        && other.spots[candidate.index..<candidate.end].contains(where: \.drawsContent)
    }
  }
}

extension Spot {
  fileprivate var isFitting: Bool {
    if case .proposal(.fitting) = node.law { true } else { false }
  }

  fileprivate var isPicture: Bool { node.law.image != nil && !inherited.isInvisible }

  /// Whether it is a picture of an icon's size.
  fileprivate var isIcon: Bool {
    isPicture && Self.iconWidths.contains(frame.size.width)
  }

  private static let iconWidths: ClosedRange<Double> = 8...72

  fileprivate var drawsContent: Bool {
    !inherited.isInvisible && (node.law.text != nil || node.law.image != nil)
  }
}
