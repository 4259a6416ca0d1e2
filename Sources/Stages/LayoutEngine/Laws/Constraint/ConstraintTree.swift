import ScreenModel

/// A screen's tree of the constraint family made flat: parents before their children, children next
/// to each other.
struct ConstraintTree: Sendable {
  /// One node; its index stands for it during layout.
  struct Node: Sendable {
    let id: Int
    let law: Law
    /// The children that the law arranges.
    var children: Range<Int> = 0..<0
    /// Children with a window of their own, which take no space here.
    var presented: Range<Int> = 0..<0
    /// The index in ``ConstraintTree/texts`` of a text; −1 for others.
    var text = -1
    /// The index in ``ConstraintTree/hints`` of what a parent reads; −1: nothing.
    var hints = -1
    /// Put in by layout: it does not appear in the result, its children take its place.
    var isSynthetic = false
    var isPresented = false
  }

  private(set) var nodes: [Node] = []
  private(set) var texts: [LayoutTree.Text] = []
  private var hints: [ParentHints] = []

  init(_ root: ScreenNode, fonts: FontResolution) {
    var sources = [root]
    var depths = [0]
    append(root, isSynthetic: false, fonts: fonts)
    var index = 0
    while index < nodes.count {
      let isDeep = depths[index] >= LayoutTree.greatestDepth
      let room = isDeep ? 0 : LayoutTree.mostNodes - nodes.count
      let children = Self.children(of: sources[index])
      if children.count > room {
        nodes[index] = Node(id: nodes[index].id, law: .opaque)
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
    gatherHints()
  }

  /// What a parent reads of a child.
  func hints(of node: Int) -> ParentHints {
    let index = nodes[node].hints
    return index < 0 ? Self.noHints : hints[index]
  }

  /// Whether the tree begins with a window, below wrappers.
  var startsWithWindow: Bool {
    var index = 0
    while true {
      guard case .constraint(let law) = nodes[index].law else { return false }
      if case .window = law { return true }
      guard case .wrapper = law, nodes[index].children.count == 1 else { return false }
      index = nodes[index].children.lowerBound
    }
  }

  private static let noHints = ParentHints()
  /// The id of nodes that are no part of the screen's tree.
  private static let syntheticId = -1

  private mutating func append(_ source: ScreenNode, isSynthetic: Bool, fonts: FontResolution) {
    var node = Node(id: source.id, law: source.law)
    node.isSynthetic = isSynthetic
    if case .constraint(.text(let content)) = source.law {
      node.text = texts.count
      texts.append(LayoutTree.Text(paragraph: fonts.paragraph(content), metrics: nil))
    }
    nodes.append(node)
  }

  /// The children in the order in which they are kept: arranged ones, then presented ones.
  private static func children(of source: ScreenNode) -> [ScreenNode] {
    guard case .constraint(let law) = source.law, !source.children.isEmpty else { return [] }
    let arranged = source.children.filter { !$0.traits.isPresented }
    let presented = source.children.filter(\.traits.isPresented)
    guard law.isUnary, arranged.count > 1 else { return arranged + presented }
    var column = ScreenNode(
      .constraint(.column(LinearLaw())), name: source.name, span: nil, children: arranged)
    column.id = syntheticId
    return [column] + presented
  }

  private mutating func link(_ index: Int, count: Int, sources: [ScreenNode]) {
    let first = nodes.count - count
    let split = (first..<nodes.count).first { sources[$0].traits.isPresented } ?? nodes.count
    nodes[index].children = first..<split
    nodes[index].presented = split..<nodes.count
    for child in split..<nodes.count { nodes[child].isPresented = true }
  }

  /// Hints pass upwards through wrappers: children first.
  private mutating func gatherHints() {
    for index in nodes.indices.reversed() {
      guard case .constraint(let law) = nodes[index].law else { continue }
      let below = nodes[index].children.first.map { nodes[$0].hints } ?? -1
      switch law {
      case .wrapper: nodes[index].hints = below
      case .placed(let own):
        nodes[index].hints = hints.count
        hints.append(below < 0 ? own : own.over(hints[below]))
      default: break
      }
    }
  }
}

extension ParentHints {
  /// These, and where they say nothing those of an inner modifier.
  fileprivate func over(_ inner: ParentHints) -> ParentHints {
    let usual = ParentHints()
    var result = self
    if weight == usual.weight {
      result.weight = inner.weight
      result.fillsWeight = inner.fillsWeight
    }
    result.isMeasuredLast = isMeasuredLast || inner.isMeasuredLast
    result.horizontal = horizontal ?? inner.horizontal
    result.vertical = vertical ?? inner.vertical
    result.matchesParent = matchesParent || inner.matchesParent
    result.span = span ?? inner.span
    if anchor == usual.anchor { result.anchor = inner.anchor }
    return result
  }
}

extension ConstraintLaw {
  /// Whether the law has one child, which it measures and places.
  var isUnary: Bool {
    switch self {
    case .size, .defaultMinimum, .fill, .wrapContent, .padding, .offset, .scroll, .aspectRatio,
      .clip, .minimumTarget, .intrinsic, .placed, .wrapper, .window:
      true
    case .text, .image, .box, .row, .column, .layers, .flow, .attachment, .lazyList, .lazyGrid,
      .scaffold, .listItem, .topBar, .anchors:
      false
    }
  }
}
