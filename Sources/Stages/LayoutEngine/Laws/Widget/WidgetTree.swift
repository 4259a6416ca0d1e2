import ScreenModel

/// A screen's tree of the widget family made flat: what layout needs of each node.
///
/// Parents come before their children. What passes downwards without asking for sizes is settled here:
/// which safe area is left, and whether a list stands among slivers.
struct WidgetTree: Sendable {
  struct Node: Sendable {
    let id: Int
    /// Nil for what is opaque.
    let law: WidgetLaw?
    /// The children that the law arranges.
    var children: Range<Int> = 0..<0
    /// Children with a window of their own, which take no space here.
    var presented: Range<Int> = 0..<0
    /// The index in ``WidgetTree/texts`` of a text; −1 for others.
    var text = -1
    /// Put in by layout: it does not appear in the result, its children take its place.
    var isSynthetic = false
    /// Has a window of its own.
    var isPresented = false
    /// Whether it is a sliver of a viewport around it, so that it does not scroll by itself.
    var isSliver = false
    /// What no node around it has kept free of the window's safe area.
    var safeArea: Insets
  }

  private(set) var nodes: [Node] = []
  private(set) var texts: [LayoutTree.Text] = []

  init(_ root: ScreenNode, fonts: FontResolution, safeArea: Insets) {
    var sources = [root]
    var depths = [0]
    append(root, fonts: fonts, safeArea: safeArea, isSynthetic: false)
    var index = 0
    while index < nodes.count {
      let isDeep = depths[index] >= LayoutTree.greatestDepth
      let room = isDeep ? 0 : LayoutTree.mostNodes - nodes.count
      let children = Self.children(of: sources[index], in: nodes[index].law)
      if children.count <= room {
        for child in children {
          sources.append(child)
          depths.append(depths[index] + 1)
          append(
            child, fonts: fonts, safeArea: nodes[index].safeArea,
            isSynthetic: child.id == Self.syntheticId)
        }
        link(index, count: children.count, sources: sources, window: safeArea)
      } else {
        nodes[index] = Node(id: nodes[index].id, law: nil, safeArea: .zero)
      }
      index += 1
    }
  }

  /// The window at the root, through wrappers; nil: the root stands in a window without a node.
  var leadingWindow: Int? {
    var index = 0
    while true {
      guard let law = nodes[index].law else { return nil }
      if case .window = law { return index }
      guard case .wrapper = law, nodes[index].children.count == 1 else { return nil }
      index = nodes[index].children.lowerBound
    }
  }

  /// The node that a parent reads: below wrappers.
  func read(_ node: Int) -> Int {
    var index = node
    while let law = nodes[index].law, case .wrapper = law, nodes[index].children.count == 1 {
      index = nodes[index].children.lowerBound
    }
    return index
  }

  /// The id of nodes that are no part of the screen's tree.
  private static let syntheticId = -1

  private mutating func append(
    _ source: ScreenNode, fonts: FontResolution, safeArea: Insets, isSynthetic: Bool
  ) {
    var law: WidgetLaw?
    if case .widget(let widget) = source.law { law = Sane.law(widget) }
    var node = Node(id: source.id, law: law, safeArea: safeArea)
    node.isSynthetic = isSynthetic
    if case .text(let content)? = law {
      node.text = texts.count
      texts.append(LayoutTree.Text(paragraph: fonts.paragraph(content), metrics: nil))
    }
    nodes.append(node)
  }

  /// The children in the order in which they are kept: arranged ones, then presented ones.
  private static func children(of source: ScreenNode, in law: WidgetLaw?) -> [ScreenNode] {
    guard let law, !source.children.isEmpty else { return [] }
    let arranged = source.children.filter { !$0.traits.isPresented }
    let presented = source.children.filter(\.traits.isPresented)
    guard law.isUnary, arranged.count > 1 else { return arranged + presented }
    let column = WidgetFlexLaw(axis: .vertical, cross: .start, isMaximal: false)
    var synthetic = ScreenNode(
      .widget(.flex(column)), name: source.name, span: nil, children: arranged)
    synthetic.id = syntheticId
    return [synthetic] + presented
  }

  private mutating func link(_ index: Int, count: Int, sources: [ScreenNode], window: Insets) {
    let first = nodes.count - count
    let split = (first..<nodes.count).first { sources[$0].traits.isPresented } ?? nodes.count
    nodes[index].children = first..<split
    nodes[index].presented = split..<nodes.count
    for child in split..<nodes.count {
      nodes[child].isPresented = true
      nodes[child].safeArea = window
      if case .widget(.window(let law)) = sources[child].law, law.heightShare < 1 {
        nodes[child].safeArea.top = 0
      }
    }
    guard let law = nodes[index].law else { return }
    for child in first..<split {
      nodes[child].isSliver = law.makesSlivers || (law.passesSlivers && nodes[index].isSliver)
      nodes[child].safeArea = law.safeArea(
        nodes[index].safeArea, ofChild: child - first, count: split - first)
    }
  }
}

extension WidgetLaw {
  /// Whether the law has one child, which it measures and places.
  var isUnary: Bool {
    switch self {
    case .flexible, .positioned, .constrained, .limited, .unconstrained, .overflowing, .padding,
      .scaledPadding, .align, .fractional, .aspectRatio, .fitted, .intrinsic, .baseline, .offset,
      .clip, .scroll,
      .fillsViewport, .safeArea, .minimumTarget, .wrapper, .window:
      true
    case .text, .image, .box, .flex, .stack, .wrap, .list, .grid, .slivers, .scaffold, .toolbar,
      .tile, .decoratedField, .attachment, .table:
      false
    }
  }

  fileprivate var makesSlivers: Bool { if case .slivers = self { true } else { false } }

  /// Whether a child of a sliver is one as well.
  fileprivate var passesSlivers: Bool {
    switch self {
    case .wrapper, .padding, .safeArea, .offset: true
    default: false
    }
  }

  /// Provenance: which parts remove the media query's padding for what is inside them: SafeArea, the
  /// scaffold's slots, and scrolling lists without a padding of their own.
  fileprivate func safeArea(_ outer: Insets, ofChild position: Int, count: Int) -> Insets {
    var inner = outer
    switch self {
    case .safeArea(let edges, _):
      if edges.contains(.top) { inner.top = 0 }
      if edges.contains(.leading) { inner.leading = 0 }
      if edges.contains(.bottom) { inner.bottom = 0 }
      if edges.contains(.trailing) { inner.trailing = 0 }
    case .scaffold(let law):
      switch law.slots(count: count)[safe: position] {
      case .body:
        if law.hasTopBar, !law.extendsBodyBehindTopBar { inner.top = 0 }
        if law.hasBottomBar || law.hasFooter, !law.extendsBody { inner.bottom = 0 }
      case .topBar: inner.bottom = 0
      case .bottomBar: inner.top = 0
      case .footer:
        inner.top = 0
        if law.hasBottomBar { inner.bottom = 0 }
      case .floatingButton: inner = .zero
      case nil: break
      }
    case .list(let list) where list.padding == nil: inner.clear(list.axis)
    case .grid(let grid) where grid.padding == nil: inner.clear(grid.axis)
    default: break
    }
    return inner
  }
}

extension Insets {
  /// Without distances along an axis.
  fileprivate mutating func clear(_ axis: Axis) {
    if axis == .vertical {
      (top, bottom) = (0, 0)
    } else {
      (leading, trailing) = (0, 0)
    }
  }
}

extension Array {
  /// The element at a place; nil: there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
