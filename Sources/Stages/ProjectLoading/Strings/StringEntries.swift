import ComponentModel
import Findings

/// What one file of translations holds.
struct StringEntries: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    var table: String
    var key: String
    var locale: String
    var text: String
  }

  var entries: [Entry] = []
  /// The language that the project is written in, where the file says so.
  var sourceLanguage: String?
  /// What is wrong with the file; what could be read is in the entries.
  var problems: [Problem] = []

  struct Problem: Sendable, Equatable {
    var message: String
    var line: Int?
  }

  init() {}

  /// Nothing but a reason why there is nothing.
  init(broken message: String, line: Int? = nil) {
    problems = [Problem(message: message, line: line)]
  }

  mutating func add(_ key: String, _ text: String, locale: String, table: String) {
    entries.append(Entry(table: table, key: key, locale: locale, text: text))
  }
}

/// Reads files of translations, whatever their format.
enum StringsReader {
  /// Bytes; a larger file is no catalogue that people translate.
  static let largestFile = 64 << 20

  /// Reads a file by its path, which says its language and table, and its bytes.
  static func read(
    _ bytes: [UInt8], path: String, format: FileKind.StringsFormat
  ) -> StringEntries {
    switch format {
    case .catalog: StringCatalogFile.read(bytes, path: path)
    case .table: StringsTableFile.read(bytes, path: path)
    case .plurals: StringsDictionaryFile.read(bytes, path: path)
    case .android: AndroidStringsFile.read(bytes, path: path)
    case .arb: ResourceBundleFile.read(bytes, path: path)
    case .json: LocaleFile.read(bytes, path: path)
    }
  }
}
