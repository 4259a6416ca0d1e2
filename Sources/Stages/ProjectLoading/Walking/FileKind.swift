import SourceText

/// What a file is to Ample, by its name and place.
enum FileKind: Sendable, Hashable {
  case source
  case configuration
  case strings(StringsFormat)
  /// The contents file of a set of pictures in an asset catalogue.
  case imageSet
  /// A picture among Android's resources.
  case drawable

  enum StringsFormat: Sendable, Hashable {
    case catalog, table, plurals, android, arb, json
  }

  /// Extensions of the languages that can be parsed.
  static let sourceExtensions: Set<String> = scriptExtensions.union(["swift", "kt", "dart"])

  /// Extensions of TypeScript and JavaScript, in which much is written that shows nothing.
  static let scriptExtensions: Set<String> = ["ts", "tsx", "js", "jsx"]

  /// The kind of the file at a path; nil for files that say nothing to Ample.
  init?(path: String) {
    let fileExtension = FilePath.fileExtension(of: path)
    let folder = FilePath.folder(of: path)
    let isInLanguageFolder = FilePath.fileExtension(of: folder) == "lproj"
    let isInValuesFolder = AndroidStringsFile.isFolderOfValues(folder)
    switch fileExtension {
    case _ where DrawableReader.isDrawable(path): self = .drawable
    case _ where Self.scriptExtensions.contains(fileExtension):
      guard ScriptFiles.isOfInterest(path) else { return nil }
      self = .source
    case "dart" where Self.isGeneratedOrTest(dart: path): return nil
    case _ where Self.sourceExtensions.contains(fileExtension): self = .source
    case "yml" where FilePath.name(of: path) == Self.configurationName: self = .configuration
    case "xcstrings": self = .strings(.catalog)
    case "strings" where isInLanguageFolder: self = .strings(.table)
    case "stringsdict" where isInLanguageFolder: self = .strings(.plurals)
    case "arb": self = .strings(.arb)
    case "xml" where isInValuesFolder: self = .strings(.android)
    case "json" where LocaleFile.language(of: path) != nil: self = .strings(.json)
    case "json"
    where FilePath.name(of: path) == "Contents.json"
      && FilePath.fileExtension(of: folder) == "imageset":
      self = .imageSet
    default: return nil
    }
  }

  static let configurationName = ".ample.yml"

  /// Whether a Dart file was made by a generator or holds tests, going by the names that its tools give.
  private static func isGeneratedOrTest(dart path: String) -> Bool {
    let name = FilePath.name(of: path)
    if [".g.dart", ".freezed.dart", "_test.dart"].contains(where: { name.hasSuffix($0) }) { return true }
    let folders = path.split(separator: "/").dropLast()
    return folders.contains("test") || folders.contains("integration_test")
  }
}
