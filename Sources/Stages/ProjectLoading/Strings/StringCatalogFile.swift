import SourceText

/// Reads Apple's string catalogues (`.xcstrings`, version 1.0 and 1.1).
///
/// Every variation by number or device is a translation of its own; in a text with substitutions
/// each is replaced by its longest variation. What is marked as not to be translated, or has no text
/// in the source language, is its own key.
enum StringCatalogFile {
  static func read(_ bytes: [UInt8], path: String) -> StringEntries {
    let root: JSONObject
    do throws(JSONObject.Failure) {
      root = try JSONObject(bytes)
    } catch {
      return StringEntries(broken: "This string catalogue is no valid JSON: \(error.reason).")
    }
    guard let strings = root.object("strings") else {
      return StringEntries(broken: "This string catalogue has no “strings”.")
    }
    var result = StringEntries()
    let source = root.text("sourceLanguage") ?? "en"
    result.sourceLanguage = source
    let table = FilePath.stem(of: path)
    for key in strings.keys {
      let localizations = strings.object(key)?.object("localizations")
      for locale in localizations?.keys ?? [] {
        guard let localization = localizations?.object(locale) else { continue }
        for text in texts(of: localization) { result.add(key, text, locale: locale, table: table) }
      }
      if localizations?.object(source) == nil { result.add(key, key, locale: source, table: table) }
    }
    return result
  }

  private static func texts(of localization: JSONObject) -> [String] {
    let plain = variations(of: localization)
    guard let substitutions = localization.object("substitutions") else { return plain }
    return plain.map { text in
      substitutions.keys.reduce(text) { text, name in
        guard let substitution = substitutions.object(name) else { return text }
        let longest = variations(of: substitution).max { $0.count < $1.count } ?? ""
        let specifier = substitution.text("formatSpecifier") ?? "lld"
        let filled = longest.replacing("%arg", with: "%" + specifier)
        return text.replacing("%#@\(name)@", with: filled)
      }
    }
  }

  /// The text of a unit, or those of all its variations, in the order of their names.
  private static func variations(of unit: JSONObject) -> [String] {
    if let text = unit.object("stringUnit")?.text("value") { return [text] }
    guard let kinds = unit.object("variations") else { return [] }
    return kinds.keys.flatMap { kind -> [String] in
      guard let cases = kinds.object(kind) else { return [] }
      return cases.keys.flatMap { cases.object($0).map(variations) ?? [] }
    }
  }
}
