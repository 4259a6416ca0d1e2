import ScreenModel

extension BuildContext {
  /// The characters that a person sees for a value; nil for what is no text.
  ///
  /// A string that is not known gets sample content by the words of its name; where no word is known,
  /// the words themselves.
  package func displayedText(of value: Value) -> TextValue? {
    switch value {
    case .text(let text): text
    case .number(let number): Self.isBound(number) ? sample(for: Unknown(hint: "count")) : TextValue(Self.digits(of: number))
    case .boolean(let flag): TextValue(flag ? "true" : "false")
    case .unknown(let unknown): sample(for: unknown)
    case .object(let object): object.enumCase.map { TextValue($0, origin: .sample, hint: $0) }
    case .symbol(let symbol): text(of: symbol)
    case .list(let values):
      TextValue(values.compactMap { displayedText(of: $0)?.string }.joined(separator: ", "))
    case .none, .dictionary, .tuple, .range, .closure, .type, .view, .keyPath, .native: nil
    }
  }

  /// The words of a member of a library, with what it is given: a message (`Texts.expires(date)`)
  /// shows its values as well.
  private func text(of symbol: Symbol) -> TextValue {
    var steps = symbol.steps
    while steps.count > 1, let last = steps.last, Self.changesOfTexts.contains(last.name) {
      steps.removeLast()
    }
    let given = (steps.last?.arguments?.all ?? []).compactMap { argument -> String? in
      switch argument.value {
      case .text, .number, .unknown: displayedText(of: argument.value)?.string
      default: nil
      }
    }
    let name = steps.last?.name ?? ""
    if Self.shows.contains(SampleContent.words(of: name).first ?? ""), name.first?.isLowercase == true,
      let shown = resources.samples.text(for: name)
    {
      return TextValue(shown, origin: .sample, hint: name)
    }
    let words = [Self.sentence(of: name)] + given
    return TextValue(words.joined(separator: " "), origin: .sample, hint: symbol.name)
  }

  /// What calls begin with that show a value: `formatTimeInMillis(…)`.
  private static var shows: Set<String> { ["format", "formatted", "render", "display"] }

  /// Calls that give the same words in another form.
  private static var changesOfTexts: Set<String> {
    [
      "toUpperCase", "toLowerCase", "toString", "trim", "trimLeft", "trimRight", "uppercase", "lowercase",
      "padLeft", "padRight", "replaceAll", "substring",
    ]
  }

  /// Sample content for a value that is not known.
  package func sample(for unknown: Unknown) -> TextValue {
    if case .number(let number)? = unknown.likely {
      return TextValue(Self.digits(of: number), origin: .sample, hint: unknown.hint)
    }
    let plain = unknown.type?.unwrapped
    let text =
      numberSample(plain?.name ?? "", unknown.hint) ?? resources.samples.text(for: unknown.hint)
      ?? Self.sampleByType[plain?.name ?? ""] ?? Self.sentence(of: unknown.hint)
    return TextValue(text, origin: .sample, hint: unknown.hint)
  }

  /// Digits for what was declared to be a number, whatever it is called; nil for other types.
  private func numberSample(_ type: String, _ hint: String) -> String? {
    guard let usual = Self.numberByType[type] else { return nil }
    // Dart writes a number as it is, without marks of thousands.
    if type == "int" || type == "num" { return resources.samples.wholeNumber(for: hint) ?? usual }
    if type == "double" { return resources.samples.wholeNumber(for: hint).map { $0 + ".5" } ?? usual }
    let named = resources.samples.text(for: hint)
    let isWhole = type.hasSuffix("Int") || type == "Long" || type == "Short"
    let isNumber = named?.contains { $0.isLetter || $0 == ":" || isWhole && $0.isCurrencySymbol } == false
    return isNumber ? named : usual
  }

  private static var numberByType: [String: String] {
    [
      "int": "1234", "num": "1234", "double": "123.5", "Int": "1,234", "Long": "1,234", "Short": "1,234",
      "UInt": "1,234",
      "Double": "1,234.5", "CGFloat": "1,234.5", "Float": "1,234.5", "Decimal": "1,234.56",
    ]
  }

  private static var sampleByType: [String: String] {
    [
      "Int": "1,234", "Long": "1,234", "Short": "1,234", "UInt": "1,234",
      "Double": "1,234.5", "CGFloat": "1,234.5", "Float": "1,234.5",
      "Decimal": "1,234.56", "Date": "Wednesday, 23 September 2026", "URL": "www.example.com/account",
    ]
  }

  /// The words of a name as a phrase: `saveChanges` is “Save changes”.
  private static func sentence(of name: String) -> String {
    let words = SampleContent.words(of: name.split(separator: ".").last.map(String.init) ?? name)
    let phrase = words.joined(separator: " ")
    return phrase.prefix(1).uppercased() + phrase.dropFirst()
  }

  /// Whether a number is the end of its type's range, which stands for “none” or “any”.
  private static func isBound(_ number: Double) -> Bool {
    let ends = [Double(Int32.max), Double(Int32.min), Double(UInt32.max), Double(Int64.max), Double(Int64.min)]
    return ends.contains(number)
  }

  /// A number as Swift prints it, without a fraction where it has none.
  private static func digits(of number: Double) -> String {
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}
