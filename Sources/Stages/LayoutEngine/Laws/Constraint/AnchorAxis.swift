import ScreenModel

/// The links of all children along one axis, and where they lead.
///
/// Lengths are in pixels. Behind the children stand the guidelines and barriers of the axis, as items
/// without a length.
struct AnchorAxis {
  /// A link to an edge: of an item by its index, or of the parent.
  struct Link {
    /// Nil: the parent.
    let target: Int?
    let side: AnchorLink.Side
    let margin: Double
    let bias: Double
  }

  /// Where a line without a length is.
  enum Line {
    case guideline(AnchorPlace)
    case barrier(of: [Int], isAtEnd: Bool, margin: Double)
  }

  var starts: [Double]
  var lengths: [Double]
  var baselines: [Double]
  let axis: Axis
  let wanted: [AnchoredLength]
  var before: [Link?]
  var after: [Link?]
  var isGone: [Bool]
  /// How a chain is laid out, by its first member.
  var styles: [Int: AnchorChain.Style] = [:]
  /// Shares of a chain; nil: none is stated.
  var weights: [Double?]
  private(set) var isPlaced: [Bool]
  private(set) var onBaseline: [Link?]
  private let childCount: Int
  private let lines: [Line]
  /// Lines that have no place while the parent has no end.
  private var isNowhere: [Bool]

  init(
    _ axis: Axis, _ hints: [AnchorHints], _ law: AnchorsLaw, lengths children: [AnchoredLength],
    pass: ConstraintPass
  ) {
    let names = AnchorNames(hints, law, along: axis)
    let count = hints.count + names.lines.count
    self.axis = axis
    childCount = hints.count
    let none = AnchoredLength(natural: 0, kind: .fixed)
    wanted = children + names.lines.map { _ in none }
    lengths = wanted.map(\.natural)
    starts = Array(repeating: 0, count: count)
    baselines = starts
    before = Array(repeating: nil, count: count)
    after = before
    onBaseline = before
    isPlaced = Array(repeating: false, count: count)
    isNowhere = isPlaced
    isGone = hints.map(\.isGone) + names.lines.map { _ in false }
    weights = hints.map { axis == .horizontal ? $0.horizontalWeight : $0.verticalWeight } + names.lines.map { _ in nil }
    lines = names.lines.map { names.line($0, pass) }
    for (index, hint) in hints.enumerated() {
      for link in hint.links {
        guard let own = names.link(link, of: index, isGone: isGone, pass) else { continue }
        switch (link.side, axis) {
        case (.start, .horizontal), (.top, .vertical): before[index] = own
        case (.end, .horizontal), (.bottom, .vertical): after[index] = own
        case (.baseline, .vertical): onBaseline[index] = own
        default: break
        }
      }
    }
    for case .chain(let chain) in law.helpers.map(\.kind) where chain.axis == axis {
      join(chain, names, pass)
    }
  }

  var needsBaselines: Bool {
    onBaseline.contains { $0 != nil } || before.contains { $0?.side == .baseline }
      || after.contains { $0?.side == .baseline }
  }

  /// The parent's length: what is held, else how far the children reach.
  func extent(within constraints: PixelConstraints) -> Double {
    let least = constraints.minimum[axis]
    let most = constraints.maximum[axis]
    if least == most { return most }
    // A child that fills a bounded parent makes it as long as it may be.
    if most.isFinite, wanted.contains(where: { $0.kind == .parent }) { return most }
    var trial = self
    trial.solve(in: nil)
    var length = ConstraintPass.rounded(trial.reach(from: 0))
    // What stands beyond a share of the parent has room only in a longer one.
    for _ in 0..<Self.roundsOfShares where hasShares {
      trial.solve(in: length)
      let missing = ConstraintPass.rounded(trial.reach(from: length) - length)
      guard missing > 0, length + missing <= most else { break }
      length += missing
    }
    return max(least, min(length, most))
  }

  private static let roundsOfShares = 12

  private var hasShares: Bool {
    lines.contains { if case .guideline(.share) = $0 { true } else { false } }
  }

  /// How far children and their margins to the parent reach, at least `length`.
  private func reach(from length: Double) -> Double {
    var reach = length
    for index in 0..<childCount {
      let margin = after[index].flatMap { $0.target == nil ? $0.margin : nil } ?? 0
      reach = max(reach, starts[index] + lengths[index] + margin)
    }
    return reach
  }

  /// Places every item; nil: the parent has no end yet, and everything stands as near to its start
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
  enum Edge: Equatable {
    case at(Double)
    /// The other item has no place yet.
    case pending
    /// There is no link, or what it leads to has no place while the parent has no end.
    case absent
  }

  func edge(_ link: Link?, in extent: Double?) -> Edge {
    guard let link else { return .absent }
    guard let target = link.target else {
      switch link.side {
      case .start, .top, .baseline: return .at(0)
      case .end, .bottom: return extent.map { .at($0) } ?? .absent
      }
    }
    guard isPlaced[target] else { return .pending }
    if isNowhere[target] { return .absent }
    switch link.side {
    case .start, .top: return .at(starts[target])
    case .end, .bottom: return .at(starts[target] + lengths[target])
    case .baseline: return .at(starts[target] + baselines[target])
    }
  }

  /// Places an item when all that it is linked to has a place.
  private mutating func place(_ index: Int, in extent: Double?) -> Bool {
    if index >= childCount { return placeLine(index, in: extent) }
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

  private mutating func placeLine(_ index: Int, in extent: Double?) -> Bool {
    var place: Double?
    switch lines[index - childCount] {
    case .guideline(.fromStart(let distance)): place = distance
    case .guideline(.fromEnd(let distance)): place = extent.map { $0 - distance }
    case .guideline(.share(let share)): place = extent.map { $0 * share }
    case .barrier(let members, let isAtEnd, let margin):
      guard members.allSatisfy({ isPlaced[$0] }) else { return false }
      let edges = members.map { isAtEnd ? starts[$0] + lengths[$0] : starts[$0] }
      place = isAtEnd ? edges.max().map { $0 + margin } : edges.min().map { $0 - margin }
    }
    isNowhere[index] = place == nil
    settle(index, at: place ?? 0)
    return true
  }

  private mutating func placeLoosely(_ index: Int, in extent: Double?) {
    guard index < childCount else {
      isNowhere[index] = true
      return settle(index, at: 0)
    }
    let start = edge(before[index], in: extent)
    let end = edge(after[index], in: extent)
    settle(
      index, between: start == .pending ? .absent : start, and: end == .pending ? .absent : end,
      in: extent)
  }

  mutating func settle(_ index: Int, at start: Double) {
    starts[index] = Sane.distance(start)
    isPlaced[index] = true
  }

  private mutating func settle(
    _ index: Int, between start: Edge, and end: Edge, in extent: Double?
  ) {
    let own = wanted[index]
    lengths[index] = own.natural
    if own.kind == .parent, let extent {
      lengths[index] = extent
      return settle(index, at: 0)
    }
    if case .percent(let share) = own.kind {
      lengths[index] = own.limited(ConstraintPass.rounded((extent ?? 0) * share))
    }
    let before = self.before[index]?.margin ?? 0
    let after = self.after[index]?.margin ?? 0
    if own.kind == .spread || own.kind == .wrap(isBounded: true) {
      lengths[index] = own.limited(own.natural)
      // What spreads adds nothing to a parent that is as long as its children reach.
      if own.kind == .spread, extent == nil, self.before[index] != nil, self.after[index] != nil {
        lengths[index] = own.limited(0)
      }
    }
    switch (start, end) {
    case (.at(let start), .at(let end)):
      let room = max(0, end - start - before - after)
      switch own.kind {
      case .spread: lengths[index] = own.limited(ConstraintPass.rounded(room))
      case .wrap(isBounded: true): lengths[index] = own.limited(min(own.natural, room))
      case .wrap(isBounded: false), .fixed, .parent, .percent: break
      }
      let free = end - start - before - after - lengths[index]
      settle(index, at: start + before + free * (self.before[index]?.bias ?? 0.5))
    case (.at(let start), _): settle(index, at: start + before)
    case (_, .at(let end)): settle(index, at: end - after - lengths[index])
    default: settle(index, at: 0)
    }
  }
}
