import ScreenModel

// Provenance: RenderFlex of Flutter's rendering library (2019 to 2025, with `spacing` of 3.27).
// 1. Children without a factor, without an end along the axis. 2. What is left is shared by factor.
// 3. The flex takes what its main size says. 4. Children are put one after another; what does not fit
// sticks out at the end and is not cut. Where the axis has no end a child with a factor throws while
// developing, unless the flex hugs its children and the child may be shorter than its share; it is laid
// out as if it had no factor, which is what newer releases do without checks.

/// A row or a column.
struct WidgetFlexLayout: WidgetLayout {
  let node: Int
  let law: WidgetFlexLaw
  let children: Range<Int>

  private var axis: Axis { law.axis }
  private var across: Axis { law.axis.other }

  /// The children's constraints and sizes, and the sums.
  private struct Sizes {
    var constraints: [WidgetConstraints] = []
    var sizes: [Size] = []
    /// The distance of a child's baseline from its top, where children are aligned by it.
    var baselines: [Double?] = []
    var main: Double = 0
    var cross: Double = 0
    var ascent: Double = 0
    var faults: [WidgetAnswer.NodeFault] = []
  }

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    // 1 and 2.
    let sizes = sizes(constraints, in: &pass)
    // 3.
    let most = constraints.maximum(axis)
    var size = Size.zero
    size[axis] = law.isMaximal && most.isFinite ? most : sizes.main
    size[across] = sizes.cross
    size = constraints.constrain(size)
    // 4.
    var answer = WidgetAnswer(size: size, faults: sizes.faults)
    answer.placements = placements(sizes, in: size)
    let overflow = sizes.main - size[axis]
    if overflow > Self.tolerance {
      answer.faults.append(.init(node: node, fault: .overflow(axis, overflow)))
    }
    return answer
  }

  private func sizes(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> Sizes {
    var result = Sizes()
    let none = WidgetConstraints()
    result.constraints = Array(repeating: none, count: children.count)
    result.sizes = Array(repeating: .zero, count: children.count)
    result.main = law.spacing * Double(max(0, children.count - 1))
    let most = constraints.maximum(axis)
    let offer = offer(constraints)
    var factors: Double = 0
    for (position, child) in children.enumerated() {
      let share = share(of: child, in: pass)
      if share.factor > 0, most.isFinite {
        factors += Double(share.factor)
      } else {
        var own = offer.unbounded(axis)
        if share.factor > 0 {
          own.isOpenHeight = constraints.isOpenHeight && axis == .vertical
          if constraints.lacksEnd(axis), law.isMaximal || share.isTight {
            result.faults.append(.init(node: pass.tree.read(child), fault: .unbounded(axis)))
          }
        }
        add(child, at: position, own, to: &result, in: &pass)
      }
    }
    let free = max(0, most - result.main)
    guard factors > 0 else { return result }
    for (position, child) in children.enumerated() {
      let share = share(of: child, in: pass)
      guard share.factor > 0 else { continue }
      let extent = free * Double(share.factor) / factors
      let own = offer.with(axis, share.isTight ? extent : 0, extent)
      add(child, at: position, own, to: &result, in: &pass)
    }
    return result
  }

  /// What children are offered across the axis.
  private func offer(_ constraints: WidgetConstraints) -> WidgetConstraints {
    let most = constraints.maximum(across)
    var offer = constraints.with(axis, 0, .infinity)
    offer = offer.with(across, law.cross == .stretch && most.isFinite ? most : 0, most)
    offer.isOpenHeight = constraints.isOpenHeight && across == .vertical
    return offer
  }

  private func add(
    _ child: Int, at position: Int, _ constraints: WidgetConstraints, to result: inout Sizes,
    in pass: inout WidgetPass
  ) {
    let size = pass.measure(child, constraints)
    result.constraints[position] = constraints
    result.sizes[position] = size
    result.main += size[axis]
    result.cross = max(result.cross, size[across])
    guard law.cross == .baseline, axis == .horizontal else { return }
    if result.baselines.isEmpty {
      result.baselines = Array(repeating: nil, count: children.count)
    }
    guard let baseline = pass.baseline(child, constraints) else { return }
    result.baselines[position] = baseline
    let descent = result.sizes.indices.reduce(0) { descent, index in
      guard let own = result.baselines[index] else { return descent }
      return max(descent, result.sizes[index].height - own)
    }
    result.ascent = max(result.ascent, baseline)
    result.cross = max(result.cross, result.ascent + descent)
  }

  private func share(of child: Int, in pass: WidgetPass) -> (factor: Int, isTight: Bool) {
    guard case .flexible(let factor, let isTight)? = pass.tree.nodes[pass.tree.read(child)].law
    else { return (0, false) }
    return (factor, isTight)
  }

  private func placements(_ sizes: Sizes, in size: Size) -> [WidgetPlacement] {
    let free = max(0, size[axis] - sizes.main)
    let (leading, between) = law.main.distributed(
      free, among: children.count, spacing: law.spacing, isReversed: law.isReversed)
    var position = leading
    var placements = children.enumerated().map { index, child in
      WidgetPlacement(child, at: .zero, sizes.constraints[index])
    }
    let order = law.isReversed ? Array(placements.indices.reversed()) : Array(placements.indices)
    for index in order {
      let own = sizes.sizes[index]
      let cross: Double
      switch law.cross {
      case .start, .stretch: cross = 0
      case .center: cross = (size[across] - own[across]) / 2
      case .end: cross = size[across] - own[across]
      case .baseline:
        cross = sizes.baselines[safe: index].flatMap { $0 }.map { sizes.ascent - $0 } ?? 0
      }
      placements[index].origin =
        axis == .horizontal ? Point(x: position, y: cross) : Point(x: cross, y: position)
      position += own[axis] + between
    }
    return placements
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    question.axis == axis ? mainIntrinsic(question, in: &pass) : crossIntrinsic(question, in: &pass)
  }

  /// The sum, where the flexible ones have what the neediest needs for its factor.
  private func mainIntrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    var sum = law.spacing * Double(max(0, children.count - 1))
    var factors: Double = 0
    var largest: Double = 0
    for child in children {
      let length = pass.intrinsic(child, question)
      let factor = Double(share(of: child, in: pass).factor)
      factors += max(0, factor)
      if factor > 0 { largest = max(largest, length / factor) } else { sum += length }
    }
    return sum + largest * factors
  }

  /// The longest across, where the flexible ones share what the others leave.
  private func crossIntrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    var taken = law.spacing * Double(max(0, children.count - 1))
    var factors: Double = 0
    var longest: Double = 0
    for child in children {
      let factor = share(of: child, in: pass).factor
      guard factor <= 0 else {
        factors += Double(factor)
        continue
      }
      let main = pass.intrinsic(
        child, WidgetIntrinsic(axis, isMinimum: false, across: .infinity))
      taken += main
      longest = max(
        longest,
        pass.intrinsic(child, WidgetIntrinsic(across, isMinimum: question.isMinimum, across: main)))
    }
    let share = factors > 0 ? max(0, question.across - taken) / factors : 0
    for child in children {
      let factor = self.share(of: child, in: pass).factor
      guard factor > 0 else { continue }
      let own = WidgetIntrinsic(
        across, isMinimum: question.isMinimum, across: share * Double(factor))
      longest = max(longest, pass.intrinsic(child, own))
    }
    return longest
  }

  /// A row's baseline is its highest, a column's that of its first child that has one.
  func baseline(
    _ answer: WidgetAnswer, _ constraints: WidgetConstraints, in pass: inout WidgetPass
  ) -> Double? {
    var highest: Double?
    for placement in answer.placements {
      guard let own = pass.baseline(placement.child, placement.constraints) else { continue }
      let distance = placement.origin.y + own
      if axis == .vertical { return distance }
      highest = min(highest ?? distance, distance)
    }
    return highest
  }

  /// Less than this much in logical pixels is noise of floating point.
  private static let tolerance: Double = 1e-6
}

extension WidgetFlexLaw.Main {
  /// Space before the first child, and between two, spacing included.
  func distributed(
    _ free: Double, among count: Int, spacing: Double, isReversed: Bool
  ) -> (leading: Double, between: Double) {
    let count = Double(count)
    switch self {
    case .start: return (isReversed ? free : 0, spacing)
    case .end: return (isReversed ? 0 : free, spacing)
    case .center: return (free / 2, spacing)
    case .spaceBetween:
      return count < 2 ? (isReversed ? free : 0, spacing) : (0, free / (count - 1) + spacing)
    case .spaceAround:
      return count < 1 ? (0, spacing) : (free / count / 2, free / count + spacing)
    case .spaceEvenly: return (free / (count + 1), free / (count + 1) + spacing)
    }
  }
}
