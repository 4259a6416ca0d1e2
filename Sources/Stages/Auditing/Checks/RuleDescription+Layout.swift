import Findings

extension RuleDescription {
  /// The description of a check of layouts.
  static func layout(
    _ id: String, _ title: String, _ severity: Severity, summary: String, rationale: String,
    remedy: String, isEnabledByDefault: Bool = true, examples: RuleExamples = RuleExamples()
  ) -> RuleDescription {
    RuleDescription(
      id: id, title: title, summary: summary, rationale: rationale, remedy: remedy,
      severity: severity, isEnabledByDefault: isEnabledByDefault, kind: .layout, examples: examples)
  }
}
