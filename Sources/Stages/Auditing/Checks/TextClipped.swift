import Findings
import ScreenModel
import SourceText

/// A text that its own box or a clipping ancestor cuts.
///
/// Three ways to lose text, looked for in this order:
/// 1. Lines are dropped because the height is too small, not because of a line limit.
/// 2. What is drawn outside a clipping ancestor is cut.
/// 3. A text sticks out of a painted box, or by more than half a line out of any box of a fixed
///    height. Nothing is cut, but it looks so, or meets what comes next: a warning.
///
/// It can be wrong where the source computes a size that the evaluation does not know, and near the
/// edge, because the fonts stand in for the platform's own: a text that needs 2 % more than it has is
/// left alone. Text that sticks out of an unpainted box a little is left alone too; `text-overlap`
/// speaks when it meets something.
struct TextClipped: Check {
  let rule = RuleDescription.layout(
    "text-clipped", "Text is cut off", .error,
    summary: "A line of text is cut by its own box or by an ancestor that clips.",
    rationale:
      "A box of a fixed size does not grow with the text; the lines that do not fit are lost.",
    remedy: "Use a minimum size in place of a fixed one, and let long content scroll.",
    examples: RuleExamples(
      triggering: [
        """
        struct Row: View {
          var body: some View {
            ScrollView { Text("Your changes are saved automatically").frame(height: 44) }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Row: View {
          var body: some View {
            ScrollView { Text("Your changes are saved automatically").frame(minHeight: 44) }
          }
        }
        """
      ]))

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    scene.allTexts.compactMap { index in
      let spot = scene.spots[index]
      guard scene.isReaders(spot), !spot.isStarved, scene.isSurelyLimited(spot) else { return nil }
      let seen = lostLines(spot, in: scene) ?? cut(spot, in: scene) ?? stickingOut(spot, in: scene)
      return seen.map { blamingLineHeight($0, of: spot, in: scene, survey) }
    }
  }

  /// A line height that was given the height of its box, to centre the text, grows out of it: it is
  /// the line height that has to go.
  private func blamingLineHeight(
    _ seen: Observation, of spot: Spot, in scene: Scene, _ survey: Survey
  ) -> Observation {
    guard let span = spot.node.traits.lineHeightSpan, let line = spot.laidOut.text?.lines.first?.frame.size.height,
      let font = spot.laidOut.paragraph?.spans.map(\.font.size).max(), font * Self.looseLine < line,
      let limit = scene.limit(of: spot.index, along: .vertical, passesFixedSize: true),
      limit.index != spot.index,
      let usual = survey.standardText(like: spot)?.laidOut.text?.lines.first?.frame.size.height,
      abs(usual - limit.length) < usual * Self.alike
    else { return seen }
    var blaming = seen
    blaming.place = span
    blaming.help = "Leave the line height out and centre the text, or let the box grow with it."
    blaming.fix = nil
    if let own = spot.span {
      blaming.related = [RelatedPlace(span: own, note: "\(Wording.quoted(spot.content?.string ?? "")) is here")]
    }
    return blaming
  }

  // MARK: 1. Lost lines

  private func lostLines(_ spot: Spot, in scene: Scene) -> Observation? {
    guard let content = spot.content, let text = spot.laidOut.text, spot.losesLinesToHeight else {
      return nil
    }
    guard let limit = scene.limit(of: spot.index, along: .vertical) else { return nil }
    let room = min(spot.laidOut.proposal.height ?? limit.length, limit.length)
    guard room * Self.leastExcess < text.wanted.height, spot.losesLetters(below: room) else { return nil }
    let kept = text.visibleShare
    let clause = clause(on: limit, room: room, needs: text.wanted.height, unit: scene.unit)
    var seen = observation(of: spot, "is cut off: " + clause, limit, in: scene)
    seen.loss = 1 - kept
    seen.severity = content.origin == .sample && kept >= 0.5 ? .warning : .error
    seen.evidence = Evidence(
      needs: Wording.measured(text.wanted.height), has: Wording.measured(room), unit: scene.unit,
      text: content.string)
    seen.standard = standardPolicy(spot, text, limit)
    return seen
  }

  /// “its frame is 44 pt high and the text needs 67 pt”
  private func clause(on limit: Limit, room: Double, needs: Double, unit: String) -> String {
    let limited = Advice.clause(on: limit, unit: unit)
    let needed = Wording.length(needs, unit)
    guard abs(limit.length - room) >= 1 else { return "\(limited) and the text needs \(needed)" }
    let left = room < 1 ? "no room" : Wording.length(room, unit)
    return "\(limited), which leaves \(left) for a text that needs \(needed)"
  }

  /// What the author wrote and a frame cuts at the default size is worth a word; content from
  /// elsewhere and a screen that may be modelled too small are not.
  private func standardPolicy(
    _ spot: Spot, _ text: TextLayout, _ limit: Limit
  ) -> StandardPolicy {
    guard spot.isWrittenInPlace else { return .halvedIfLost }
    switch limit.kind {
    case .fixed, .maximum: return text.losesNoticeably ? .said : .halvedIfLost
    case .ratio, .track, .base, .window: return .halvedIfLost
    }
  }

  // MARK: 2. Cut by a clip

  private func cut(_ spot: Spot, in scene: Scene) -> Observation? {
    guard let clip = spot.laidOut.clip else { return nil }
    let loss = spot.lostShare(outside: clip)
    guard loss > 0 else { return nil }
    let clipping = scene.ancestors(of: spot.index).first { $0.clips }
    // Nothing of a text that is wholly outside shows: then the box that cuts tells on which side it is.
    let missing = spot.overshoot(of: clip.area > 0 ? clip : clipping?.frame ?? clip)
    guard !scene.scrollsInsideClip(spot, along: missing.axis) else { return nil }
    let nearest = scene.limit(of: spot.index, along: missing.axis, passesFixedSize: true)
    // A text that only a preview's own box cuts says nothing about the app.
    if nearest == nil, spot.clipsItself, missing.axis == .vertical { return nil }
    let limit = nearest.flatMap { $0.isWindow ? nil : $0 }
    let isArbitrary = clipping.map { scene.hasArbitraryLength($0, along: missing.axis) } ?? false
    guard !isArbitrary else { return nil }
    let side = missing.axis == .vertical ? "high" : "wide"
    let room = clip.size[missing.axis]
    let needs = spot.ink.size[missing.axis]
    var what = "the part that shows is \(Wording.length(room, scene.unit)) \(side), "
    what += "\(Wording.length(missing.distance, scene.unit)) of the text is outside"
    if let limit, abs(limit.length - room) < 1, room < needs {
      what = clause(on: limit, room: room, needs: needs, unit: scene.unit)
    }
    var seen = observation(of: spot, "is cut off: " + what, limit, in: scene)
    seen.loss = loss
    seen.evidence = Evidence(
      needs: Wording.measured(needs), has: Wording.measured(max(0, needs - missing.distance)),
      unit: scene.unit, text: spot.content?.string)
    if missing.axis == .vertical, let column = scene.outgrownColumn(around: spot),
      limit.map({ $0.index < column.index }) ?? true, let span = column.span
    {
      seen.blame(span, for: spot)
    }
    if let span = clipping?.span, span != seen.place {
      seen.related.append(RelatedPlace(span: span, note: "what sticks out is cut here"))
    }
    return seen
  }

  // MARK: 3. Sticking out of a painted box

  private func stickingOut(_ spot: Spot, in scene: Scene) -> Observation? {
    guard !spot.inherited.isOffset, let line = spot.lines.first?.size.height else { return nil }
    let limit = scene.limit(of: spot.index, along: .vertical, passesFixedSize: true)
    guard let limit, !limit.isWindow else { return nil }
    let painted = scene.paintedBox(around: spot)
    let box = painted ?? scene.spots[limit.index]
    let missing = spot.overshoot(of: box.frame)
    let tolerance = painted == nil ? Self.plainTolerance : Spot.cutTolerance
    guard missing.axis == .vertical, missing.distance > max(2, line * tolerance) else { return nil }
    let length = Wording.length(box.frame.size.height, scene.unit)
    let lost = Wording.length(missing.distance, scene.unit)
    var seen = observation(
      of: spot, "sticks out of its box of \(length) by \(lost)", limit, in: scene)
    seen.loss = missing.distance / line
    seen.severity = .warning
    seen.evidence = Evidence(
      needs: Wording.measured(box.frame.size.height + missing.distance),
      has: Wording.measured(box.frame.size.height), unit: scene.unit, text: spot.content?.string)
    return seen
  }

  private func observation(
    of spot: Spot, _ what: String, _ limit: Limit?, in scene: Scene
  ) -> Observation {
    let toolkit = scene.screen.toolkit
    let text = spot.content?.string ?? ""
    var seen = Observation(
      key: spot.key, place: limit?.blamed ?? spot.span, loss: 0, severity: rule.severity,
      message: Wording.quoted(text) + " " + what,
      help: limit.map { Advice.help(for: $0, toolkit: toolkit) } ?? rule.remedy,
      fix: limit.flatMap { Advice.fix(for: $0, toolkit: toolkit) }, names: scene.names(around: spot)
    )
    seen.related = scene.related(to: spot, limit)
    return seen
  }

  /// Lines this many times as high as their font are not meant for reading.
  private static let looseLine = 1.5
  /// Heights that differ by less than this share are meant to be the same.
  private static let alike = 0.15
  /// A text must need this many times its room, because fonts are not measured more exactly.
  private static let leastExcess = 1.02
  /// Out of a box that nobody sees, a text may stick by this share of a line before it is likely to
  /// meet what comes next.
  private static let plainTolerance = 0.5
}
