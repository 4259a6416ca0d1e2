import ComponentModel
import SourceText

/// Translations that a project keeps as objects in files of TypeScript or JavaScript.
extension Interpreter {
  /// Adds what the files of translations hold, in the order of their paths.
  func addTranslations(to strings: inout StringCatalog) {
    guard isScript else { return }
    for path in index.modules.modules.keys.sorted() {
      guard Self.holdsTranslations(path), let value = translations(in: path) else { continue }
      let stem = FilePath.stem(of: path)
      if let locale = Self.language(stem) {
        add(value, prefix: "", table: Self.plainTable, locale: locale, depth: 0, to: &strings)
      } else if let locale = Self.language(FilePath.name(of: FilePath.folder(of: path))) {
        add(value, prefix: "", table: stem, locale: locale, depth: 0, to: &strings)
      } else {
        for entry in Self.named(value) {
          guard let locale = Self.language(entry.name) else { continue }
          // i18next keeps a language's texts below a name space.
          var texts = entry.value
          if let inner = Self.named(texts).first(where: { $0.name == "translation" }) { texts = inner.value }
          add(texts, prefix: "", table: Self.plainTable, locale: locale, depth: 0, to: &strings)
        }
      }
    }
  }

  private static let plainTable = "locale"
  private static let deepestEntry = 12
  private static let folders: Set<String> = [
    "locales", "locale", "translations", "translation", "i18n", "lang", "langs", "languages", "l10n",
    "localization", "intl",
  ]

  private static func holdsTranslations(_ path: String) -> Bool {
    let steps = FilePath.folder(of: path).lowercased().split(separator: "/").map(String.init)
    return steps.contains { folders.contains($0) } || folders.contains(FilePath.stem(of: path).lowercased())
  }

  /// `en`, `pt-BR`, `zh_Hans`, with a hyphen between its parts; nil for other words.
  private static func language(_ name: String) -> String? {
    let parts = name.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.count), parts.count <= 2,
      first.allSatisfy({ $0.isASCII && $0.isLowercase }), !notLanguages.contains(String(first))
    else { return nil }
    return parts.joined(separator: "-")
  }

  private static let notLanguages: Set<String> = ["app", "src", "lib", "api", "ui", "key", "all", "get", "set"]

  /// The object that a file exports: by default, else the first.
  private func translations(in path: String) -> Value? {
    if let value = exportedValue("default", of: path), case .dictionary = value { return value }
    for name in (index.modules.modules[path]?.names.keys.sorted() ?? []) {
      guard case .value? = index.modules.binding(name, in: path) else { continue }
      if let value = moduleValue(name, in: path), case .dictionary = value { return value }
    }
    return nil
  }

  private static func named(_ value: Value) -> [(name: String, value: Value)] {
    guard case .dictionary(let entries) = value else { return [] }
    return entries.compactMap { entry in
      if case .text(let key) = entry.key { (key.string, entry.value) } else { nil }
    }
  }

  private func add(
    _ value: Value, prefix: String, table: String, locale: String, depth: Int, to strings: inout StringCatalog
  ) {
    guard depth < Self.deepestEntry else { return }
    for entry in Self.named(value) {
      if case .text(let text) = entry.value {
        strings.add(key: prefix + entry.name, table: table, .init(locale: locale, text: text.string))
      } else {
        add(
          entry.value, prefix: prefix + entry.name + ".", table: table, locale: locale, depth: depth + 1,
          to: &strings)
      }
    }
  }
}
