/// How a line is drawn.
package struct Stroke: Sendable, Hashable {
  /// In points.
  package var width: Double
  /// Lengths of marks and gaps in turn, in points; empty: an unbroken line.
  package var dashes: [Double]
  /// Round ends and corners instead of straight ones.
  package var isRound: Bool

  package init(width: Double, dashes: [Double] = [], isRound: Bool = false) {
    self.width = width
    self.dashes = dashes
    self.isRound = isRound
  }
}
