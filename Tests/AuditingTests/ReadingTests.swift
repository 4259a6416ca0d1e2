import Auditing
import Findings
import ScreenModel
import Testing
import TextScaling

/// The checks about what a text says and how large it is.
@Suite struct ReadingTests {
  @Test func `a text that the source leaves out at large sizes disappears`() {
    let result = Stage().findings { size in
      size < .accessibility1
        ? column(text("Total"), text("12 items")) : column(text("Total"))
    }
    expect(
      result,
      """
      content-disappears error Text(12 items) [AX1 AX3 AX5] “12 items” is not shown: the source \
      leaves it out
      """)
  }

  @Test func `a text that moves, or is replaced by another, does not disappear`() {
    expect(
      Stage().findings { size in
        size < .accessibility1
          ? row(text("Total"), text("12 items"))
          : column(text("12 items", at: "Text(b)"), text("Total"))
      })
    expect(
      Stage().findings { size in
        column(text("Total"), size < .accessibility1 ? text("12 items") : text("12"))
      })
  }

  @Test func `a picture may be left out`() {
    expect(
      Stage().findings {
        $0 < .accessibility1 ? row(text("Total"), box(20, 20)) : row(text("Total"))
      })
  }

  @Test func `a text without any room disappears`() {
    let line = row(box(400, 20), text("Total", at: "Text(total)"))
    let stage = Stage(width: 400)
    let roomy = row(box(300, 20), text("Total", at: "Text(total)"))
    let found = stage.findings { $0 < .accessibility1 ? roomy : line }.findings
    #expect(found.map(\.rule) == ["content-disappears"])
  }

  @Test func `a word that would fit the screen is split in a narrow column`() {
    let line = row(box(200, 20), text("Notification"))
    expect(
      Stage(width: 400, sizes: [.large, .accessibility3]).findings(line),
      """
      word-broken warning Text(Notification) [AX3] “Notification” is split between letters: its \
      column is 200 pt wide
      """)
  }

  @Test func `a row that the platform builds around a label is not the author's to stack`() {
    let toggle = ScreenNode(
      .stack(StackLaw(axis: .horizontal)), name: "Toggle", span: place("Toggle"),
      children: [text("Notification", at: "Toggle"), box(200, 20)],
      traits: NodeTraits(control: .toggle))
    expect(Stage(width: 400).findings(toggle))
  }

  @Test func `a word that no screen could hold, and a column as wide as the screen, are no fault`()
  {
    let line = row(box(200, 20), text("Donaudampfschifffahrt"))
    expect(Stage(width: 400, sizes: [.large, .accessibility3]).findings(line))
    expect(Stage(width: 400).findings(text("Donaudampfschifffahrt")))
  }

  @Test func `a text beside a wide neighbour has a word a line`() {
    let line = row(box(300, 20), text("Try it on a day in May or so"))
    expect(
      Stage(width: 400, sizes: [.large, .accessibility3]).findings(line),
      """
      narrow-column warning Text(Try it on a ) [AX3] “Try it on a day in May or so” has 100 pt: \
      about 3 characters a line on 8 lines
      """)
    expect(Stage(width: 400).findings(column(box(300, 20), text("Try it on a day in May or so"))))
  }

  @Test func `a share in a box of a fixed width is broken over two lines`() {
    expect(
      Stage(sizes: [.large, .accessibility1]).findings(frame(width: 40, text("100%"))),
      """
      narrow-column warning Text(100%) [AX1] “100%” is broken over 2 lines: its frame is 40 pt wide
      """)
  }

  @Test func `text in a fixed font stays small while the rest grows`() {
    let root = column(text("Terms of use", .fixed(13)), text("Read them with care"))
    expect(
      Stage().findings(root),
      """
      body-under-200 error Text(Terms of use) [AX3 AX5] “Terms of use” is 13 pt at this size and 13 \
      pt by default: its font has a fixed size
      """)
  }

  @Test func `a screen all in fixed fonts gets warnings, a symbol a remark`() {
    let all = column(text("Terms of use", .fixed(13)), text("Read them with care", .fixed(15)))
    #expect(Stage().findings(all).findings.map(\.severity) == [.warning, .warning])
    let symbol = column(text("★", .fixed(13)), text("Read them with care"))
    #expect(Stage().findings(symbol).findings.map(\.severity) == [.info])
  }

  @Test func `a limited range of sizes counts below AX3 only`() {
    let capped = column(text("Terms of use", sizes: .large ... .xxLarge), text("Read them"))
    #expect(Stage().findings(capped).findings.map(\.rule) == ["body-under-200"])
    let enough = column(text("Terms of use", sizes: .large ... .accessibility3), text("Read them"))
    expect(Stage().findings(enough))
  }

  @Test func `large styles grow less by design, and large text need not grow`() {
    expect(Stage().findings(column(text("Oslo", .style(.largeTitle)), text("Bergen", .fixed(40)))))
  }

  @Test func `a heading in a fixed font falls behind its body`() {
    let root = column(
      text("Your account", .fixed(24), isHeading: true), text("Your changes are saved"))
    expect(
      Stage().findings(root),
      """
      heading-below-body warning Text(Your account) [AX1 AX3 AX5] The heading “Your account” is 24 \
      pt, the text below it 53 pt: its font has a fixed size
      """)
    let styled = column(
      text("Your account", .style(.title2), isHeading: true), text("Your changes are saved"))
    expect(Stage().findings(styled))
  }

  @Test func `what is not understood is told once for a screen`() {
    var stage = Stage()
    stage.unresolved = [
      Unresolved(kind: .component, name: "MapView", span: place("MapView()")),
      Unresolved(kind: .component, name: "MapView", span: place("MapView(x)")),
      Unresolved(kind: .modifier, name: ".glow", span: place(".glow()")),
    ]
    let found = stage.findings(text("Harbour"))
    #expect(
      found.findings.map(\.message) == ["3 parts of Row are not understood: MapView (2), .glow"])
    #expect(found.findings.map(\.sizes) == [[]])
    #expect(found.report?.holdsUpTo == .ios(.accessibility5))
  }
}
