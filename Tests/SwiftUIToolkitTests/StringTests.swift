import ComponentModel
import ScreenModel
import Testing

@Suite struct StringTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let value: Value
    let expected: String

    var testDescription: String { id }
  }

  private static func interpolated(_ key: String, _ parts: [String]) -> Value {
    .text(TextValue("as written", key: key, interpolations: parts))
  }

  static let rows: [Row] = [
    Row(id: "longest translation", value: literal("save"), expected: "Änderungen speichern"),
    Row(
      id: "place holders", value: interpolated("%lld of %@", ["3", "10"]),
      expected: "10 insgesamt, davon 3"),
    Row(id: "no translation", value: literal("Cancel"), expected: "Cancel"),
    Row(
      id: "marks", value: literal("**Bold** and [a link](https://a.example)"),
      expected: "Bold and a link"),
    Row(
      id: "not marks", value: literal("2 * 3 = 6_ok snake_case"),
      expected: "2 * 3 = 6_ok snake_case"),
    Row(
      id: "unknown", value: unknown("user.email"),
      expected: "maximiliane.vandenberghe@beispiel.example"),
    Row(
      id: "a bare key", value: literal("login.screen.title"),
      expected: "Accessibility settings and preferences"),
  ]

  @Test(arguments: rows) func `strings are what a person reads`(_ row: Row) {
    let context = FakeContext()
    for (locale, text) in [("de", "Änderungen speichern"), ("en", "Save")] {
      context.resources.strings.add(
        key: "save", table: "Localizable", .init(locale: locale, text: text))
    }
    context.resources.strings.add(
      key: "%lld of %@", table: "Localizable",
      .init(locale: "de", text: "%2$@ insgesamt, davon %1$lld"))
    let nodes = context.build(view("Text", row.value))
    guard case .proposal(.text(let content))? = nodes.first?.law else {
      Issue.record("no text")
      return
    }
    #expect(content.string == row.expected)
  }

  @Test(arguments: [
    ("price", view("Text", unknown("price")), TextImportance.amount),
    (
      "currency",
      view(
        "Text", .number(3),
        labelled: ["format": call("currency", labelled: ["code": literal("EUR")])]), .amount
    ),
    ("written price", text("$ 4.99"), .amount),
    ("plain", text("Total"), .ordinary),
    ("error", view("Text", unknown("errorMessage")), .failure),
    ("hidden", text("x").modified("accessibilityHidden", .boolean(true)), .decoration),
  ])
  func `what matters is recognised`(_ id: String, value: Value, importance: TextImportance) {
    let nodes = FakeContext().build(value)
    guard case .proposal(.text(let content))? = nodes.first?.law else {
      Issue.record("no text")
      return
    }
    #expect(content.importance == importance)
  }
}
