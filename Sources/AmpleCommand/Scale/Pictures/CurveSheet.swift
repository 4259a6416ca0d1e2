import ScreenModel

/// A plot of stated against drawn sizes: two panels beside each other on one scale.
struct CurveSheet {
  /// The line of one setting.
  struct Series {
    /// The setting, such as `AX5`.
    let name: String
    let color: Color
    /// Whether this is the default, which is drawn stronger.
    let isDefault: Bool
    /// Stated and drawn sizes, smallest first.
    let points: [(stated: Double, drawn: Double)]
    /// Where the name stands on the line, when its end is shared with others.
    var inlineAt: Double?
  }

  struct Panel {
    let title: String
    let note: String
    let series: [Series]
    /// Whether the points are a table's own, and are marked.
    let marksPoints: Bool
  }

  let title: String
  let subtitle: String
  let panels: [Panel]
  /// The marked sizes of the horizontal axis, smallest first.
  let stated: [Double]
  let statedUnit: String
  let drawnUnit: String
  /// The distance of marks on the vertical axis.
  let step: Double
  let source: String

  /// The largest size drawn, rounded up to a whole step.
  var highest: Double {
    let largest = panels.flatMap(\.series).flatMap(\.points).map(\.drawn).max() ?? step
    return (largest / step).rounded(.up) * step
  }
}
