import ScreenModel

/// What a flex tree is laid out in.
struct FlexSurroundings {
  /// The insets of the safe area in the window around; none for a component.
  var safeArea = Insets.zero
  /// Whether there is a window, so that nodes that are one are laid out in it.
  var hasWindows = true
  var isRightToLeft = false
  /// The direction one box further out.
  var isOuterRightToLeft = false
  var depth = 0
}

/// A place in a flat tree: the next node, and the next source.
struct FlexCursor {
  var node: Int
  var part: Int
}

/// A screen's tree of the flex family made flat: parents before children, children side by side.
///
/// Wrappers have no node: their children count as those of the parent. What is opaque, presented or
/// a window has none either. ``FlexPass`` walks the screen's tree in the same order.
struct FlexTree {
  var nodes: [FlexNode] = []
  /// What each source is, siblings side by side, those in a wrapper right behind it.
  private(set) var parts: [Part] = []
  var leaves: FlexLeaves
  private let fonts: FontResolution

  /// Levels that are laid out: frames of the solver are large, and the stack must hold them.
  static let greatestDepth = 200

  /// Room for a screen of a usual size, so that its nodes are not moved.
  private static let usualCount = 64

  init(typesetter: any Typesetter, fonts: FontResolution) {
    leaves = FlexLeaves(typesetter: typesetter, fonts: fonts)
    self.fonts = fonts
    nodes.reserveCapacity(Self.usualCount)
    parts.reserveCapacity(Self.usualCount)
  }

  /// Adds the box that stands for a window: what a style says of its own size does not count.
  mutating func addWindow(_ law: FlexLaw, in around: FlexSurroundings) {
    var node = node(law, in: around, under: around)
    node.size = FlexPair(width: .undefined, height: .undefined)
    node.smallest = node.size
    node.largest = node.size
    node.hasLargest = false
    node.isLimited = false
    node.margins = FlexBothWays()
    node.isShown = true
    node.sumUp()
    nodes.append(node)
  }

  /// Adds nodes for all below a source under a node that is already there.
  mutating func addChildren(
    _ sources: UnsafeBufferPointer<ScreenNode>, of parent: Int, in around: FlexSurroundings
  ) {
    let first = FlexCursor(node: nodes.count, part: parts.count)
    append(sources, of: parent, in: around)
    nodes[parent].firstPart = first.part
    let count = nodes.count - first.node
    guard count > 0 else { return }
    guard nodes.count <= LayoutTree.mostNodes else {
      nodes.removeSubrange(first.node...)
      nodes[parent].isCut = true
      return
    }
    nodes[parent].firstChild = first.node
    nodes[parent].childCount = count
    var next = first
    descend(sources, &next, in: around)
  }

  /// How a source takes part in its parent's layout.
  enum Part: UInt8 { case node, wrapper, window, nothing }

  /// The surroundings of a node's children.
  static func inside(_ writing: FlexStyle.WritingDirection, _ around: FlexSurroundings)
    -> FlexSurroundings
  {
    var inner = around
    inner.depth += 1
    inner.isOuterRightToLeft = around.isRightToLeft
    switch writing {
    case .inherit: break
    case .leftToRight: inner.isRightToLeft = false
    case .rightToLeft: inner.isRightToLeft = true
    }
    return inner
  }

  /// The surroundings of a wrapper's children: its style is not used.
  static func wrapped(_ around: FlexSurroundings) -> FlexSurroundings {
    var inner = around
    inner.depth += 1
    return inner
  }

  /// Adds the nodes of sources that are side by side, wrappers opened, without what is below them.
  ///
  /// Sources are pointers and laws are looked at once, because copies of them take most of the time.
  private mutating func append(
    _ sources: UnsafeBufferPointer<ScreenNode>, of parent: Int, in around: FlexSurroundings
  ) {
    for index in sources.indices where nodes.count <= LayoutTree.mostNodes {
      if sources[index].traits.isPresented {
        parts.append(.window)
      } else if around.depth <= FlexTree.greatestDepth,
        case .flex(let law) = sources[index].law
      {
        append(law, of: parent, in: around)
        guard parts.last == .wrapper else { continue }
        sources[index].children.withUnsafeBufferPointer {
          append($0, of: parent, in: Self.wrapped(around))
        }
      } else {
        parts.append(.nothing)
      }
    }
  }

  private mutating func append(
    _ law: borrowing FlexLaw, of parent: Int, in around: FlexSurroundings
  ) {
    var content = FlexNode.Content.children
    var leaf = -1
    var changesContext = false
    var picture: ImageContent?
    switch law.content {
    case .wrapper:
      parts.append(.wrapper)
      return
    case .window where around.hasWindows:
      parts.append(.window)
      return
    case .text(let text):
      content = .text
      leaf = leaves.add(text)
    case .box(let box):
      content = .box
      leaf = leaves.add(box)
    case .image(let image): picture = image
    case .scroll, .window: changesContext = true
    case .children, .safeArea: break
    }
    if case .hidden = law.style.overflow { changesContext = true }
    parts.append(.node)
    let index = nodes.count
    nodes.append(node(law, in: Self.inside(law.style.writing, around), under: around))
    nodes[index].content = content
    nodes[index].leaf = leaf
    nodes[index].changesContext = changesContext
    if let picture { setSize(&nodes[index], picture) }
    if nodes[index].alignSelf == .baseline, !nodes[index].isAbsolute, nodes[parent].isRow {
      nodes[parent].isBaselineAligned = true
    }
  }

  /// Adds what is below the nodes of sources that are side by side.
  private mutating func descend(
    _ sources: UnsafeBufferPointer<ScreenNode>, _ next: inout FlexCursor,
    in around: FlexSurroundings
  ) {
    for index in sources.indices where next.part < parts.count {
      next.part += 1
      switch parts[next.part - 1] {
      case .node:
        if nodes[next.node].content == .children, !sources[index].children.isEmpty {
          let inner = Self.inside(isFlipped: nodes[next.node].writing.isOwnFlipped, around)
          sources[index].children.withUnsafeBufferPointer {
            addChildren($0, of: next.node, in: inner)
          }
        }
        next.node += 1
      case .wrapper:
        sources[index].children.withUnsafeBufferPointer {
          descend($0, &next, in: Self.wrapped(around))
        }
      case .window, .nothing: break
      }
    }
  }

  /// The surroundings of the children of a node that is written in a direction.
  static func inside(isFlipped: Bool, _ around: FlexSurroundings) -> FlexSurroundings {
    inside(isFlipped ? .rightToLeft : .leftToRight, around)
  }

  /// A node for a law, without its leaf.
  ///
  /// - Parameter around: What its children are in.
  /// - Parameter outer: What it is in itself.
  func node(
    _ law: borrowing FlexLaw, in around: FlexSurroundings, under outer: FlexSurroundings
  ) -> FlexNode {
    var node = FlexNode(law, isRightToLeft: around.isRightToLeft, in: outer)
    if node.isRow, node.alignItems == .baseline { node.isBaselineAligned = true }
    switch law.content {
    case .scroll(let scroll):
      node.isScrolling = true
      if scroll.axes == .horizontal, !node.isRow { node.turn() }
      if scroll.axes == .vertical, node.isRow { node.turn() }
    case .safeArea(let edges):
      let safe = around.safeArea
      let (leading, trailing) = around.isRightToLeft ? (2, 0) : (0, 2)
      if edges.contains(.top) { node.paddings.add(Float(safe.top), at: 1) }
      if edges.contains(.bottom) { node.paddings.add(Float(safe.bottom), at: 3) }
      if edges.contains(.leading) { node.paddings.add(Float(safe.leading), at: leading) }
      if edges.contains(.trailing) { node.paddings.add(Float(safe.trailing), at: trailing) }
      node.sumUp()
    case .children, .text, .image, .box, .window, .wrapper: break
    }
    return node
  }

  /// Pictures of a known size have it as their style where the style says nothing; others are 0 by 0.
  ///
  /// Symbols are texts of one glyph.
  private func setSize(_ node: inout FlexNode, _ image: ImageContent) {
    let size: Size
    switch image.kind {
    case .symbol: size = ImageLayout(content: image).naturalSize(fonts: fonts)
    case .picture(let picture): size = Sane.size(picture)
    case .unknownPicture: return
    }
    if node.size.width.unit.rawValue < FlexValue.Unit.points.rawValue {
      node.size.width = FlexValue(number: Float(size.width), unit: .points)
    }
    if node.size.height.unit.rawValue < FlexValue.Unit.points.rawValue {
      node.size.height = FlexValue(number: Float(size.height), unit: .points)
    }
  }
}

extension FlexNode {
  /// Exchanges the axes: a row becomes a column and the other way round.
  fileprivate mutating func turn() {
    (main, cross) = isRow ? (1, inlineStart) : (inlineStart, 1)
  }
}
