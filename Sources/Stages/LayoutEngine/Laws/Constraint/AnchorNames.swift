import ScreenModel

/// The names by which links lead to children and to the lines of one axis.
struct AnchorNames {
  let lines: [AnchorGuide]
  private var indices: [String: Int] = [:]

  init(_ hints: [AnchorHints], _ law: AnchorsLaw, along axis: Axis) {
    lines = law.helpers.filter { helper in
      switch helper.kind {
      case .guideline(let own, _): own == axis
      case .barrier(let side, _, _): (side == .start || side == .end) == (axis == .horizontal)
      case .chain: false
      }
    }
    let names = hints.map(\.name) + lines.map(\.name)
    for (index, name) in names.enumerated() {
      if let name, indices[name] == nil { indices[name] = index }
    }
  }

  func index(of name: String) -> Int? { indices[name] }

  /// A link of a child by the places of things; nil: it leads to itself or to nobody.
  func link(
    _ link: AnchorLink, of index: Int, isGone: [Bool], _ pass: ConstraintPass
  ) -> AnchorAxis.Link? {
    let target = link.target.flatMap { indices[$0] }
    guard link.target == nil || (target != nil && target != index) else { return nil }
    // Provenance: a child that is gone has no margins, and a link to one that is gone has the margin
    // for that, which is 0 where none is stated.
    let isTargetGone = target.map { isGone[$0] } ?? false
    let margin = isGone[index] ? 0 : isTargetGone ? link.goneMargin : link.margin
    let bias = link.bias.isFinite ? max(0, min(link.bias, 1)) : 0.5
    return AnchorAxis.Link(
      target: target, side: link.targetSide, margin: pass.pixelDistance(margin), bias: bias)
  }

  func line(_ helper: AnchorGuide, _ pass: ConstraintPass) -> AnchorAxis.Line {
    switch helper.kind {
    case .guideline(_, .fromStart(let distance)): .guideline(.fromStart(pass.pixels(distance)))
    case .guideline(_, .fromEnd(let distance)): .guideline(.fromEnd(pass.pixels(distance)))
    case .guideline(_, .share(let share)):
      .guideline(.share(share.isFinite ? max(0, min(share, 1)) : 0))
    case .barrier(let side, let members, let margin):
      .barrier(
        of: members.compactMap { indices[$0] }, isAtEnd: side == .end || side == .bottom,
        margin: pass.pixelDistance(margin))
    case .chain: .guideline(.fromStart(0))
    }
  }
}
