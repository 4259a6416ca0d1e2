/// Insets that change as the text grows: some of Material's widgets give room back to their labels.
///
/// Between the growths of 1, 2 and 3 they are interpolated, beyond them they stay.
///
/// Provenance: the buttons' and chips' scaled paddings in Flutter's material library (3.10 to 3.41), and
/// recordings of a real engine.
package struct WidgetScaledPadding: Sendable, Hashable {
  /// Logical pixels where the text has its own size.
  package var one: Insets
  /// The same at twice the size.
  package var two: Insets
  /// The same at three times the size and more.
  package var three: Insets
  /// The font whose growth counts.
  package var font: FontChoice
  /// Its size before it grows, in logical pixels.
  package var fontSize: Double

  package init(one: Insets, two: Insets, three: Insets, font: FontChoice, fontSize: Double) {
    self.one = one
    self.two = two
    self.three = three
    self.font = font
    self.fontSize = fontSize
  }

  /// The insets at a growth; what is no number counts as 1.
  package func insets(at growth: Double) -> Insets {
    if growth <= 1 || growth.isNaN { return one }
    if growth < 2 { return one.eased(to: two, growth - 1) }
    return growth < 3 ? two.eased(to: three, growth - 2) : three
  }
}

extension Insets {
  /// The insets at a share of the way to others.
  fileprivate func eased(to other: Insets, _ share: Double) -> Insets {
    func eased(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Insets(
      top: eased(top, other.top), leading: eased(leading, other.leading),
      bottom: eased(bottom, other.bottom), trailing: eased(trailing, other.trailing))
  }
}
