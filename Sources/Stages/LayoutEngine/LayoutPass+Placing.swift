import ScreenModel

extension LayoutPass {
  /// Lays the root out: a screen in its window, a component at the device's width.
  mutating func layOutRoot() -> LaidOutNode {
    let root = 0
    let width = window.frame.size.width
    if isComponent {
      let proposal = Proposal(width: width, height: nil)
      let size = measure(root, proposal)
      let origin = Point(x: (width - Sane.size(size).width) / 2, y: 0)
      return layOut(root, at: origin, proposal)
    }
    if tree.leadingWindow != nil {
      let frame = window.frame
      let proposal = Proposal(width: frame.size.width, height: frame.size.height)
      return layOut(root, at: frame.origin, proposal)
    }
    return layOutInWindow(root)
  }

  /// Lays a node out that stands in a window without a node of its own.
  private mutating func layOutInWindow(_ node: Int) -> LaidOutNode {
    let safe = window.safeFrame(of: WindowLaw())
    let proposal = Proposal(width: safe.size.width, height: safe.size.height)
    let placement = placement(node, proposal, in: safe.size, aligned: .center)
    let origin = Point(x: safe.minX + placement.origin.x, y: safe.minY + placement.origin.y)
    return layOut(node, at: origin, proposal)
  }

  private mutating func layOut(
    _ node: Int, at origin: Point, _ proposal: Proposal,
    context: PlacingContext = PlacingContext()
  ) -> LaidOutNode {
    let placement = Placement(node, at: origin, proposal)
    return layOut(placement, in: .zero, context: context)
  }

  /// Lays out what a placement says, in a parent whose top leading corner is at `corner`.
  private mutating func layOut(
    _ placement: Placement, in corner: Point, context: PlacingContext
  ) -> LaidOutNode {
    let node = placement.child
    let size = Sane.size(placement.size ?? measure(node, placement.proposal))
    var frame = Rect(
      x: Sane.distance(corner.x + placement.origin.x),
      y: Sane.distance(corner.y + placement.origin.y), width: size.width, height: size.height)
    if let window = windowFrame(of: node) { frame = window }
    let placements = placement.children ?? place(node, placement.proposal, size: frame.size)
    let inner = context.inside(tree.nodes[node].law, frame: frame)
    var children: [LaidOutNode] = []
    children.reserveCapacity(placements.count)
    for child in placements {
      append(layOut(child, in: frame.origin, context: inner), for: child.child, to: &children)
    }
    for child in tree.nodes[node].presented { children.append(layOutPresented(child)) }
    return laidOut(node, frame: frame, placement.proposal, context, children)
  }

  private mutating func layOutPresented(_ node: Int) -> LaidOutNode {
    if case .proposal(.window) = tree.nodes[node].law {
      let size = window.frame.size
      return layOut(node, at: .zero, Proposal(width: size.width, height: size.height))
    }
    return layOutInWindow(node)
  }

  private mutating func laidOut(
    _ node: Int, frame: Rect, _ proposal: Proposal, _ context: PlacingContext,
    _ children: [LaidOutNode]
  ) -> LaidOutNode {
    let text = tree.nodes[node].text
    return LaidOutNode(
      id: tree.nodes[node].id, frame: frame, clip: context.clip,
      scrollableAxes: context.scrollableAxes,
      text: text < 0 ? nil : texts.layout(text, proposal),
      paragraph: text < 0 ? nil : texts.paragraph(text), proposal: proposal, children: children)
  }

  /// A node that layout put in is replaced by its children.
  private func append(_ child: LaidOutNode, for node: Int, to children: inout [LaidOutNode]) {
    if tree.nodes[node].isSynthetic {
      children.append(contentsOf: child.children)
    } else {
      children.append(child)
    }
  }

  /// The frame of a node that is a window; nil for all others and where there is no window.
  private func windowFrame(of node: Int) -> Rect? {
    guard !isComponent || tree.nodes[node].isPresented,
      case .proposal(.window(let law)) = tree.nodes[node].law
    else { return nil }
    return window.frame(of: law)
  }
}
