import SourceText

/// The files that differ from a revision, by their paths from the working folder.
struct ChangedFiles {
  private let paths: [String]

  init(revision: String, surroundings: Surroundings) throws(UsageError) {
    guard !revision.hasPrefix("-"),
      let changed = surroundings.git([
        "diff", "--name-only", "--relative", "--diff-filter=d", "-z", revision, "--",
      ]), let new = surroundings.git(["ls-files", "--others", "--exclude-standard", "-z"])
    else {
      throw UsageError("git does not know the revision “\(revision)” here.")
    }
    paths = (changed + new).split(separator: "\0").map(String.init)
  }

  /// Changed sources in the given paths; all of them when there are none.
  func files(within folders: [String]) -> [String] {
    let wanted = folders.map { FilePath.normalized($0) }
    let sources = Set(paths.filter { ["swift", "kt"].contains(FilePath.fileExtension(of: $0)) })
    return sources.filter { path in
      wanted.isEmpty || wanted.contains { FilePath.isInside(path, $0) }
    }.sorted()
  }
}
