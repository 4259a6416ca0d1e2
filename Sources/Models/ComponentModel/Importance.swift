package import ScreenModel

/// What a person loses when a text is cut, judged by its words and the words of its name.
package enum Importance {
  /// What the words say; `isCurrency` for what is formatted as an amount.
  package static func of(_ text: TextValue, isCurrency: Bool = false) -> TextImportance {
    if isCurrency || hasPrice(text.string) { return .amount }
    let name = SampleContent.words(of: text.hint)
    if name.contains(where: amountWords.contains) { return .amount }
    let isFailure =
      name.contains(where: failureWords.contains)
      || SampleContent.words(of: text.string).contains(where: failureWords.contains)
    return isFailure ? .failure : .ordinary
  }

  /// A currency's sign beside a digit, with at most a space between.
  private static func hasPrice(_ text: String) -> Bool {
    let characters = text.filter { !$0.isWhitespace }
    var previous: Character?
    for character in characters {
      if let previous {
        if currencySigns.contains(previous) && isDigit(character) { return true }
        if isDigit(previous) && currencySigns.contains(character) { return true }
      }
      previous = character
    }
    return false
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static let currencySigns: Set<Character> = ["€", "$", "£", "¥", "₹", "₩", "₽", "₺"]
  private static let amountWords: Set<String> = [
    "price", "amount", "total", "subtotal", "balance", "cost", "fee",
  ]
  private static let failureWords: Set<String> = ["error", "warning", "failure"]
}
