import Auditing
import Findings
import LayoutEngine
import ScreenModel
import TextScaling

/// Screens laid out and looked at once more with other content in their texts.
struct ContentTrial: Sendable {
  let engine: LayoutEngine
  let auditor: Auditor
  let change: @Sendable (TextContent) -> TextContent

  /// What is found with the other content; nil where it is the same at every size.
  func findings(of subjects: [Subject], on device: Device, reporting sizes: Set<TextSize>) -> [Finding]? {
    let changed = subjects.map { subject in
      var screen = subject.screen
      screen.root = screen.root.mapTexts(change)
      return screen
    }
    guard zip(changed, subjects).contains(where: { $0.root != $1.screen.root }) else { return nil }
    let others = zip(changed, subjects).map { screen, subject in
      Subject(screen: screen, laidOut: engine.layOut(screen, on: device, at: subject.laidOut.textSize))
    }
    return auditor.audit(others, reporting: sizes).findings
  }
}
