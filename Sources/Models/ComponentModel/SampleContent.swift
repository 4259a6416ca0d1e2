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
  /// The last word that is known decides: in `priceTag` it is the tag. Words that only say that
  /// something is a text count for nothing beside others: in `priceLabel` and `labelPrice` it is the
  /// price. A `name` belongs to what stands before it, and to a person where nothing does. What else owns
  /// a member says nothing about it: a `state.rating` is no state.
  package func text(for name: String) -> String? {
    // An owner that says nothing, as `props` in `props.label`, leaves it to the member.
    ownText(for: Self.tellingPart(of: name)) ?? name.split(separator: ".").last.flatMap { ownText(for: String($0)) }
  }

  private func ownText(for part: String) -> String? {
    var words = Self.words(of: part)
    while let last = words.last, Self.plain.contains(last), words.dropLast().contains(where: isTelling) {
      words.removeLast()
    }
    if words.last == "time", words.dropLast().last == "date", let day = textByWord["date"], let hour = textByWord["time"] {
      return day + ", " + hour
    }
    // An emoji's name is the word that it is typed by.
    if words.contains("emoji"), words.last == "name" || words.last == "code" { return textByWord["emojiname"] }
    if words.last == "name", words.count > 1 { return nameText(of: words.dropLast()) }
    for word in words.reversed() {
      if let text = textByWord[word] { return text }
    }
    return nil
  }

  /// The member at the end of a dotted name, with its owner where it is the owner's name; what comes before
  /// members that are only called a value.
  private static func tellingPart(of name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    while parts.count > 1, let last = parts.last, isOnlyValue(last) { parts.removeLast() }
    guard let last = parts.popLast() else { return name }
    let needsOwner = last.lowercased() == "name"
    return needsOwner ? [parts.last, last].compactMap { $0 }.joined(separator: ".") : last
  }

  private static func isOnlyValue(_ part: String) -> Bool {
    namesOfNothing.contains(part.lowercased()) || words(of: part).allSatisfy(plain.contains)
  }

  /// Members that are what their owner is.
  private static let namesOfNothing: Set<String> = [
    "wrappedvalue", "rawvalue", "tostring", "localized", "first", "last", "data", "result", "item", "current",
    "trim", "touppercase", "tolowercase",
  ]

  private func isTelling(_ word: String) -> Bool {
    word == "name" || textByWord[word] != nil && !Self.plain.contains(word)
  }

  /// The name of what the words before it say: a person's, a town's, a thing's.
  private func nameText(of owner: ArraySlice<String>) -> String? {
    // What there are only a few of has short names.
    if Self.kinds.contains(owner.last ?? "") { return textByWord["label"] }
    for word in owner.reversed() {
      if Self.people.contains(word) { return textByWord["name"] }
      if Self.named.contains(word), let text = textByWord[word] { return text }
      if Self.things.contains(word) { return textByWord["thing"] }
    }
    return Self.holders.contains(owner.last ?? "") ? textByWord["name"] : textByWord["thing"]
  }

  /// Words that say that something is a text, not what it is about.
  private static let plain: Set<String> = [
    "text", "string", "str", "label", "value", "res", "resource", "id", "formatted", "display", "copy", "or", "null",
    "empty", "content", "key",
  ]
  /// Words before a name that make it a person's.
  private static let people: Set<String> = [
    "author", "person", "customer", "owner", "sender", "user", "contact", "member", "artist", "attendee", "speaker",
    "display", "full", "first", "last", "given", "family", "middle", "real", "player", "friend", "patient", "driver",
    "passenger", "guest", "employee", "student", "teacher", "doctor", "profile", "recipient", "creator",
    "participant", "follower", "actor", "director", "people", "me", "child", "parent", "nick", "screen",
  ]
  /// Words of the table whose content is a name itself.
  private static let named: Set<String> = [
    "company", "organization", "organisation", "brand", "team", "city", "town", "place", "location", "venue",
    "country", "region", "language", "locale", "plan", "subscription", "tag", "category", "street", "login", "account",
    "host", "domain", "type", "file", "version",
  ]
  /// Words before a name that make it one of a few.
  private static let kinds: Set<String> = [
    "level", "status", "kind", "mode", "role", "severity", "priority", "unit", "theme", "variant", "format", "weekday",
    "equipment", "muscle", "currency", "color", "colour", "permission", "difficulty",
  ]
  /// Words before a name that are no person, although a word before them may be.
  private static let things: Set<String> = [
    "topic", "product", "event", "item", "room", "channel", "group", "playlist", "station", "app", "project",
    "list", "field", "song", "track", "album", "book", "course", "space", "workspace", "device", "package",
  ]
  /// What holds a value without saying anything of it.
  private static let holders: Set<String> = ["state", "data", "model", "it", "self", "this", "props", "value", "info"]

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

  /// A text with content of usual length in place of the built-in one, which is long on purpose.
  package static func usual(_ text: String) -> String {
    var result = text
    for row in table {
      guard let usual = row.usual, result.contains(row.text) else { continue }
      result = result.replacing(row.text, with: usual)
    }
    return result
  }

  /// The first entry of the table that holds a word decides.
  private static let builtIn: [String: String] = {
    var result: [String: String] = [:]
    for (words, text, _) in table {
      for word in words.split(separator: " ") where result[String(word)] == nil {
        result[String(word)] = text
      }
    }
    return result
  }()

  /// The longest address, which has no place to break.
  package static let email = "maximiliane.vandenberghe@beispiel.example"

  private static let table: [(words: String, text: String, usual: String?)] = [
    ("email mail", email, "anna.kim@mail.example"),
    ("url link website domain host", "www.beispielunternehmen.example/konto/einstellungen", "www.shop.example"),
    ("username handle account login acct nickname screenname", "@maximiliane_vandenberghe", "@anna_kim"),
    ("price amount total cost subtotal balance fee money budget revenue sum", "€1,234,567.89", "€49.90"),
    ("percent percentage progress ratio", "100%", nil),
    ("phone telephone mobile tel", "+49 (0)89 1234 5678-90", "+44 20 7946 0018"),
    ("firstname givenname", "Maximiliane-Alexandra", "Anna"),
    ("lastname surname familyname", "Papadimitropoulou-Vandenberghe", "Schmidt"),
    ("author person customer owner sender user contact member artist attendee speaker displayname",
     "Maximiliane Papadimitropoulou", "Anna Schmidt"),
    ("name", "Maximiliane Papadimitropoulou", "Anna Schmidt"),
    ("thing", "Evening photography course", "Photography"),
    ("file filename attachment", "Annual_report_2026_final.pdf", "Report.pdf"),
    ("address street", "Donaudampfschifffahrtsstraße 128a", "12 Mill Lane"),
    ("city town place location venue", "Llanfairpwllgwyngyll, Anglesey", "Bristol"),
    ("country region", "Bosnia and Herzegovina", "Ireland"),
    ("date day deadline timestamp createdat updatedat created updated", "Wednesday, 23 September 2026", "23 Sep 2026"),
    ("month", "September 2026", nil), ("weekday", "Wednesday", nil),
    ("time hour duration", "12:59 PM", nil),
    ("initials", "MP", nil), ("initial letter", "M", nil), ("digit", "8", nil),
    ("order position rank step page", "12", nil),
    ("count number quantity badge index total number votes likes replies", "1,234", "24"),
    ("id identifier sku code reference", "4006381333931-XXL", "4006-38"),
    ("title headline heading", "Accessibility settings and preferences", "Display settings"),
    ("subtitle subheading caption", "Changes apply to all of your devices", "For all of your devices"),
    ("text", "Manage your notifications", "Notifications"),
    ("message description body content summary detail details note comment explanation bio about",
     "Your changes are saved automatically and will be available on all of your devices.", "Your changes are saved automatically."),
    ("error warning failure alert", "The connection was lost. Check your network and try again.", "The connection was lost."),
    ("label option item tag category status state type kind", "Notifications", nil),
    ("button action cta", "Save changes", nil),
    ("placeholder prompt hint", "Search conversations", "Search"),
    ("version build", "2026.12.1 (48213)", "2.14.1"),
    ("size bytes storage", "1,234.5 MB", "24.5 MB"),
    ("distance length weight temperature", "1,234 km", "12 km"),
    ("plan subscription", "Family, 2 TB", "Family"),
    ("company organization organisation brand team", "Vandenberghe & Söhne GmbH", "Mill Lane Ltd"),
    ("language locale", "Português (Brasil)", "English"),
    ("symbol emoji icon", "★", nil), ("emojiname", "slightly_smiling", nil),
    ("rating score elo points", "1,234", nil),
    ("key value", "Notifications", nil),
  ]
}
