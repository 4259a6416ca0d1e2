/// Texts as they stand on screens: several languages, names, addresses, prices; always the same.
struct Corpus {
  private var state: UInt64 = 12345

  /// Texts of about 10 to 70 characters that Inter and Roboto have all characters of.
  static func strings(_ count: Int) -> [String] {
    var corpus = Corpus()
    return (0..<count).map { corpus.string($0) }
  }

  private mutating func string(_ index: Int) -> String {
    let words = Self.languages[index % Self.languages.count]
    let length = 10 + below(50)
    var text = ""
    while text.count < length {
      var word = words[below(words.count)]
      if below(12) == 0 { word = Self.specials[below(Self.specials.count)] }
      let mark = [" ", " ", " ", " ", ", ", ". ", "-"][below(7)]
      text += text.isEmpty ? word : mark + word
    }
    return text
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % bound
  }

  private static let specials: [String] = [
    "alex.morgan-whitfield@example.com", "£1,204.50", "$0.99", "1.234,56 €", "12:45",
    "2026-03-01", "+44 20 7946 0958", "https://example.com/a/long/path?id=42", "0.45%",
    "(optional)",
    "“quoted”", "don't", "Wi-Fi", "AT&T", "#1", "50/50", "v2.0.1", "file_name.txt", "3 × 4", "—",
    "e.g.", "10\u{a0}000", "…", "[1]", "A/B",
  ]

  private static let languages: [[String]] = [
    words(
      "account balance transfer monthly statement direct debit savings card payment details settings "
        + "security your to of from AVAILABLE Today for and the office traffic first final"),
    words(
      "Einstellungen Benachrichtigungen Überweisung Konto Kontostand für die Straße Größe und "
        + "Datenschutzerklärung Geschwindigkeitsbegrenzung ist nicht verfügbar"),
    words(
      "paramètres compte dépôt à vue prélèvement été où reçu l'adresse aujourd'hui c'est élevé "
        + "sécurité œuvre façon virement"),
    words(
      "ustawienia powiadomienia zażółć gęślą jaźń konto płatność miesięczna łącznie źródło "
        + "bezpieczeństwo następny"),
    words(
      "настройки уведомления перевод счёт баланс ежемесячный платёж безопасность для из и "
        + "достопримечательность"),
    words("ρυθμίσεις ειδοποιήσεις λογαριασμός υπόλοιπο πληρωμή ασφάλεια και για το μήνα"),
    words("cài đặt thông báo tài khoản số dư chuyển khoản hàng tháng bảo mật của bạn"),
    words(
      "asetukset ilmoitukset kuukausimaksu lentokonesuihkuturbiinimoottori tili saldo ja äidin "
        + "käyttäjätunnus"),
  ]

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
