import ComponentModel
import Testing

@Suite struct ComponentTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let view: Value
    let expected: String

    var testDescription: String { id }
  }

  static let rows: [Row] = [
    Row(
      id: "a row with a spacer",
      view: view(
        "HStack", labelled: ["alignment": symbol("firstTextBaseline"), "spacing": .number(12)],
        content: [text("Email"), view("Spacer")]),
      expected: """
        HStack stack horizontal firstTextBaseline spacing 12
          Text text "Email" body
          Spacer spacer
        """),
    Row(
      id: "a button marks its label",
      view: view("Button", literal("Save")).modified("buttonStyle", symbol("borderedProminent")),
      expected: """
        Button wrapper [button]
          background attachment behind center/center
            padding padding 7 12 7 12
              Text text "Save" body control
            background box (0… ideal 10)×(0… ideal 10) roundedFill
        """),
    Row(
      id: "a toggle ends in a switch",
      view: view("Toggle", literal("Wi-Fi"), labelled: ["isOn": .boolean(true)]),
      expected: """
        Toggle stack horizontal center [toggle]
          Text text "Wi-Fi" body control
          Spacer spacer
          switch box 51×31 toggle
        """),
    Row(
      id: "three rows stand for an unknown list",
      view: view("ForEach", unknown("emails"), content: [text("Row")]),
      expected: """
        Text text "Row" body
        Text text "Row" body
        Text text "Row" body
        """),
    Row(
      id: "a group has no box",
      view: view("Group", content: [text("A"), text("B")]).modified("padding", .number(4)),
      expected: """
        padding padding 4 4 4 4
          Text text "A" body
        padding padding 4 4 4 4
          Text text "B" body
        """),
    Row(
      id: "a label is a symbol and a title",
      view: view("Label", literal("Inbox"), labelled: ["systemImage": literal("tray")]),
      expected: """
        Label stack horizontal center spacing 8
          Image image symbol body scale 1 "tray"
          Text text "Inbox" body
        """),
  ]

  @Test(arguments: rows) func `components become nodes`(_ row: Row) {
    #expect(FakeContext().dump(row.view) == row.expected)
  }

  @Test func `a list puts rows in cards that scroll`() {
    let list = view(
      "List",
      content: [view("Section", literal("Account"), content: [text("Email"), text("Phone")])])
    #expect(
      FakeContext().dump(list) == """
        List scroll vertical
          margins padding 16 16 16 16
            rows stack vertical leading spacing 24
              Section stack vertical leading spacing 6
                header padding 0 20 0 20
                  Text text "ACCOUNT" footnote
                card stack vertical leading spacing 0
                  row flexibleFrame (0…inf)×(44…-) leading/center
                    row insets padding 11 20 11 20
                      Text text "Email" body
                  separator divider
                  row flexibleFrame (0…inf)×(44…-) leading/center
                    row insets padding 11 20 11 20
                      Text text "Phone" body
        """)
  }

  @Test func `a title travels up to the bar`() {
    let stack = view(
      "NavigationStack",
      content: [text("Body").modified("navigationTitle", literal("Settings"))])
    #expect(
      FakeContext().screen(stack) == """
        window window
          NavigationStack inset top 0
            Text text "Body" body
            navigation bar stack vertical center spacing 0 [pinned]
              bar line frame -×44 center/center
                bar line flexibleFrame (-…inf)×- center/center
                  bar line padding 0 16 0 16
                    bar line stack horizontal center
                      Spacer spacer 0
                      Spacer spacer 0
              large title frame -×52 center/center
                large title flexibleFrame (-…inf)×- leading/center
                  large title padding 0 16 0 16
                    Text text "Settings" largeTitle weight 700 lines 1...1 barTitle [heading]
        """)
  }

  @Test func `only the first tab is shown over the bar`() {
    let tabs = view(
      "TabView",
      content: [
        text("One").modified("tabItem", content: [text("Home")]),
        text("Two").modified("tabItem", content: [text("Search")]),
      ])
    let dump = FakeContext().dump(tabs)
    #expect(dump.contains("\"One\"") && !dump.contains("\"Two\""))
    #expect(dump.contains("\"Search\" fixed 10 weight 500 lines 1...1 barTitle"))
  }

  @Test func `a sum of texts is one paragraph`() {
    let toolkit = FakeContext()
    let sum = toolkit.toolkit.binary(
      "+", text("Total: ").modified("bold"), text("€5"), toolkit)
    #expect(
      sum.map { toolkit.dump($0) } == "Text text \"Total: €5\" body weight 600 amount")
  }
}
