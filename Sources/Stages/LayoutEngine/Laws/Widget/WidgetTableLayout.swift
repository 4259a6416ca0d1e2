import ScreenModel

// Provenance: RenderTable of Flutter's rendering library with FlexColumnWidth(1) or
// IntrinsicColumnWidth for all columns, cells at the top.

/// Cells in rows and columns, row by row.
struct WidgetTableLayout: WidgetLayout {
  let law: WidgetTableLaw
  let children: Range<Int>

  private var columns: Int { max(1, min(law.columns, max(1, children.count))) }

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let widths = widths(constraints, in: &pass)
    var answer = WidgetAnswer(size: .zero)
    var top: Double = 0
    var index = children.lowerBound
    while index < children.upperBound {
      let row = index..<min(children.upperBound, index + columns)
      let bounds = index == children.lowerBound ? law.headingHeight ?? law.rowHeight : law.rowHeight
      let least = Sane.length(bounds.minimum) ?? 0
      let most = max(least, Sane.limit(bounds.maximum) ?? .infinity)
      var x: Double = 0
      var height = least
      for (column, child) in row.enumerated() {
        let offer = WidgetConstraints(
          minWidth: widths[column], maxWidth: widths[column], minHeight: least, maxHeight: most)
        height = max(height, pass.measure(child, offer).height)
        answer.placements.append(WidgetPlacement(child, at: Point(x: x, y: top), offer))
        x += widths[column] + law.columnSpacing
      }
      top += height
      index = row.upperBound
    }
    let gaps = law.columnSpacing * Double(columns - 1)
    answer.size = constraints.constrain(Size(width: widths.reduce(gaps, +), height: top))
    return answer
  }

  private func widths(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> [Double] {
    let gaps = law.columnSpacing * Double(columns - 1)
    let room = max(0, constraints.maxWidth - gaps)
    if law.isFlexible, room.isFinite {
      return Array(repeating: room / Double(columns), count: columns)
    }
    var widths = longest(isMinimum: false, in: &pass)
    var excess = widths.reduce(0, +) - room
    guard excess > 0 else { return widths }
    // Columns give way evenly until each is as narrow as it can be.
    let least = longest(isMinimum: true, in: &pass)
    for _ in 0..<columns {
      let open = widths.indices.filter { widths[$0] > least[$0] }
      guard excess > Self.tolerance, !open.isEmpty else { break }
      let share = excess / Double(open.count)
      for column in open {
        let cut = min(share, widths[column] - least[column])
        widths[column] -= cut
        excess -= cut
      }
    }
    return widths
  }

  private func longest(isMinimum: Bool, in pass: inout WidgetPass) -> [Double] {
    var widths = Array(repeating: 0.0, count: columns)
    let question = WidgetIntrinsic(.horizontal, isMinimum: isMinimum, across: .infinity)
    for (index, child) in children.enumerated() {
      let column = index % columns
      widths[column] = max(widths[column], pass.intrinsic(child, question))
    }
    return widths
  }

  private static let tolerance: Double = 1e-6
}
