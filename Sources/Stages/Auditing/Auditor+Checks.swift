import Findings

extension Auditor {
  /// Every check, in the order of the catalogue.
  static let checks: [any Check] = [
    TextClipped(), TextTruncated(), TextOverlap(), ControlOverlap(), ContentOffScreen(),
    ActionUnreachable(), CoveredByPinnedBar(), HorizontalScrollRequired(), ContentDisappears(),
    WordBroken(), NarrowColumn(), BodyUnder200(), HeadingBelowBody(), FixedIconBesideText(), TargetShrunk(),
    UnboundedRowText(), LayoutException(), LayoutUnresolved(),
  ]
}
