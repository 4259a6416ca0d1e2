package import Drawing
internal import ScreenModel

/// Screens side by side at several text sizes, on one sheet and at one scale.
package enum PreviewSheet {
  /// The picture of frames in the order given, wrapped into rows, with a title above them.
  ///
  /// Each device has rows of its own. Without frames the sheet holds the title alone.
  package static func picture(
    of frames: [PreviewFrame], title: String, typesetter: any GlyphTypesetter
  ) -> Picture {
    let lettering = Lettering(typesetter: typesetter)
    var column = SheetColumn(margin: margin)
    column.add(lettering.line(title, size: 22, weight: 700, color: Palette.caption))
    for (index, group) in groups(of: frames).enumerated() {
      column.skip(index == 0 ? titleGap : groupGap)
      column.add(lettering.line(group.device, size: 15, color: Palette.captionDetail))
      let cells = group.frames.map { PreviewCell($0, typesetter: typesetter) }
      for row in rows(of: cells) { add(row, to: &column) }
    }
    if let note = note(on: frames) {
      column.skip(gap)
      column.add(lettering.line(note, size: 12, color: Palette.captionDetail))
    }
    let ground = Picture.Item.fill(
      .rect(Rect(origin: .zero, size: column.size)), Palette.sheet)
    return Picture(size: column.size, items: [ground] + column.items)
  }

  private static func add(_ row: [PreviewCell], to column: inout SheetColumn) {
    column.skip(gap)
    let captionTop = column.bottom
    let captions = row.map(\.captionHeight).max() ?? 0
    let windowTop = captionTop + captions + captionGap + (row.map(\.rise).max() ?? 0)
    var x = margin
    for cell in row {
      column.items += cell.items(at: x, captionTop: captionTop, windowTop: windowTop)
      x += cell.width + gap
    }
    column.reach(right: x - gap, bottom: windowTop + (row.map(\.fall).max() ?? 0))
  }

  /// The frames of each device, in the order in which the devices come.
  private static func groups(
    of frames: [PreviewFrame]
  ) -> [(device: String, frames: [PreviewFrame])] {
    var groups: [(device: String, frames: [PreviewFrame])] = []
    for frame in frames {
      let device = frame.layout.device.name
      if let index = groups.firstIndex(where: { $0.device == device }) {
        groups[index].frames.append(frame)
      } else {
        groups.append((device, [frame]))
      }
    }
    return groups
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
  private static let titleGap: Double = 4
  private static let groupGap: Double = 36
  private static let captionGap: Double = 18
  /// The most that stands in one row, in points: four phones.
  private static let widestRow: Double = 1880
}
