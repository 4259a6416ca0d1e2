import ScreenModel

// Provenance: foundation-layout's Size: SizeNode, UnspecifiedConstraintsNode, FillNode and
// WrapContentNode, and their intrinsic lengths.

/// A range of lengths within the incoming ones, or in place of them.
struct SizeLayout: ConstraintLayout {
  let law: SizeLaw
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    var inner = constraints
    for axis in Axis.allCases {
      let target = target(along: axis, in: pass)
      if law.isRequired {
        let least = target.minimum ?? min(constraints.minimum[axis], target.maximum ?? .infinity)
        let most = target.maximum ?? max(constraints.maximum[axis], target.minimum ?? 0)
        inner = inner.with(axis, minimum: least, maximum: most)
      } else {
        inner = inner.with(
          axis, minimum: constraints.constrain(target.minimum ?? 0, along: axis),
          maximum: constraints.constrain(target.maximum ?? .infinity, along: axis))
      }
    }
    return pass.around(children.first, inner)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    let target = target(along: question.axis, in: pass)
    let least = target.minimum ?? 0
    let most = max(least, target.maximum ?? .infinity)
    guard least < most, let child = children.first else { return least }
    let across = self.target(along: question.axis.other, in: pass)
    var inner = question
    inner.across = max(across.minimum ?? 0, min(question.across, across.maximum ?? .infinity))
    return max(least, min(pass.intrinsic(child, inner), most))
  }

  /// What is asked for along an axis in pixels; the least is never above the most.
  private func target(
    along axis: Axis, in pass: ConstraintPass
  ) -> (minimum: Double?, maximum: Double?) {
    let bounds = axis == .horizontal ? law.width : law.height
    let most = Sane.limit(bounds.maximum).map { $0.isFinite ? pass.pixels($0) : $0 }
    let least = Sane.length(bounds.minimum).map { min(pass.pixels($0), most ?? .infinity) }
    return (least, most)
  }
}

/// Smallest lengths where the incoming ones have none.
struct DefaultMinimumLayout: ConstraintLayout {
  let width: Double?
  let height: Double?
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    var inner = constraints
    for axis in Axis.allCases where constraints.minimum[axis] == 0 {
      guard let length = length(along: axis, in: pass) else { continue }
      inner.minimum[axis] = min(length, constraints.maximum[axis])
    }
    return pass.around(children.first, inner)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    let own = children.first.map { pass.intrinsic($0, question) } ?? 0
    return max(own, length(along: question.axis, in: pass) ?? 0)
  }

  private func length(along axis: Axis, in pass: ConstraintPass) -> Double? {
    Sane.length(axis == .horizontal ? width : height).map { pass.pixels($0) }
  }
}

/// A share of the largest length where that is finite.
struct FillLayout: ConstraintLayout {
  let width: Double?
  let height: Double?
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    var inner = constraints
    for axis in Axis.allCases where constraints.maximum[axis].isFinite {
      guard let share = axis == .horizontal ? width : height, share.isFinite else { continue }
      let length = ConstraintPass.rounded(constraints.maximum[axis] * max(0, share))
      inner = inner.fixed(axis, constraints.constrain(length, along: axis))
    }
    return pass.around(children.first, inner)
  }
}

/// Lets the child be smaller than the smallest length, or longer than the largest, and aligns it.
struct WrapContentLayout: ConstraintLayout {
  let axes: Axes
  let alignment: Alignment
  let isUnbounded: Bool
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    var inner = constraints
    for axis in Axis.allCases where axes.contains(axis) {
      inner = inner.with(
        axis, minimum: 0, maximum: isUnbounded ? .infinity : constraints.maximum[axis])
    }
    guard let child = children.first else { return Measured(size: constraints.minimum) }
    let own = pass.measure(child, inner)
    let size = constraints.constrain(own)
    return Measured(
      size: size,
      placements: [ConstraintPlacement(child, at: alignment.place(of: own, in: size), inner)])
  }
}

/// At least a square, the child centred in it.
struct MinimumTargetLayout: ConstraintLayout {
  let side: Double
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let side = pass.pixels(side)
    let own = children.first.map { pass.measure($0, constraints) } ?? constraints.minimum
    let size = Size(width: max(own.width, side), height: max(own.height, side))
    return Measured(
      size: size,
      placements: children.prefix(1).map {
        ConstraintPlacement($0, at: Alignment.center.place(of: own, in: size), constraints)
      })
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    let own = children.first.map { pass.intrinsic($0, question) } ?? 0
    return max(own, pass.pixels(side))
  }
}

/// The length that the content would like, within the incoming ones.
struct IntrinsicSizeLayout: ConstraintLayout {
  let width: ConstraintLaw.Intrinsic?
  let height: ConstraintLaw.Intrinsic?
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    guard let child = children.first else { return Measured(size: constraints.minimum) }
    var inner = constraints
    for axis in Axis.allCases {
      guard let kind = axis == .horizontal ? width : height else { continue }
      let question = IntrinsicQuestion(
        axis: axis, kind: kind, across: inner.maximum[axis.other])
      let length = pass.intrinsic(child, question)
      inner = inner.fixed(axis, constraints.constrain(length, along: axis))
    }
    return pass.around(child, inner)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    guard let child = children.first else { return 0 }
    let kind = (question.axis == .horizontal ? width : height) ?? question.kind
    return pass.intrinsic(
      child, IntrinsicQuestion(axis: question.axis, kind: kind, across: question.across))
  }
}

/// Lengths in a ratio, from the first limit with which they are allowed.
struct RatioLayout: ConstraintLayout {
  let ratio: Double
  let matchesHeightFirst: Bool
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    guard let size = size(in: constraints) else { return pass.around(children.first, constraints) }
    return pass.around(children.first, .tight(size))
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    if question.across.isFinite, ratio > 0, ratio.isFinite {
      let share = question.axis == .horizontal ? ratio : 1 / ratio
      return ConstraintPass.rounded(question.across * share)
    }
    return children.first.map { pass.intrinsic($0, question) } ?? 0
  }

  /// Tries the largest lengths, then the smallest; within the constraints, then in spite of them.
  private func size(in constraints: PixelConstraints) -> Size? {
    guard ratio > 0, ratio.isFinite else { return nil }
    let axes: [Axis] = matchesHeightFirst ? [.vertical, .horizontal] : [.horizontal, .vertical]
    for isWithin in [true, false] {
      for limits in [constraints.maximum, constraints.minimum] {
        for axis in axes where limits[axis].isFinite {
          let other = limits[axis] * (axis == .horizontal ? 1 / ratio : ratio)
          var size = Size.zero
          size[axis] = limits[axis]
          size[axis.other] = ConstraintPass.rounded(min(other, PixelConstraints.longest))
          guard size[axis.other] > 0 else { continue }
          if !isWithin || constraints.constrain(size) == size { return size }
        }
      }
    }
    return nil
  }
}
