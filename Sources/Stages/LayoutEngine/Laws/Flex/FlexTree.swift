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

/// A screen's tree of the flex family made flat: parents before children, children side by side.
///
/// Wrappers have no node: their children count as those of the parent. What is opaque, presented or
/// a window has none either. ``FlexPass`` walks the screen's tree in the same order.
struct FlexTree {
  var nodes: [FlexNode] = []
  var leaves: FlexLeaves
  private let fonts: FontResolution

  init(typesetter: any Typesetter, fonts: FontResolution) {
    leaves = FlexLeaves(typesetter: typesetter, fonts: fonts)
    self.fonts = fonts
  }

  /// Adds nodes for all below a source under a node that is already there.
  mutating func addChildren(_ sources: [ScreenNode], of parent: Int, in around: FlexSurroundings) {
    let count = Self.count(sources, in: around)
    guard count > 0 else { return }
    guard count <= LayoutTree.mostNodes - nodes.count else {
      nodes[parent].isCut = true
      return
    }
    var next = nodes.count
    nodes[parent].firstChild = next
    nodes[parent].childCount = count
    for _ in 0..<count { nodes.append(FlexNode()) }
    fill(sources, &next, of: parent, in: around)
  }

  /// How a source takes part in its parent's layout.
  enum Part { case node, wrapper, window, nothing }

  static func part(_ source: ScreenNode, in around: FlexSurroundings) -> Part {
    if source.traits.isPresented { return .window }
    guard case .flex(let law) = source.law, around.depth <= LayoutTree.greatestDepth else {
      return .nothing
    }
    switch law.content {
    case .wrapper: return .wrapper
    case .window: return around.hasWindows ? .window : .node
    case .children, .text, .image, .box, .scroll, .safeArea: return .node
    }
  }

  /// The surroundings of a node's children.
  static func inside(_ source: ScreenNode, _ around: FlexSurroundings) -> FlexSurroundings {
    var inner = around
    inner.depth += 1
    inner.isOuterRightToLeft = around.isRightToLeft
    guard case .flex(let law) = source.law else { return inner }
    switch law.style.writing {
    case .inherit: break
    case .leftToRight: inner.isRightToLeft = false
    case .rightToLeft: inner.isRightToLeft = true
    }
    return inner
  }

  private static func count(_ sources: [ScreenNode], in around: FlexSurroundings) -> Int {
    var count = 0
    for index in sources.indices {
      switch part(sources[index], in: around) {
      case .node: count += 1
      case .wrapper:
        count += self.count(sources[index].children, in: wrapped(around))
      case .window, .nothing: break
      }
    }
    return count
  }

  /// The surroundings of a wrapper's children: its style is not used.
  static func wrapped(_ around: FlexSurroundings) -> FlexSurroundings {
    var inner = around
    inner.depth += 1
    return inner
  }

  private mutating func fill(
    _ sources: [ScreenNode], _ next: inout Int, of parent: Int, in around: FlexSurroundings
  ) {
    for index in sources.indices {
      switch Self.part(sources[index], in: around) {
      case .node:
        set(next, sources[index], parent: parent, in: around)
        next += 1
      case .wrapper: fill(sources[index].children, &next, of: parent, in: Self.wrapped(around))
      case .window, .nothing: break
      }
    }
  }

  private mutating func set(
    _ index: Int, _ source: ScreenNode, parent: Int, in around: FlexSurroundings
  ) {
    guard case .flex(let law) = source.law else { return }
    let inner = Self.inside(source, around)
    var node = node(law, in: inner, under: around)
    switch law.content {
    case .text(let content):
      node.content = .text
      node.leaf = leaves.add(content)
    case .box(let box):
      node.content = .box
      node.leaf = leaves.add(box)
    case .image(let image): setSize(&node, image)
    case .children, .scroll, .window, .wrapper, .safeArea: break
    }
    nodes[index] = node
    if node.alignSelf == .baseline, !node.isAbsolute, nodes[parent].isRow {
      nodes[parent].isBaselineAligned = true
    }
    if node.content == .children { addChildren(source.children, of: index, in: inner) }
  }

  /// A node for a law, without its leaf.
  ///
  /// - Parameter around: What its children are in.
  /// - Parameter outer: What it is in itself.
  func node(
    _ law: FlexLaw, in around: FlexSurroundings, under outer: FlexSurroundings
  ) -> FlexNode {
    var node = FlexNode(law.style, isRightToLeft: around.isRightToLeft, in: outer)
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
