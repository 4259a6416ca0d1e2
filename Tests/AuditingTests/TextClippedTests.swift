import Auditing
import Findings
import ScreenModel
import Testing
import TextScaling

@Suite struct TextClippedTests {
  /// At 17 points the lines of 23 characters hold 400 points: two lines at L, one at most from AX1.
  private let email = "alex.morgan and the others, at home"

  @Test func `a text in a row of fixed height is cut from the size at which its lines do not fit`()
  {
    expect(
      Stage(width: 200).findings(frame(height: 44, text(email))),
      """
      text-clipped error Text(alex.morgan ) [AX1 AX3 AX5] “alex.morgan and the others, a…” is cut \
      off: its frame is 44 pt high and the text needs 265 pt
      """)
  }

  @Test func `the fix makes the height a minimum, and is a suggestion`() {
    let finding = Stage(width: 200).findings(frame(height: 44, text(email))).findings.first
    #expect(finding?.fix?.edits.map(\.replacement) == [".frame(minHeight: 44)"])
    #expect(finding?.fix?.safety == .suggestion)
    #expect(
      finding?.evidence
        == Evidence(
          needs: 265, has: 44, unit: "pt", text: email,
          size: .ios(.accessibilityExtraExtraExtraLarge)))
    #expect(finding?.related.map(\.note) == ["the height is fixed at 44 pt here"])
  }

  @Test func `a minimum height grows`() {
    let law = FlexibleFrameLaw(height: .init(minimum: 44))
    expect(Stage(width: 200).findings(node(.flexibleFrame(law), text(email))))
  }

  @Test func `a maximum height cuts`() {
    let law = FlexibleFrameLaw(height: .init(maximum: 60))
    expect(
      Stage(width: 200).findings(
        frame(height: 100, node(.flexibleFrame(law), at: ".frame(maxHeight: 60)", text(email)))),
      """
      text-clipped error Text(alex.morgan ) [AX1 AX3 AX5] “alex.morgan and the others, a…” is cut \
      off: its frame is at most 60 pt high and the text needs 265 pt
      """)
  }

  @Test func `what a frame in another component cuts is blamed on the frame`() {
    let row = frame(height: 44, component("Label", text(email)))
    let result = Stage(width: 200).findings(row)
    expect(
      result,
      """
      text-clipped error .frame(height: 44) [AX1 AX3 AX5] “alex.morgan and the others, a…” is cut \
      off: its frame is 44 pt high and the text needs 265 pt
      """)
    let related = result.findings.first?.related.map(\.span.text)
    #expect(related == ["Text(alex.morgan )"])
  }

  @Test func `a text that a fixed frame cuts at the default size is said once, as a warning`() {
    expect(
      Stage(width: 100).findings(frame(height: 20, text(email, at: "Text(\"Email\")"))),
      """
      text-clipped warning Text("Email") [L AX1 AX3 AX5] “alex.morgan and the others, a…” is \
      cut off: its frame is 20 pt high and the text needs 636 pt, already at the default text size
      """)
  }

  @Test func `made-up content that is cut at the default size is not spoken of`() {
    let sample = text(email, origin: .sample)
    expect(Stage(width: 200, sizes: [.large, .xLarge]).findings(frame(height: 20, sample)))
  }

  @Test func `a screen that does not scroll cuts what it has no room for`() {
    let stage = Stage(width: 200, height: 300, role: .screen)
    let root = column(box(100, 200), text(email))
    expect(
      stage.findings(root),
      """
      text-clipped error Text(alex.morgan ) [AX1 AX3 AX5] “alex.morgan and the others, a…” is cut \
      off: the screen is 300 pt high and does not scroll, which leaves 100 pt for a text that needs \
      265 pt
      """)
    expect(stage.findings(scroll(root)))
  }

  @Test func `a preview's own frame is nobody's fault`() {
    let root = frame(height: 44, component("Row", text(email)))
    expect(Stage(width: 200).findings(root))
  }

  @Test
  func `a line that sticks out of an unpainted box is left alone, of a painted one it is not`() {
    let plain = frame(height: 20, text("Save"))
    expect(Stage().findings(plain))
    expect(
      Stage().findings(painted(plain)),
      """
      text-clipped warning Text(Save) [AX3 AX5] “Save” sticks out of its box of 20 pt by 17 pt
      """)
  }

  @Test func `a text that leaves its frame by more than half a line is a warning`() {
    let law = FrameLaw(width: nil, height: 60, alignment: Alignment(.center, .top))
    let pushed = node(.frame(law), column(box(10, 40), text("Menu")))
    expect(
      Stage().findings(pushed),
      """
      text-clipped warning Text(Menu) [AX5] “Menu” sticks out of its box of 60 pt by 33 pt
      """)
  }

  @Test func `what a clip cuts is lost, but for the room above and below the letters`() {
    let cut = node(.clip, at: ".clipped()", frame(height: 20, text("Save")))
    expect(
      Stage().findings(cut),
      """
      text-clipped error Text(Save) [AX1 AX3 AX5] “Save” is cut off: its frame is 20 pt high \
      and the text needs 53 pt
      """)
    expect(
      Stage(sizes: [.large, .accessibility1]).findings(
        node(.clip, frame(height: 24, text("Save")))))
  }

  @Test func `a scroll view that can be moved cuts nothing, one that cannot does`() {
    let tall = column(box(10, 60), text(email))
    expect(Stage(width: 400).findings(frame(height: 100, scroll(tall))))
    let stuck = frame(height: 100, scroll(tall, isEnabled: false))
    let rules = Stage(width: 400).findings(stuck).findings.map(\.rule)
    #expect(rules == ["text-clipped"])
  }

  @Test func `what scrolls within a clip is not cut`() {
    let line = scroll(text("Notifications and sounds"), .horizontal)
    let result = Stage(width: 300).findings(node(.clip, at: ".clipped()", line))
    #expect(!result.findings.map(\.rule).contains("text-clipped"))
  }

  @Test func `a base whose height nobody offers limits nothing`() {
    let picture = ScreenNode(
      .image(ImageContent(kind: .unknownPicture, isResizable: true)), name: "Image", span: nil)
    let card = node(.attachment(.center, isBehind: false), at: ".overlay", picture, text(email))
    expect(Stage(width: 200).findings(node(.clip, at: ".clipped()", card)))
  }

  @Test func `titles of bars, decoration and invisible texts are left alone`() {
    let hidden = node(.wrapper, traits: NodeTraits(isInvisible: true), text(email))
    let large = node(.wrapper, traits: NodeTraits(showsLargeContent: true), text(email))
    let texts = [
      text(email, importance: .barTitle), text(email, importance: .decoration), hidden, large,
    ]
    for text in texts { expect(Stage(width: 200).findings(frame(height: 44, text))) }
  }

  @Test func `texts that are allowed by name, or whose rule is off, are not reported`() {
    let root = frame(height: 44, text(email))
    let off = ["text-clipped": RuleSettings(isEnabled: false)]
    expect(Stage(width: 200, settings: off).findings(root))
    let allowed = ["text-clipped": RuleSettings(allow: ["Row"])]
    expect(Stage(width: 200, settings: allowed).findings(root))
  }
}
