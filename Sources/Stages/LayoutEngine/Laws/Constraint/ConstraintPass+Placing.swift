import ScreenModel

extension ConstraintPass {
  /// Lays the root out: a screen in its window, a component at the device's width.
  mutating func layOutRoot() -> LaidOutNode {
    layOutInWindow(0, isComponent: isComponent)
  }

  /// The whole pixels of a length in dp that is not to be exceeded.
  func wholePixels(_ length: Double) -> Double {
    (length * scale + 0.001).rounded(.down)
  }

  private mutating func layOutInWindow(_ node: Int, isComponent: Bool) -> LaidOutNode {
    let size = window.frame.size
    let constraints = PixelConstraints(
      maximum: Size(
        width: wholePixels(size.width), height: isComponent ? .infinity : wholePixels(size.height)))
    let placement = ConstraintPlacement(node, at: .zero, constraints)
    return layOut(placement, in: .zero, context: PlacingContext())
  }

  /// Lays out what a placement says, in a parent whose top leading corner is at `corner`, in pixels.
  private mutating func layOut(
    _ placement: ConstraintPlacement, in corner: Point, context: PlacingContext
  ) -> LaidOutNode {
    let node = placement.child
    let measured = measured(node, placement.constraints)
    let shift = Self.shift(of: measured.size, in: placement.constraints.constrain(measured.size))
    var corner = Point(
      x: corner.x + placement.origin.x + shift.x, y: corner.y + placement.origin.y + shift.y)
    var frame = Rect(
      x: Sane.distance(corner.x / scale), y: Sane.distance(corner.y / scale),
      width: Sane.length(measured.size.width / scale),
      height: Sane.length(measured.size.height / scale))
    if let window = windowFrame(of: node) {
      frame = window
      corner = Point(x: window.minX * scale, y: window.minY * scale)
    }
    let inner = context.inside(tree.nodes[node].law, frame: frame)
    var children: [LaidOutNode] = []
    children.reserveCapacity(measured.placements.count)
    for child in measured.placements {
      append(layOut(child, in: corner, context: inner), for: child.child, to: &children)
    }
    for child in tree.nodes[node].presented {
      children.append(layOutInWindow(child, isComponent: false))
    }
    return laidOut(node, frame: frame, placement.constraints, context, children)
  }

  private mutating func laidOut(
    _ node: Int, frame: Rect, _ constraints: PixelConstraints, _ context: PlacingContext,
    _ children: [LaidOutNode]
  ) -> LaidOutNode {
    let text = tree.nodes[node].text
    let layout = text < 0 ? nil : texts.layout(text, constraints, in: frame.size.width)
    let isCut = layout.map { Self.sticksOut($0, of: frame.size, by: 1 / scale) } ?? false
    let most = constraints.maximum
    return LaidOutNode(
      id: tree.nodes[node].id, frame: frame, clip: isCut ? context.cut(to: frame) : context.clip,
      scrollableAxes: context.scrollableAxes, text: layout,
      paragraph: text < 0 ? nil : texts.paragraph(text),
      proposal: Proposal(
        width: most.width.isFinite ? most.width / scale : nil,
        height: most.height.isFinite ? most.height / scale : nil),
      children: children)
  }

  /// Whether a text is larger than its box: then Compose cuts its drawing at the box.
  private static func sticksOut(_ text: TextLayout, of size: Size, by pixel: Double) -> Bool {
    text.size.width > size.width + pixel * 0.01 || text.size.height > size.height + pixel * 0.01
  }

  /// A node that layout put in is replaced by its children.
  private func append(_ child: LaidOutNode, for node: Int, to children: inout [LaidOutNode]) {
    if tree.nodes[node].isSynthetic {
      children.append(contentsOf: child.children)
    } else {
      children.append(child)
    }
  }

  /// The frame in dp of a node that is a window; nil for all others and where there is no window.
  private func windowFrame(of node: Int) -> Rect? {
    guard isInWindow(node), case .constraint(.window(let law)) = tree.nodes[node].law else {
      return nil
    }
    return window.frame(of: WindowNodeLayout.sane(law))
  }

  /// Whether there is a window around a node that is one.
  func isInWindow(_ node: Int) -> Bool { !isComponent || tree.nodes[node].isPresented }
}
