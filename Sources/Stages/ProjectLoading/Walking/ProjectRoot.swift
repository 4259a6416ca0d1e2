import SourceText

/// Finds the folder of the project that a path belongs to.
enum ProjectRoot {
  /// Names that only a project's own folder holds.
  private static let marks: Set<String> = [
    ".ample.yml", ".git", "Package.swift", "settings.gradle", "settings.gradle.kts",
    "package.json", "pubspec.yaml",
  ]

  /// The nearest folder around an absolute path that looks like a project's; nil: there is none.
  static func around(_ path: String) -> String? {
    var folder = path
    if FileSystem.entry(at: path)?.kind != .folder { folder = FilePath.folder(of: path) }
    while true {
      let names = (try? FileSystem.names(in: folder)) ?? []
      let isRoot = names.contains {
        marks.contains($0) || FilePath.fileExtension(of: $0) == "xcodeproj"
      }
      if isRoot { return folder }
      guard folder != "/" else { return nil }
      folder = FilePath.folder(of: folder)
    }
  }

  /// The innermost folder that holds all of the given absolute folders.
  static func common(_ folders: [String]) -> String {
    guard var common = folders.first else { return "/" }
    for folder in folders {
      while !FilePath.isInside(folder, common) { common = FilePath.folder(of: common) }
    }
    return common
  }
}
