import ScreenModel

// Provenance: ConstraintLayout for Compose. Widths are solved before heights. A child that wraps is
// measured within the layout's own largest size, not within what its links leave, and may stand out on
// both sides of them; only a bounded one (`preferredWrapContent`) is held by its links. A layout that is
// not of a fixed size is as large as its children and their margins reach, and what spreads between two
// links adds nothing to that.

/// Children placed by links between their edges.
struct AnchorsLayout: ConstraintLayout {
  let law: AnchorsLaw
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let hints = children.map { pass.tree.hints(of: $0).anchor }
    let first = measure(constraints, hints, heights: nil, in: &pass)
    // A width by ratio needs the height, which is solved after it.
    guard hints.contains(where: { $0.width.isRatio && !$0.height.isRatio }) else { return first.measured }
    return measure(constraints, hints, heights: first.heights, in: &pass).measured
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    pass.measuredIntrinsic(self, question)
  }

  private func measure(
    _ constraints: PixelConstraints, _ hints: [AnchorHints], heights known: [Double]?,
    in pass: inout ConstraintPass
  ) -> (measured: Measured, heights: [Double]) {
    let loose = constraints.loose
    // 1. Along the horizontal: own widths, then places.
    var widths: [AnchoredLength] = []
    for (index, child) in children.enumerated() {
      let natural = pass.measure(child, loose).width
      widths.append(length(hints[index].width, natural, across: known?[index], isWidth: true, in: pass))
    }
    var horizontal = AnchorAxis(.horizontal, hints, law, lengths: widths, pass: pass)
    let width = horizontal.extent(within: constraints)
    horizontal.solve(in: width)
    // 2. Along the vertical: heights at those widths.
    var offers: [PixelConstraints] = []
    var heights: [AnchoredLength] = []
    for (index, child) in children.enumerated() {
      let own = horizontal.lengths[index]
      let offer = widths[index].offer(own, in: loose, along: .horizontal)
      offers.append(offer)
      let natural = pass.measure(child, offer).height
      heights.append(length(hints[index].height, natural, across: own, isWidth: false, in: pass))
    }
    var vertical = AnchorAxis(.vertical, hints, law, lengths: heights, pass: pass)
    for (index, child) in children.enumerated() where vertical.needsBaselines {
      vertical.baselines[index] = pass.baseline(child, offers[index], isFirst: true) ?? 0
    }
    let height = vertical.extent(within: constraints)
    vertical.solve(in: height)
    // 3. Final sizes.
    var placements: [ConstraintPlacement] = []
    for (index, child) in children.enumerated() {
      let own = vertical.lengths[index]
      let isFree = !heights[index].isHeld && own == heights[index].natural
      let offer = isFree ? offers[index] : heights[index].offer(own, in: offers[index], along: .vertical)
      let origin = Point(
        x: ConstraintPass.rounded(horizontal.starts[index]),
        y: ConstraintPass.rounded(vertical.starts[index]))
      placements.append(ConstraintPlacement(child, at: origin, offer))
    }
    let size = constraints.constrain(Size(width: width, height: height))
    return (Measured(size: size, placements: placements), Array(vertical.lengths.prefix(children.count)))
  }

  /// - Parameter across: The length along the other axis, where it is known.
  private func length(
    _ length: AnchorLength, _ natural: Double, across: Double?, isWidth: Bool, in pass: ConstraintPass
  ) -> AnchoredLength {
    func pixels(_ bound: AnchorLength.Bound?) -> Double? {
      switch bound {
      case .length(let dp)?: pass.pixels(dp)
      case .wrap?: natural
      case nil: nil
      }
    }
    var result = AnchoredLength(natural: natural, kind: .wrap(isBounded: false))
    result.minimum = pixels(length.minimum)
    result.maximum = pixels(length.maximum)
    switch length.kind {
    case .wrap(let isBounded): result.kind = .wrap(isBounded: isBounded)
    case .fixed(let dp):
      result.natural = pass.pixels(dp)
      result.kind = .fixed
    case .spread: result.kind = .spread
    case .parent: result.kind = .parent
    case .percent(let share): result.kind = .percent(share.isFinite ? max(0, min(share, 1)) : 1)
    case .ratio(let ratio):
      result.kind = .fixed
      if let across, ratio.isFinite, ratio > 0.001 {
        result.natural = ConstraintPass.rounded(isWidth ? across * ratio : across / ratio)
      }
    }
    return result
  }
}

extension AnchorLength {
  fileprivate var isRatio: Bool { if case .ratio = kind { true } else { false } }
}

/// A child's length along an axis before its links are known, in pixels.
struct AnchoredLength {
  enum Kind: Equatable { case wrap(isBounded: Bool), fixed, spread, parent, percent(Double) }

  /// What the content takes, or what is stated.
  var natural: Double
  var kind: Kind
  var minimum: Double?
  var maximum: Double?

  /// Whether the child must take exactly the length that is found.
  var isHeld: Bool {
    switch kind {
    case .wrap: false
    case .fixed, .spread, .parent, .percent: true
    }
  }

  /// The nearest length within the limits.
  func limited(_ length: Double) -> Double {
    max(minimum ?? 0, min(length, maximum ?? .infinity))
  }

  /// What a child is offered where its links leave it `own`.
  func offer(_ own: Double, in loose: PixelConstraints, along axis: Axis) -> PixelConstraints {
    if isHeld || own > natural { return loose.fixed(axis, own) }
    return loose.with(
      axis, minimum: 0, maximum: own < natural ? own : max(own, loose.maximum[axis]))
  }
}
