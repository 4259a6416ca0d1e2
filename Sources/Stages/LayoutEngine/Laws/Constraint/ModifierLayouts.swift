import ScreenModel

// Provenance: foundation-layout's Padding and Offset, foundation's Scroll.

extension ConstraintPass {
  /// A node that takes its child's size and changes only the constraints.
  mutating func around(_ child: Int?, _ constraints: PixelConstraints) -> Measured {
    guard let child else { return Measured(size: constraints.minimum) }
    return Measured(
      size: measure(child, constraints),
      placements: [ConstraintPlacement(child, at: .zero, constraints)])
  }
}

/// Distances around the child.
struct InsetContentLayout: ConstraintLayout {
  let insets: Insets
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let around = around(in: pass)
    let inner = constraints.reduced(by: around)
    let own = children.first.map { pass.measure($0, inner) } ?? inner.minimum
    let size = Size(width: own.width + around.width, height: own.height + around.height)
    let origin = Point(x: pass.pixels(insets.leading), y: pass.pixels(insets.top))
    return Measured(
      size: constraints.constrain(size),
      placements: children.prefix(1).map { ConstraintPlacement($0, at: origin, inner) })
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    let around = around(in: pass)
    let inner = question.less(around[question.axis.other])
    return (children.first.map { pass.intrinsic($0, inner) } ?? 0) + around[question.axis]
  }

  private func around(in pass: ConstraintPass) -> Size {
    Size(
      width: pass.pixels(insets.leading) + pass.pixels(insets.trailing),
      height: pass.pixels(insets.top) + pass.pixels(insets.bottom))
  }
}

/// The child drawn elsewhere, or just the child.
struct MovedLayout: ConstraintLayout {
  let distance: Point
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    var measured = pass.around(children.first, constraints)
    for index in measured.placements.indices {
      measured.placements[index].origin = Point(
        x: pass.pixelDistance(distance.x), y: pass.pixelDistance(distance.y))
    }
    return measured
  }
}

/// Content without a largest length along the axes that scroll.
struct ScrolledLayout: ConstraintLayout {
  let axes: Axes
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    var inner = constraints
    for axis in Axis.allCases where axes.contains(axis) { inner.maximum[axis] = .infinity }
    var measured = pass.around(children.first, inner)
    measured.size = constraints.constrain(measured.size)
    return measured
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    var inner = question
    if axes.contains(question.axis.other) { inner.across = .infinity }
    return children.first.map { pass.intrinsic($0, inner) } ?? 0
  }
}

/// A screen's window: the content may take all that is offered, from its top leading corner.
struct WindowNodeLayout: ConstraintLayout {
  let law: WindowLaw
  /// Without a window, in a component, constraints pass through.
  let isInWindow: Bool
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    guard isInWindow else {
      var measured = pass.around(children.first, constraints)
      if constraints.maximum.width.isFinite { measured.size.width = constraints.maximum.width }
      return measured
    }
    let law = Self.sane(law)
    let frame = pass.window.frame(of: law)
    let offered = pass.window.safeFrame(of: law)
    let inner = PixelConstraints(
      maximum: Size(
        width: pass.wholePixels(offered.size.width), height: pass.wholePixels(offered.size.height)))
    let origin = Point(
      x: pass.pixels(offered.minX - frame.minX), y: pass.pixels(offered.minY - frame.minY))
    return Measured(
      size: Size(
        width: pass.wholePixels(frame.size.width), height: pass.wholePixels(frame.size.height)),
      placements: children.prefix(1).map { ConstraintPlacement($0, at: origin, inner) })
  }

  /// The law with a share between 0 and 1.
  static func sane(_ law: WindowLaw) -> WindowLaw {
    let share = 0 < law.heightShare && law.heightShare < 1 ? law.heightShare : 1
    return WindowLaw(ignoredEdges: law.ignoredEdges, heightShare: share)
  }
}
