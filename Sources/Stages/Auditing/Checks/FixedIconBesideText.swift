import Findings
import ScreenModel
import SourceText

/// A small icon that stays as it is while the words beside it grow away from it.
///
/// Meant are icons that are drawn at the height of the words that they belong to: no higher than a
/// line at the standard size, and smaller than the usual icon of a list. Where such a one is half as
/// high as a line or less, it can hardly be seen. Icons of the usual size are left alone, and so are
/// those of a control of their own.
struct FixedIconBesideText: Check {
  let rule = RuleDescription.layout(
    "fixed-icon-beside-text", "An icon does not grow with its text", .warning,
    summary: "A small icon beside words keeps its size, and is half as high as a line of them or less.",
    rationale: "Who needs larger words needs larger icons as well.",
    remedy: "Make the icon's size follow the text size: state it in sp, or take it from the text's font.",
    examples: RuleExamples(
      triggering: [
        """
        @Composable
        fun Offline() {
            Row {
                Icon(Icons.Default.Warning, contentDescription = null, modifier = Modifier.size(16.dp))
                Text("You are offline", style = MaterialTheme.typography.bodyMedium)
            }
        }
        """
      ],
      nonTriggering: [
        """
        @Composable
        fun Offline() {
            Row {
                Icon(Icons.Default.Warning, contentDescription = null)
                Text("You are offline", style = MaterialTheme.typography.bodyMedium)
            }
        }
        """
      ]))

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    // Elsewhere symbols are set in fonts, or follow the text size by themselves.
    guard scene.screen.toolkit == .compose else { return [] }
    return scene.spots.compactMap { spot in
      let height = spot.frame.size.height
      guard spot.node.law.image != nil, !spot.inherited.isInvisible, Self.heights.contains(height),
        spot.frame.size.width < Self.heights.upperBound * 2, let row = scene.crowdedRow(around: spot)
      else { return nil }
      guard let words = nearestText(to: spot, in: row, scene), let line = words.lines.first?.size.height,
        height <= line * Self.leastShare, !isDot(height, beside: words, survey)
      else { return nil }
      return observation(of: spot, beside: words, line: line, in: scene)
    }
  }

  /// Whether a picture is small beside the words at the default size already, as a dot is.
  private func isDot(_ height: Double, beside words: Spot, _ survey: Survey) -> Bool {
    guard let line = survey.standardText(like: words)?.lines.first?.size.height else { return false }
    return height <= line * Self.leastShare
  }

  /// The nearest text of the row that belongs to the same control, if any.
  private func nearestText(to icon: Spot, in row: Spot, _ scene: Scene) -> Spot? {
    func gap(_ text: Spot) -> Double {
      max(text.frame.minX - icon.frame.maxX, icon.frame.minX - text.frame.maxX, 0)
    }
    let texts = scene.texts.map { scene.spots[$0] }.filter { text in
      row.index < text.index && text.index < row.end && scene.isReaders(text) && !text.isStarved
        && text.inherited.control == icon.inherited.control && gap(text) <= Self.nearby
        && text.frame.minY < icon.frame.maxY && icon.frame.minY < text.frame.maxY
    }
    return texts.min { gap($0) < gap($1) }
  }

  private func observation(of icon: Spot, beside text: Spot, line: Double, in scene: Scene) -> Observation {
    let height = icon.frame.size.height
    let words = Wording.quoted(text.content?.string ?? "")
    return Observation(
      key: ElementKey(span: icon.span, string: icon.node.name), place: icon.span,
      loss: 1 - height / max(line, 1), severity: rule.severity,
      message: "\(icon.node.name) stays \(Wording.length(height, scene.unit)) high beside \(words), "
        + "whose lines are \(Wording.length(line, scene.unit)) high",
      evidence: Evidence(
        needs: Wording.measured(line * Self.leastShare), has: Wording.measured(height), unit: scene.unit,
        text: text.content?.string),
      help: rule.remedy, names: scene.names(around: icon))
  }

  /// Icons drawn at the height of words, in points.
  private static let heights: ClosedRange<Double> = 8...20
  /// Of a line's height.
  private static let leastShare = 0.5
  /// Farther than this, in points, words do not belong to an icon.
  private static let nearby: Double = 12
}
