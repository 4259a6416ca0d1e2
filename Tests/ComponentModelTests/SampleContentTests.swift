import ComponentModel
import Testing

/// What stands in for a text, by its name.
struct SampleContentTests {
  struct Row: Sendable {
    let name: String
    let text: String?
  }

  static let person = "Maximiliane Papadimitropoulou"
  static let thing = "Evening photography course"

  static let rows = [
    Row(name: "user.emailAddress", text: "Donaudampfschifffahrtsstraße 128a"),
    Row(name: "user.email", text: "maximiliane.vandenberghe@beispiel.example"),
    Row(name: "priceLabel", text: "€1,234,567.89"),
    Row(name: "labelPrice", text: "€1,234,567.89"),
    Row(name: "titleTextId", text: "Accessibility settings and preferences"),
    Row(name: "startsTimeString", text: "12:59 PM"),
    Row(name: "tagText", text: "Notifications"),
    Row(name: "text", text: "Manage your notifications"),
    Row(name: "createdDateTime", text: "Wednesday, 23 September 2026, 12:59 PM"),
    Row(name: "name", text: person),
    Row(name: "user.name", text: person),
    Row(name: "state.name", text: person),
    Row(name: "displayName", text: person),
    Row(name: "topic.name", text: thing),
    Row(name: "product_name", text: thing),
    Row(name: "UserTopic.name", text: thing),
    Row(name: "cityName", text: "Llanfairpwllgwyngyll, Anglesey"),
    Row(name: "fileName", text: "Annual_report_2026_final.pdf"),
    Row(name: "props.label", text: "Notifications"),
    Row(name: "foo", text: nil),
  ]

  @Test(arguments: rows) func `a name says what it shows`(_ row: Row) {
    #expect(SampleContent().text(for: row.name) == row.text)
  }
}
