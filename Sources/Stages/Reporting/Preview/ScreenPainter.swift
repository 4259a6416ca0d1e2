internal import Drawing
internal import ScreenModel

/// Draws the contents of one window from its laid-out tree, in the window's coordinates.
struct ScreenPainter {
  let nodes: [Int: ScreenNode]
  let bounds: Rect
  let safeArea: Rect
  let typesetter: any GlyphTypesetter
  /// The colour of the window's ground, under the bars as well.
  let page: Color

  init(
    _ root: LaidOutNode, nodes: [Int: ScreenNode], bounds: Rect, safeArea: Rect,
    typesetter: any GlyphTypesetter
  ) {
    self.nodes = nodes
    self.bounds = bounds
    self.safeArea = safeArea
    self.typesetter = typesetter
    page = Self.pageColor(of: root, nodes: nodes, bounds: bounds) ?? Palette.window
  }

  /// What a node and all below it show.
  func items(of laidOut: LaidOutNode, ink: Color = Palette.label) -> [Picture.Item] {
    guard let node = nodes[laidOut.id] else { return [] }
    let ink = node.traits.paint.foreground ?? ink
    guard !node.traits.isInvisible else { return childItems(of: laidOut, node, ink: ink) }
    if case .opaque = node.law { return opaque(node, in: laidOut.frame) }
    if node.law.text != nil { return textItems(laidOut, ink: ink) }
    if let content = node.law.image { return image(content, in: laidOut.frame, ink: ink) }
    if let box = node.law.box {
      return self.box(box.drawing, node.traits.paint, in: laidOut.frame, ink: ink)
        + childItems(of: laidOut, node, ink: ink)
    }
    if case .proposal(.divider) = node.law { return divider(node, in: laidOut.frame) }
    let isFrame = node.law.bounds(along: .horizontal) != SizeLaw.Bounds()
      || node.law.bounds(along: .vertical) != SizeLaw.Bounds()
    if isFrame, let unknown = opaqueChild(of: laidOut) { return opaque(unknown, in: guessed(laidOut)) }
    let ground = background(of: node, in: laidOut.frame)
    let children = childItems(of: laidOut, node, ink: ink)
    return ground + cut(children, by: node, in: laidOut.frame)
  }

  private func childItems(
    of laidOut: LaidOutNode, _ node: ScreenNode, ink: Color
  ) -> [Picture.Item] {
    var children = laidOut.children.filter { nodes[$0.id]?.traits.isPresented != true }
    if node.law.drawsFirstChildLast, children.count > 1 {
      children.append(children.removeFirst())
    }
    let ordered = children.enumerated().sorted { left, right in
      let (leftIndex, rightIndex) = (zIndex(left.element), zIndex(right.element))
      return leftIndex == rightIndex ? left.offset < right.offset : leftIndex < rightIndex
    }
    var items: [Picture.Item] = []
    for (offset, child) in ordered {
      if let ground = ground(child, behind: node) {
        items.append(ground)
        continue
      }
      if node.isRowOfSegments, offset == 0 { items += selection(in: child.frame) }
      items += self.items(of: child, ink: ink)
    }
    return items
  }

  /// A colour behind something at the safe area's edge reaches to the window's edge, as SwiftUI's
  /// backgrounds do; nil for all other nodes.
  private func ground(_ child: LaidOutNode, behind parent: ScreenNode) -> Picture.Item? {
    guard case .proposal(.attachment(_, isBehind: true)) = parent.law,
      let node = nodes[child.id], let box = node.law.box, box.drawing == .fill,
      bounds.size.width <= child.frame.size.width, let color = node.traits.paint.background
    else { return nil }
    return .fill(.rect(reachingEdges(child.frame)), color)
  }

  /// What is not understood takes no space; where a frame gives it some, the picture shows it there.
  private func opaqueChild(of laidOut: LaidOutNode) -> ScreenNode? {
    guard laidOut.children.count == 1, let child = laidOut.children.first,
      let node = nodes[child.id], case .opaque = node.law
    else { return nil }
    return node
  }

  /// A frame of which one side is given and the other was left to something unknown: there, what the
  /// parent offered.
  private func guessed(_ laidOut: LaidOutNode) -> Rect {
    var size = laidOut.frame.size
    guard size.width > 0 || size.height > 0 else { return laidOut.frame }
    if size.width == 0, let width = laidOut.proposal.width, width.isFinite { size.width = width }
    if size.height == 0, let height = laidOut.proposal.height, height.isFinite {
      size.height = height
    }
    size.width = min(size.width, bounds.size.width)
    size.height = min(size.height, bounds.size.height)
    let x = min(max(laidOut.frame.midX - size.width / 2, bounds.minX), bounds.maxX - size.width)
    return Rect(
      origin: Point(x: x, y: laidOut.frame.midY - size.height / 2), size: size)
  }

  /// Wider than any picture.
  private static let drawable = Rect(x: -20_000, y: -20_000, width: 40_000, height: 40_000)

  private func zIndex(_ node: LaidOutNode) -> Double { nodes[node.id]?.traits.zIndex ?? 0 }

  private func textItems(_ laidOut: LaidOutNode, ink: Color) -> [Picture.Item] {
    guard let layout = laidOut.text, let paragraph = laidOut.paragraph else { return [] }
    let items: [Picture.Item] = typesetter.glyphRuns(for: paragraph, layout: layout).flatMap { run in
      [.glyphs(run.drawable, ink, at: laidOut.frame.origin)]
        + MissingGlyphs.items(of: run, at: laidOut.frame.origin, ink: ink)
    }
    guard let clip = laidOut.clip, clip.size.height < layout.size.height,
      // A cut without ends along what moves is more than can be drawn.
      let drawable = clip.intersection(Self.drawable)
    else { return items }
    return [.group(Picture.Group(clip: .rect(drawable), items: items))]
  }

  /// Scroll views and clips cut what sticks out; a scroll view shows content under the window's edges.
  private func cut(_ items: [Picture.Item], by node: ScreenNode, in frame: Rect) -> [Picture.Item] {
    guard !items.isEmpty else { return items }
    let clip: Shape
    if node.law.scroll != nil {
      clip = .rect(reachingEdges(frame))
    } else if node.law.clips {
      clip = .roundedRect(frame, radius: node.traits.paint.cornerRadius)
    } else {
      return items
    }
    return [.group(Picture.Group(clip: clip, items: items))]
  }

  private func background(of node: ScreenNode, in frame: Rect) -> [Picture.Item] {
    guard let color = node.traits.paint.background else { return [] }
    if node.traits.isPinned, node.span == nil { return bar(in: frame) }
    var area = frame
    if node.law.scroll != nil { area = reachingEdges(frame) }
    return [.fill(.roundedRect(area, radius: node.traits.paint.cornerRadius), color)]
  }

  /// A bar of the system: at the top as the page at rest, at the bottom with a hairline above it.
  private func bar(in frame: Rect) -> [Picture.Item] {
    let area = reachingEdges(frame)
    guard frame.midY > bounds.midY else { return [.fill(.rect(area), page)] }
    let line = Rect(
      x: area.minX, y: area.minY - Self.hairline, width: area.size.width, height: Self.hairline)
    return [.fill(.rect(area), Palette.bar), .fill(.rect(line), Palette.separator)]
  }

  /// A frame that touches the safe area's top or bottom, made longer to the window's edge.
  func reachingEdges(_ frame: Rect) -> Rect {
    var result = frame
    if abs(frame.minY - safeArea.minY) < 1, bounds.minY < frame.minY {
      result = result.union(Rect(x: frame.minX, y: bounds.minY, width: frame.size.width, height: 0))
    }
    if abs(frame.maxY - safeArea.maxY) < 1, frame.maxY < bounds.maxY {
      result = result.union(Rect(x: frame.minX, y: bounds.maxY, width: frame.size.width, height: 0))
    }
    return result
  }

  static let hairline: Double = 0.5
}

extension ScreenPainter {
  /// The ground of the first scroll view over most of the window, which is drawn under the bars.
  private static func pageColor(
    of laidOut: LaidOutNode, nodes: [Int: ScreenNode], bounds: Rect
  ) -> Color? {
    guard let node = nodes[laidOut.id] else { return nil }
    if node.law.scroll != nil, let color = node.traits.paint.background {
      let isWide = laidOut.frame.size.width >= bounds.size.width - 1
      if isWide, laidOut.frame.size.height >= bounds.size.height / 2 { return color }
    }
    for child in laidOut.children where nodes[child.id]?.traits.isPresented != true {
      if let color = pageColor(of: child, nodes: nodes, bounds: bounds) { return color }
    }
    return nil
  }
}

extension ScreenNode {
  /// The row inside a segmented control, which the platform adds.
  fileprivate var isRowOfSegments: Bool { span == nil && name == "segments" }

  /// Every node of the tree by its id.
  var byID: [Int: ScreenNode] {
    var result: [Int: ScreenNode] = [:]
    var pending = [self]
    while let node = pending.popLast() {
      result[node.id] = node
      pending += node.children
    }
    return result
  }
}
