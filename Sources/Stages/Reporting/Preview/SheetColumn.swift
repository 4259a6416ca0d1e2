internal import Drawing
internal import ScreenModel

/// A sheet that is filled from the top.
struct SheetColumn {
  var items: [Picture.Item] = []
  private(set) var bottom: Double
  private var right: Double
  private let margin: Double

  init(margin: Double) {
    self.margin = margin
    bottom = margin
    right = margin
  }

  /// The sheet with its margins.
  var size: Size { Size(width: right + margin, height: bottom + margin) }

  mutating func skip(_ distance: Double) { bottom += distance }

  /// Puts a line at the leading margin.
  mutating func add(_ line: SetLine) {
    items += line.items(at: Point(x: margin, y: bottom))
    reach(right: margin + line.size.width, bottom: bottom + line.size.height)
  }

  /// Makes the sheet at least so wide and high.
  mutating func reach(right: Double, bottom: Double) {
    self.right = max(self.right, right)
    self.bottom = max(self.bottom, bottom)
  }
}
