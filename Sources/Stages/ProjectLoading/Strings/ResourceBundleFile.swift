import SourceText

/// Reads Flutter's resource bundles (`.arb`); messages keep their placeholders.
enum ResourceBundleFile {
  static let table = "arb"

  static func read(_ bytes: [UInt8], path: String) -> StringEntries {
    let root: JSONObject
    do throws(JSONObject.Failure) {
      root = try JSONObject(bytes)
    } catch {
      return StringEntries(broken: "This resource bundle is no valid JSON: \(error.reason).")
    }
    var result = StringEntries()
    let locale = root.text("@@locale") ?? localeInName(of: path)
    for key in root.keys where !key.hasPrefix("@") {
      guard let text = root.text(key) else { continue }
      result.add(key, text, locale: locale, table: table)
    }
    return result
  }

  /// `app_pt_BR.arb` is `pt-BR`; a name without a language is English, as Flutter's template is.
  private static func localeInName(of path: String) -> String {
    let parts = FilePath.stem(of: path).split(separator: "_").dropFirst()
    return parts.isEmpty ? "en" : parts.joined(separator: "-")
  }
}
