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
      let above = row.map(\.above).max() ?? 0
      var x = margin
      for cell in row {
        let place = Point(x: x, y: y + above - cell.above)
        items.append(.group(Picture.Group(translation: place, items: cell.items)))
        x += cell.size.width + gap
      }
      right = max(right, x - gap)
      y += (row.map { above - $0.above + $0.size.height }.max() ?? 0) + gap
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
    guard let widest = cells.map(\.size.width).max() else { return [] }
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
  /// The most that stands in one row, in points: four phones.
  private static let widestRow: Double = 1880
}

/// One frame with its caption.
struct PreviewCell {
  let size: Size
  /// How far below the top the windows' own top edge is.
  let above: Double
  let items: [Picture.Item]

  init(_ frame: PreviewFrame, typesetter: any GlyphTypesetter) {
    let nodes = frame.screen.root.byID
    var roots = [(frame.layout.root, frame.layout.bounds)]
    for presented in frame.layout.root.presented(in: nodes) {
      roots.append((presented, presented.frame))
    }
    let windows = roots.map { root, bounds in
      WindowPicture(root, bounds: bounds, of: frame, nodes: nodes, typesetter: typesetter)
    }
    let caption = Self.caption(of: frame, lettering: Lettering(typesetter: typesetter))
    let rise = windows.map(\.corner.y).max() ?? 0
    let top = caption.height + Self.captionGap
    var items: [Picture.Item] = caption.items
    var x = 0.0
    var height = 0.0
    for window in windows {
      let place = Point(x: x, y: top + rise - window.corner.y)
      items.append(.group(Picture.Group(translation: place, items: window.items)))
      x += window.size.width + Self.captionGap
      height = max(height, place.y + window.size.height)
    }
    above = top + rise
    size = Size(width: max(x - Self.captionGap, caption.width), height: height)
    self.items = items
  }

  /// “AX5 · 53 pt  cut off”, with a dot in the colour of the verdict.
  private static func caption(
    of frame: PreviewFrame, lettering: Lettering
  ) -> (items: [Picture.Item], width: Double, height: Double) {
    let color: Color =
      switch frame.worst {
      case .error: Palette.error
      case .warning: Palette.warning
      case .info, nil: Palette.holds
      }
    var words = [
      lettering.line(
        frame.layout.textSize.description, size: 17, weight: 700, color: Palette.caption)
    ]
    if let bodySize = frame.bodySize {
      words.append(lettering.line("· " + bodySize, size: 17, color: Palette.captionDetail))
    }
    words.append(lettering.line(frame.verdict, size: 15, weight: 600, color: color))
    let height = words.map(\.size.height).max() ?? 0
    let dot = Rect(x: 2, y: height / 2 - 5, width: 10, height: 10)
    var items: [Picture.Item] = [.fill(.ellipse(dot), color)]
    var x = dot.maxX + 7
    for word in words {
      items += word.items(at: Point(x: x, y: (height - word.size.height) / 2))
      x += word.size.width + 6
    }
    return (items, x, height)
  }

  private static let captionGap: Double = 10
}

extension LaidOutNode {
  /// The sheets and alerts of the tree, each of which has a window of its own.
  fileprivate func presented(in nodes: [Int: ScreenNode]) -> [LaidOutNode] {
    children.flatMap { child -> [LaidOutNode] in
      let isPresented = nodes[child.id]?.traits.isPresented == true
      return (isPresented ? [child] : []) + child.presented(in: nodes)
    }
  }
}
