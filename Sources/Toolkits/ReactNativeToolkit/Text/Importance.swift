import ComponentModel
import ScreenModel

extension TextImportance {
  /// What a person loses when a text is cut, judged by its characters and by the name it came from.
  init(of text: TextValue) {
    let name = Set(SampleContent.words(of: text.hint))
    if Self.isPicture(text.string) {
      self = .decoration
    } else if Self.holdsPrice(text.string) || !name.isDisjoint(with: Self.amountWords) {
      self = .amount
    } else if !name.union(SampleContent.words(of: text.string)).isDisjoint(with: Self.failureWords) {
      self = .failure
    } else {
      self = .ordinary
    }
  }

  /// Whether all characters are pictures: those of a font of icons, which stand where Unicode leaves
  /// fonts room of their own, or emoji.
  private static func isPicture(_ string: String) -> Bool {
    guard !string.isEmpty else { return false }
    return string.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory == .privateUse || scalar.properties.isEmojiPresentation
    }
  }

  private static let amountWords: Set<String> = [
    "price", "amount", "total", "subtotal", "balance", "cost", "fee",
  ]
  private static let failureWords: Set<String> = ["error", "warning", "failure"]
  private static let currencySigns: Set<Character> = ["€", "$", "£", "¥", "₹", "₩", "₽", "₺"]

  /// A currency's sign next to a digit.
  private static func holdsPrice(_ string: String) -> Bool {
    let visible = string.filter { !$0.isWhitespace }
    return zip(visible, visible.dropFirst()).contains { left, right in
      (currencySigns.contains(left) && right.isASCII && right.isNumber)
        || (left.isASCII && left.isNumber && currencySigns.contains(right))
    }
  }
}
