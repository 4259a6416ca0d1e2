import ScreenModel

// Provenance: SwiftUI's HStack and VStack (iOS 13 to 18) as OpenSwiftUI's StackLayout mirrors them.

/// Children in a row or a column.
struct StackLayout: ProposalLayout {
  let law: StackLaw
  let children: Range<Int>

  private var axis: Axis { law.axis }

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    // 1 to 4. What is offered to each child.
    let gaps = gaps(in: pass)
    let offers = offers(proposal, gaps: gaps, in: &pass)
    // 5. The sum of what was taken, even beyond the proposal; across, what the aligned children
    // need.
    var major = gaps.reduce(0, +)
    var before: Double = 0
    var after: Double = 0
    for (position, child) in children.enumerated() {
      let size = pass.measure(child, offers[position])
      let guide = guide(of: child, offers[position], size: size, in: &pass)
      major += size[axis]
      before = position == 0 ? guide : max(before, guide)
      let rest = Guides.rest(size[axis.other], guide)
      after = position == 0 ? rest : max(after, rest)
    }
    return Self.size(major: major, minor: before + after, along: axis)
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    // 6. Measured again across the stack's own size where nothing was proposed there.
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    let gaps = gaps(in: pass)
    let offers = offers(proposal, gaps: gaps, in: &pass)
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    var guides: [Double] = []
    var line: Double = 0
    var position: Double = 0
    for (index, child) in children.enumerated() {
      let size = pass.measure(child, offers[index])
      guides.append(guide(of: child, offers[index], size: size, in: &pass))
      line = index == 0 ? guides[index] : max(line, guides[index])
      placements.append(
        Placement(child, at: Self.point(major: position, minor: 0, along: axis), offers[index]))
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    for index in placements.indices {
      let distance = line - guides[index]
      if axis == .horizontal {
        placements[index].origin.y = distance
      } else {
        placements[index].origin.x = distance
      }
    }
    return placements
  }

  /// The distances in points between neighbours.
  private func gaps(in pass: LayoutPass) -> [Double] {
    guard children.count > 1 else { return [] }
    let pairs = children.dropLast()
    if let spacing = law.spacing { return [Double](repeating: spacing, count: pairs.count) }
    return pairs.map { pass.spacing(from: $0, to: $0 + 1, along: axis) }
  }

  private func offers(
    _ proposal: Proposal, gaps: [Double], in pass: inout LayoutPass
  ) -> [Proposal] {
    let first = children.lowerBound
    let axis = axis
    let tree = pass.tree
    let lengths = StackDivision.offers(
      count: children.count, length: proposal[axis], gaps: gaps.reduce(0, +), in: &pass,
      priority: { tree.nodes[first + $0].priority },
      measure: { index, length, pass in
        var offer = proposal
        offer[axis] = length
        return pass.length(first + index, offer, along: axis)
      })
    return lengths.map { length in
      var offer = proposal
      offer[axis] = length
      return offer
    }
  }

  /// The line across the stack by which a child is aligned.
  private func guide(
    of child: Int, _ proposal: Proposal, size: Size, in pass: inout LayoutPass
  ) -> Double {
    switch axis {
    case .vertical: Guides.horizontal(law.horizontal, width: size.width)
    case .horizontal: pass.guide(law.vertical, of: child, proposal)
    }
  }

  private static func size(major: Double, minor: Double, along axis: Axis) -> Size {
    axis == .horizontal
      ? Size(width: major, height: minor) : Size(width: minor, height: major)
  }

  private static func point(major: Double, minor: Double, along axis: Axis) -> Point {
    axis == .horizontal ? Point(x: major, y: minor) : Point(x: minor, y: major)
  }
}
