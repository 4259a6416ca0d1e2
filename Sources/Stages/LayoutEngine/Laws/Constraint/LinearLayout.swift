import ScreenModel

// Provenance: foundation-layout's RowColumnMeasurePolicy and RowColumnImpl: children without a weight
// first, in order, each offered what is left; then shares of the rest, rounded to pixels with what is
// left over going to the first ones; intrinsic lengths likewise.

/// A row or a column.
struct LinearLayout: ConstraintLayout {
  let law: LinearLaw
  let axis: Axis
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    var line = LinearLine(law: law, axis: axis, children: Array(children), constraints: constraints)
    return line.measure(in: &pass)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    question.axis == axis
      ? intrinsicAlong(question, in: &pass) : intrinsicAcross(question, in: &pass)
  }

  /// The longest unit of weight decides for all that have a weight.
  private func intrinsicAlong(
    _ question: IntrinsicQuestion, in pass: inout ConstraintPass
  ) -> Double {
    var fixed = Double(max(0, children.count - 1)) * pass.pixels(law.spacing)
    var weights: Double = 0
    var unit: Double = 0
    for child in children {
      let length = pass.intrinsic(child, question)
      let weight = pass.tree.hints(of: child).usableWeight
      if weight > 0 {
        weights += weight
        unit = max(unit, ConstraintPass.rounded(length / weight))
      } else {
        fixed += length
      }
    }
    return fixed + ConstraintPass.rounded(unit * weights)
  }

  private func intrinsicAcross(
    _ question: IntrinsicQuestion, in pass: inout ConstraintPass
  ) -> Double {
    let available = question.across
    var fixed = min(Double(max(0, children.count - 1)) * pass.pixels(law.spacing), available)
    var weights: Double = 0
    var longest: Double = 0
    for child in children {
      let weight = pass.tree.hints(of: child).usableWeight
      guard weight == 0 else {
        weights += weight
        continue
      }
      let wanted = pass.intrinsic(
        child, IntrinsicQuestion(axis: axis, kind: .maximum, across: .infinity))
      let length = min(wanted, max(0, available - fixed))
      fixed += length
      longest = max(longest, across(child, question, at: length, in: &pass))
    }
    guard weights > 0 else { return longest }
    let unit = available == .infinity ? .infinity : max(0, available - fixed) / weights
    for child in children {
      let weight = pass.tree.hints(of: child).usableWeight
      guard weight > 0 else { continue }
      let length = ConstraintPass.rounded(unit * weight)
      longest = max(longest, across(child, question, at: length, in: &pass))
    }
    return longest
  }

  private func across(
    _ child: Int, _ question: IntrinsicQuestion, at length: Double, in pass: inout ConstraintPass
  ) -> Double {
    pass.intrinsic(
      child, IntrinsicQuestion(axis: question.axis, kind: question.kind, across: length))
  }
}

extension ParentHints {
  /// The weight where it is one: finite and above 0; else 0.
  var usableWeight: Double { weight > 0 && weight.isFinite ? min(weight, 1_000_000) : 0 }
}

/// Children one after another along an axis: a whole row or column, or a line of a flow.
struct LinearLine {
  let law: LinearLaw
  let axis: Axis
  let children: [Int]
  let constraints: PixelConstraints
  private var lengths: [Double]
  private var depths: [Double]
  private var offers: [PixelConstraints]

  init(law: LinearLaw, axis: Axis, children: [Int], constraints: PixelConstraints) {
    self.law = law
    self.axis = axis
    self.children = children
    self.constraints = constraints
    lengths = Array(repeating: 0, count: children.count)
    depths = lengths
    offers = Array(repeating: constraints, count: children.count)
  }

  mutating func measure(in pass: inout ConstraintPass) -> Measured {
    guard !children.isEmpty else { return Measured(size: constraints.minimum) }
    let spacing = pass.pixels(law.spacing)
    // 1. Children without a weight, each in what is left.
    let most = constraints.maximum[axis]
    var used: Double = 0
    var gapAfterLast: Double = 0
    var weights: Double = 0
    var weighted = 0
    for index in order(in: pass) {
      let weight = pass.tree.hints(of: children[index]).usableWeight
      guard weight == 0 else {
        weights += weight
        weighted += 1
        continue
      }
      let left = most.isFinite ? max(0, most - used) : .infinity
      measure(index, minimum: 0, maximum: left, in: &pass)
      gapAfterLast = min(spacing, max(0, left - lengths[index]))
      used += lengths[index] + gapAfterLast
    }
    // 2. Shares of the rest.
    if weighted == 0 {
      used -= gapAfterLast
    } else {
      let gaps = spacing * Double(weighted - 1)
      let taken = share(used: used, gaps: gaps, among: weights, in: &pass)
      used += max(0, min(taken + gaps, most - used))
    }
    // 3. The size, and the places.
    var size = Size.zero
    size[axis] = max(used, constraints.minimum[axis])
    let lines = axis == .horizontal ? baselines(in: &pass) : nil
    let deepest = depths.max() ?? 0
    size[axis.other] = max(
      deepest, constraints.minimum[axis.other], lines.map { $0.above + $0.below } ?? 0)
    return Measured(
      size: size, placements: placements(in: size, lines: lines, spacing: spacing, in: &pass))
  }

  /// In which order the children are measured.
  private func order(in pass: ConstraintPass) -> [Int] {
    let isLast = { (index: Int) in pass.tree.hints(of: children[index]).isMeasuredLast }
    return children.indices.filter { !isLast($0) } + children.indices.filter(isLast)
  }

  private mutating func measure(
    _ index: Int, minimum: Double, maximum: Double, in pass: inout ConstraintPass
  ) {
    let offer = constraints.with(axis.other, minimum: 0, maximum: constraints.maximum[axis.other])
      .with(axis, minimum: minimum, maximum: maximum)
    let size = pass.measure(children[index], offer)
    offers[index] = offer
    lengths[index] = size[axis]
    depths[index] = size[axis.other]
  }

  /// Measures the children with a weight; gives the length that they take.
  private mutating func share(
    used: Double, gaps: Double, among weights: Double, in pass: inout ConstraintPass
  ) -> Double {
    let most = constraints.maximum[axis]
    let target = most.isFinite ? most : constraints.minimum[axis]
    let rest = max(0, target - used - gaps)
    let unit = rest / weights
    let shares = children.map {
      ConstraintPass.rounded(unit * pass.tree.hints(of: $0).usableWeight)
    }
    var leftOver = rest - shares.reduce(0, +)
    var taken: Double = 0
    for (index, child) in children.enumerated() {
      let hints = pass.tree.hints(of: child)
      guard hints.usableWeight > 0 else { continue }
      let extra: Double = leftOver > 0 ? 1 : leftOver < 0 ? -1 : 0
      leftOver -= extra
      let length = max(0, shares[index] + extra)
      measure(index, minimum: hints.fillsWeight ? length : 0, maximum: length, in: &pass)
      taken += lengths[index]
    }
    return taken
  }

  /// Where a child stands across, as it says or as the law says.
  private func isByBaseline(_ hints: ParentHints) -> Bool? {
    switch hints.vertical ?? law.vertical {
    case .firstTextBaseline: true
    case .lastTextBaseline: false
    case .top, .center, .bottom: nil
    }
  }

  /// How far children that are aligned by a baseline reach above and below it; nil: there are none.
  private func baselines(in pass: inout ConstraintPass) -> (above: Double, below: Double)? {
    var found: (above: Double, below: Double)?
    for (index, child) in children.enumerated() {
      guard let isFirst = isByBaseline(pass.tree.hints(of: child)) else { continue }
      guard let line = pass.baseline(child, offers[index], isFirst: isFirst) else { continue }
      let above = max(found?.above ?? 0, line)
      found = (above, max(found?.below ?? 0, depths[index] - line))
    }
    return found
  }

  private func placements(
    in size: Size, lines: (above: Double, below: Double)?, spacing: Double,
    in pass: inout ConstraintPass
  ) -> [ConstraintPlacement] {
    let starts = law.arrangement.starts(of: lengths, in: size[axis], spacing: spacing)
    var placements: [ConstraintPlacement] = []
    placements.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let hints = pass.tree.hints(of: child)
      let space = size[axis.other]
      let across: Double
      if axis == .vertical {
        across = (hints.horizontal ?? law.horizontal).place(of: depths[index], in: space)
      } else if let lines, let isFirst = isByBaseline(hints) {
        across = pass.baseline(child, offers[index], isFirst: isFirst).map { lines.above - $0 } ?? 0
      } else {
        across = (hints.vertical ?? law.vertical).place(of: depths[index], in: space)
      }
      let origin =
        axis == .vertical
        ? Point(x: across, y: starts[index]) : Point(x: starts[index], y: across)
      placements.append(ConstraintPlacement(child, at: origin, offers[index]))
    }
    return placements
  }
}
