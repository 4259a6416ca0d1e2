import ScreenModel

extension WidgetPass {
  /// Lays the root out: a screen in its window, a component at the device's width.
  mutating func layOutRoot() -> LaidOutNode {
    let root = 0
    if isComponent {
      var constraints = WidgetConstraints(maxWidth: window.frame.size.width)
      constraints.isOpenHeight = true
      return layOut(WidgetPlacement(root, at: .zero, constraints))
    }
    return layOutInWindow(root)
  }

  /// Lays out what is as large as the window.
  private mutating func layOutInWindow(_ node: Int) -> LaidOutNode {
    let constraints = WidgetConstraints.tight(window.frame.size)
    return layOut(WidgetPlacement(node, at: .zero, constraints))
  }

  private mutating func layOut(_ placement: WidgetPlacement) -> LaidOutNode {
    layOut(
      placement, in: Surroundings(corner: .zero, scale: Size(width: 1, height: 1)),
      context: PlacingContext(), fault: [])
  }

  /// Where a parent is drawn and how large.
  private struct Surroundings {
    var corner: Point
    var scale: Size
  }

  /// Lays out what a placement says, in a parent whose top left corner is at a place.
  private mutating func layOut(
    _ placement: WidgetPlacement, in parent: Surroundings, context: PlacingContext,
    fault: [WidgetAnswer.NodeFault]
  ) -> LaidOutNode {
    let node = placement.child
    let answer = answer(node, placement.constraints)
    let scale = Size(
      width: parent.scale.width * placement.scale.width,
      height: parent.scale.height * placement.scale.height)
    var frame = Rect(
      x: Sane.distance(parent.corner.x + placement.origin.x * parent.scale.width),
      y: Sane.distance(parent.corner.y + placement.origin.y * parent.scale.height),
      width: Sane.length(answer.size.width * scale.width),
      height: Sane.length(answer.size.height * scale.height))
    if let window = windowFrame(of: node) { frame = window }
    let law = tree.nodes[node].law
    let inner = context.inside(law.map { .widget($0) } ?? .opaque, frame: frame)
    // What is said of a node below wrappers is handed down to it.
    let handed = fault + answer.faults
    var children: [LaidOutNode] = []
    children.reserveCapacity(answer.placements.count)
    let here = Surroundings(corner: frame.origin, scale: scale)
    for child in answer.placements {
      let below = handed.filter { $0.node != node && tree.read(child.child) == $0.node }
      let result = layOut(child, in: here, context: inner, fault: below)
      append(result, for: child.child, to: &children)
    }
    for child in tree.nodes[node].presented { children.append(layOutInWindow(child)) }
    let own = handed.filter { $0.node == node }.map(\.fault)
    return laidOut(
      node, frame: frame, placement.constraints, answer, scale: min(scale.width, scale.height),
      context, own, children)
  }

  private mutating func laidOut(
    _ node: Int, frame: Rect, _ constraints: WidgetConstraints, _ answer: WidgetAnswer,
    scale: Double, _ context: PlacingContext, _ faults: [LayoutFault], _ children: [LaidOutNode]
  ) -> LaidOutNode {
    let text = tree.nodes[node].text
    guard text >= 0 else {
      return LaidOutNode(
        id: tree.nodes[node].id, frame: frame, clip: context.clip,
        scrollableAxes: context.scrollableAxes, proposal: constraints.proposal, faults: faults,
        children: children)
    }
    let paragraph = texts.paragraph(text)
    let layout = texts.layout(text, constraints, in: answer.size.width)
    let wanted = texts.size(text, constraints)
    let isCut =
      !paragraph.limits.showsOverflow
      && (wanted.width > answer.size.width + Self.tolerance
        || wanted.height > answer.size.height + Self.tolerance)
    return LaidOutNode(
      id: tree.nodes[node].id, frame: frame, clip: isCut ? context.cut(to: frame) : context.clip,
      scrollableAxes: context.scrollableAxes, text: layout.scaled(by: scale),
      paragraph: paragraph, proposal: constraints.proposal, faults: faults, children: children)
  }

  /// A share of a logical pixel that is noise of floating point.
  private static let tolerance: Double = 0.001

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
      case .window(let law)? = tree.nodes[node].law
    else { return nil }
    return window.frame(of: law)
  }
}

extension TextLayout {
  /// The same drawn larger or smaller as it is.
  fileprivate func scaled(by scale: Double) -> TextLayout {
    guard scale != 1, scale.isFinite, scale >= 0 else { return self }
    var layout = self
    layout.size = Size(width: size.width * scale, height: size.height * scale)
    layout.wanted = Size(width: wanted.width * scale, height: wanted.height * scale)
    layout.scale = self.scale * scale
    for index in lines.indices {
      let frame = lines[index].frame
      layout.lines[index].frame = Rect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.size.width * scale,
        height: frame.size.height * scale)
      layout.lines[index].baseline = lines[index].baseline * scale
    }
    return layout
  }
}
