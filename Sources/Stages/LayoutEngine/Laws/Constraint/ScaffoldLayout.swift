import ScreenModel

// Provenance: Material 3's Scaffold: bars and content are measured with the largest constraints, the
// bars lie over the content, and the content is handed the bars' heights as a padding.

/// Content, a bar at the top and at the bottom, a floating button.
struct ScaffoldLayout: ConstraintLayout {
  let law: ScaffoldLaw
  let children: Range<Int>

  /// The floating button's distance from the side and from what is below, in dp.
  private static let floatingDistance: Double = 16

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let offer = constraints.loose
    var rest = Array(children.dropFirst())
    func next(if exists: Bool) -> Int? { exists && !rest.isEmpty ? rest.removeFirst() : nil }
    let top = next(if: law.hasTopBar)
    let bottom = next(if: law.hasBottomBar)
    let floating = next(if: law.hasFloatingButton)
    let topSize = top.map { pass.measure($0, offer) } ?? .zero
    let bottomSize = bottom.map { pass.measure($0, offer) } ?? .zero
    let floatingSize = floating.map { pass.measure($0, offer) } ?? .zero
    // 1. The content, all of it or between the bars.
    let bars = law.contentAvoidsBars ? topSize.height + bottomSize.height : 0
    let inner = offer.reduced(by: Size(width: 0, height: bars))
    let content = children.first.map { pass.measure($0, inner) } ?? .zero
    // 2. All there is, else what is needed.
    let most = constraints.maximum
    let size = Size(
      width: most.width.isFinite
        ? most.width : max(content.width, topSize.width, bottomSize.width),
      height: most.height.isFinite
        ? most.height : max(content.height + bars, topSize.height + bottomSize.height))
    // 3. The places, in the order in which they are drawn.
    let distance = pass.pixels(Self.floatingDistance)
    let start = law.contentAvoidsBars ? topSize.height : 0
    var placements = children.prefix(1).map {
      ConstraintPlacement($0, at: Point(x: 0, y: start), inner)
    }
    if let top { placements.append(ConstraintPlacement(top, at: .zero, offer)) }
    if let bottom {
      let origin = Point(x: 0, y: size.height - bottomSize.height)
      placements.append(ConstraintPlacement(bottom, at: origin, offer))
    }
    if let floating {
      let x: Double
      switch law.floatingAlignment {
      case .leading: x = distance
      case .center: x = ((size.width - floatingSize.width) / 2).rounded(.towardZero)
      case .trailing: x = size.width - distance - floatingSize.width
      }
      let y = size.height - bottomSize.height - distance - floatingSize.height
      placements.append(ConstraintPlacement(floating, at: Point(x: x, y: y), offer))
    }
    for child in rest { placements.append(ConstraintPlacement(child, at: .zero, offer)) }
    return Measured(size: size, placements: placements)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    pass.measuredIntrinsic(self, question)
  }
}
