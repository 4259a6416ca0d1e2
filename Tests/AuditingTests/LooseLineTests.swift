import Auditing
import ScreenModel
import Testing

/// Lines much higher than their letters, in a box that is lower than the line.
@Suite struct LooseLineTests {
  private func initial(_ string: String, size: Double, guessed: Bool = false) -> ScreenNode {
    let run = TextRun(
      string: string, font: FontChoice(size: .fixed(size)), origin: .literal, lineHeight: .fixed(80))
    let content = TextContent(runs: [run], limits: TextLimits())
    return ScreenNode(.text(content), name: "Text", span: place("Text(\(string))"))
  }

  @Test func `letters that fit are not cut, though their line is higher than the box`() {
    expect(Stage(sizes: [.large]).findings(painted(frame(height: 44, initial("Ab", size: 20)))))
  }

  @Test func `letters that do not fit stick out`() {
    let result = Stage(sizes: [.large, .accessibility5]).findings { size in
      painted(frame(height: 44, initial("Ab", size: size == .large ? 20 : 70)))
    }
    #expect(result.findings.map(\.rule) == ["text-clipped"])
  }

  @Test func `a single letter of a fixed size is a picture`() {
    #expect(Stage().findings(initial("A", size: 14)).findings.map(\.severity) == [.info])
    #expect(Stage().findings(initial("Ab", size: 14)).findings.map(\.severity) != [.info])
  }

  @Test func `the column of a part whose look is guessed says nothing`() {
    func column(_ isGuessed: Bool) -> ScreenNode {
      var words = text("Notifications are on")
      words.traits.isLookGuessed = isGuessed
      return row(box(300, 40), words)
    }
    #expect(Stage(width: 500).findings(column(true)).findings.map(\.rule) == [])
    #expect(Stage(width: 500).findings(column(false)).findings.map(\.rule) != [])
  }

  @Test func `a column for less than half a word is too narrow whatever the part looks like`() {
    var words = text("Notifications")
    words.traits.isLookGuessed = true
    #expect(Stage().findings(row(box(340, 40), words)).findings.map(\.rule) == ["word-broken"])
  }
}

@Suite struct BarTitleTests {
  private func title(_ origin: ContentOrigin, in component: String) -> ScreenNode {
    let words = text("Accessibility settings", lines: 1, origin: origin)
    return AuditingTests.component(component, row(words, box(100, 40)))
  }

  @Test func `made-up words on the one line of an app's own bar may be shortened, as the system's are`() {
    let stage = Stage(sizes: [.large, .accessibility5])
    #expect(stage.findings(title(.sample, in: "HomeTopBar")).findings.map(\.rule) == [])
    #expect(stage.findings(title(.sample, in: "HomeRow")).findings.map(\.rule) == ["text-truncated"])
    #expect(stage.findings(title(.literal, in: "HomeTopBar")).findings.map(\.rule) == ["text-truncated"])
  }
}
