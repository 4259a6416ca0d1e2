import ScreenModel

/// A screen's tree made flat: what layout needs of each node, children next to each other.
///
/// Parents come before their children. Everything that does not depend on proposals is computed
/// here, once: fonts, priorities, preferred spacing, the direction of spacers and dividers.
struct LayoutTree: Sendable {
  /// One node; its index in ``LayoutTree/nodes`` stands for it during layout.
  struct Node: Sendable {
    let id: Int
    let law: Law
    /// The children that the law arranges.
    var children: Range<Int> = 0..<0
    /// Children with a window of their own, which take no space here.
    var presented: Range<Int> = 0..<0
    /// The axis of the stack that a spacer or divider belongs to; nil: none.
    var stackAxis: Axis?
    var priority: Double
    var top = SpacingPreference.plain
    var bottom = SpacingPreference.plain
    /// The index in ``LayoutTree/texts`` of a text; −1 for others.
    var text = -1
    /// Put in by layout: it does not appear in the result, its children take its place.
    var isSynthetic = false
    /// A sheet or the like below the root: it has a window of its own.
    var isPresented = false
  }

  /// A text with its fonts at their sizes.
  struct Text: Sendable {
    let paragraph: Paragraph
    let metrics: TextMetrics?
  }

  private(set) var nodes: [Node] = []
  private(set) var texts: [Text] = []

  /// Deeper nodes are cut, so that recursion stays within the stack.
  static let greatestDepth = 400
  /// Further nodes are cut, so that memory and time stay bounded.
  static let mostNodes = 200_000

  init(_ root: ScreenNode, fonts: FontResolution) {
    var sources = [root]
    var depths = [0]
    append(root, isSynthetic: false, fonts: fonts)
    var index = 0
    while index < nodes.count {
      let room = depths[index] < Self.greatestDepth ? Self.mostNodes - nodes.count : 0
      let children = Self.children(of: sources[index], in: nodes[index].law)
      if children.count > room {
        cut(index)
      } else {
        for child in children {
          sources.append(child)
          depths.append(depths[index] + 1)
          append(child, isSynthetic: child.id == Self.syntheticId, fonts: fonts)
        }
        link(index, count: children.count, sources: sources)
      }
      index += 1
    }
    summarise(fonts: fonts)
  }

  /// The window at the root, through wrappers; nil: the root stands in a window without a node.
  var leadingWindow: WindowLaw? {
    var index = 0
    while true {
      guard case .proposal(let law) = nodes[index].law else { return nil }
      if case .window(let window) = law { return window }
      guard case .wrapper = law, nodes[index].children.count == 1 else { return nil }
      index = nodes[index].children.lowerBound
    }
  }

  /// The id of nodes that are no part of the screen's tree.
  private static let syntheticId = -1

  private mutating func append(_ source: ScreenNode, isSynthetic: Bool, fonts: FontResolution) {
    var law = source.law
    if case .proposal(let proposal) = law { law = .proposal(Sane.law(proposal)) }
    var node = Node(
      id: source.id, law: law, priority: Sane.priority(source.traits.layoutPriority))
    node.isSynthetic = isSynthetic
    if case .proposal(.text(let content)) = law {
      node.text = texts.count
      texts.append(Text(paragraph: fonts.paragraph(content), metrics: fonts.metrics(content)))
    }
    nodes.append(node)
  }

  private mutating func cut(_ index: Int) {
    let node = nodes[index]
    nodes[index] = Node(id: node.id, law: .opaque, priority: node.priority)
  }

  /// The children in the order in which they are kept: arranged ones, then presented ones.
  private static func children(of source: ScreenNode, in law: Law) -> [ScreenNode] {
    guard case .proposal(let proposal) = law, !source.children.isEmpty else { return [] }
    let arranged = source.children.filter { !$0.traits.isPresented }
    let presented = source.children.filter(\.traits.isPresented)
    guard proposal.isUnary, arranged.count > 1 else { return arranged + presented }
    var column = ScreenNode(
      .stack(StackLaw(axis: .vertical)), name: source.name, span: nil, children: arranged)
    column.id = syntheticId
    return [column] + presented
  }

  private mutating func link(_ index: Int, count: Int, sources: [ScreenNode]) {
    let first = nodes.count - count
    let split = (first..<nodes.count).first { sources[$0].traits.isPresented } ?? nodes.count
    nodes[index].children = first..<split
    nodes[index].presented = split..<nodes.count
    for child in split..<nodes.count { nodes[child].isPresented = true }
    guard case .proposal(let law) = nodes[index].law else { return }
    let axis: Axis?
    switch law {
    case .stack(let stack): axis = stack.axis
    case .gridRow: axis = .horizontal
    default: axis = law.isUnary ? nodes[index].stackAxis : nil
    }
    for child in first..<split { nodes[child].stackAxis = axis }
  }

  /// Priorities and spacing preferences pass upwards: children first.
  private mutating func summarise(fonts: FontResolution) {
    for index in nodes.indices.reversed() {
      guard case .proposal(let law) = nodes[index].law else { continue }
      let children = nodes[index].children
      let passesPriority = law.isUnary || law.isAttachment
      if passesPriority, nodes[index].priority == 0, let child = children.first {
        nodes[index].priority = nodes[child].priority
      }
      if case .spacer = law { nodes[index].priority = -.infinity }
      nodes[index].top = preference(of: index, law, isTop: true)
      nodes[index].bottom = preference(of: index, law, isTop: false)
    }
  }

  private func preference(of index: Int, _ law: ProposalLaw, isTop: Bool) -> SpacingPreference {
    let children = nodes[index].children
    switch law {
    case .text:
      guard let metrics = texts[nodes[index].text].metrics else { return .plain }
      return SpacingPreference(text: metrics)
    case .spacer: return .spacer
    case .stack(let stack) where stack.axis == .vertical:
      return edge(isTop ? children.first : children.last, isTop: isTop)
    case .stack, .gridRow, .layers: return union(of: children, isTop: isTop)
    case .padding(let insets):
      let isPlain = (isTop ? insets.top : insets.bottom) != 0
      return isPlain ? .plain : edge(children.first, isTop: isTop)
    case .frame(let frame):
      return frame.height != nil ? .plain : edge(children.first, isTop: isTop)
    case .flexibleFrame(let frame):
      let isPlain = frame.height != FlexibleFrameLaw.Bounds()
      return isPlain ? .plain : edge(children.first, isTop: isTop)
    case .fixedSize, .aspectRatio, .offset, .attachment, .clip, .wrapper, .fitting:
      return edge(children.first, isTop: isTop)
    case .image, .box, .divider, .position, .scroll, .grid, .lazyGrid, .reader, .inset, .window:
      return .plain
    }
  }

  private func edge(_ child: Int?, isTop: Bool) -> SpacingPreference {
    guard let child else { return .plain }
    return isTop ? nodes[child].top : nodes[child].bottom
  }

  private func union(of children: Range<Int>, isTop: Bool) -> SpacingPreference {
    guard let first = children.first else { return .plain }
    return children.dropFirst().reduce(edge(first, isTop: isTop)) {
      $0.union(edge($1, isTop: isTop))
    }
  }
}

extension ProposalLaw {
  /// Whether the law has one child, which it measures and places.
  var isUnary: Bool {
    switch self {
    case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .offset, .position, .clip,
      .scroll, .wrapper, .window:
      true
    case .text, .image, .box, .stack, .layers, .spacer, .divider, .attachment, .grid, .gridRow,
      .lazyGrid, .fitting, .reader, .inset:
      false
    }
  }

  /// Whether the first child alone decides the size.
  var isAttachment: Bool {
    if case .attachment = self { true } else { false }
  }
}
