import Drawing
import ScreenModel

/// Draws a specimen: every column as wide as its widest text, every row on one baseline.
struct SpecimenDrawing {
  private static let margin = 48.0
  private static let top = 168.0
  private static let bottom = 64.0
  private static let gap = 18.0
  /// The least width of a column: its name and its captions.
  private static let narrowest = 44.0
  /// The part of a size that stands above the baseline, roughly, for the room of a row.
  private static let ascent = 0.78
  private static let descent = 0.26

  private let specimen: SpecimenSheet
  private var sketch: Sketch
  private let names: Double
  private let widths: [Double]
  private let heights: [Double]

  static func picture(of specimen: SpecimenSheet, setter: any LineSetter) -> Picture {
    var drawing = SpecimenDrawing(specimen, setter)
    drawing.draw()
    return drawing.sketch.picture
  }

  private init(_ specimen: SpecimenSheet, _ setter: any LineSetter) {
    self.specimen = specimen
    let ruler = Sketch(width: 1, height: 1, setter: setter)
    let words = specimen.rows.flatMap { row in
      [
        ruler.width(of: row.name, in: SheetType.label),
        ruler.width(of: row.note, in: SheetType.tick),
      ]
    }
    names = (words.max() ?? 0) + Self.gap
    widths = specimen.columns.indices.map { column in
      let samples = specimen.rows.compactMap { $0.cells[column]?.font }
      let widest = samples.map { ruler.width(of: specimen.sample, in: $0) }.max() ?? 0
      return max(Self.narrowest, widest)
    }
    heights = specimen.rows.map { row in
      let largest = row.cells.compactMap { $0?.font.size }.max() ?? 0
      return largest * (Self.ascent + Self.descent) + 30
    }
    let titles = [
      ruler.width(of: specimen.title, in: SheetType.title),
      ruler.width(of: specimen.subtitle, in: SheetType.subtitle),
    ]
    let table = names + widths.reduce(0, +) + Double(widths.count) * Self.gap
    sketch = Sketch(
      width: (2 * Self.margin + max(table, titles.max() ?? 0)).rounded(.up),
      height: (Self.top + heights.reduce(0, +) + Self.bottom).rounded(.up), setter: setter)
  }

  private mutating func draw() {
    let size = sketch.picture.size
    drawBand(height: size.height - Self.bottom - 116)
    sketch.text(specimen.title, at: Point(x: Self.margin, y: 66), SheetType.title)
    sketch.text(
      specimen.subtitle, at: Point(x: Self.margin, y: 94), SheetType.subtitle, Palette.secondary)
    var x = Self.margin + names + Self.gap
    let standard = specimen.columns.firstIndex { $0.isDefault } ?? 0
    for (index, column) in specimen.columns.enumerated() {
      let color = Palette.size(index, default: standard, of: specimen.columns.count)
      sketch.text(column.name, at: Point(x: x, y: 142), SheetType.heading, Palette.lettering(color))
      x += widths[index] + Self.gap
    }
    var y = Self.top
    for (row, height) in zip(specimen.rows, heights) {
      draw(row, from: y, height: height)
      y += height
    }
    sketch.text(
      "Source: " + specimen.source, at: Point(x: Self.margin, y: size.height - 24), SheetType.note,
      Palette.secondary)
  }

  /// Where the last column and half of its gap end.
  private var tableRight: Double {
    Self.margin + names + Self.gap / 2 + widths.reduce(0) { $0 + $1 + Self.gap }
  }

  /// A ground behind the columns that stand out.
  private mutating func drawBand(height: Double) {
    guard let first = specimen.columns.firstIndex(where: { $0.isEmphasized }) else { return }
    let before = widths[..<first].reduce(0) { $0 + $1 + Self.gap }
    let x = Self.margin + names + Self.gap + before - Self.gap / 2
    sketch.fill(Rect(x: x, y: 116, width: tableRight - x, height: height), Palette.band, radius: 10)
  }

  private mutating func draw(_ row: SpecimenSheet.Row, from top: Double, height: Double) {
    let right = tableRight
    sketch.line(
      from: Point(x: Self.margin, y: top), to: Point(x: right, y: top), Palette.grid, width: 0.75)
    let largest = row.cells.compactMap { $0?.font.size }.max() ?? 0
    let baseline = top + 8 + largest * Self.ascent
    sketch.text(row.name, at: Point(x: Self.margin, y: baseline), SheetType.label)
    sketch.text(
      row.note, at: Point(x: Self.margin, y: top + height - 9), SheetType.tick, Palette.secondary)
    var x = Self.margin + names + Self.gap
    for (column, cell) in row.cells.enumerated() {
      if let cell {
        sketch.text(specimen.sample, at: Point(x: x, y: baseline), cell.font)
        sketch.text(
          cell.caption, at: Point(x: x, y: top + height - 9), SheetType.tick, Palette.secondary)
      } else {
        sketch.text("–", at: Point(x: x, y: baseline), SheetType.note, Palette.axis)
      }
      x += widths[column] + Self.gap
    }
  }
}
