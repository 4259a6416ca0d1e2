package import Findings
package import TextScaling

/// What `.ample.yml` says; nil and empty mean that it says nothing about a matter.
package struct Configuration: Sendable, Hashable {
  /// Folders, files or globs to look at, relative to the configuration's folder; empty: all.
  package var include: [String] = []
  package var exclude: [String] = []
  /// Empty: all sizes of every system.
  package var sizes: [TextSize] = []
  /// Names of devices; empty: the default ones.
  package var devices: [String] = []
  /// `longest`, or the code of a language.
  package var locale: String?
  package var failOn: FailureThreshold?
  /// By rule id.
  package var rules: [String: RuleSettings] = [:]
  /// Sample content by the words of a name.
  package var content: [String: String] = [:]

  package init() {}

  /// This configuration where it says something, otherwise the outer one.
  package func over(_ outer: Configuration) -> Configuration {
    var merged = self
    if include.isEmpty { merged.include = outer.include }
    if exclude.isEmpty { merged.exclude = outer.exclude }
    if sizes.isEmpty { merged.sizes = outer.sizes }
    if devices.isEmpty { merged.devices = outer.devices }
    merged.locale = locale ?? outer.locale
    merged.failOn = failOn ?? outer.failOn
    merged.rules = outer.rules.merging(rules) { $1.over($0) }
    merged.content = outer.content.merging(content) { $1 }
    return merged
  }
}
