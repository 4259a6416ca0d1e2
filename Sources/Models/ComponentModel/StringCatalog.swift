/// The translations of a project, by table and key.
package struct StringCatalog: Sendable {
  package struct Translation: Sendable, Hashable {
    package var locale: String
    package var text: String

    package init(locale: String, text: String) {
      self.locale = locale
      self.text = text
    }

    /// Whether every letter is of a script that the fonts at hand draw: Latin, Greek, Cyrillic.
    package var isDrawable: Bool {
      text.unicodeScalars.allSatisfy { scalar in
        let isEuropean = scalar.value < 0x0530 || (0x1E00...0x1FFF).contains(scalar.value)
        return isEuropean || !scalar.properties.isAlphabetic
      }
    }
  }

  /// The language that the project is written in.
  package var sourceLanguage: String
  private var tables: [String: [String: [Translation]]] = [:]

  package init(sourceLanguage: String = "en") { self.sourceLanguage = sourceLanguage }

  package mutating func add(key: String, table: String, _ translation: Translation) {
    tables[table, default: [:]][key, default: []].append(translation)
  }

  /// All translations of a key, sorted by locale; without a table, of the default table and then
  /// of any table that holds the key, in the order of their names.
  package func candidates(key: String, table: String? = nil) -> [Translation] {
    let names = table.map { [$0] } ?? (["Localizable"] + tables.keys.sorted())
    for name in names {
      if let found = tables[name]?[key] {
        return found.sorted { ($0.locale, $0.text) < ($1.locale, $1.text) }
      }
    }
    return []
  }

  package var isEmpty: Bool { tables.isEmpty }
}
