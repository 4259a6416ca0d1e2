/// What a rule or check looks for, why, and what to do: the one description of both kinds.
package struct RuleDescription: Sendable, Hashable {
  /// Lower case with hyphens; reads well after the word “allow”.
  package let id: String
  package let title: String
  /// What is flagged, in a sentence or two.
  package let summary: String
  /// Why it matters to the person reading at a large size.
  package let rationale: String
  /// What to do instead.
  package let remedy: String
  package let severity: Severity
  /// Whether it runs unless switched off.
  package let isEnabledByDefault: Bool
  package let kind: Kind
  /// Source that shows the fault, and source that does not.
  package let examples: RuleExamples

  package enum Kind: String, Sendable, Hashable {
    /// From the source alone.
    case syntax
    /// From a layout at every size.
    case layout
  }

  package init(
    id: String, title: String, summary: String, rationale: String, remedy: String,
    severity: Severity, isEnabledByDefault: Bool = true, kind: Kind,
    examples: RuleExamples = RuleExamples()
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.severity = severity
    self.isEnabledByDefault = isEnabledByDefault
    self.kind = kind
    self.examples = examples
  }
}

/// Pieces of source for a rule's page; each is a whole that can be looked at on its own.
package struct RuleExamples: Sendable, Hashable {
  package let triggering: [String]
  package let nonTriggering: [String]

  package init(triggering: [String] = [], nonTriggering: [String] = []) {
    self.triggering = triggering
    self.nonTriggering = nonTriggering
  }
}
