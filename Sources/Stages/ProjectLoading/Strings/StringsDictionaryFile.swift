import SourceText

/// Reads Apple's `.stringsdict`: texts by number, by device and by width.
enum StringsDictionaryFile {
  static func read(_ bytes: [UInt8], path: String) -> StringEntries {
    if bytes.starts(with: "bplist".utf8) {
      return StringEntries(broken: "This table is a binary property list, which is not read.")
    }
    let root: XMLElement
    do throws(XMLDocument.Failure) {
      root = try XMLDocument.root(of: bytes)
    } catch {
      let message = "This table of plurals is no valid XML: \(error.reason)."
      return StringEntries(broken: message, line: error.line)
    }
    var result = StringEntries()
    let table = FilePath.stem(of: path)
    let locale = LanguageFolder.locale(of: path)
    for (key, value) in members(of: root.elements.first ?? root) {
      for text in texts(of: value) { result.add(key, text, locale: locale, table: table) }
    }
    return result
  }

  private static let rules: Set<String> = [
    "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType",
  ]

  /// The texts of one key; each variable is replaced by its longest form.
  private static func texts(of value: XMLElement) -> [String] {
    if value.name == "string" { return [value.text] }
    let members = members(of: value)
    var texts: [String] = []
    for (name, member) in members {
      if name == "NSStringLocalizedFormatKey" {
        texts.append(filled(member.text, members))
      } else if rules.contains(name) {
        texts += Self.members(of: member).flatMap { Self.texts(of: $0.value) }
      }
    }
    return texts
  }

  private static func filled(_ format: String, _ members: [(key: String, value: XMLElement)])
    -> String
  {
    // Variables may name each other, so they are filled in as often as there are variables.
    var text = format
    for _ in members {
      for (name, member) in members where text.contains("@\(name)@") {
        let forms = Self.members(of: member).filter { !$0.key.hasPrefix("NSString") }
        let longest = forms.map(\.value.text).max { $0.count < $1.count } ?? ""
        text = text.replacing("%#@\(name)@", with: longest)
      }
      // A text that grows without end is no text.
      guard text.count < 10_000 else { return format }
    }
    return text
  }

  /// The keys and values of a dictionary of a property list, in order.
  private static func members(of dictionary: XMLElement) -> [(key: String, value: XMLElement)] {
    var result: [(key: String, value: XMLElement)] = []
    var key: String?
    for element in dictionary.elements {
      if element.name == "key" {
        key = element.text
      } else if let name = key {
        result.append((name, element))
        key = nil
      }
    }
    return result
  }
}
