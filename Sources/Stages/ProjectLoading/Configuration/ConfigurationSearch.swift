import SourceText

/// Finds the configuration that holds for a folder.
enum ConfigurationSearch {
  /// The configuration in an absolute folder, or in the nearest one above it.
  static func file(at folder: String, orAbove: Bool) -> String? {
    var folder = folder
    while true {
      let path = FilePath.joined(folder, FileKind.configurationName)
      if FileSystem.entry(at: path)?.kind == .file { return path }
      guard orAbove, folder != "/" else { return nil }
      folder = FilePath.folder(of: folder)
    }
  }
}
