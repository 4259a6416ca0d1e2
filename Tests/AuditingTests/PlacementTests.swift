import Auditing
import Findings
import ScreenModel
import Testing
import TextScaling

/// The checks about where things lie: overlaps, the window, bars.
@Suite struct PlacementTests {
  @Test func `lines that stick out of fixed rows run into each other`() {
    let rows = column(
      frame(height: 20, text("Departure")), frame(height: 20, text("Arrival")))
    expect(
      Stage().findings(scroll(node(.padding(Insets(top: 40, bottom: 40)), rows))),
      """
      text-overlap error Text(Arrival) [AX3 AX5] “Arrival” and “Departure” are drawn over each other
      """)
  }

  @Test func `layers that lie on each other at the default size are left alone`() {
    let layers = node(.layers(.center), text("Departure"), text("Arrival"))
    expect(Stage().findings(layers))
  }

  @Test func `layers that lie on each other in part stay left alone when it gets worse`() {
    let layers = node(
      .layers(.topLeading), text("Departure"), node(.padding(Insets(top: 10)), text("Arrival")))
    expect(Stage().findings(layers))
  }

  @Test func `what scrolls under a fixed text can be moved away`() {
    let layers = node(
      .layers(.topLeading), scroll(text("Departure")), frame(height: 1, text("Arrival")))
    expect(Stage(role: .screen).findings(layers))
  }

  @Test func `controls in fixed rows run into each other`() {
    let rows = column(
      frame(height: 20, button(text("Accept"), at: "Button(Accept)")),
      frame(height: 20, button(text("Decline"), at: "Button(Decline)")))
    let rules = Stage().findings(rows).findings.map(\.rule)
    #expect(rules.sorted() == ["control-overlap", "text-overlap"])
  }

  @Test func `a text wider than the device leaves it`() {
    let wide = node(.fixedSize(.horizontal), text("Notifications and sounds"))
    expect(
      Stage(width: 350).findings(wide),
      """
      content-off-screen error Text(Notification) [AX3 AX5] “Notifications and sounds” runs 147 pt \
      past the trailing edge of the width of the device
      """)
  }

  @Test func `a column that a sibling widens is not blamed for leaving the screen`() {
    let wide = row(text("Sounds and notifications", lines: 1), box(300, 20))
    let column = column(text("Updates"), node(.fixedSize(.horizontal), at: "wide", wide))
    let places = Stage(width: 600, sizes: [.large, .accessibility3]).findings(column).findings
    #expect(places.map(\.span.text) == ["Text(Sounds and n)"])
  }

  @Test func `a button that large text pushes out of the window cannot be reached`() {
    let root = column(
      box(100, 150), text("Your changes are saved"), text("Thank you"),
      button(text("Continue"), at: "Button(Continue)"))
    let stage = Stage(width: 200, height: 220, role: .screen)
    let result = stage.findings(node(.fixedSize(.vertical), root))
    let unreachable = result.findings.filter { $0.rule == "action-unreachable" }
    #expect(unreachable.map(\.span.text) == ["Button(Continue)"])
    #expect(unreachable.first?.firstSize == .ios(.accessibility1))
    #expect(result.report?.holdsUpTo == .ios(.large))
    expect(stage.findings(scroll(root)))
  }

  /// A page of 220 of which the keyboard takes 100.
  private func typingPage(_ buttons: ScreenNode...) -> ScreenNode {
    var traits = NodeTraits(isDecorative: true)
    traits.isKeyboard = true
    let content = node(
      .fixedSize(.vertical), stack(.vertical, [box(50, 50), text("Your name")] + buttons))
    let page = node(.frame(FrameLaw(width: nil, height: 120, alignment: Alignment(.center, .top))), content)
    return column(page, node(.wrapper, at: "keyboard", traits: traits, box(200, 100)))
  }

  @Test func `a button that large text pushes under the keyboard cannot be reached while typing`() {
    let stage = Stage(width: 200, height: 220, role: .screen)
    let page = typingPage(button(text("Log in"), at: "Button(Log in)"))
    expect(
      stage.findings(page),
      """
      action-unreachable warning Button(Log in) [AX5] “Log in” cannot be reached: it is 89 pt past \
      the bottom of the room above the keyboard, which does not scroll
      """)
  }

  @Test func `a page that lets the keyboard hide a button by default is made to be used without`() {
    let page = typingPage(
      button(text("Log in"), at: "Button(Log in)"), button(box(50, 80), at: "Button(Later)"))
    expect(Stage(width: 200, height: 220, role: .screen).findings(page))
  }

  @Test func `a component on its own has no height to leave`() {
    let root = column(box(100, 750), button(text("Continue")))
    expect(Stage(role: .component).findings(root))
  }

  @Test func `a preview that shows a screen several times says nothing about its height`() {
    let one = component("Row", column(box(100, 500), text("Total"), button(text("Continue"))))
    expect(Stage(role: .screen).findings(node(.fixedSize(.vertical), column(one, one))))
  }

  @Test func `a screen that is too wide by default is made for another device`() {
    let wide = node(.fixedSize(.horizontal), text("Notifications and sounds"))
    let rows = column(frame(width: 500, row(text("Hi"), box(450, 10))), wide)
    expect(Stage(width: 300).findings(rows))
  }

  @Test func `a part without words is called by what it is`() {
    let far = row(text("Updates for everybody", lines: 1), button(box(60, 20)))
    let found = Stage(width: 250).findings(node(.fixedSize(.horizontal), far)).findings
    let button = found.first { $0.span.text == "Button" }
    #expect(button?.message.hasPrefix("The button runs ") == true)
  }

  @Test func `what an offset moves is left alone`() {
    let moved = node(.offset(Point(x: 350, y: 0)), text("Hello"))
    expect(Stage(role: .screen).findings(moved))
  }

  @Test func `content that overflows lies under the bar`() {
    let bar = node(
      .wrapper, at: "bar", traits: NodeTraits(isPinned: true),
      frame(height: 100, text("Title", importance: .barTitle)))
    let content = node(
      .fixedSize(.vertical), column(text("Your changes are saved automatically"), box(10, 150)))
    let root = node(.inset(InsetLaw(edge: .top)), content, bar)
    let result = Stage(width: 200, height: 500, role: .screen).findings(root)
    #expect(result.findings.map(\.rule).contains("covered-by-pinned-bar"))
    let scrolling = node(.inset(InsetLaw(edge: .top)), scroll(content), bar)
    expect(Stage(width: 200, height: 500, role: .screen).findings(scrolling))
  }

  @Test func `a bar over a scroll view covers the end once it outgrows the room left for it`() {
    let bar = painted(
      node(.flexibleFrame(FlexibleFrameLaw(width: .init(maximum: .infinity))), text("Accept")))
    let padded = node(.padding(Insets(bottom: 20)), column(box(10, 400), text("The end")))
    let root = node(.layers(Alignment(.center, .bottom)), scroll(padded), bar)
    let stage = Stage(height: 300, role: .screen)
    let found = stage.findings(root).findings
    #expect(found.map(\.rule) == ["covered-by-pinned-bar"])
    #expect(found.first?.sizes == [.ios(.accessibility3), .ios(.accessibility5)])
  }

  @Test func `a line wider than its sideways scroll view must be pulled to and fro`() {
    let line = scroll(text("Your changes are saved"), .horizontal)
    let rules = Stage(width: 400).findings(line).findings.map(\.rule)
    #expect(rules == ["horizontal-scroll-required"])
    let cards = scroll(row(text("Rome"), text("Oslo"), text("Bern"), text("Prague")), .horizontal)
    expect(Stage(width: 400).findings(cards))
  }

  @Test func `made-up words in a sideways scroll view may be shorter`() {
    let label = scroll(text("Evening photography course", origin: .sample), .horizontal)
    expect(Stage(width: 400).findings(label))
  }

  @Test func `small targets are reported only when asked for`() {
    let small = frame(width: 20, height: 20, box(20, 20, traits: NodeTraits(control: .button)))
    expect(Stage().findings(small))
    let on = ["target-shrunk": RuleSettings(isEnabled: true)]
    expect(
      Stage(settings: on).findings(small),
      """
      target-shrunk warning Box [L AX1 AX3 AX5] The button can be touched on 20 × 20 pt only, already at \
      the default text size
      """)
  }
}
