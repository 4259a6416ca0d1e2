import ScreenModel

// Provenance: foundation's lazy list and pager. All items are measured,
// not only those in view, since what lies below can be scrolled to.

/// Items one after another in a viewport that scrolls.
struct LazyListLayout: ConstraintLayout {
  let law: LazyListLaw
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let axis = law.axis
    let padding = LazyPadding(law.contentPadding, in: pass)
    let gap = pass.pixels(law.spacing)
    // 1. Across as given, along without a bound; a page at most as long as the viewport.
    let inner = constraints.reduced(by: padding.size)
    let page = law.isPaged && inner.maximum[axis].isFinite ? inner.maximum[axis] : nil
    let offer = inner.loose.with(axis, minimum: 0, maximum: page ?? .infinity)
    var own: [Size] = []
    own.reserveCapacity(children.count)
    var length: Double = 0
    var depth: Double = 0
    for child in children {
      let size = pass.measure(child, offer)
      own.append(size)
      length += page ?? size[axis]
      depth = max(depth, size[axis.other])
    }
    length += Double(max(0, children.count - 1)) * gap
    // 2. As long as the items, but no longer than allowed.
    var size = Size.zero
    size[axis] = length + padding.size[axis]
    size[axis.other] = depth + padding.size[axis.other]
    size = constraints.constrain(size)
    // 3. One after another, aligned across.
    var start = axis == .vertical ? padding.origin.y : padding.origin.x
    var placements: [ConstraintPlacement] = []
    placements.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let origin: Point
      if axis == .vertical {
        let space = size.width - padding.size.width
        let x = padding.origin.x + law.horizontal.place(of: own[index].width, in: space)
        origin = Point(x: x, y: start)
      } else {
        let space = size.height - padding.size.height
        let y = padding.origin.y + law.vertical.place(of: own[index].height, in: space)
        origin = Point(x: start, y: y)
      }
      placements.append(ConstraintPlacement(child, at: origin, offer))
      start += (page ?? own[index][axis]) + gap
    }
    return Measured(size: size, placements: placements)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    guard question.axis != law.axis else { return pass.measuredIntrinsic(self, question) }
    var longest: Double = 0
    for child in children { longest = max(longest, pass.intrinsic(child, question)) }
    return longest + LazyPadding(law.contentPadding, in: pass).size[question.axis]
  }
}

/// The distances around the items of a list, in pixels.
struct LazyPadding {
  let origin: Point
  let size: Size

  init(_ insets: Insets, in pass: ConstraintPass) {
    origin = Point(x: pass.pixels(insets.leading), y: pass.pixels(insets.top))
    size = Size(
      width: origin.x + pass.pixels(insets.trailing), height: origin.y + pass.pixels(insets.bottom))
  }

  func place(along axis: Axis, _ start: Double, across: Double) -> Point {
    axis == .vertical
      ? Point(x: origin.x + across, y: origin.y + start)
      : Point(x: origin.x + start, y: origin.y + across)
  }
}
