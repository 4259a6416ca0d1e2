import ComponentModel
import ScreenModel
import SourceText

extension BuildContext {
  /// `stringResource(R.string.name, …)`, `pluralStringResource(R.plurals.name, count, …)`,
  /// `stringArrayResource(R.array.name)`: the longest translation with its arguments.
  func stringResource(_ name: String, _ arguments: Arguments) -> Value? {
    guard let id = arguments.named("id", 0) ?? arguments.named("resource", 0) else { return nil }
    guard let key = resourceKey(id, arguments.all.first?.span, of: ["string", "plurals", "array"]) else {
      if case .unknown(let unknown) = id { return .unknown(Unknown(hint: Self.shown(by: unknown.hint))) }
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

  /// `context.getString(R.string.name, …)`, `resources.getQuantityString(R.plurals.name, …)`; nil for
  /// what asks for no resource.
  func resourceCall(_ name: String, _ arguments: Arguments) -> Value? {
    let kinds = ["getString": "", "getText": "", "getQuantityString": "plural", "getStringArray": "stringArrayResource"]
    guard let kind = kinds[name], case .symbol(let symbol)? = arguments.first,
      ["string", "plurals", "array"].contains(symbol.steps.first?.name)
    else { return nil }
    return stringResource(kind, arguments)
  }

  /// What the resource of a name shows: `titleTextId` is a title's text.
  private static func shown(by name: String) -> String {
    for ending in ["ResourceId", "ResId", "Resource", "Res", "Id"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// The name of a resource, also of one behind the whole name of its package or behind the name
  /// that a module of several platforms gives its resources (`SettingsRes.string.title`).
  private func resourceKey(_ id: Value, _ span: SourceSpan?, of kinds: Set<String>) -> String? {
    if case .symbol(let symbol) = id { return symbol.steps.last?.name }
    let parts = (span?.text ?? "").split(separator: ".", omittingEmptySubsequences: false).suffix(3)
      .map { $0.split(whereSeparator: \.isWhitespace).joined() }
    guard parts.count == 3, parts[0].hasSuffix("R") || parts[0].hasSuffix("Res"),
      kinds.contains(parts[1]) || parts[1] == "strings" && kinds.contains("string")
    else { return nil }
    return parts[2].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? parts[2] : nil
  }

  /// `painterResource(R.drawable.name)`, `vectorResource`, `imageResource`: the picture's name.
  func pictureResource(_ arguments: Arguments) -> Value? {
    guard let id = arguments.named("id", 0) ?? arguments.named("resource", 0) else { return nil }
    guard let key = resourceKey(id, arguments.all.first?.span, of: ["drawable", "mipmap"]) else {
      return .unknown(Unknown(hint: Self.hint(of: id)))
    }
    return .symbol(Symbol(root: "drawable", steps: [Symbol.Step(name: key)]))
  }

  private static func hint(of value: Value) -> String {
    if case .unknown(let unknown) = value { unknown.hint } else { "" }
  }

  /// `dimensionResource(R.dimen.name)`, `integerResource(R.integer.name)`: what the project says.
  func numberResource(_ arguments: Arguments) -> Value? {
    guard case .symbol(let symbol)? = arguments.named("id", 0), let key = symbol.steps.last?.name,
      let dimension = resources.dimensions[key]
    else { return .unknown(Unknown(hint: "")) }
    switch dimension.unit {
    case .dp: return .native(LengthValue(amount: dimension.amount, unit: .dp))
    // The resource is turned to dp at the person's text size when it is read.
    case .sp: return dp(.native(LengthValue(amount: dimension.amount, unit: .sp))).map {
      .native(LengthValue(amount: $0, unit: .dp))
    }
    case .px: return .native(LengthValue(amount: dimension.amount / device.displayScale, unit: .dp))
    case .none: return .number(dimension.amount)
    }
  }

  /// The text of a resource; a sample by the words of its name where the project has none.
  func localized(_ key: String, with arguments: [Value] = []) -> TextValue {
    let shown = arguments.map { displayedText(of: $0) ?? TextValue("") }
    guard let chosen = resources.chosen(among: resources.strings.candidates(key: key)) else {
      return sample(for: Unknown(hint: key))
    }
    let text = JavaFormat.fill(chosen.text, with: shown.map(\.string))
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
