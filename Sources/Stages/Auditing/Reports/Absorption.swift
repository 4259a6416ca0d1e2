import Findings
import SourceText

/// Leaves out what only repeats another finding about the same element.
enum Absorption {
  /// A rule and the rules that have nothing to add where it was found.
  private static let absorbed: [(rule: String, others: [String])] = [
    ("content-disappears", ["text-clipped", "text-truncated", "narrow-column", "word-broken"]),
    ("action-unreachable", ["content-off-screen", "covered-by-pinned-bar"]),
    ("heading-below-body", ["body-under-200"]),
  ]

  static func merged(_ findings: [Finding]) -> [Finding] {
    let rules = Dictionary(grouping: findings, by: \.span).mapValues { Set($0.map(\.rule)) }
    let narrow = findings.filter { $0.rule == "narrow-column" }
    let broken = findings.filter { $0.rule == "word-broken" }
    return findings.filter { finding in
      let here = rules[finding.span] ?? []
      for entry in absorbed where here.contains(entry.rule) && entry.others.contains(finding.rule) {
        return false
      }
      // A column that is too narrow and the words that break in it are one fault: the one that shows
      // at the smaller size speaks for both.
      switch finding.rule {
      case "narrow-column": return !broken.contains { $0.speaks(for: finding, evenTogether: true) }
      case "word-broken": return !narrow.contains { $0.speaks(for: finding, evenTogether: false) }
      default: return true
      }
    }
  }
}

extension Finding {
  fileprivate func speaks(for other: Finding, evenTogether: Bool) -> Bool {
    guard span == other.span, let own = firstSize, let others = other.firstSize else { return false }
    return own < others || (evenTogether && own == others)
  }
}
