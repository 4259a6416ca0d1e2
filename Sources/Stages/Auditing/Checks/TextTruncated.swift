import Findings
import ScreenModel
import SourceText

/// A text that a line limit or a row without room shortens.
///
/// What counts is what can still be read compared with the standard size. Content that the source
/// does not know is made up, and long on purpose: when it is shortened by design (more than one line
/// allowed, an ellipsis in the middle, shortened at the standard size already), it is reported only
/// when less than half of what can be read at the standard size is left; otherwise when a third is gone.
struct TextTruncated: Check {
  let rule = RuleDescription.layout(
    "text-truncated", "Text is shortened", .warning,
    summary: "An ellipsis or a line limit hides text that can be read at the default size.",
    rationale:
      "Larger text should show as much useful text as the default size; half a price or half a button is worse than none.",
    remedy: "Remove the line limit, or let the row stack at large sizes.",
    examples: RuleExamples(
      triggering: [
        """
        struct Row: View {
          var body: some View {
            ScrollView { Text("Your changes are saved automatically").lineLimit(1) }
          }
        }
        """
      ],
      nonTriggering: [
        """
        struct Row: View {
          var body: some View {
            ScrollView { Text("Your changes are saved automatically") }
          }
        }
        """
      ]))

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    scene.texts.compactMap { index in
      let spot = scene.spots[index]
      guard scene.isReaders(spot), !spot.isStarved, !spot.losesLinesToHeight else { return nil }
      guard !isChosenValue(spot, in: scene), !isBarTitle(spot, in: scene), !spot.standsForContent else { return nil }
      return observation(of: spot, in: scene, survey)
    }
  }

  private func observation(of spot: Spot, in scene: Scene, _ survey: Survey) -> Observation? {
    guard let content = spot.content, let text = spot.laidOut.text, text.isTruncated else {
      return nil
    }
    let total = text.totalScalars
    let shown = min(text.visibleScalars, total)
    guard shown < total, !survey.isMadeForLess(spot) else { return nil }
    var message =
      "\(Wording.quoted(content.string)) is shortened to \(shown) of \(total) characters"
    if let standard = survey.standardText(like: spot)?.laidOut.text, standard.visibleScalars < total
    {
      message += " (\(standard.visibleScalars) at the default size)"
    }
    let limit = scene.limit(of: spot.index, along: .horizontal).flatMap { $0.isWindow ? nil : $0 }
    return Observation(
      key: spot.key, place: spot.span, loss: 1 - text.visibleShare,
      severity: severity(content, kept: text.visibleShare), message: message,
      evidence: Evidence(
        needs: Double(total), has: Double(shown), unit: "characters", text: content.string),
      help: help(content), related: scene.related(to: spot, limit?.seenFromText),
      standard: standardPolicy(spot, content, text), isSlight: isSlight(content, kept: text.visibleShare),
      names: scene.names(around: spot))
  }

  /// Whether content that is made up still shows so much that the usual content of its kind is whole.
  private func isSlight(_ content: TextContent, kept: Double) -> Bool {
    guard content.origin == .sample else { return false }
    switch content.importance {
    case .ordinary, .barTitle, .decoration: return kept >= 2.0 / 3
    case .amount, .control, .failure: return false
    }
  }

  /// Whether the system writes the text: the value that a picker shows, on one line of its own.
  private func isChosenValue(_ spot: Spot, in scene: Scene) -> Bool {
    guard let control = spot.inherited.control, spot.content?.origin == .sample else {
      return false
    }
    return scene.spots[control].node.traits.control == .picker
  }

  /// Whether made-up words stand on the one line of a bar of the app's own, as the system's titles do.
  private func isBarTitle(_ spot: Spot, in scene: Scene) -> Bool {
    guard let content = spot.content, content.origin == .sample, content.limits.maximumLines == 1 else {
      return false
    }
    return scene.ancestors(of: spot.index).contains { ancestor in
      ancestor.node.traits.component.map { name in Self.bars.contains { name.hasSuffix($0) } } ?? false
    }
  }

  private static let bars = ["AppBar", "TopBar", "Toolbar", "ToolBar", "NavigationBar", "NavBar", "TitleBar"]

  /// An amount, a control's label or a failure cut short is an error; of made-up content only when so
  /// much is gone that the real one will be cut as well.
  private func severity(_ content: TextContent, kept: Double) -> Severity {
    let isMadeUp = content.origin == .sample
    switch content.importance {
    case .ordinary, .barTitle, .decoration:
      // Of content that comes from elsewhere the author decided that its beginning is enough.
      return isMadeUp && content.limits.mayEndEarly ? .info : rule.severity
    case .amount: return isMadeUp && kept > 0.75 ? rule.severity : .error
    case .control, .failure: return isMadeUp && kept > 0.5 ? rule.severity : .error
    }
  }

  private func standardPolicy(_ spot: Spot, _ content: TextContent, _ text: TextLayout)
    -> StandardPolicy
  {
    if spot.isWrittenInPlace { return text.losesNoticeably ? .said : .halvedIfLost }
    if content.origin < .sample { return .halvedIfLost }
    return isShortenedByDesign(content) ? .excusedUntilHalved : .halvedIfLost
  }

  private func isShortenedByDesign(_ content: TextContent) -> Bool {
    if let maximum = content.limits.maximumLines, maximum > 1 { return true }
    switch content.limits.truncation {
    case .middle, .head: return true
    case .tail, .clip: return false
    }
  }

  private func help(_ content: TextContent) -> String {
    guard let maximum = content.limits.maximumLines else {
      return "Let the text wrap, or stack the row at large sizes."
    }
    return
      "Remove the limit of \(Wording.count(maximum, "line")), at least at the accessibility sizes."
  }
}
