import ScreenModel

// Provenance: chains of ConstraintLayout's core. Members that spread share what the others leave, by
// their weights where all state one and evenly where none does; where only some do, the others get
// nothing. Without such members what is left goes between all and at the ends (spread), between all
// (spread inside), or around the whole by its bias (packed). A chain that is longer than its room stands
// out on both sides.

extension AnchorAxis {
  /// Links the members of a chain to each other in place of the links that they state themselves.
  mutating func join(_ chain: AnchorChain, _ names: AnchorNames, _ pass: ConstraintPass) {
    let isHorizontal = axis == .horizontal
    let members = chain.members.compactMap { member in
      names.index(of: member.name).map { (index: $0, member: member) }
    }
    guard let first = members.first, let last = members.last else { return }
    styles[first.index] = chain.style
    func link(_ link: AnchorLink, _ index: Int) -> Link? {
      names.link(link, of: index, isGone: isGone, pass)
    }
    for (place, (index, member)) in members.enumerated() {
      weights[index] = member.weight ?? weights[index]
      let previous = place > 0 ? members[place - 1].member.name : nil
      let next = place + 1 < members.count ? members[place + 1].member.name : nil
      var start = AnchorLink(
        side: isHorizontal ? .start : .top, target: previous,
        targetSide: place > 0 ? (isHorizontal ? .end : .bottom) : (isHorizontal ? .start : .top),
        margin: member.before, bias: chain.bias)
      var end = AnchorLink(
        side: isHorizontal ? .end : .bottom, target: next,
        targetSide: next != nil ? (isHorizontal ? .start : .top) : (isHorizontal ? .end : .bottom),
        margin: member.after)
      if index == first.index, let own = chain.ends.first(where: { $0.side == start.side }) {
        start = own
        start.bias = chain.bias
      }
      if index == last.index, let own = chain.ends.first(where: { $0.side == end.side }) { end = own }
      before[index] = link(start, index)
      after[index] = link(end, index)
    }
  }

  /// Children in a row of which each is linked to the next and back; nil: there is none.
  func chain(in extent: Double?) -> [Int]? {
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

  /// Lays a chain out between its ends; without a second end it is packed at the first.
  mutating func place(_ chain: [Int], in extent: Double?) {
    guard let first = chain.first, let last = chain.last else { return }
    for index in chain {
      lengths[index] = wanted[index].natural
      if case .percent(let share) = wanted[index].kind {
        lengths[index] = ConstraintPass.rounded((extent ?? 0) * share)
      }
      if wanted[index].kind == .spread, before[index] != nil, after[index] != nil { lengths[index] = 0 }
      lengths[index] = wanted[index].limited(lengths[index])
    }
    let margins = chain.reduce(0) { $0 + (before[$1]?.margin ?? 0) + (after[$1]?.margin ?? 0) }
    var start: Double = 0
    var gaps = Gaps()
    switch (edge(before[first], in: extent), edge(after[last], in: extent)) {
    case (.at(let from), .at(let to)):
      start = from
      gaps = self.gaps(in: chain, room: to - from - margins)
    case (.at(let from), _): start = from
    case (_, .at(let to)): start = to - margins - chain.reduce(0) { $0 + lengths[$1] }
    default: break
    }
    start += gaps.leading
    var isFirst = true
    for index in chain {
      if !isGone[index] {
        if !isFirst { start += gaps.between }
        isFirst = false
      }
      start += before[index]?.margin ?? 0
      settle(index, at: start)
      start += lengths[index] + (after[index]?.margin ?? 0)
    }
  }

  /// What a chain leaves free, in pixels.
  private struct Gaps {
    var leading: Double = 0
    var between: Double = 0
  }

  private mutating func gaps(in chain: [Int], room: Double) -> Gaps {
    let visible = chain.filter { !isGone[$0] }
    let spreading = visible.filter { wanted[$0].kind == .spread }
    share(room - others(of: chain, than: spreading), among: spreading)
    var free = room - chain.reduce(0) { $0 + lengths[$1] }
    if free < 0 {
      shrink(visible.filter { wanted[$0].kind == .wrap(isBounded: true) }, by: -free)
      free = room - chain.reduce(0) { $0 + lengths[$1] }
    }
    let head = chain[0]
    let style = styles[head] ?? .spread
    let bias = before[head]?.bias ?? 0.5
    let count = Double(visible.count)
    if style == .packed || count < 2 { return Gaps(leading: free * bias) }
    guard free > 0, spreading.isEmpty else { return Gaps(leading: spreading.isEmpty ? free / 2 : 0) }
    return style == .spreadInside
      ? Gaps(between: free / (count - 1))
      : Gaps(leading: free / (count + 1), between: free / (count + 1))
  }

  private func others(of chain: [Int], than some: [Int]) -> Double {
    chain.reduce(0) { some.contains($1) ? $0 : $0 + lengths[$1] }
  }

  private mutating func share(_ room: Double, among members: [Int]) {
    let stated = members.compactMap { weights[$0] }
    var shares = members.map { max(0, weights[$0] ?? (stated.isEmpty ? 1 : 0)) }
    if members.count == 1 { shares = [1] }
    let total = shares.reduce(0, +)
    guard total > 0, total.isFinite else { return }
    for (index, own) in zip(members, shares) {
      lengths[index] = wanted[index].limited((max(0, room) * own / total).rounded(.down))
    }
  }

  /// Takes from what may be shorter, from each by its length.
  private mutating func shrink(_ members: [Int], by missing: Double) {
    let total = members.reduce(0) { $0 + lengths[$1] }
    guard total > 0 else { return }
    let ratio = max(0, total - missing) / total
    for index in members {
      lengths[index] = wanted[index].limited((lengths[index] * ratio).rounded(.down))
    }
  }
}
