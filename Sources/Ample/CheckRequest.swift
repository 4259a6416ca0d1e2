package import Findings
package import ScreenModel
package import TextScaling

/// What a run of `check` is asked to do; nil and empty leave a matter to the configuration.
package struct CheckRequest: Sendable {
  /// Files and folders, as they were typed; empty: the working folder.
  package var paths: [String]
  /// The folder that the command runs in, absolute.
  package var workingFolder: String
  package var root: String?
  /// A configuration to use in place of those in the project.
  package var configurationFile: String?
  package var sizes: [TextSize]
  package var devices: [Device]
  /// `longest`, or the code of a language.
  package var locale: String?
  /// A folder of fonts that replace the ones that stand in for a platform's own.
  package var fontFolder: String?
  /// Only these rules; empty: all that are enabled.
  package var enabledRules: [String]
  package var ignoredRules: [String]
  /// In place of the configuration's.
  package var failOn: FailureThreshold?
  /// Text in place of a file's, by path as typed.
  package var overlays: [String: [UInt8]]
  package var jobs: Int

  package init(
    paths: [String], workingFolder: String, root: String? = nil, configurationFile: String? = nil,
    sizes: [TextSize] = [], devices: [Device] = [], locale: String? = nil,
    fontFolder: String? = nil, enabledRules: [String] = [], ignoredRules: [String] = [],
    failOn: FailureThreshold? = nil, overlays: [String: [UInt8]] = [:], jobs: Int = 1
  ) {
    self.paths = paths
    self.workingFolder = workingFolder
    self.root = root
    self.configurationFile = configurationFile
    self.sizes = sizes
    self.devices = devices
    self.locale = locale
    self.fontFolder = fontFolder
    self.enabledRules = enabledRules
    self.ignoredRules = ignoredRules
    self.failOn = failOn
    self.overlays = overlays
    self.jobs = jobs
  }
}
