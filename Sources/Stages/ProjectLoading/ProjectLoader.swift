package import Findings
import ComponentModel
import SourceText

/// Reads a project from disk: its sources, its configuration and what lies beside the code.
package struct ProjectLoader: Sendable {
  private let request: ProjectRequest

  package init(_ request: ProjectRequest) { self.request = request }

  /// Loads the project that the paths belong to.
  ///
  /// - Throws: when a path does not exist or cannot be read, or a configuration is wrong. Everything
  ///   else that goes wrong becomes a note of the project.
  package func load() throws(InputError) -> Project {
    let targets = try targets()
    let roots = try roots(of: targets)
    let base = ProjectRoot.common(roots)
    let outer = try configurations(base: base, files: [])
    var walk = FolderWalk(base: base, excluded: excluded(by: outer))
    for root in roots.sorted() where !targets.contains(where: { $0.isLoneFile(in: root) }) {
      walk.walk(FilePath.relative(root, to: base))
    }
    cover(targets, base: base, &walk)
    let files = walk.files.sorted { $0.key < $1.key }
    let configurations = try configurations(base: base, files: files.map(\.key))
    return try assemble(
      targets, base: base, files: files, configurations: configurations, notes: walk.notes)
  }

  // MARK: - What was asked for

  /// A file or folder that was named.
  private struct Target {
    let typed: String
    /// Absolute.
    let path: String
    let isFolder: Bool
    /// The project around it; nil: it stands alone.
    let project: String?

    /// Whether its project is nothing but itself.
    func isLoneFile(in root: String) -> Bool {
      !isFolder && project == nil && FilePath.folder(of: path) == root
    }
  }

  private func targets() throws(InputError) -> [Target] {
    var targets: [Target] = []
    for typed in request.paths.isEmpty ? ["."] : request.paths {
      let path = FilePath.joined(request.workingFolder, typed)
      guard let entry = FileSystem.entry(at: path) else {
        guard request.overlays[typed] != nil else {
          throw InputError("There is no file or folder “\(typed)”. Check the spelling.")
        }
        let project = ProjectRoot.around(path)
        targets.append(Target(typed: typed, path: path, isFolder: false, project: project))
        continue
      }
      try check(entry, typed: typed, path: path)
      let isFolder = entry.kind == .folder
      targets.append(
        Target(typed: typed, path: path, isFolder: isFolder, project: ProjectRoot.around(path)))
    }
    return targets
  }

  private func check(
    _ entry: FileSystem.Entry, typed: String, path: String
  ) throws(InputError) {
    do throws(FileSystem.Failure) {
      switch entry.kind {
      case .folder: _ = try FileSystem.names(in: path)
      case .file:
        guard FileKind(path: path) != nil else {
          let known = FileKind.sourceExtensions.sorted().map { "." + $0 }.joined(separator: ", ")
          throw FileSystem.Failure(reason: "Ample does not know this kind of file, only \(known)")
        }
        _ = try FileSystem.bytes(of: path, limit: 1)
      case .other: throw FileSystem.Failure(reason: "It is neither a file nor a folder")
      }
    } catch {
      throw InputError("“\(typed)” cannot be read. \(error.reason).")
    }
  }

  private func roots(of targets: [Target]) throws(InputError) -> [String] {
    if let root = request.root {
      let path = FilePath.joined(request.workingFolder, root)
      guard FileSystem.entry(at: path)?.kind == .folder else {
        throw InputError("There is no folder “\(root)” to be the root. Check --root.")
      }
      let outside = targets.first { !FilePath.isInside($0.path, path) }
      if let outside {
        throw InputError("“\(outside.typed)” is not inside the root “\(root)”. Check --root.")
      }
      return [path]
    }
    let roots = targets.map { target in
      target.project ?? (target.isFolder ? target.path : FilePath.folder(of: target.path))
    }
    return Array(Set(roots)).sorted()
  }

  /// Takes in what was named but is left out by the rules: a name that is typed counts more.
  private func cover(_ targets: [Target], base: String, _ walk: inout FolderWalk) {
    for target in targets {
      let path = FilePath.relative(target.path, to: base)
      if target.isFolder { walk.walk(path) } else if walk.files[path] == nil { walk.add(path) }
    }
  }

  // MARK: - Configuration

  private func configurations(
    base: String, files: [String]
  ) throws(InputError) -> [ScopedConfiguration] {
    [ScopedConfiguration(folder: ".", configuration: Configuration())]
  }

  private func excluded(by configurations: [ScopedConfiguration]) -> [GlobPattern] {
    configurations.flatMap { scoped in
      scoped.configuration.exclude.map { pattern in
        GlobPattern(scoped.folder == "." ? pattern : scoped.folder + "/" + pattern)
      }
    }
  }

  // MARK: - Putting it together

  private func assemble(
    _ targets: [Target], base: String, files: [(key: String, value: FileKind)],
    configurations: [ScopedConfiguration], notes: [Note]
  ) throws(InputError) -> Project {
    var overlays: [String: [UInt8]] = [:]
    for (typed, bytes) in request.overlays {
      let path = FilePath.joined(request.workingFolder, typed)
      overlays[FilePath.relative(path, to: base)] = bytes
    }
    let reader = SourceReader(base: base, overlays: overlays, jobs: request.jobs)
    let paths = files.filter { $0.value == .source }.map(\.key)
    var sources: [SourceFile] = []
    var allNotes = notes
    for outcome in reader.read(paths) {
      switch outcome {
      case .read(let file, let note):
        sources.append(file)
        if let note { allNotes.append(note) }
      case .skipped(let note): allNotes.append(note)
      }
    }
    let named = targets.map { FilePath.relative($0.path, to: base) }
    let selected = sources.map(\.path).filter { path in
      named.contains { FilePath.isInside(path, $0) }
    }
    return Project(
      root: base, workingFolder: FilePath.normalized(request.workingFolder), sources: sources,
      selected: Set(selected), resources: Resources(), configurations: configurations,
      notes: allNotes)
  }
}
