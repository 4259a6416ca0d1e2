import Drawing
import ScreenModel

/// Draws a plot of sizes.
struct CurveDrawing {
  private static let sheet = Size(width: 1240, height: 800)
  private static let margin = 56.0
  private static let top = 188.0
  private static let bottom = 96.0
  /// Room on the right of a panel for the names of its lines.
  private static let names = 116.0
  private static let labelPitch = 15.0

  private let curves: CurveSheet
  private var sketch: Sketch

  static func picture(of curves: CurveSheet, setter: any LineSetter) -> Picture {
    var drawing = CurveDrawing(curves, setter)
    drawing.draw()
    return drawing.sketch.picture
  }

  private init(_ curves: CurveSheet, _ setter: any LineSetter) {
    self.curves = curves
    sketch = Sketch(width: Self.sheet.width, height: Self.sheet.height, setter: setter)
  }

  private mutating func draw() {
    sketch.text(curves.title, at: Point(x: Self.margin, y: 68), SheetType.title)
    sketch.text(
      curves.subtitle, at: Point(x: Self.margin, y: 96), SheetType.subtitle, Palette.secondary)
    sketch.text(
      "Source: " + curves.source, at: Point(x: Self.margin, y: Self.sheet.height - 28),
      SheetType.note, Palette.secondary)
    let count = Double(curves.panels.count)
    let column = (Self.sheet.width - Self.margin) / count
    for (index, panel) in curves.panels.enumerated() {
      let plot = Rect(
        x: Self.margin + Double(index) * column + 28, y: Self.top,
        width: column - 28 - Self.names, height: Self.sheet.height - Self.top - Self.bottom)
      draw(panel, in: plot)
    }
  }

  private mutating func draw(_ panel: CurveSheet.Panel, in plot: Rect) {
    sketch.text(panel.title, at: Point(x: plot.minX - 28, y: 134), SheetType.heading)
    sketch.text(
      panel.note, at: Point(x: plot.minX - 28, y: 153), SheetType.note, Palette.secondary)
    drawAxes(in: plot)
    // The default is drawn last, so that it stays visible where lines run together.
    let ordered = panel.series.filter { !$0.isDefault } + panel.series.filter(\.isDefault)
    for series in ordered {
      let points = series.points.map { place(stated: $0.stated, drawn: $0.drawn, in: plot) }
      sketch.polyline(points, series.color, width: series.isDefault ? 3 : 1.75)
      guard panel.marksPoints else { continue }
      for point in points { sketch.dot(at: point, radius: 2.6, series.color) }
    }
    for series in panel.series where series.inlineAt != nil { nameInline(series, in: plot) }
    nameEnds(of: panel, in: plot)
  }

  private mutating func drawAxes(in plot: Rect) {
    for stated in curves.stated {
      let x = place(stated: stated, drawn: 0, in: plot).x
      sketch.line(
        from: Point(x: x, y: plot.minY), to: Point(x: x, y: plot.maxY), Palette.grid, width: 0.75)
      sketch.text(
        ScaleFormat.short(stated), at: Point(x: x, y: plot.maxY + 17), SheetType.tick,
        Palette.secondary, anchor: .center)
    }
    for drawn in stride(from: 0, through: curves.highest, by: curves.step) {
      let y = place(stated: 0, drawn: drawn, in: plot).y
      sketch.line(
        from: Point(x: plot.minX, y: y), to: Point(x: plot.maxX, y: y),
        drawn == 0 ? Palette.axis : Palette.grid, width: drawn == 0 ? 1 : 0.75)
      sketch.text(
        ScaleFormat.short(drawn), at: Point(x: plot.minX - 8, y: y + 4), SheetType.tick,
        Palette.secondary, anchor: .trailing)
    }
    sketch.text(
      curves.statedUnit + " →", at: Point(x: plot.maxX, y: plot.maxY + 36), SheetType.note,
      Palette.secondary, anchor: .trailing)
    sketch.text(
      "↑ " + curves.drawnUnit, at: Point(x: plot.minX - 28, y: plot.minY - 12), SheetType.note,
      Palette.secondary)
  }

  /// Names at the ends of lines, moved apart, with a thin lead from each end.
  private mutating func nameEnds(of panel: CurveSheet.Panel, in plot: Rect) {
    let ends = EndLabel.merged(
      panel.series.compactMap { series in
        series.points.last.map { last in
          let point = place(stated: last.stated, drawn: last.drawn, in: plot)
          return EndLabel(
            names: [series.name], drawn: last.drawn, color: series.color, y: point.y)
        }
      })
    let rows = EndLabel.spread(ends.map(\.y), pitch: Self.labelPitch)
    for (end, y) in zip(ends, rows) {
      let start = Point(x: plot.maxX + 5, y: end.y)
      sketch.polyline(
        [start, Point(x: plot.maxX + 9, y: end.y), Point(x: plot.maxX + 17, y: y)], end.color,
        width: 0.75)
      let width = sketch.text(
        end.name, at: Point(x: plot.maxX + 21, y: y + 4), SheetType.label,
        Palette.lettering(end.color))
      sketch.text(
        ScaleFormat.short(end.drawn), at: Point(x: plot.maxX + 27 + width, y: y + 4),
        SheetType.tick, Palette.secondary)
    }
  }

  private mutating func nameInline(_ series: CurveSheet.Series, in plot: Rect) {
    guard let at = series.inlineAt, let point = series.points.first(where: { $0.stated >= at })
    else { return }
    let center = place(stated: point.stated, drawn: point.drawn, in: plot)
    let width = sketch.width(of: series.name, in: SheetType.tick) + 6
    sketch.fill(
      Rect(x: center.x - width / 2, y: center.y - 7, width: width, height: 14), Palette.paper,
      radius: 4)
    sketch.text(
      series.name, at: Point(x: center.x, y: center.y + 4), SheetType.tick,
      Palette.lettering(series.color), anchor: .center)
  }

  private func place(stated: Double, drawn: Double, in plot: Rect) -> Point {
    let first = curves.stated.first ?? 0
    let last = curves.stated.last ?? 1
    return Point(
      x: plot.minX + (stated - first) / (last - first) * plot.size.width,
      y: plot.maxY - drawn / curves.highest * plot.size.height)
  }
}

/// The name at the end of one or more lines.
struct EndLabel {
  var names: [String]
  let drawn: Double
  /// The colour of the last line that ends here.
  var color: Color
  let y: Double

  /// One name, or the first and the last.
  var name: String {
    guard let first = names.first, let last = names.last, names.count > 1 else {
      return names.first ?? ""
    }
    let isPercentage = first.hasSuffix("%") && last.hasSuffix("%")
    return (isPercentage ? String(first.dropLast()) : first) + "–" + last
  }

  /// Labels of lines that end in one point become one.
  static func merged(_ labels: [EndLabel]) -> [EndLabel] {
    var result: [EndLabel] = []
    for label in labels {
      guard let last = result.last, (last.y - label.y).magnitude < 1 else {
        result.append(label)
        continue
      }
      result[result.count - 1].names += label.names
      result[result.count - 1].color = label.color
    }
    return result
  }

  /// Heights that keep a distance, as near as may be to those wanted, which fall from row to row.
  static func spread(_ wanted: [Double], pitch: Double) -> [Double] {
    var rows = wanted
    for _ in 0..<200 {
      var isSettled = true
      for index in rows.indices.dropLast() {
        let missing = pitch - (rows[index] - rows[index + 1])
        guard missing > 0.01 else { continue }
        rows[index] += missing / 2
        rows[index + 1] -= missing / 2
        isSettled = false
      }
      if isSettled { break }
    }
    return rows
  }
}
