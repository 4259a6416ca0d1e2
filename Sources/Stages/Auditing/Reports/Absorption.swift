import Findings
import SourceText
import TextScaling

/// Leaves out what only repeats another finding about the same element.
enum Absorption {
  /// A rule and the rules that have nothing to add where it was found, strongest first.
  private static let absorbing: [(rule: String, others: Set<String>)] = [
    ("content-disappears", ["text-clipped", "text-truncated", "narrow-column", "word-broken", "unbounded-row-text"]),
    ("action-unreachable", ["content-off-screen", "covered-by-pinned-bar", "text-clipped"]),
    ("text-clipped", ["content-off-screen", "covered-by-pinned-bar", "unbounded-row-text"]),
    ("content-off-screen", ["covered-by-pinned-bar", "unbounded-row-text"]),
    ("text-truncated", ["unbounded-row-text"]), ("narrow-column", ["unbounded-row-text"]),
    ("word-broken", ["unbounded-row-text"]),
    ("heading-below-body", ["body-under-200"]),
  ]

  static func merged(_ findings: [Finding]) -> [Finding] {
    let places = Dictionary(grouping: findings.indices) { findings[$0].span }
    var merged = findings
    var gone: Set<Int> = []
    for place in places.values {
      for entry in absorbing {
        let left = place.filter { !gone.contains($0) }
        guard let strong = left.first(where: { findings[$0].rule == entry.rule }) else { continue }
        for weak in left where entry.others.contains(findings[weak].rule) {
          guard merged[weak].severity <= merged[strong].severity else { continue }
          merged[strong].takeSizes(of: merged[weak])
          gone.insert(weak)
        }
      }
    }
    return withoutEchoes(withoutNested(merged.indices.filter { !gone.contains($0) }.map { merged[$0] }))
  }

  /// A control and the text in it are one element: what is said of both is said once.
  private static func withoutNested(_ findings: [Finding]) -> [Finding] {
    var merged = findings
    var gone: Set<Int> = []
    for entry in absorbing {
      for strong in findings.indices where findings[strong].rule == entry.rule && !gone.contains(strong) {
        let others = entry.others.union([entry.rule])
        for weak in findings.indices where others.contains(findings[weak].rule) && !gone.contains(weak) {
          guard findings[strong].isOfOneControl(with: findings[weak]) else { continue }
          merged[strong].takeSizes(of: merged[weak])
          gone.insert(weak)
        }
      }
    }
    return merged.indices.filter { !gone.contains($0) }.map { merged[$0] }
  }

  /// A column that is too narrow and the words that break in it are one fault: the one that shows at
  /// the smaller size speaks for both.
  private static func withoutEchoes(_ findings: [Finding]) -> [Finding] {
    let narrow = findings.filter { $0.rule == "narrow-column" }
    let broken = findings.filter { $0.rule == "word-broken" }
    return findings.filter { finding in
      switch finding.rule {
      case "narrow-column": !broken.contains { $0.speaks(for: finding, evenTogether: true) }
      case "word-broken": !narrow.contains { $0.speaks(for: finding, evenTogether: false) }
      default: true
      }
    }
  }
}

extension Finding {
  /// Fails at the sizes of another finding as well, unless one of the two fails by default already.
  fileprivate mutating func takeSizes(of other: Finding) {
    let areCaused = !(sizes + other.sizes).contains(where: \.isDefault)
    guard areCaused, other.severity == severity else { return }
    sizes = Set(sizes + other.sizes).sorted()
  }

  /// Whether one of two places lies within the other, and the same words are lost or the whole control is.
  fileprivate func isOfOneControl(with other: Finding) -> Bool {
    guard span != other.span, system == other.system, other.severity <= severity,
      span.file.path == other.span.file.path
    else { return false }
    let holdsOther = span.range.lowerBound <= other.span.range.lowerBound
      && other.span.range.upperBound <= span.range.upperBound
    if rule == "action-unreachable" { return holdsOther }
    let isHeld = other.span.range.lowerBound <= span.range.lowerBound
      && span.range.upperBound <= other.span.range.upperBound
    let words = evidence?.text
    return (holdsOther || isHeld) && words != nil && words == other.evidence?.text
  }

  fileprivate func speaks(for other: Finding, evenTogether: Bool) -> Bool {
    guard span == other.span, let own = firstSize, let others = other.firstSize else {
      return false
    }
    return own < others || (evenTogether && own == others)
  }
}
