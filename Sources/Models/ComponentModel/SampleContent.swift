/// Sample content for strings that the source does not know, chosen by the words of a name.
///
/// The content is long on purpose: the longest name, an address without a break point, a high
/// price. It is the same on every run.
package struct SampleContent: Sendable {
  private var textByWord: [String: String]

  /// The built-in table.
  package init() { textByWord = Self.builtIn }

  /// Adds content for a word, in place of the built-in one.
  package mutating func add(word: String, text: String) { textByWord[word.lowercased()] = text }

  /// The content for a name such as `user.emailAddress`; nil when no word is known.
  ///
  /// The last word that is known decides: in `priceLabel` and `labelPrice` it is the price.
  package func text(for name: String) -> String? {
    let words = Self.words(of: name)
    if words.last == "time", words.dropLast().last == "date", let day = textByWord["date"], let hour = textByWord["time"] {
      return day + ", " + hour
    }
    for word in words.reversed() {
      if let text = textByWord[word] { return text }
    }
    return nil
  }

  /// The lower-case words of a camel-case, snake-case or dotted name.
  package static func words(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    var previousIsLower = false
    for character in name {
      let isUpper = character.isUppercase
      let isWordCharacter = character.isLetter || character.isNumber
      if !isWordCharacter || (isUpper && previousIsLower) {
        if !current.isEmpty { words.append(current.lowercased()) }
        current = ""
      }
      if isWordCharacter { current.append(character) }
      previousIsLower = character.isLowercase || character.isNumber
    }
    if !current.isEmpty { words.append(current.lowercased()) }
    return words
  }

  /// The first entry of the table that holds a word decides.
  private static let builtIn: [String: String] = {
    var result: [String: String] = [:]
    for (words, text) in table {
      for word in words.split(separator: " ") where result[String(word)] == nil {
        result[String(word)] = text
      }
    }
    return result
  }()

  private static let table: [(String, String)] = [
    ("email mail", "maximiliane.vandenberghe@beispielunternehmen.example"),
    ("url link website domain host", "www.beispielunternehmen.example/konto/einstellungen"),
    ("username handle account login acct nickname screenname", "@maximiliane_vandenberghe"),
    ("price amount total cost subtotal balance fee money budget revenue sum", "€1,234,567.89"),
    ("percent percentage progress ratio", "100%"),
    ("phone telephone mobile tel", "+49 (0)89 1234 5678-90"),
    ("firstname givenname", "Maximiliane-Alexandra"),
    ("lastname surname familyname", "Papadimitropoulou-Vandenberghe"),
    ("author person customer owner sender user contact member artist attendee speaker displayname",
     "Maximiliane Papadimitropoulou"),
    ("name", "Maximiliane Papadimitropoulou"),
    ("address street", "Donaudampfschifffahrtsstraße 128a"),
    ("city town place location venue", "Llanfairpwllgwyngyll, Anglesey"),
    ("country region", "Bosnia and Herzegovina"),
    ("date day deadline timestamp createdat updatedat created updated", "Wednesday, 23 September 2026"),
    ("time hour duration", "12:59 PM"),
    ("initials", "MP"), ("initial letter", "M"), ("digit", "8"),
    ("order position rank step page", "12"),
    ("count number quantity badge index total number votes likes replies", "1,234"),
    ("id identifier sku code reference", "4006381333931-XXL"),
    ("title headline heading", "Accessibility settings and preferences"),
    ("subtitle subheading caption", "Changes apply to all of your devices"),
    ("message description text body content summary detail details note comment explanation bio about",
     "Your changes are saved automatically and will be available on all of your devices."),
    ("error warning failure alert", "The connection was lost. Check your network and try again."),
    ("label option item tag category status state type kind", "Notifications"),
    ("button action cta", "Save changes"),
    ("placeholder prompt hint", "Search conversations"),
    ("version build", "2026.12.1 (48213)"),
    ("size bytes storage", "1,234.5 MB"),
    ("distance length weight temperature", "1,234 km"),
    ("plan subscription", "Family, 2 TB"),
    ("company organization organisation brand team", "Vandenberghe & Söhne GmbH"),
    ("language locale", "Português (Brasil)"),
    ("symbol emoji icon", "★"),
    ("key value", "Notifications"),
  ]
}
