import ComponentModel
package import Findings
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
    var walk = FolderWalk(base: base, filters: outer.map(PathFilter.init))
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

  /// The configurations of the project's folders, each merged over those around it.
  ///
  /// The outermost stands for the root, whatever folder above the root it was found in.
  private func configurations(
    base: String, files: [String]
  ) throws(InputError) -> [ScopedConfiguration] {
    if let named = request.configurationFile {
      let path = FilePath.joined(request.workingFolder, named)
      return [ScopedConfiguration(folder: ".", configuration: try configuration(at: path))]
    }
    var outermost = Configuration()
    var prefix = ""
    if let file = ConfigurationSearch.file(at: base, orAbove: true) {
      outermost = try configuration(at: file)
      let place = FilePath.folder(of: file)
      if place != base { prefix = FilePath.relative(base, to: place) + "/" }
    }
    var found = [ScopedConfiguration(folder: ".", prefix: prefix, configuration: outermost)]
    for file in files where FilePath.name(of: file) == FileKind.configurationName {
      let folder = FilePath.folder(of: file)
      guard folder != "." else { continue }
      let outer = found.last { FilePath.isInside(folder, $0.folder) }
      let own = try configuration(at: FilePath.joined(base, file))
      var merged = outer.map { own.over($0.configuration) } ?? own
      // Patterns are relative to the folder that they were written in; the outer ones hold as well.
      merged.include = own.include
      merged.exclude = own.exclude
      found.append(ScopedConfiguration(folder: folder, configuration: merged))
    }
    return found
  }

  private func configuration(at path: String) throws(InputError) -> Configuration {
    let printed = FilePath.relative(path, to: request.workingFolder)
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.bytes(of: path, limit: 1 << 20)
    } catch {
      throw InputError("This configuration cannot be read: \(error.reason).", path: printed)
    }
    return try ConfigurationReader(path: printed, knownRules: request.knownRules).read(bytes)
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
    sources = ScriptFiles.withoutForeign(sources)
    let loader = ResourceLoader(base: base)
    let outermost = configurations.first?.configuration ?? Configuration()
    let (resources, resourceNotes) = loader.load(
      files, configuration: outermost, locale: request.locale)
    return Project(
      root: base, workingFolder: FilePath.normalized(request.workingFolder), sources: sources,
      selected: selected(sources.map(\.path), targets, base: base, configurations),
      resources: resources, configurations: configurations, notes: allNotes + resourceNotes)
  }

  /// The sources that findings are reported for: those that were named, and those in a named folder
  /// that the configuration around them includes.
  private func selected(
    _ paths: [String], _ targets: [Target], base: String, _ configurations: [ScopedConfiguration]
  ) -> Set<String> {
    let files = Set(targets.filter { !$0.isFolder }.map { FilePath.relative($0.path, to: base) })
    let folders = targets.filter(\.isFolder).map { FilePath.relative($0.path, to: base) }
    let filters = configurations.map(PathFilter.init)
    let included = paths.filter { path in
      filters.allSatisfy { $0.includes(path) && !$0.excludes(path) }
    }
    let inFolders = included.filter { path in
      folders.contains { FilePath.isInside(path, $0) }
    }
    return Set(inFolders).union(paths.filter(files.contains))
  }
}
