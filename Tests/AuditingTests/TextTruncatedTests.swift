import Auditing
import Findings
import ScreenModel
import Testing
import TextScaling

@Suite struct TextTruncatedTests {
  /// 24 characters: 204 points wide at L, 336 at AX1, 480 at AX3, 636 at AX5.
  private let words = "Notifications and sounds"

  @Test func `a line limit hides words from the size at which they do not fit`() {
    expect(
      Stage(width: 350).findings(text(words, lines: 1)),
      """
      text-truncated warning Text(Notification) [AX3 AX5] “Notifications and sounds” is shortened to \
      12 of 24 characters
      """)
  }

  @Test func `text that wraps is not shortened`() {
    expect(Stage(width: 350).findings(text(words)))
  }

  @Test func `half a price, half a button and half an error message are errors`() {
    for importance in [TextImportance.amount, .control, .failure] {
      let result = Stage(width: 350).findings(text(words, lines: 1, importance: importance))
      #expect(result.findings.map(\.severity) == [.error])
    }
  }

  @Test func `a made-up label that loses little is a warning`() {
    let label = text(words, lines: 1, importance: .control, origin: .sample)
    let stage = Stage(width: 300, sizes: [.large, .accessibility1])
    #expect(stage.findings(label).findings.map(\.severity) == [.warning])
    #expect(Stage(width: 300).findings(label).findings.map(\.severity) == [.error])
  }

  @Test func `made-up content of one line counts when a third of it is gone`() {
    let stage = Stage(width: 300, sizes: [.large, .accessibility1])
    #expect(stage.findings(text(words, lines: 1, origin: .sample)).findings.isEmpty)
    #expect(stage.findings(text(words, lines: 1)).findings.count == 1)
    #expect(Stage(width: 300).findings(text(words, lines: 1, origin: .sample)).findings.count == 1)
  }

  @Test func `made-up content that the source allows to end early is a remark`() {
    func grade(_ origin: ContentOrigin, _ importance: TextImportance) -> [Severity] {
      var node = text(words, lines: 1, importance: importance, origin: origin)
      guard case .proposal(.text(var content)) = node.law else { return [] }
      content.limits.mayEndEarly = true
      node.law = .proposal(.text(content))
      return Stage(width: 250).findings(node).findings.map(\.severity)
    }
    #expect(grade(.sample, .ordinary) == [.info])
    #expect(grade(.literal, .ordinary) == [.warning])
    #expect(grade(.sample, .amount) == [.error])
  }

  @Test func `what is shortened at the default size is said once, as a warning`() {
    expect(
      Stage(width: 102).findings(
        text(words, lines: 1, importance: .amount, at: "Text(\"Total\")")),
      """
      text-truncated warning Text("Total") [L AX1 AX3 AX5] “Notifications and sounds” is \
      shortened to 2 of 24 characters (11 at the default size), already at the default text size
      """)
  }

  @Test func `what comes from elsewhere and is shortened at the default size counts when halved`() {
    let title = text(words, lines: 1, importance: .amount)
    expect(Stage(width: 180, sizes: [.large, .xxxLarge]).findings(title))
    let found = Stage(width: 180).findings(title).findings
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func `made-up content that is shortened at the default size counts when little is left`() {
    let name = text(words, lines: 1, origin: .sample, truncation: .middle)
    expect(Stage(width: 180, sizes: [.large, .xxxLarge]).findings(name))
    let rules = Stage(width: 180).findings(name).findings.map(\.rule)
    #expect(rules == ["text-truncated"])
  }

  @Test func `made-up content over several lines is shortened by design until half is lost`() {
    let lead = text(words, lines: 2, origin: .sample)
    expect(Stage(width: 180, sizes: [.large, .accessibility1]).findings(lead))
    let sizes = Stage(width: 180).findings(lead).findings.map(\.sizes)
    #expect(sizes == [[.ios(.accessibility5)]])
  }

  @Test func `a row without room for its second text shortens it`() {
    let line = row(text("Plan", lines: 1), text(words, lines: 1))
    let found = Stage(width: 300).findings(line).findings.map(\.span.text)
    #expect(found == ["Text(Notification)"])
  }
}
