import ScreenModel

// Provenance: UnconstrainedBox, OverflowBox, FittedBox, Baseline and Stack of Flutter's framework.

/// The child as large as it likes on some axes; what sticks out is an overflow.
struct WidgetUnconstrainedLayout: WidgetLayout {
  let node: Int
  let axes: Axes
  let alignment: Fraction
  let child: Int?

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    guard let child else { return WidgetAnswer(size: constraints.smallest) }
    var offer = constraints
    for axis in Axis.allCases where axes.contains(axis) { offer = offer.unbounded(axis) }
    let inner = pass.measure(child, offer)
    let size = constraints.constrain(inner)
    var answer = WidgetAnswer(size: size)
    answer.placements = [
      WidgetPlacement(child, at: alignment.origin(of: inner, in: size), offer)
    ]
    for axis in Axis.allCases where inner[axis] > size[axis] + Self.tolerance {
      answer.faults.append(.init(node: node, fault: .overflow(axis, inner[axis] - size[axis])))
    }
    return answer
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    child.map { pass.intrinsic($0, question) } ?? 0
  }

  private static let tolerance: Double = 1e-6
}

/// Constraints in place of the incoming ones.
struct WidgetOverflowingLayout: WidgetChildLayout {
  let law: SizeLaw
  let alignment: Fraction
  let child: Int?

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    var offer = WidgetConstraints(
      minWidth: law.width.minimum ?? constraints.minWidth,
      maxWidth: law.width.maximum ?? constraints.maxWidth,
      minHeight: law.height.minimum ?? constraints.minHeight,
      maxHeight: law.height.maximum ?? constraints.maxHeight)
    offer.isOpenHeight = constraints.isOpenHeight && law.height.maximum == nil
    return offer
  }

  func size(around child: Size, _ constraints: WidgetConstraints) -> Size {
    Size(
      width: constraints.isBounded(.horizontal) ? constraints.maxWidth : child.width,
      height: constraints.isBounded(.vertical) ? constraints.maxHeight : child.height)
  }

  func origin(of child: Size, in size: Size) -> Point { alignment.origin(of: child, in: size) }
}

/// The child at its own size, drawn larger or smaller so that it fits.
struct WidgetFittedLayout: WidgetLayout {
  let fit: WidgetLaw.Fit
  let alignment: Fraction
  let child: Int?

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    guard let child else { return WidgetAnswer(size: constraints.smallest) }
    let offer = WidgetConstraints()
    let natural = pass.measure(child, offer)
    let size: Size
    if fit == .scaleDown {
      size = constraints.constrain(constraints.loosened().constrainKeepingRatio(natural))
    } else {
      size = constraints.constrainKeepingRatio(natural)
    }
    var placement = WidgetPlacement(child, at: .zero, offer)
    placement.scale = scale(natural, in: size)
    let drawn = Size(
      width: natural.width * placement.scale.width, height: natural.height * placement.scale.height)
    placement.origin = alignment.origin(of: drawn, in: size)
    return WidgetAnswer(size: size, placements: [placement])
  }

  private func scale(_ child: Size, in size: Size) -> Size {
    let one = Size(width: 1, height: 1)
    guard child.width > 0, child.height > 0 else { return one }
    let width = size.width / child.width
    let height = size.height / child.height
    let both: Double
    switch fit {
    case .fill: return Size(width: width, height: height)
    case .contain: both = min(width, height)
    case .cover: both = max(width, height)
    case .fitWidth: both = width
    case .fitHeight: both = height
    case .none: both = 1
    case .scaleDown: both = min(1, width, height)
    }
    return Size(width: both, height: both)
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    child.map { pass.intrinsic($0, question) } ?? 0
  }
}

/// The child's baseline at a distance from the top.
struct WidgetBaselineLayout: WidgetLayout {
  let distance: Double
  let child: Int?

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    guard let child else { return WidgetAnswer(size: constraints.smallest) }
    let offer = constraints.loosened()
    let inner = pass.measure(child, offer)
    let top = distance - (pass.baseline(child, offer) ?? inner.height)
    let size = constraints.constrain(
      Size(width: inner.width, height: max(0, top + inner.height)))
    return WidgetAnswer(
      size: size, placements: [WidgetPlacement(child, at: Point(x: 0, y: top), offer)])
  }
}

/// Children on top of each other.
struct WidgetStackLayout: WidgetLayout {
  let law: WidgetStackLaw
  let children: Range<Int>

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let offer: WidgetConstraints
    switch law.sizing {
    case .loose: offer = constraints.loosened()
    case .passthrough: offer = constraints
    case .expand:
      offer = WidgetFillLayout(child: nil).offer(constraints, in: &pass)
    }
    // 1. The largest child without a position decides the size.
    var size = constraints.smallest
    var hasPlain = false
    for child in children where position(of: child, in: pass) == nil {
      hasPlain = true
      let own = pass.measure(child, offer)
      size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    if !hasPlain, constraints.isBounded(.horizontal), constraints.isBounded(.vertical) {
      size = constraints.biggest
    }
    size = constraints.constrain(size)
    // 2. The others are laid out in it.
    var answer = WidgetAnswer(size: size)
    for (index, child) in children.enumerated() {
      if let shown = law.shownIndex, shown != index { continue }
      let position = position(of: child, in: pass)
      let own = position.map { Self.offer($0, in: size) } ?? offer
      let inner = pass.measure(child, own)
      let origin = origin(of: inner, position, in: size)
      answer.placements.append(WidgetPlacement(child, at: origin, own))
    }
    return answer
  }

  private func position(of child: Int, in pass: WidgetPass) -> WidgetPosition? {
    guard case .positioned(let position)? = pass.tree.nodes[pass.tree.read(child)].law else {
      return nil
    }
    return position.isEmpty ? nil : position
  }

  private static func offer(_ position: WidgetPosition, in size: Size) -> WidgetConstraints {
    func length(_ start: Double?, _ end: Double?, _ own: Double?, _ all: Double) -> Double? {
      if let start, let end { return max(0, all - start - end) }
      return own
    }
    let width = length(position.left, position.right, position.width, size.width)
    let height = length(position.top, position.bottom, position.height, size.height)
    return WidgetConstraints(
      minWidth: width ?? 0, maxWidth: width ?? .infinity, minHeight: height ?? 0,
      maxHeight: height ?? .infinity)
  }

  private func origin(of child: Size, _ position: WidgetPosition?, in size: Size) -> Point {
    var origin = law.alignment.origin(of: child, in: size)
    guard let position else { return origin }
    if let left = position.left {
      origin.x = left
    } else if let right = position.right {
      origin.x = size.width - right - child.width
    }
    if let top = position.top {
      origin.y = top
    } else if let bottom = position.bottom {
      origin.y = size.height - bottom - child.height
    }
    return origin
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    var longest: Double = 0
    for child in children where position(of: child, in: pass) == nil {
      longest = max(longest, pass.intrinsic(child, question))
    }
    return longest
  }

  /// The highest baseline.
  func baseline(
    _ answer: WidgetAnswer, _ constraints: WidgetConstraints, in pass: inout WidgetPass
  ) -> Double? {
    var highest: Double?
    for placement in answer.placements {
      guard let own = pass.baseline(placement.child, placement.constraints) else { continue }
      let distance = placement.origin.y + own
      highest = min(highest ?? distance, distance)
    }
    return highest
  }
}

extension WidgetPosition {
  /// Whether nothing is stated: then the child counts as not positioned.
  var isEmpty: Bool {
    [left, top, right, bottom, width, height].allSatisfy { $0 == nil }
  }
}

/// The first child decides the size; the others stand in it.
struct WidgetAttachmentLayout: WidgetLayout {
  let alignment: Fraction
  let children: Range<Int>

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    guard let first = children.first else { return WidgetAnswer(size: constraints.smallest) }
    let size = pass.measure(first, constraints)
    var answer = WidgetAnswer(size: size)
    answer.placements = [WidgetPlacement(first, at: .zero, constraints)]
    let offer = WidgetConstraints.loose(size)
    for child in children.dropFirst() {
      let origin = alignment.origin(of: pass.measure(child, offer), in: size)
      answer.placements.append(WidgetPlacement(child, at: origin, offer))
    }
    return answer
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    children.first.map { pass.intrinsic($0, question) } ?? 0
  }

  func baseline(
    _ answer: WidgetAnswer, _ constraints: WidgetConstraints, in pass: inout WidgetPass
  ) -> Double? {
    children.first.flatMap { pass.baseline($0, constraints) }
  }
}
