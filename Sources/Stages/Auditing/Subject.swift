package import ScreenModel

/// One screen as it was laid out at one text size: what the auditor looks at.
package struct Subject: Sendable {
  /// The screen as it was evaluated for this size.
  package let screen: Screen
  package let laidOut: LaidOutScreen

  package init(screen: Screen, laidOut: LaidOutScreen) {
    self.screen = screen
    self.laidOut = laidOut
  }
}
