// Provenance: the documented forms of i18next (keys with dots, `{{name}}`, plural suffixes, name
// spaces), i18n-js (`%{name}`) and the ICU messages of React Intl (`{name}`, plurals).

import ComponentModel
import ScreenModel

extension BuildContext {
  /// The text of a key: the longest translation, else the given words, else words made of the key.
  func translation(
    key: Value?, values: Value? = nil, fallback: Value? = nil, prefix: String = ""
  ) -> TextValue {
    var candidates: [Value] = []
    if case .list(let keys)? = key { candidates = keys } else if let key { candidates = [key] }
    for case .text(let text) in candidates {
      if let found = translated(text.string, prefix: prefix) {
        return filled(TextValue(found, origin: .translation, hint: Self.lastPart(of: text.string)), values)
      }
    }
    if let fallback, case .text(let text) = fallback { return filled(text, values) }
    guard let first = candidates.first else { return sample(for: Unknown(hint: "label")) }
    guard case .text(let text) = first else { return displayedText(of: first) ?? TextValue("") }
    // Some projects use their own words as keys.
    let isWords = text.string.contains(" ") || text.string.first?.isUppercase == true && !text.string.contains(".") && !text.string.contains("_")
    if isWords { return filled(text, values) }
    return sample(for: Unknown(hint: Self.lastPart(of: text.string)))
  }

  private static func lastPart(of key: String) -> String {
    key.split { $0 == "." || $0 == ":" }.last.map(String.init) ?? key
  }

  /// The longest translation under the spellings that a key may have in a catalogue.
  private func translated(_ key: String, prefix: String) -> String? {
    let plain = key.split(separator: ":").last.map(String.init) ?? key
    var spellings = prefix.isEmpty ? [] : [prefix + "." + plain]
    spellings += [key, plain, key.replacing(":", with: ".")]
    for spelling in spellings {
      for suffix in ["", "_other", "_plural", "_one", ".other", ".one"] {
        if let found = longest(resources.strings.candidates(key: spelling + suffix)) { return found }
      }
    }
    return nil
  }

  private func longest(_ candidates: [StringCatalog.Translation]) -> String? {
    if let locale = resources.locale {
      let exact = candidates.first { $0.locale == locale }
      return (exact ?? candidates.first { $0.locale == resources.strings.sourceLanguage })?.text
    }
    var longest: StringCatalog.Translation?
    for candidate in candidates where candidate.isDrawable {
      if candidate.text.unicodeScalars.count > (longest?.text.unicodeScalars.count ?? -1) {
        longest = candidate
      }
    }
    return (longest ?? candidates.first { $0.locale == resources.strings.sourceLanguage }
      ?? candidates.first)?.text
  }

  /// A message with its places filled, by name.
  private func filled(_ text: TextValue, _ values: Value?) -> TextValue {
    guard text.string.contains("{") || text.string.contains("<") else { return text }
    var result = text
    result.string = MessageTemplate.fill(text.string) { name in
      if let value = ObjectEntries.value(name, in: values), let shown = displayedText(of: value) {
        result.origin = max(result.origin, shown.origin)
        return shown.string
      }
      return sample(for: Unknown(hint: name)).string
    }
    return result
  }
}

/// A message with places for values: `{{name}}`, `%{name}`, `{name}`, `{count, plural, …}`.
enum MessageTemplate {
  static func fill(_ template: String, _ value: (String) -> String) -> String {
    fill(Array(template)[...], depth: 0, count: nil, value)
  }

  private static let maximumDepth = 8

  private static func fill(
    _ characters: ArraySlice<Character>, depth: Int, count: String?, _ value: (String) -> String
  ) -> String {
    guard depth < maximumDepth else { return String(characters) }
    var result = ""
    var rest = characters
    while let character = rest.first {
      if character == "{", let end = closing(rest) {
        var inner = rest[(rest.startIndex + 1)..<end]
        if inner.first == "{", inner.last == "}" { inner = inner.dropFirst().dropLast() }
        if result.last == "%" { result.removeLast() }
        result += place(inner, depth: depth, value)
        rest = rest[(end + 1)...]
      } else if character == "<", let end = tagEnd(rest) {
        rest = rest[(end + 1)...]
      } else {
        result += character == "#" && count != nil ? count ?? "" : String(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The brace that closes the one at the start.
  private static func closing(_ characters: ArraySlice<Character>) -> Int? {
    var depth = 0
    for position in characters.indices {
      if characters[position] == "{" { depth += 1 }
      if characters[position] == "}" {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return nil
  }

  /// The end of `<b>`, `</0>`, `<br/>`; nil where the sign is not one of a tag.
  private static func tagEnd(_ characters: ArraySlice<Character>) -> Int? {
    guard let end = characters.firstIndex(of: ">") else { return nil }
    let name = characters[(characters.startIndex + 1)..<end]
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "-" }
    return isName ? end : nil
  }

  private static func place(
    _ inner: ArraySlice<Character>, depth: Int, _ value: (String) -> String
  ) -> String {
    let parts = String(inner).split(separator: ",", maxSplits: 2).map(\.trimmed)
    guard let name = parts.first else { return "" }
    let shown = value(name)
    guard parts.count == 3, ["plural", "select", "selectordinal"].contains(parts[1]) else { return shown }
    return branch(parts[2]).map { fill($0[...], depth: depth + 1, count: shown, value) } ?? shown
  }

  /// The words of `other {…}`, else of the last branch.
  private static func branch(_ branches: String) -> [Character]? {
    var rest = Array(branches)[...]
    var last: [Character]?
    while let open = rest.firstIndex(of: "{"), let end = closing(rest[open...]) {
      let words = Array(rest[(open + 1)..<end])
      if String(rest[..<open]).trimmed == "other" { return words }
      last = words
      rest = rest[(end + 1)...]
    }
    return last
  }
}
