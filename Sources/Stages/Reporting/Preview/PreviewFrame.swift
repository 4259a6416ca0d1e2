package import Findings
package import ScreenModel
import TextScaling

/// One screen at one text size, to be drawn: the tree, its layout and what was found in it.
package struct PreviewFrame: Sendable {
  package let screen: Screen
  package let layout: LaidOutScreen
  /// Findings of this screen; those of other sizes or devices are left out of the picture.
  package let findings: [Finding]

  package init(screen: Screen, layout: LaidOutScreen, findings: [Finding]) {
    self.screen = screen
    self.layout = layout
    self.findings = findings.filter { finding in
      let isOfThisDevice = finding.device == nil || finding.device == layout.device.name
      return isOfThisDevice && finding.sizes.contains(layout.textSize)
        && Severity.warning <= finding.severity
    }
  }

  /// The worst thing that was found; nil: nothing.
  var worst: Severity? { findings.map(\.severity).max() }

  /// What goes wrong in a few words, worst first, each once: “cut off, out of reach”.
  var verdict: String {
    var words: [String] = []
    for finding in findings.sorted(by: { $0.severity > $1.severity }) {
      let word = FaultWords.short(finding.rule)
      if !words.contains(word) { words.append(word) }
    }
    guard words.count > Self.mostWords else { return words.joined(separator: ", ") }
    return words.prefix(Self.mostWords).joined(separator: ", ") + " …"
  }

  /// The size of body text there: “17 pt”; nil where the system has no such style.
  var bodySize: String? {
    guard case .ios(let category) = layout.textSize,
      let size = AppleTypography.size(of: .body, at: category)
    else { return nil }
    return "\(Int(size)) pt"
  }

  private static let mostWords = 2
}
