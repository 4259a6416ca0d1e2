import ScreenModel

// Provenance: Yoga rounds the edges of boxes, not their sizes, and positions relative to the parent;
// a measured leaf starts at the pixel before and ends at the one after. React Native reads those.

/// The corner of a parent: rounded to pixels as drawn, and as it was computed, both from the window's.
struct PlacedCorner {
  /// In whole pixels.
  var pixels: Point
  /// In points, not rounded, from the corner of the tree.
  var exact = Point.zero

  init(_ point: Point, scale: Double) {
    pixels = Point(x: point.x * scale, y: point.y * scale)
  }
}

/// Makes the result of a solved tree: it walks the screen's tree in the order of ``FlexTree``.
struct FlexPlacing {
  private let pass: FlexPass
  private var solver: FlexSolver
  private let parts: [FlexTree.Part]
  private let grid: PixelGrid

  init(pass: FlexPass, parts: [FlexTree.Part], solver: FlexSolver, scale: Double) {
    self.pass = pass
    self.parts = parts
    self.solver = solver
    grid = PixelGrid(scale: scale)
  }

  /// The results for the children of a node of the tree.
  mutating func place(
    _ sources: UnsafeBufferPointer<ScreenNode>, of parent: Int, corner: PlacedCorner,
    _ around: FlexSurroundings,
    context: PlacingContext
  ) -> [LaidOutNode] {
    guard !solver.nodes[parent].isCut else { return [] }
    var next = FlexCursor(
      node: solver.nodes[parent].firstChild, part: solver.nodes[parent].firstPart)
    return place(sources, &next, corner: corner, around, context: context)
  }

  private mutating func place(
    _ sources: UnsafeBufferPointer<ScreenNode>, _ next: inout FlexCursor, corner: PlacedCorner,
    _ around: FlexSurroundings, context: PlacingContext
  ) -> [LaidOutNode] {
    var results: [LaidOutNode] = []
    results.reserveCapacity(sources.count)
    for index in sources.indices {
      if let result = place(sources, index, &next, corner: corner, around, context: context) {
        results.append(result)
      }
    }
    return results
  }

  @inline(never)
  private mutating func place(
    _ sources: UnsafeBufferPointer<ScreenNode>, _ index: Int, _ next: inout FlexCursor,
    corner: PlacedCorner,
    _ around: FlexSurroundings, context: PlacingContext
  ) -> LaidOutNode? {
    guard next.part < parts.count else { return nil }
    next.part += 1
    switch parts[next.part - 1] {
    case .node:
      next.node += 1
      return placed(sources, index, next.node - 1, corner, around, context)
    case .wrapper:
      let inside = sources[index].children.withUnsafeBufferPointer {
        place($0, &next, corner: corner, FlexTree.wrapped(around), context: context)
      }
      return wrapper(sources[index].id, around: inside, corner, context)
    case .window:
      return pass.layOutWindow(sources[index], depth: around.depth + 1)
    case .nothing:
      guard around.depth <= FlexTree.greatestDepth else { return nil }
      return nothing(sources[index].id, corner, context)
    }
  }

  // Not inlined into itself: its frame is on the stack once for each level.
  @inline(never)
  private mutating func placed(
    _ sources: UnsafeBufferPointer<ScreenNode>, _ source: Int, _ index: Int,
    _ parent: PlacedCorner,
    _ around: FlexSurroundings, _ context: PlacingContext
  ) -> LaidOutNode {
    var corner = parent
    let frame = frame(of: index, &corner)
    let id = sources[source].id
    guard solver.nodes[index].content == .children else {
      return leaf(id, index, frame, context)
    }
    var children: [LaidOutNode] = []
    if !sources[source].children.isEmpty {
      let inner = FlexTree.inside(
        isFlipped: solver.nodes[index].writing.isOwnFlipped, around)
      let changes = solver.nodes[index].changesContext
      let context = changes ? context.inside(sources[source].law, frame: frame) : context
      children = sources[source].children.withUnsafeBufferPointer {
        place($0, of: index, corner: corner, inner, context: context)
      }
    }
    return LaidOutNode(
      id: id, frame: frame, clip: context.clip, scrollableAxes: context.scrollableAxes,
      proposal: proposal(index), children: children)
  }

  private mutating func leaf(
    _ id: Int, _ index: Int, _ frame: Rect, _ context: PlacingContext
  ) -> LaidOutNode {
    guard solver.nodes[index].content == .text else {
      return LaidOutNode(
        id: id, frame: frame, clip: context.clip, scrollableAxes: context.scrollableAxes,
        proposal: proposal(index))
    }
    let paragraph = solver.leaves.paragraph(solver.nodes[index].leaf)
    let layout = layout(index, in: frame.size, alignment: paragraph.limits.alignment)
    // A text's view draws nothing outside itself.
    let isCut = layout.size.height > frame.size.height + 0.01 / grid.scale
    return LaidOutNode(
      id: id, frame: frame, clip: isCut ? context.cut(to: frame) : context.clip,
      scrollableAxes: context.scrollableAxes, text: layout, paragraph: paragraph,
      proposal: proposal(index))
  }

  /// The text set in its frame, padding and border included in its size.
  private mutating func layout(
    _ node: Int, in size: Size, alignment: HorizontalAlignment
  ) -> TextLayout {
    let edges = solver.nodes[node].edges
    let isFlipped = solver.nodes[node].writing.isOwnFlipped
    let around = Size(width: Double(edges.x + edges.z), height: Double(edges.y + edges.w))
    let width = max(0, size.width - around.width)
    var layout = solver.leaves.layout(solver.nodes[node].leaf, width: width)
    var shift = Point(x: Double(edges.x), y: Double(edges.y))
    let rest = max(0, width - layout.size.width)
    switch alignment {
    case .leading: shift.x += isFlipped ? rest : 0
    case .center: shift.x += rest / 2
    case .trailing: shift.x += isFlipped ? 0 : rest
    }
    guard shift != .zero || around != .zero else { return layout }
    for index in layout.lines.indices {
      layout.lines[index].frame = layout.lines[index].frame.offset(by: shift)
      layout.lines[index].baseline += shift.y
    }
    layout.size.width += around.width
    layout.size.height += around.height
    layout.wanted.width += around.width
    layout.wanted.height += around.height
    return layout
  }

  /// A wrapper has the frame of what it wraps.
  private func wrapper(
    _ id: Int, around children: [LaidOutNode], _ corner: PlacedCorner,
    _ context: PlacingContext
  ) -> LaidOutNode {
    let corner = Point(x: corner.pixels.x / grid.scale, y: corner.pixels.y / grid.scale)
    let frame =
      children.dropFirst().reduce(children.first?.frame) { $0?.union($1.frame) }
      ?? Rect(origin: corner, size: .zero)
    return LaidOutNode(
      id: id, frame: frame, clip: context.clip, scrollableAxes: context.scrollableAxes,
      proposal: children.first?.proposal ?? Proposal(), children: children)
  }

  private func nothing(
    _ id: Int, _ corner: PlacedCorner, _ context: PlacingContext
  ) -> LaidOutNode {
    let corner = Point(x: corner.pixels.x / grid.scale, y: corner.pixels.y / grid.scale)
    return LaidOutNode(
      id: id, frame: Rect(origin: corner, size: .zero), clip: context.clip,
      scrollableAxes: context.scrollableAxes)
  }

  /// The frame in the window, on the grid of pixels; moves the corner to the node's own.
  private func frame(of index: Int, _ corner: inout PlacedCorner) -> Rect {
    let position = solver.nodes[index].position
    let placed = solver.nodes[index].placed
    let isLeaf = solver.nodes[index].content != .children
    let x = extent(Double(position.x), Double(placed.x), corner.exact.x, isLeaf: isLeaf)
    let y = extent(Double(position.y), Double(placed.y), corner.exact.y, isLeaf: isLeaf)
    corner.exact = Point(
      x: Sane.distance(corner.exact.x + Double(position.x)),
      y: Sane.distance(corner.exact.y + Double(position.y)))
    corner.pixels = Point(x: corner.pixels.x + x.start, y: corner.pixels.y + y.start)
    return Rect(
      x: Sane.distance(corner.pixels.x / grid.scale),
      y: Sane.distance(corner.pixels.y / grid.scale),
      width: Sane.length(x.length / grid.scale), height: Sane.length(y.length / grid.scale))
  }

  /// The start relative to the parent and the length, in pixels.
  private func extent(
    _ position: Double, _ length: Double, _ origin: Double, isLeaf: Bool
  ) -> (start: Double, length: Double) {
    let position = Sane.distance(position)
    let length = Sane.length(length)
    let start = origin + position
    guard isLeaf else {
      return (grid.pixels(position), grid.pixels(start + length) - grid.pixels(start))
    }
    let isWhole = grid.isWhole(length)
    return (
      grid.pixels(position, .down),
      grid.pixels(start + length, isWhole ? .down : .up) - grid.pixels(start, .down)
    )
  }

  private func proposal(_ index: Int) -> Proposal {
    let offered = solver.nodes[index].offered
    func length(_ dimension: Int) -> Double? {
      let length = Double(offered.lengths[dimension])
      return offered[dimension] == .free || !length.isFinite ? nil : Sane.length(length)
    }
    return Proposal(width: length(0), height: length(1))
  }
}
