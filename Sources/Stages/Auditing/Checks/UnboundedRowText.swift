import Findings
import ScreenModel
import SourceText

/// A row of texts that come from elsewhere, of which none has a share of the row.
///
/// Such texts are measured one after another, each with what those before it left: the one that grows,
/// with the text size or with what it says, takes its room from the others. As long as everything fits,
/// this is a remark; what really loses its room is said by the checks of what is lost.
struct UnboundedRowText: Check {
  let rule = RuleDescription.layout(
    "unbounded-row-text", "No text of a row has a share of it", .info,
    summary: "Texts that can be of any length stand in a row of Compose, and none has a share of its width.",
    rationale: "The first text to grow leaves the others no room.",
    remedy: "Give the text that may grow a share of the row, so that it wraps beside the others.",
    examples: RuleExamples(
      triggering: [
        """
        @Composable
        fun Meeting(label: String, time: String) {
            Row { Text(label); Text(time) }
        }
        """
      ],
      nonTriggering: [
        """
        @Composable
        fun Meeting(label: String, time: String) {
            Row { Text(label, Modifier.weight(1f)); Text(time) }
        }
        """
      ]))

  func observe(_ scene: Scene, in survey: Survey) -> [Observation] {
    // The same at every size: told once, at the first scene.
    guard scene.size == survey.scenes.first?.size else { return [] }
    return scene.spots.compactMap { row in
      guard row.node.law.givesShares, row.scroll(along: .horizontal) == nil else { return nil }
      let parts = scene.children(of: row)
      guard !parts.contains(where: { scene.hasShare($0) }) else { return nil }
      let texts = parts.compactMap { scene.openText(in: $0) }
      guard let last = texts.last, let first = texts.dropLast().last else { return nil }
      return observation(of: last, after: first, in: scene)
    }
  }

  private func observation(of last: Spot, after first: Spot, in scene: Scene) -> Observation {
    let words = Wording.quoted(last.content?.string ?? "")
    let others = Wording.quoted(first.content?.string ?? "")
    return Observation(
      key: last.key, place: last.span, loss: 1, severity: rule.severity,
      message: "\(words) has what \(others) leaves it: no text of the row has a share of the width",
      evidence: Evidence(unit: scene.unit, text: last.content?.string),
      help: rule.remedy,
      related: first.span.map { [RelatedPlace(span: $0, note: "\(others) is here")] } ?? [],
      standard: .independent, names: scene.names(around: last))
  }
}

extension Scene {
  /// The text that a part of a row is, with modifiers around it, if it can be of any length and width.
  fileprivate func openText(in part: Spot) -> Spot? {
    let chain = chain(from: part)
    guard let text = chain.last, let content = text.content, texts.contains(text.index) else { return nil }
    guard content.origin >= .preview, content.string.contains(where: \.isLetter), isReaders(text),
      text.inherited.control == part.inherited.control
    else { return nil }
    let limit = limit(of: text.index, along: .horizontal)
    return limit.map { part.index <= $0.index && $0.isFrame } ?? false ? nil : text
  }

  /// Whether a part of a row takes a share of what is left.
  fileprivate func hasShare(_ part: Spot) -> Bool { chain(from: part).contains { $0.node.law.takesShare } }

  /// A node and what it holds, as long as it holds one thing.
  private func chain(from part: Spot) -> [Spot] {
    var chain = [part]
    while let last = chain.last, last.end > last.index + 1 {
      let next = spots[last.index + 1]
      guard next.end == last.end else { break }
      chain.append(next)
    }
    return chain
  }
}

extension Law {
  /// Whether it lays its children out in a row of which each can have a share.
  ///
  /// Elsewhere a row that is too long sticks out, which other checks see.
  fileprivate var givesShares: Bool { if case .constraint(.row) = self { true } else { false } }

  /// Whether a child of a row takes a share of its length.
  fileprivate var takesShare: Bool {
    if case .constraint(.placed(let hints)) = self { hints.weight > 0 || hints.isMeasuredLast } else { false }
  }
}
