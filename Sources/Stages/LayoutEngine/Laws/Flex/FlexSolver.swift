// Provenance: Yoga remembers eight measurements and one layout of each node; leaves that are
// measured take an earlier answer also where the new question cannot change it.

/// An answer of a node, with the question.
struct FlexAnswer {
  var space = FlexSpace(lengths: SIMD2(.nan, .nan), width: .free, height: .free)
  var size = SIMD2<Float>(-1, -1)
}

/// Solves the layout of a flat tree.
///
/// Lengths are 32-bit, as in Yoga, so that ties fall alike.
///
/// A node is asked for its size any number of times and placed, with all below it, at the end. Every
/// answer goes into the node's `measured`; what was placed stays in `placed`.
struct FlexSolver {
  let nodes: UnsafeMutableBufferPointer<FlexNode>
  /// For each node ``room`` answers: first the one of placing, then those of measuring.
  let memory: UnsafeMutableBufferPointer<FlexAnswer>
  var leaves: FlexLeaves
  /// Physical pixels per point.
  let scale: Float
  /// How many answers were computed and not remembered.
  private(set) var evaluations = 0

  /// How many answers are kept for each node.
  static let room = 9

  init(
    nodes: UnsafeMutableBufferPointer<FlexNode>, memory: UnsafeMutableBufferPointer<FlexAnswer>,
    leaves: FlexLeaves, scale: Double
  ) {
    self.nodes = nodes
    self.memory = memory
    self.leaves = leaves
    self.scale = Float(scale)
  }

  /// Answers with the size of a node in a space, and on placing settles all that is below it.
  ///
  /// - Parameter owner: The inner size of the parent, to which shares refer.
  mutating func solve(
    _ node: Int, _ space: FlexSpace, owner: SIMD2<Float>, isPlacing: Bool
  ) {
    let known = remembered(node, space, owner: owner, isPlacing: isPlacing)
    if known >= 0 {
      nodes[node].measured = memory[known].size
    } else if evaluations < LayoutPass.mostEvaluations {
      evaluations += 1
      compute(node, space, owner: owner, isPlacing: isPlacing)
      remember(node, space, isPlacing: isPlacing)
    }
    guard isPlacing else { return }
    nodes[node].placed = nodes[node].measured
    let margin = nodes[node].ownMargin(owner.x)
    nodes[node].offered = space
    nodes[node].offered.lengths -= SIMD2(margin.x + margin.z, margin.y + margin.w)
  }

  /// The place of an earlier answer that serves; −1: none.
  private func remembered(
    _ node: Int, _ space: FlexSpace, owner: SIMD2<Float>, isPlacing: Bool
  ) -> Int {
    let first = node * Self.room
    let count = min(nodes[node].answers, Self.room - 1)
    if nodes[node].content != .children {
      let margins = SIMD2(nodes[node].margins(0, owner.x), nodes[node].margins(1, owner.x))
      if nodes[node].isPlacedOnce, serves(memory[first], space, margins) { return first }
      for index in 0..<count where serves(memory[first + 1 + index], space, margins) {
        return first + 1 + index
      }
      return -1
    }
    if isPlacing {
      return nodes[node].isPlacedOnce && Self.isSame(memory[first].space, space) ? first : -1
    }
    for index in 0..<count where Self.isSame(memory[first + 1 + index].space, space) {
      return first + 1 + index
    }
    return -1
  }

  private func remember(_ node: Int, _ space: FlexSpace, isPlacing: Bool) {
    var place = node * Self.room
    if isPlacing {
      nodes[node].isPlacedOnce = true
    } else {
      place += 1 + nodes[node].answers % (Self.room - 1)
      nodes[node].answers += 1
    }
    memory[place] = FlexAnswer(space: space, size: nodes[node].measured)
  }

  private static func isSame(_ first: FlexSpace, _ second: FlexSpace) -> Bool {
    first.width == second.width && first.height == second.height
      && isSameLength(first.lengths.x, second.lengths.x)
      && isSameLength(first.lengths.y, second.lengths.y)
  }

  /// Whether an answer of a measured leaf holds in another space too.
  private func serves(_ answer: FlexAnswer, _ space: FlexSpace, _ margins: SIMD2<Float>) -> Bool {
    guard answer.size.x >= 0, answer.size.y >= 0 else { return false }
    return serves(answer, space, margins, 0) && serves(answer, space, margins, 1)
  }

  private func serves(
    _ answer: FlexAnswer, _ space: FlexSpace, _ margins: SIMD2<Float>, _ dimension: Int
  ) -> Bool {
    let length = space.lengths[dimension]
    let earlier = answer.space.lengths[dimension]
    if length == earlier, space[dimension] == answer.space[dimension] { return true }
    let size = answer.size[dimension]
    let inner = length - margins[dimension]
    switch (space[dimension], answer.space[dimension]) {
    case (.free, .free): return isSameLength(onGrid(length), onGrid(earlier))
    case (.exact, .exact) where isSameLength(onGrid(length), onGrid(earlier)): return true
    case (.exact, _): return isSameLength(inner, size)
    case (.atMost, .free): return inner >= size || isSameLength(inner, size)
    case (.atMost, .atMost):
      if isSameLength(onGrid(length), onGrid(earlier)) { return true }
      return earlier > inner && (size <= inner || isSameLength(inner, size))
    case (.atMost, .exact), (.free, _): return false
    }
  }

  private func onGrid(_ length: Float) -> Float {
    Float(PixelGrid(scale: Double(scale)).pixels(Double(length)) / Double(scale))
  }

  // MARK: - Nodes

  private mutating func compute(
    _ node: Int, _ space: FlexSpace, owner: SIMD2<Float>, isPlacing: Bool
  ) {
    let margin = nodes[node].ownMargin(owner.x)
    var inner = space
    inner.lengths -= SIMD2(margin.x + margin.z, margin.y + margin.w)
    nodes[node].edges = nodes[node].padding(owner.x) + nodes[node].border
    if nodes[node].content != .children {
      measureLeaf(node, inner, owner: owner)
    } else if nodes[node].childCount == 0 {
      measureEmpty(node, inner, owner: owner)
    } else if isPlacing || !Self.isFixed(inner) {
      arrange(node, inner, owner: owner, isPlacing: isPlacing)
    } else {
      settle(
        node,
        SIMD2(Self.fixed(inner.lengths.x, inner.width), Self.fixed(inner.lengths.y, inner.height)),
        owner)
    }
  }

  /// Whether the size follows from the space alone.
  private static func isFixed(_ space: FlexSpace) -> Bool {
    (space.width == .exact && space.height == .exact)
      || (space.width == .atMost && space.lengths.x <= 0)
      || (space.height == .atMost && space.lengths.y <= 0)
  }

  private static func fixed(_ length: Float, _ sizing: FlexSizing) -> Float {
    length.isNaN || (sizing == .atMost && length < 0) ? 0 : length
  }

  /// Gives a node a size held between its limits.
  private func settle(_ node: Int, _ size: SIMD2<Float>, _ owner: SIMD2<Float>) {
    nodes[node].measured = SIMD2(
      nodes[node].settled(size.x, 0, owner: owner.x),
      nodes[node].settled(size.y, 1, owner: owner.y))
  }

  private func measureEmpty(_ node: Int, _ space: FlexSpace, owner: SIMD2<Float>) {
    let edges = nodes[node].edges
    settle(
      node,
      SIMD2(
        space.width == .exact ? space.lengths.x : edges.x + edges.z,
        space.height == .exact ? space.lengths.y : edges.y + edges.w), owner)
  }

  private mutating func measureLeaf(_ node: Int, _ space: FlexSpace, owner: SIMD2<Float>) {
    guard space.width != .exact || space.height != .exact else {
      settle(node, space.lengths, owner)
      return
    }
    let edges = nodes[node].edges
    let around = SIMD2(edges.x + edges.z, edges.y + edges.w)
    var inner = space
    for dimension in 0...1 {
      inner.lengths[dimension] =
        space[dimension] == .free
        ? .nan : longer(0, space.lengths[dimension] - around[dimension])
    }
    var size = leaves.size(nodes[node].leaf, isText: nodes[node].content == .text, in: inner)
    size += around
    if space.width == .exact { size.x = space.lengths.x }
    if space.height == .exact { size.y = space.lengths.y }
    settle(node, size, owner)
  }
}

/// The grid of a display's pixels.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double

  enum Rounding { case nearest, up, down }

  /// Whole pixels for a length in points.
  ///
  /// What is within a ten-thousandth of a pixel is on the grid.
  func pixels(_ length: Double, _ rounding: Rounding = .nearest) -> Double {
    let scaled = length * scale
    let whole = scaled.rounded(.down)
    let rest = scaled - whole
    if rest < Self.tolerance { return whole }
    if 1 - rest < Self.tolerance { return whole + 1 }
    switch rounding {
    case .up: return whole + 1
    case .down: return whole
    case .nearest: return rest > 0.5 - Self.tolerance ? whole + 1 : whole
    }
  }

  /// Whether a length is a whole number of pixels.
  func isWhole(_ length: Double) -> Bool {
    let scaled = length * scale
    return abs(scaled.rounded() - scaled) < Self.tolerance
  }

  private static let tolerance: Double = 0.000_1
}
