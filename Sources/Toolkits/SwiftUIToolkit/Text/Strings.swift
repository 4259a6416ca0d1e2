import ComponentModel
import ScreenModel

extension BuildContext {
  /// The characters that a person sees for a value, translated; nil for what is no text.
  func shownText(of value: Value?, table: Value? = nil, isVerbatim: Bool = false) -> TextValue? {
    guard let value else { return nil }
    if case .symbol(let symbol) = value, let step = symbol.steps.first, step.name == "init" {
      if symbol.root == nil, symbol.steps.count == 1 {
        return shownText(of: step.arguments?.all.first?.value, table: table, isVerbatim: isVerbatim)
      }
      return sample(for: Unknown(hint: Self.hint(of: symbol)))
    }
    if case .symbol(let symbol) = value,
      let constant = projectConstant(
        symbol, of: "LocalizedStringKey", "LocalizedStringResource", "String", "Text")
    {
      return shownText(of: constant, table: table, isVerbatim: isVerbatim)
    }
    guard let text = displayedText(of: value) else { return nil }
    var name: String?
    if case .text(let table)? = table { name = table.string }
    return isVerbatim ? text : translated(text, table: name)
  }

  /// Words for what another type makes a text of, such as `RelativeDateTimeFormatter()…`.
  private static func hint(of symbol: Symbol) -> String {
    let words = SampleContent.words(of: symbol.root ?? "")
    for word in ["date", "time", "currency", "number", "name", "byte", "measurement"]
    where words.contains(word) {
      return word == "byte" ? "size" : word == "currency" ? "price" : word
    }
    return symbol.steps.last?.name ?? ""
  }

  /// The longest translation, or the one of the language that was asked for.
  func translated(_ text: TextValue, table: String? = nil) -> TextValue {
    // A literal keeps its key whatever values stand in it; what is no literal has none.
    guard let key = text.key else { return text }
    let candidates = candidates(key, table)
    guard let chosen = resources.chosen(among: candidates) else { return sampleForBareKey(text, key: key) }
    var result = text
    result.string = Template.fill(chosen.text, with: text.interpolations)
    if chosen.text != key { result.origin = max(.translation, text.origin) }
    return result
  }

  /// The translations of a key; where it has some but none in the source language, the key is it.
  private func candidates(_ key: String, _ table: String?) -> [StringCatalog.Translation] {
    var found = resources.strings.candidates(key: key, table: table)
    for spelling in Template.spellings(of: key) where found.isEmpty {
      found = resources.strings.candidates(key: spelling, table: table)
    }
    let source = resources.strings.sourceLanguage
    guard !found.isEmpty, !found.contains(where: { $0.locale == source }) else { return found }
    return found + [StringCatalog.Translation(locale: source, text: key)]
  }

  /// A key such as `settings.privacy.title` whose catalogue is not at hand stands for unknown text.
  private func sampleForBareKey(_ text: TextValue, key: String) -> TextValue {
    // Interpolated values follow the key proper: `summary.votes %lld`.
    let name = key.contains("%") ? String(key.prefix { $0 != " " && $0 != "%" }) : key
    guard Self.looksLikeKey(name) else { return text }
    return sample(for: Unknown(hint: name))
  }

  static func looksLikeKey(_ text: String) -> Bool {
    var separators = 0
    var hasUnderscore = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case ".": separators += 1
      case "_":
        hasUnderscore = true
        separators += 1
      case "a"..."z", "A"..."Z", "0"..."9", "-": break
      default: return false
      }
    }
    let startsLikeName = text.first?.isLetter == true && text.last != "."
    return startsLikeName && (hasUnderscore || separators >= 2) && !text.hasPrefix("www.")
  }
}
