import ComponentModel
import ScreenModel

extension BuildContext {
  /// `stringResource(R.string.name, …)`, `pluralStringResource(R.plurals.name, count, …)`,
  /// `stringArrayResource(R.array.name)`: the longest translation with its arguments.
  func stringResource(_ name: String, _ arguments: Arguments) -> Value? {
    guard let id = arguments.named("id", 0) ?? arguments.named("resource", 0) else { return nil }
    guard case .symbol(let symbol) = id, let key = symbol.steps.last?.name else {
      if case .unknown(let unknown) = id { return .unknown(Unknown(hint: unknown.hint)) }
      return .unknown(Unknown(hint: ""))
    }
    if name == "stringArrayResource" { return .list(array(named: key)) }
    var values = arguments.all.filter { $0.label == nil }.map(\.value).dropFirst()
    if name.hasPrefix("plural") { values = values.dropFirst() }
    let shown = values.flatMap { value -> [Value] in
      if case .list(let inner) = value { inner } else { [value] }
    }
    return .text(localized(key, with: shown))
  }

  /// The text of a resource; a sample by the words of its name where the project has none.
  func localized(_ key: String, with arguments: [Value] = []) -> TextValue {
    let shown = arguments.map { displayedText(of: $0) ?? TextValue("") }
    guard let chosen = resources.chosen(among: resources.strings.candidates(key: key)) else {
      return sample(for: Unknown(hint: key))
    }
    let text = AndroidFormat.fill(chosen.text, with: shown.map(\.string))
    let origin = shown.map(\.origin).max() ?? .literal
    return TextValue(text, origin: max(.translation, origin), hint: key)
  }

  private func array(named key: String) -> [Value] {
    (0..<12).compactMap { index -> Value? in
      let candidates = resources.strings.candidates(key: "\(key)[\(index)]")
      return resources.chosen(among: candidates).map {
        .text(TextValue($0.text, origin: .translation, hint: key))
      }
    }
  }

  /// The characters that a value shows; nil for what is no text.
  func shownText(of value: Value?) -> TextValue? { value.flatMap { displayedText(of: $0) } }
}

/// The placeholders of Java's formats: `%s`, `%1$d`, `%.2f`, `%%`.
enum AndroidFormat {
  static func fill(_ format: String, with arguments: [String]) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let first = rest.first else { return result + "%" }
      if first == "%" || first == "n" {
        result += first == "%" ? "%" : "\n"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      var index = next
      if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
        index = number - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      rest = rest.drop { $0.isNumber || "-#+ 0,(.<".contains($0) }
      rest = rest.dropFirst()
      result += arguments.indices.contains(index) ? arguments[index] : "12"
    }
    return result + rest
  }
}
