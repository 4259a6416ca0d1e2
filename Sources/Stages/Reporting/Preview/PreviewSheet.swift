package import Drawing
internal import ScreenModel

/// Screens side by side at several text sizes, on one sheet and at one scale.
package enum PreviewSheet {
  /// The picture of frames in the order given, wrapped into rows, with a title above them.
  ///
  /// Without frames the sheet holds the title alone.
  package static func picture(
    of frames: [PreviewFrame], title: String, typesetter: any GlyphTypesetter
  ) -> Picture {
    let lettering = Lettering(typesetter: typesetter)
    let cells = frames.map { PreviewCell($0, typesetter: typesetter) }
    let heading = lettering.line(title, size: 22, weight: 700, color: Palette.caption)
    var items = heading.items(at: Point(x: margin, y: margin))
    var y = margin + heading.size.height + gap
    var right = margin + heading.size.width
    for row in rows(of: cells) {
      let captions = row.map(\.captionHeight).max() ?? 0
      let top = y + captions + captionGap + (row.map(\.rise).max() ?? 0)
      var x = margin
      for cell in row {
        items += cell.items(at: x, captionTop: y, windowTop: top)
        x += cell.width + gap
      }
      right = max(right, x - gap)
      y = top + (row.map(\.fall).max() ?? 0) + gap
    }
    if let note = note(on: frames) {
      let line = lettering.line(note, size: 12, color: Palette.captionDetail)
      items += line.items(at: Point(x: margin, y: y))
      right = max(right, margin + line.size.width)
      y += line.size.height + gap
    }
    let size = Size(width: right + margin, height: y - gap + margin)
    let ground = Picture.Item.fill(
      .rect(Rect(origin: .zero, size: size)), Palette.sheet)
    return Picture(size: size, items: [ground] + items)
  }

  /// As few rows as the widest row allows, all about as long as each other.
  private static func rows(of cells: [PreviewCell]) -> [[PreviewCell]] {
    guard let widest = cells.map(\.width).max() else { return [] }
    let fitting = max(1, Int((widestRow + gap) / (widest + gap)))
    let rowCount = (cells.count + fitting - 1) / fitting
    let length = (cells.count + rowCount - 1) / rowCount
    return stride(from: 0, to: cells.count, by: length).map { start in
      Array(cells[start..<min(start + length, cells.count)])
    }
  }

  /// The components that the pictures leave out because they were not understood.
  private static func note(on frames: [PreviewFrame]) -> String? {
    var names: Set<String> = []
    for frame in frames {
      for unresolved in frame.screen.unresolved where unresolved.kind == .component {
        names.insert(unresolved.name)
      }
    }
    guard !names.isEmpty else { return nil }
    return "Not understood and left out: " + names.sorted().joined(separator: ", ")
  }

  private static let margin: Double = 32
  private static let gap: Double = 28
  private static let captionGap: Double = 18
  /// The most that stands in one row, in points: four phones.
  private static let widestRow: Double = 1880
}
