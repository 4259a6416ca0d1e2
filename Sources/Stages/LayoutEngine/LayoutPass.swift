import ScreenModel

/// One layout under way: the flat tree, the answers so far, and how to ask and place any node.
struct LayoutPass {
  let tree: LayoutTree
  let fonts: FontResolution
  let window: Window
  /// Whether the height is free and no safe area is kept.
  let isComponent: Bool
  var texts: TextMeasurer
  private var cache: MeasureCache
  /// How many answers were computed and not remembered.
  private(set) var evaluations = 0

  /// After so many answers nodes repeat an earlier one, so that time stays bounded.
  static let mostEvaluations = 400_000

  init(
    tree: LayoutTree, fonts: FontResolution, typesetter: any Typesetter, window: Window,
    isComponent: Bool
  ) {
    self.tree = tree
    self.fonts = fonts
    self.window = window
    self.isComponent = isComponent
    texts = TextMeasurer(tree.texts, typesetter: typesetter)
    cache = MeasureCache(nodeCount: tree.nodes.count)
  }

  /// The size with which a node answers a proposal.
  mutating func measure(_ node: Int, _ proposal: Proposal) -> Size {
    let proposal = Sane.proposal(proposal)
    if let index = cache.find(node, proposal) { return cache.entries[index].size }
    guard evaluations < Self.mostEvaluations else { return cache.newest(node) ?? .zero }
    evaluations += 1
    let size = Sane.answer(answer(node, proposal))
    cache.add(node, proposal, size: size)
    return size
  }

  /// The length along an axis with which a node answers a proposal.
  mutating func length(_ node: Int, _ proposal: Proposal, along axis: Axis) -> Double {
    measure(node, proposal)[axis]
  }

  /// The first or last baseline of text in a node, from its top; nil: it holds no text.
  mutating func baseline(_ node: Int, _ proposal: Proposal, isFirst: Bool) -> Double? {
    let proposal = Sane.proposal(proposal)
    let size = measure(node, proposal)
    let index = cache.find(node, proposal)
    if let index {
      let entry = cache.entries[index]
      switch isFirst ? entry.firstBaseline : entry.lastBaseline {
      case .unknown: break
      case .none: return nil
      case .at(let distance): return distance
      }
    }
    let found = findBaseline(node, proposal, size: size, isFirst: isFirst)
    if let index {
      cache.setBaseline(found.map { .at($0) } ?? .none, isFirst: isFirst, at: index)
    }
    return found
  }

  /// Where a node puts its children, relative to its own top leading corner.
  mutating func place(_ node: Int, _ proposal: Proposal, size: Size) -> [Placement] {
    ask(PlaceQuestion(proposal: Sane.proposal(proposal), size: size), of: node) ?? []
  }

  /// The default distance in points between two neighbours along an axis.
  func spacing(from first: Int, to second: Int, along axis: Axis) -> Double {
    let first = tree.nodes[first]
    let second = tree.nodes[second]
    switch axis {
    case .horizontal: return SpacingPreference.horizontal(first.bottom, second.top)
    case .vertical: return SpacingPreference.vertical(first.bottom, second.top, fonts: fonts)
    }
  }

  private mutating func answer(_ node: Int, _ proposal: Proposal) -> Size {
    ask(MeasureQuestion(proposal: proposal), of: node) ?? .zero
  }

  private mutating func findBaseline(
    _ node: Int, _ proposal: Proposal, size: Size, isFirst: Bool
  ) -> Double? {
    if let own = ownBaseline(node, proposal, isFirst: isFirst) { return own }
    guard case .proposal(let law) = tree.nodes[node].law, law.passesBaseline else { return nil }
    var placements = place(node, proposal, size: size)
    if law.isAttachment { placements = Array(placements.prefix(1)) }
    var found: Double?
    for placement in placements {
      let own = baseline(placement.child, placement.proposal, isFirst: isFirst)
      guard let own else { continue }
      let distance = placement.origin.y - law.drawnBelow + own
      let other = found ?? distance
      found = isFirst ? min(other, distance) : max(other, distance)
    }
    return found
  }

  private mutating func ownBaseline(
    _ node: Int, _ proposal: Proposal, isFirst: Bool
  ) -> Double? {
    switch tree.nodes[node].law {
    case .proposal(.text):
      let layout = texts.layout(tree.nodes[node].text, proposal)
      return isFirst ? layout.firstBaseline : layout.lastBaseline
    case .proposal(.image(let image)): return ImageLayout(content: image).baseline(fonts: fonts)
    default: return nil
    }
  }
}

/// Where a child goes.
struct Placement {
  let child: Int
  /// Relative to the parent's top leading corner.
  var origin: Point
  let proposal: Proposal
  /// The child's size where its parent decides it; nil: the child's own answer.
  var size: Size?
  /// Where the child's children go where the parent's parent decides it.
  var children: [Placement]?

  init(
    _ child: Int, at origin: Point, _ proposal: Proposal, size: Size? = nil,
    children: [Placement]? = nil
  ) {
    self.child = child
    self.origin = origin
    self.proposal = proposal
    self.size = size
    self.children = children
  }
}

extension ProposalLaw {
  /// Whether a row can be aligned by text inside.
  fileprivate var passesBaseline: Bool {
    switch self {
    case .scroll, .position, .reader, .window, .text, .image, .box, .spacer, .divider: false
    default: true
    }
  }

  /// How far below its place in the layout the child is drawn, in points.
  fileprivate var drawnBelow: Double {
    if case .offset(let point) = self { point.y } else { 0 }
  }
}
