/// Every rule and check that can report, by its id.
package struct RuleCatalogue: Sendable {
  /// Sorted by id.
  package let rules: [RuleDescription]
  private let byID: [String: RuleDescription]

  /// A catalogue of these descriptions; of two with one id the first counts.
  package init(_ rules: [RuleDescription]) {
    byID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    self.rules = byID.values.sorted { $0.id < $1.id }
  }

  /// The rule with an id; nil: there is none.
  package subscript(id: String) -> RuleDescription? { byID[id] }

  /// All ids, sorted.
  package var ids: [String] { rules.map(\.id) }
}
