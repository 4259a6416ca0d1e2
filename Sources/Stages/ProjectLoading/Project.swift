package import ComponentModel
package import Findings
package import SourceText

/// What was read from disk: everything that one run needs to know of a project.
package struct Project: Sendable {
  /// The project's folder, absolute; the paths of all sources are relative to it.
  package var root: String
  /// The folder that the command ran in, absolute; reports name files relative to it.
  package var workingFolder: String
  /// All sources, sorted by path.
  package var sources: [SourceFile]
  /// The paths of the sources that findings are reported for.
  package var selected: Set<String>
  package var resources: Resources
  /// Configurations by folder relative to the root, outermost first; never empty.
  package var configurations: [ScopedConfiguration]
  /// What could not be read and why.
  package var notes: [Note]

  /// The configuration that decides for the whole run: the outermost one.
  package var configuration: Configuration {
    configurations.first?.configuration ?? Configuration()
  }

  /// The configuration that holds for a file: the innermost around it.
  package func configuration(for path: String) -> Configuration {
    let around = configurations.last { FilePath.isInside(path, $0.folder) }
    return around?.configuration ?? Configuration()
  }

  /// How reports name a file: relative to the folder that the command ran in.
  package func reportPath(_ path: String) -> String {
    FilePath.relative(FilePath.joined(root, path), to: workingFolder)
  }
}

/// A configuration and the folder that it holds for.
package struct ScopedConfiguration: Sendable, Hashable {
  /// Relative to the project's root; `.` is the root itself.
  package let folder: String
  /// The way from the place of the configuration down to the root, with a slash at its end, when it
  /// was found above the root; otherwise empty.
  package let prefix: String
  package let configuration: Configuration

  package init(folder: String, prefix: String = "", configuration: Configuration) {
    self.folder = folder
    self.prefix = prefix
    self.configuration = configuration
  }
}

/// What to read.
package struct ProjectRequest: Sendable, Hashable {
  /// Files and folders, as they were typed.
  package var paths: [String]
  /// Absolute; paths that are not are relative to it.
  package var workingFolder: String
  /// The project's folder; nil: the nearest enclosing folder that looks like one.
  package var root: String?
  /// A configuration to use in place of those in the project.
  package var configurationFile: String?
  /// `nil`: the configuration decides.
  package var locale: String?
  /// Text in place of a file's, by path as typed: what an editor holds.
  package var overlays: [String: [UInt8]]
  /// Ids of rules that a configuration may name; empty: any.
  package var knownRules: [String]
  /// How many files are read at once.
  package var jobs: Int

  package init(
    paths: [String], workingFolder: String, root: String? = nil, configurationFile: String? = nil,
    locale: String? = nil, overlays: [String: [UInt8]] = [:], knownRules: [String] = [],
    jobs: Int = 4
  ) {
    self.paths = paths
    self.workingFolder = workingFolder
    self.root = root
    self.configurationFile = configurationFile
    self.locale = locale
    self.overlays = overlays
    self.knownRules = knownRules
    self.jobs = jobs
  }
}
