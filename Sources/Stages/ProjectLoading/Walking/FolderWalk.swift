import Findings
import SourceText

/// Finds the files of a folder that say something to Ample.
///
/// Links inside the folder are not followed: what they lead to is either in the folder as well, or
/// belongs to somebody else. A folder is entered once, so that no loop of mounts goes on forever.
struct FolderWalk {
  /// Folders that hold what others wrote or what a build made.
  static let skippedFolders: Set<String> = [
    "node_modules", "build", "Pods", "DerivedData", "Carthage", "vendor",
  ]

  /// Files by path relative to the base, in no order.
  private(set) var files: [String: FileKind] = [:]
  private(set) var notes: [Note] = []

  private let base: String
  private let filters: [PathFilter]
  private var entered: Set<FileSystem.Entry> = []

  /// - Parameters:
  ///   - base: the absolute folder that the paths found are relative to.
  ///   - filters: what configurations leave out.
  init(base: String, filters: [PathFilter]) {
    self.base = base
    self.filters = filters
  }

  /// Walks a folder, given relative to the base; its own name is never a reason to skip it.
  mutating func walk(_ folder: String) {
    var pending: [(folder: String, ignored: IgnoreStack)] = [(folder, IgnoreStack())]
    while let next = pending.popLast() {
      for (child, stack) in visit(next.folder, next.ignored) { pending.append((child, stack)) }
    }
  }

  /// Takes a file in, whatever the rules say of it, when it is of a kind that is known.
  mutating func add(_ file: String) { files[file] = FileKind(path: file) }

  /// Looks at one folder; the folders below it that are to be looked at as well.
  private mutating func visit(
    _ folder: String, _ outer: IgnoreStack
  ) -> [(String, IgnoreStack)] {
    let absolute = FilePath.joined(base, folder)
    guard let entry = FileSystem.entry(at: absolute), entry.kind == .folder,
      entered.insert(entry).inserted
    else { return [] }
    let names: [String]
    do throws(FileSystem.Failure) {
      names = try FileSystem.names(in: absolute)
    } catch {
      notes.append(Note(message: "This folder cannot be read: \(error.reason).", path: folder))
      return []
    }
    var stack = outer
    if names.contains(".gitignore"),
      let bytes = try? FileSystem.bytes(of: absolute + "/.gitignore", limit: 1 << 20)
    {
      stack = stack.adding(IgnoreRules(String(decoding: bytes, as: UTF8.self)), of: folder)
    }
    return names.compactMap { name in
      let path = folder == "." ? name : folder + "/" + name
      return look(at: path, name: name, stack).map { ($0, stack) }
    }
  }

  /// Notes a file down; a folder to enter is handed back.
  private mutating func look(at path: String, name: String, _ ignored: IgnoreStack) -> String? {
    let isHidden = name.hasPrefix(".")
    guard !isHidden || name == FileKind.configurationName else { return nil }
    let absolute = FilePath.joined(base, path)
    guard !FileSystem.isLink(absolute), let entry = FileSystem.entry(at: absolute) else {
      return nil
    }
    guard !filters.contains(where: { $0.excludes(path) }) else { return nil }
    switch entry.kind {
    case .folder:
      let isSkipped = Self.skippedFolders.contains(name) || ignored.ignores(path, isFolder: true)
      return isSkipped ? nil : path
    case .file:
      guard let kind = FileKind(path: path), !ignored.ignores(path, isFolder: false) else {
        return nil
      }
      files[path] = kind
      return nil
    case .other: return nil
    }
  }
}
