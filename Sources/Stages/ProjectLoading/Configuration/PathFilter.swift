import SourceText

/// What a configuration includes and excludes, ready to be asked of many paths.
struct PathFilter: Sendable {
  /// The configuration's folder relative to the root; paths outside it are not its business.
  private let folder: String
  /// The way from the configuration's own place down to the root, when it stands above it.
  private let prefix: String
  private let included: [GlobPattern]
  private let excluded: [GlobPattern]

  init(_ scoped: ScopedConfiguration) {
    folder = scoped.folder
    prefix = scoped.prefix
    included = scoped.configuration.include.map { GlobPattern($0) }
    excluded = scoped.configuration.exclude.map { GlobPattern($0) }
  }

  /// Whether a path relative to the root is left out.
  func excludes(_ path: String) -> Bool {
    guard !excluded.isEmpty, FilePath.isInside(path, folder) else { return false }
    return excluded.contains { $0.matchesPathOrFolder(local(path)) }
  }

  /// Whether a path relative to the root is to be looked at.
  func includes(_ path: String) -> Bool {
    guard !included.isEmpty, FilePath.isInside(path, folder) else { return true }
    return included.contains { $0.matchesPathOrFolder(local(path)) }
  }

  private func local(_ path: String) -> String {
    folder == "." ? prefix + path : FilePath.relative(path, to: folder)
  }
}
