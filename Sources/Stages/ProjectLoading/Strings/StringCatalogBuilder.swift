import ComponentModel
import Findings

/// Gathers the translations of many files into one catalogue.
struct StringCatalogBuilder {
  private var files: [StringEntries] = []
  private(set) var notes: [Note] = []

  mutating func add(_ entries: StringEntries, path: String) {
    files.append(entries)
    notes += entries.problems.map { Note(message: $0.message, path: path, line: $0.line) }
  }

  /// The catalogue; entries of the base language get the name of the project's own language.
  var catalog: StringCatalog {
    let source = files.lazy.compactMap(\.sourceLanguage).first ?? "en"
    var catalog = StringCatalog(sourceLanguage: source)
    for entry in files.flatMap(\.entries) {
      let locale = entry.locale == LanguageFolder.base ? source : entry.locale
      catalog.add(
        key: entry.key, table: entry.table, .init(locale: locale, text: entry.text))
    }
    return catalog
  }
}
