import ComponentModel
import Testing

@Suite struct ModifierTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let view: Value
    /// The first line of the dump.
    let expected: String
    var notes: [String] = []

    var testDescription: String { id }
  }

  static let fonts: [Row] = [
    Row(
      id: "a text style", view: text("A").modified("font", symbol("title")),
      expected: "Text text \"A\" title1 [heading]"),
    Row(
      id: "a fixed size",
      view: text("A").modified(
        "font",
        call("system", labelled: ["size": .number(12), "weight": symbol("semibold")])),
      expected: "Text text \"A\" fixed 12 weight 600"),
    Row(
      id: "a style with a design",
      view: text("A").modified(
        "font",
        call("system", root: "Font", symbol("caption"), labelled: ["weight": symbol("bold")])),
      expected: "Text text \"A\" caption1 weight 700"),
    Row(
      id: "a custom font follows body",
      view: text("A").modified(
        "font", call("custom", literal("Avenir"), labelled: ["size": .number(15)])),
      expected: "Text text \"A\" 15 relative to body"),
    Row(
      id: "a custom font follows its style",
      view: text("A").modified(
        "font",
        call(
          "custom", literal("Avenir"),
          labelled: ["size": .number(15), "relativeTo": symbol("footnote")])),
      expected: "Text text \"A\" 15 relative to footnote"),
    Row(
      id: "a custom font of fixed size",
      view: text("A").modified(
        "font", call("custom", literal("Avenir"), labelled: ["fixedSize": .number(15)])),
      expected: "Text text \"A\" fixed 15"),
    Row(
      id: "an unknown font leaves the text as it is",
      view: text("A").modified("font", unknown("theme.title")),
      expected: "Text text \"A\" body", notes: [".font(theme.title)"]),
    Row(
      id: "a constant of the project",
      view: text("A").modified("font", symbol("brand", root: "Font")),
      expected: "Text text \"A\" callout weight 600"),
  ]

  static let limits: [Row] = [
    Row(
      id: "a line limit", view: text("A").modified("lineLimit", .number(2)),
      expected: "Text text \"A\" body lines 1...2"),
    Row(
      id: "reserved lines",
      view: text("A").modified(
        "lineLimit", .number(2), labelled: ["reservesSpace": .boolean(true)]),
      expected: "Text text \"A\" body lines 2...2"),
    Row(
      id: "a range of lines",
      view: text("A").modified("lineLimit", .range(lower: 1, upper: 3, isClosed: true)),
      expected: "Text text \"A\" body lines 1...3"),
    Row(
      id: "the inner limit wins",
      view: text("A").modified("lineLimit", .none).modified("lineLimit", .number(1)),
      expected: "Text text \"A\" body"),
    Row(
      id: "a scale", view: text("A").modified("minimumScaleFactor", .number(0.5)),
      expected: "Text text \"A\" body scale 0.5"),
  ]

  static let frames: [Row] = [
    Row(
      id: "a fixed height", view: text("A").modified("frame", labelled: ["height": .number(44)]),
      expected: "frame frame -×44 center/center"),
    Row(
      id: "a flexible width",
      view: text("A").modified(
        "frame", labelled: ["maxWidth": symbol("infinity"), "alignment": symbol("leading")]),
      expected: "frame flexibleFrame (-…inf)×- leading/center"),
    Row(
      id: "an unknown height is left out",
      view: text("A").modified(
        "frame", labelled: ["width": .number(8), "height": unknown("rowHeight")]),
      expected: "frame frame 8×- center/center", notes: ["height: rowHeight"]),
    Row(
      id: "padding on some edges",
      view: text("A").modified(
        "padding", .list([symbol("horizontal"), symbol("top")]), .number(3)),
      expected: "padding padding 3 3 0 3"),
    Row(
      id: "padding of the platform", view: text("A").modified("padding"),
      expected: "padding padding 16 16 16 16"),
    Row(
      id: "a fixed size on one axis",
      view: text("A").modified(
        "fixedSize", labelled: ["horizontal": .boolean(false), "vertical": .boolean(true)]),
      expected: "fixedSize fixedSize vertical"),
    Row(
      id: "a shape as clip",
      view: text("A").modified("clipShape", view("Capsule")), expected: "clipShape clip"),
    Row(
      id: "hidden", view: text("A").modified("opacity", .number(0)),
      expected: "Text text \"A\" body [invisible]"),
    Row(
      id: "a priority shines through padding",
      view: text("A").modified("layoutPriority", .number(1)).modified("padding"),
      expected: "padding padding 16 16 16 16 [priority 1]"),
  ]

  @Test(arguments: fonts + limits + frames) func `modifiers are understood`(_ row: Row) {
    let context = FakeContext()
    context.constants["Font.brand"] = symbol("callout").modified("bold")
    let lines = context.dump(row.view).split(separator: "\n")
    #expect(lines.first.map(String.init) == row.expected)
    #expect(context.notes == row.notes)
  }
}
