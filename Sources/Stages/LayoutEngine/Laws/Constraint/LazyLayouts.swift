import ScreenModel

// Provenance: foundation's lazy list, pager, lazy grid and staggered grid. All items are measured,
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

/// A grid that scrolls along its axis.
struct LazyTracksLayout: ConstraintLayout {
  let law: LazyTracksLaw
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let axis = law.axis
    let padding = LazyPadding(law.contentPadding, in: pass)
    let inner = constraints.reduced(by: padding.size)
    let tracks = tracks(in: breadth(inner, pass: pass), pass: pass)
    let gap = pass.pixels(law.mainSpacing)
    var ends = Array(repeating: 0.0, count: tracks.count)
    var lineStart: Double = 0
    var placements: [ConstraintPlacement] = []
    placements.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      // 1. Into the shortest track, or into the next of the line.
      let track: Int
      let start: Double
      if law.isStaggered {
        track = Self.shortest(ends)
        start = ends[track] > 0 ? ends[track] + gap : 0
      } else {
        track = index % tracks.count
        if track == 0, index > 0 { lineStart = (ends.max() ?? 0) + gap }
        start = lineStart
      }
      // 2. Exactly as broad as the track, along without a bound.
      let offer = PixelConstraints.unbounded.fixed(axis.other, tracks[track].length)
      let size = pass.measure(child, offer)
      placements.append(
        ConstraintPlacement(
          child, at: padding.place(along: axis, start, across: tracks[track].start), offer))
      ends[track] = start + size[axis]
    }
    var size = Size.zero
    size[axis] = (ends.max() ?? 0) + padding.size[axis]
    let last = tracks.last.map { $0.start + $0.length } ?? 0
    let most = constraints.maximum[axis.other]
    size[axis.other] = most.isFinite ? most : last + padding.size[axis.other]
    return Measured(size: constraints.constrain(size), placements: placements)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    guard question.axis != law.axis else { return pass.measuredIntrinsic(self, question) }
    var longest: Double = 0
    for child in children { longest = max(longest, pass.intrinsic(child, question)) }
    return longest + LazyPadding(law.contentPadding, in: pass).size[question.axis]
  }

  private static func shortest(_ ends: [Double]) -> Int {
    var best = 0
    for index in ends.indices where ends[index] < ends[best] { best = index }
    return best
  }

  /// What there is to share across; a grid without a bound gets the window's length.
  private func breadth(_ constraints: PixelConstraints, pass: ConstraintPass) -> Double {
    let most = constraints.maximum[law.axis.other]
    return most.isFinite ? most : pass.wholePixels(pass.window.frame.size[law.axis.other])
  }

  private func tracks(
    in breadth: Double, pass: ConstraintPass
  ) -> [(start: Double, length: Double)] {
    let gap = pass.pixels(law.crossSpacing)
    let count: Int
    var fixed: Double?
    switch law.tracks {
    case .count(let number): count = max(1, min(number, Self.mostTracks))
    case .adaptive(let minimum):
      count = Self.count(of: pass.pixels(minimum), in: breadth, gap: gap)
    case .fixed(let length):
      let length = pass.pixels(length)
      count = Self.count(of: length, in: breadth, gap: gap)
      fixed = length <= breadth ? length : breadth
    }
    let room = max(0, breadth - gap * Double(count - 1))
    let share = (room / Double(count)).rounded(.down)
    let odd = room - share * Double(count)
    var start: Double = 0
    return (0..<count).map { index in
      let length = fixed ?? share + (Double(index) < odd ? 1 : 0)
      defer { start += length + gap }
      return (start, length)
    }
  }

  private static func count(of length: Double, in breadth: Double, gap: Double) -> Int {
    guard length + gap > 0 else { return 1 }
    return Int(max(1, min((breadth + gap) / (length + gap), Double(mostTracks))))
  }

  private static let mostTracks = 1000
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
