/// What a configuration says about one rule.
package struct RuleSettings: Sendable, Hashable {
  /// Whether the rule runs; nil: as the rule itself says.
  package var isEnabled: Bool?
  /// In place of the rule's own severity.
  package var severity: Severity?
  /// Names (of components, functions, texts) that the rule leaves alone.
  package var allow: [String]

  package init(isEnabled: Bool? = nil, severity: Severity? = nil, allow: [String] = []) {
    self.isEnabled = isEnabled
    self.severity = severity
    self.allow = allow
  }

  /// These settings where they say something, otherwise the outer ones.
  package func over(_ outer: RuleSettings) -> RuleSettings {
    RuleSettings(
      isEnabled: isEnabled ?? outer.isEnabled, severity: severity ?? outer.severity,
      allow: allow.isEmpty ? outer.allow : allow)
  }
}

/// The severity from which a run fails.
package enum FailureThreshold: String, Sendable, Hashable, CaseIterable {
  case error, warning, info, never

  /// Whether a finding of this severity makes the run fail.
  package func includes(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .info: true
    case .never: false
    }
  }
}
