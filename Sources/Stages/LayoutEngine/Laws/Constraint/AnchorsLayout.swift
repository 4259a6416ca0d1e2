import ScreenModel

// Provenance: ConstraintLayout for Compose in its common forms. Widths are solved before heights. A
// child that wraps is measured within the parent's largest size and not held by its links unless it
// is bounded; a parent that is not filled is as large as the children and their margins reach.

/// Children placed by links between their edges.
struct AnchorsLayout: ConstraintLayout {
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let hints = children.map { pass.tree.hints(of: $0) }
    let loose = constraints.loose
    // 1. Along the horizontal: own widths, then places.
    var widths: [AnchoredLength] = []
    for (index, child) in children.enumerated() {
      widths.append(
        length(hints[index].width, in: pass) {
          pass.measure(child, loose).width
        })
    }
    var horizontal = AnchorAxis(.horizontal, hints, lengths: widths, pass: pass)
    let width = horizontal.extent(within: constraints)
    horizontal.solve(in: width)
    // 2. Along the vertical: heights at those widths.
    var offers: [PixelConstraints] = []
    var heights: [AnchoredLength] = []
    for (index, child) in children.enumerated() {
      let own = horizontal.lengths[index]
      let holds = widths[index].isHeld || own < widths[index].natural
      let offer = loose.with(
        .horizontal, minimum: widths[index].isHeld ? own : 0,
        maximum: holds ? own : max(own, loose.maximum.width))
      offers.append(offer)
      heights.append(length(hints[index].height, in: pass) { pass.measure(child, offer).height })
    }
    var vertical = AnchorAxis(.vertical, hints, lengths: heights, pass: pass)
    for (index, child) in children.enumerated() where vertical.needsBaselines {
      vertical.baselines[index] = pass.baseline(child, offers[index], isFirst: true) ?? 0
    }
    let height = vertical.extent(within: constraints)
    vertical.solve(in: height)
    // 3. Final sizes.
    var placements: [ConstraintPlacement] = []
    for (index, child) in children.enumerated() {
      let own = vertical.lengths[index]
      var offer = offers[index]
      if heights[index].isHeld {
        offer = offer.fixed(.vertical, own)
      } else if own < heights[index].natural {
        offer = offer.with(.vertical, minimum: 0, maximum: own)
      }
      let origin = Point(
        x: ConstraintPass.rounded(horizontal.starts[index]),
        y: ConstraintPass.rounded(vertical.starts[index]))
      placements.append(ConstraintPlacement(child, at: origin, offer))
    }
    return Measured(
      size: constraints.constrain(Size(width: width, height: height)), placements: placements)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    pass.measuredIntrinsic(self, question)
  }

  private func length(
    _ length: AnchorLength, in pass: ConstraintPass, natural: () -> Double
  ) -> AnchoredLength {
    switch length {
    case .wrap(let isBounded): AnchoredLength(natural: natural(), kind: .wrap(isBounded: isBounded))
    case .fixed(let dp): AnchoredLength(natural: pass.pixels(dp), kind: .fixed)
    case .spread: AnchoredLength(natural: natural(), kind: .spread)
    case .parent: AnchoredLength(natural: natural(), kind: .parent)
    }
  }
}

/// A child's length along an axis before its links are known.
struct AnchoredLength {
  enum Kind: Equatable { case wrap(isBounded: Bool), fixed, spread, parent }

  /// What the content takes, in pixels.
  let natural: Double
  let kind: Kind

  /// Whether the child must take exactly the length that is found.
  var isHeld: Bool {
    switch kind {
    case .wrap: false
    case .fixed, .spread, .parent: true
    }
  }
}
