import ScreenModel

/// The links of all children along one axis, and where they lead.
///
/// Lengths are in pixels.
struct AnchorAxis {
  /// A link to an edge: of a child by its index, or of the parent.
  private struct Link {
    /// Nil: the parent.
    let target: Int?
    let side: AnchorLink.Side
    let margin: Double
    let bias: Double
  }

  private(set) var starts: [Double]
  private(set) var lengths: [Double]
  var baselines: [Double]
  private let axis: Axis
  private let wanted: [AnchoredLength]
  private var before: [Link?]
  private var after: [Link?]
  private var onBaseline: [Link?]
  private var isPlaced: [Bool]

  init(
    _ axis: Axis, _ hints: [ParentHints], lengths wanted: [AnchoredLength], pass: ConstraintPass
  ) {
    self.axis = axis
    self.wanted = wanted
    lengths = wanted.map(\.natural)
    starts = Array(repeating: 0, count: wanted.count)
    baselines = starts
    before = Array(repeating: nil, count: wanted.count)
    after = before
    onBaseline = before
    isPlaced = Array(repeating: false, count: wanted.count)
    var indices: [String: Int] = [:]
    for (index, hint) in hints.enumerated() {
      if let name = hint.anchorName, indices[name] == nil { indices[name] = index }
    }
    for (index, hint) in hints.enumerated() {
      for link in hint.links {
        let target = link.target.flatMap { indices[$0] }
        guard link.target == nil || (target != nil && target != index) else { continue }
        let bias = link.bias.isFinite ? max(0, min(link.bias, 1)) : 0.5
        let own = Link(
          target: target, side: link.targetSide, margin: pass.pixels(link.margin), bias: bias)
        switch (link.side, axis) {
        case (.start, .horizontal), (.top, .vertical): before[index] = own
        case (.end, .horizontal), (.bottom, .vertical): after[index] = own
        case (.baseline, .vertical): onBaseline[index] = own
        default: break
        }
      }
    }
  }

  var needsBaselines: Bool { onBaseline.contains { $0 != nil } }

  /// The parent's length: what is held, else how far the children reach.
  func extent(within constraints: PixelConstraints) -> Double {
    let least = constraints.minimum[axis]
    let most = constraints.maximum[axis]
    if least == most { return most }
    // A child that fills a bounded parent makes it as long as it may be.
    if most.isFinite, wanted.contains(where: { $0.kind == .parent }) { return most }
    var trial = self
    trial.solve(in: nil)
    var reach: Double = 0
    for index in starts.indices {
      let margin = after[index].flatMap { $0.target == nil ? $0.margin : nil } ?? 0
      reach = max(reach, trial.starts[index] + trial.lengths[index] + margin)
    }
    return max(least, min(ConstraintPass.rounded(reach), most))
  }

  /// Places every child; nil: the parent has no end yet, and everything stands as near to its start
  /// as it can.
  mutating func solve(in extent: Double?) {
    for index in isPlaced.indices { isPlaced[index] = false }
    var left = starts.count
    while left > 0 {
      var isStuck = true
      for index in starts.indices where !isPlaced[index] && place(index, in: extent) {
        left -= 1
        isStuck = false
      }
      guard isStuck else { continue }
      if let chain = chain(in: extent) {
        place(chain, in: extent)
        left -= chain.count
      } else if let index = isPlaced.firstIndex(of: false) {
        // Links in a circle: only what can be followed counts.
        placeLoosely(index, in: extent)
        left -= 1
      }
    }
  }

  /// Where an edge is that a link leads to.
  private enum Edge: Equatable {
    case at(Double)
    /// The other child has no place yet.
    case pending
    /// There is no link, or the parent has no end yet.
    case absent
  }

  private func edge(_ link: Link?, in extent: Double?) -> Edge {
    guard let link else { return .absent }
    guard let target = link.target else {
      switch link.side {
      case .start, .top, .baseline: return .at(0)
      case .end, .bottom: return extent.map { .at($0) } ?? .absent
      }
    }
    guard isPlaced[target] else { return .pending }
    switch link.side {
    case .start, .top: return .at(starts[target])
    case .end, .bottom: return .at(starts[target] + lengths[target])
    case .baseline: return .at(starts[target] + baselines[target])
    }
  }

  /// Places a child when all that it is linked to has a place.
  private mutating func place(_ index: Int, in extent: Double?) -> Bool {
    if let link = onBaseline[index] {
      guard case .at(let line) = edge(link, in: extent) else { return false }
      settle(index, at: line + link.margin - baselines[index])
      return true
    }
    let start = edge(before[index], in: extent)
    let end = edge(after[index], in: extent)
    guard start != .pending, end != .pending else { return false }
    settle(index, between: start, and: end, in: extent)
    return true
  }

  private mutating func placeLoosely(_ index: Int, in extent: Double?) {
    let start = edge(before[index], in: extent)
    let end = edge(after[index], in: extent)
    settle(
      index, between: start == .pending ? .absent : start, and: end == .pending ? .absent : end,
      in: extent)
  }

  private mutating func settle(_ index: Int, at start: Double) {
    starts[index] = Sane.distance(start)
    isPlaced[index] = true
  }

  private mutating func settle(
    _ index: Int, between start: Edge, and end: Edge, in extent: Double?
  ) {
    lengths[index] = wanted[index].natural
    if wanted[index].kind == .parent, let extent {
      lengths[index] = extent
      return settle(index, at: 0)
    }
    let before = self.before[index]?.margin ?? 0
    let after = self.after[index]?.margin ?? 0
    switch (start, end) {
    case (.at(let start), .at(let end)):
      let room = max(0, end - start - before - after)
      switch wanted[index].kind {
      case .spread: lengths[index] = ConstraintPass.rounded(room)
      case .wrap(isBounded: true): lengths[index] = min(lengths[index], room)
      case .wrap(isBounded: false), .fixed, .parent: break
      }
      let free = end - start - before - after - lengths[index]
      settle(index, at: start + before + free * (self.before[index]?.bias ?? 0.5))
    case (.at(let start), _): settle(index, at: start + before)
    case (_, .at(let end)): settle(index, at: end - after - lengths[index])
    default: settle(index, at: 0)
    }
  }

  /// Children in a row of which each is linked to the next and back; nil: there is none.
  private func chain(in extent: Double?) -> [Int]? {
    for head in starts.indices where !isPlaced[head] {
      guard edge(before[head], in: extent) != .pending, onBaseline[head] == nil else { continue }
      var chain = [head]
      while let last = chain.last, edge(after[last], in: extent) == .pending {
        guard let next = after[last]?.target, before[next]?.target == last, !chain.contains(next)
        else { break }
        chain.append(next)
      }
      guard let last = chain.last, chain.count > 1, edge(after[last], in: extent) != .pending else {
        continue
      }
      return chain
    }
    return nil
  }

  /// Spreads a chain between its ends; without a second end it is packed at the first.
  private mutating func place(_ chain: [Int], in extent: Double?) {
    guard let first = chain.first, let last = chain.last else { return }
    var start: Double = 0
    if case .at(let edge) = edge(before[first], in: extent) { start = edge }
    var margins: Double = 0
    var taken: Double = 0
    var spreads: Double = 0
    for index in chain {
      margins += (before[index]?.margin ?? 0) + (after[index]?.margin ?? 0)
      if wanted[index].kind == .spread { spreads += 1 } else { taken += wanted[index].natural }
    }
    var gap: Double = 0
    var share: Double?
    if case .at(let end) = edge(after[last], in: extent) {
      let free = end - start - margins - taken
      if spreads > 0 {
        share = max(0, (free / spreads).rounded(.down))
      } else if free > 0 {
        gap = free / Double(chain.count + 1)
      } else {
        start += free / 2
      }
    }
    for index in chain {
      lengths[index] = wanted[index].natural
      if wanted[index].kind == .spread, let share { lengths[index] = share }
      start += gap + (before[index]?.margin ?? 0)
      settle(index, at: start)
      start += lengths[index] + (after[index]?.margin ?? 0)
    }
  }
}
