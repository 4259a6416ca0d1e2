import Foundation
import SourceText

/// Reads JSON files of translations, flat or nested, as i18next, React Intl and their kin use them.
enum LocaleFile {
  /// The table of a file that is named after its language.
  static let table = "locale"

  private static let folders: Set<String> = [
    "locales", "locale", "translations", "translation", "i18n", "lang", "langs", "languages",
    "language", "l10n", "messages", "localization", "localizations", "intl",
  ]

  /// The language of a file of translations by its name or its folder's; nil for any other file.
  static func language(of path: String) -> String? {
    let steps = FilePath.folder(of: path).split(separator: "/").map(String.init)
    guard steps.contains(where: { folders.contains($0.lowercased()) }) else { return nil }
    let stem = FilePath.stem(of: path)
    if let own = code(stem) { return own }
    // `strings_de.i18n.json`; without a language in its name it is the one that others translate.
    if stem.hasSuffix(".i18n") {
      let name = stem.dropLast(".i18n".count)
      let tail = name.firstIndex(of: "_").map { name[name.index(after: $0)...] }
      return code(String(name)) ?? tail.flatMap { code(String($0)) } ?? "en"
    }
    return steps.last.flatMap(code)
  }

  /// `en`, `pt-BR`, `zh_Hans`: with a hyphen between its parts.
  private static func code(_ name: String) -> String? {
    let parts = name.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.count), parts.count <= 3,
      first.allSatisfy({ $0.isASCII && $0.isLowercase }),
      parts.dropFirst().allSatisfy({ (2...4).contains($0.count) && $0.allSatisfy { $0.isLetter || $0.isNumber } })
    else { return nil }
    return parts.joined(separator: "-")
  }

  static func read(_ bytes: [UInt8], path: String) -> StringEntries {
    let root: JSONObject
    do throws(JSONObject.Failure) {
      root = try JSONObject(bytes)
    } catch {
      return StringEntries(broken: "This file of translations is no valid JSON: \(error.reason).")
    }
    var result = StringEntries()
    let stem = FilePath.stem(of: path)
    let table = code(stem) == nil ? stem : Self.table
    add(root, prefix: "", table: table, locale: language(of: path) ?? "en", depth: 0, to: &result)
    return result
  }

  /// Objects are read to this depth.
  private static let maximumDepth = 12

  private static func add(
    _ object: JSONObject, prefix: String, table: String, locale: String, depth: Int,
    to result: inout StringEntries
  ) {
    guard depth < maximumDepth else { return }
    for key in object.keys {
      if let text = object.text(key) {
        result.add(prefix + key, text, locale: locale, table: table)
      } else if let inner = object.object(key) {
        // Some tools keep a text beside its description.
        if let text = inner.text("defaultMessage") ?? inner.text("message") {
          result.add(prefix + key, text, locale: locale, table: table)
        } else {
          add(inner, prefix: prefix + key + ".", table: table, locale: locale, depth: depth + 1, to: &result)
        }
      }
    }
  }
}
