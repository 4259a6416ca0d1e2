import ScreenModel

// Provenance: SingleChildScrollView, ListView, CustomScrollView and PageView of Flutter's framework: a
// viewport takes all it is given and needs an end on both axes, its children are as wide as it is and
// have no end along its axis.

/// One child without an end along the axes that scroll.
struct WidgetScrollLayout: WidgetChildLayout {
  let law: ScrollLaw
  let child: Int?

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    var offer = constraints
    for axis in Axis.allCases where law.axes.contains(axis) { offer = offer.unbounded(axis) }
    return offer
  }

  func baseline(
    _ answer: WidgetAnswer, _ constraints: WidgetConstraints, in pass: inout WidgetPass
  ) -> Double? {
    nil
  }
}

/// What a viewport is to its slivers, and how it sizes itself.
struct WidgetViewport {
  let node: Int
  let axis: Axis
  /// Whether it is as long as its content, within the constraints.
  var shrinkWraps: Bool
  /// It is a sliver itself: a list in a scroll view of slivers.
  let isSliver: Bool

  /// The length across; without an end that is nil.
  func cross(_ constraints: WidgetConstraints) -> Double? {
    let most = constraints.maximum(axis.other)
    return most.isFinite ? most : nil
  }

  /// The viewport's own length where its content does not decide it.
  func main(_ constraints: WidgetConstraints) -> Double? {
    let most = constraints.maximum(axis)
    return !isSliver && most.isFinite ? most : nil
  }

  /// Constraints for a box of the viewport.
  func offer(_ constraints: WidgetConstraints, cross: Double?, main: Double? = nil)
    -> WidgetConstraints
  {
    let most = cross ?? .infinity
    var offer = WidgetConstraints(
      axis, main: (main ?? 0)...(main ?? .infinity), cross: (cross ?? 0)...most)
    // A height that only the screen knows is one for what stands beside each other as well.
    offer.isOpenHeight = constraints.isOpenHeight && axis == .horizontal
    return offer
  }

  /// The size around content, and what the framework complains about.
  func answer(
    _ constraints: WidgetConstraints, content: Size, _ placements: [WidgetPlacement]
  ) -> WidgetAnswer {
    var size = content
    if let cross = cross(constraints) { size[axis.other] = cross }
    if let main = main(constraints), !shrinkWraps { size[axis] = main }
    var answer = WidgetAnswer(size: constraints.constrain(size), placements: placements)
    guard !isSliver else { return answer }
    if constraints.lacksEnd(axis), !shrinkWraps {
      answer.faults.append(.init(node: node, fault: .unbounded(axis)))
    } else if constraints.lacksEnd(axis.other) {
      answer.faults.append(.init(node: node, fault: .unbounded(axis.other)))
    }
    return answer
  }
}

/// Items one after another.
struct WidgetListLayout: WidgetLayout {
  let law: WidgetListLaw
  let padding: Insets
  let viewport: WidgetViewport
  let children: Range<Int>

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let axis = law.axis
    let ends = padding.ends(along: axis)
    let sides = padding.ends(along: axis.other)
    let cross = viewport.cross(constraints).map { max(0, $0 - sides.start - sides.end) }
    let items = law.hasPrototype ? children.dropFirst() : children
    var extent = law.itemExtent
    if law.hasPrototype, let prototype = children.first {
      extent = pass.measure(prototype, viewport.offer(constraints, cross: cross))[axis]
    }
    var placements: [WidgetPlacement] = []
    placements.reserveCapacity(items.count)
    var content = Size.zero
    var position = ends.start
    for item in items {
      var main = extent
      if case .fillsViewport? = pass.tree.nodes[pass.tree.read(item)].law {
        main = extent ?? viewport.main(constraints).map { max(0, $0 - ends.start - ends.end) }
      }
      let offer = viewport.offer(constraints, cross: cross, main: main)
      let size = pass.measure(item, offer)
      placements.append(
        WidgetPlacement(item, at: Point(axis, main: position, cross: sides.start), offer))
      position += size[axis]
      content[axis.other] = max(content[axis.other], size[axis.other])
    }
    content[axis] = position + ends.end
    content[axis.other] += sides.start + sides.end
    return viewport.answer(constraints, content: content, placements)
  }

  func baseline(
    _ answer: WidgetAnswer, _ constraints: WidgetConstraints, in pass: inout WidgetPass
  ) -> Double? {
    nil
  }
}

/// Cells of one size in as many tracks as the law says.
struct WidgetGridLayout: WidgetLayout {
  let law: WidgetGridLaw
  let padding: Insets
  let viewport: WidgetViewport
  let children: Range<Int>

  /// The width in logical pixels that is assumed where there is none. An assumption.
  private static let freeCross: Double = 400

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let axis = law.axis
    let ends = padding.ends(along: axis)
    let sides = padding.ends(along: axis.other)
    let all = viewport.cross(constraints) ?? Self.freeCross
    let cross = max(0, all - sides.start - sides.end)
    let tracks = tracks(in: cross)
    let own = max(0, cross - law.crossSpacing * Double(tracks - 1)) / Double(tracks)
    let main = law.mainExtent ?? own / law.childAspectRatio
    let offer = viewport.offer(constraints, cross: own, main: main)
    var placements: [WidgetPlacement] = []
    for (index, child) in children.enumerated() {
      let row = Double(index / tracks)
      let column = Double(index % tracks)
      let place = Point(
        axis, main: ends.start + row * (main + law.mainSpacing),
        cross: sides.start + column * (own + law.crossSpacing))
      placements.append(WidgetPlacement(child, at: place, offer))
    }
    let rows = Double((children.count + tracks - 1) / tracks)
    var content = Size.zero
    content[axis] =
      ends.start + ends.end + rows * main + max(0, rows - 1) * law.mainSpacing
    content[axis.other] = all
    return viewport.answer(constraints, content: content, placements)
  }

  private func tracks(in cross: Double) -> Int {
    switch law.tracks {
    case .count(let count): return max(1, min(count, Self.mostTracks))
    case .maximumExtent(let extent):
      let count = (cross / max(1, extent + law.crossSpacing)).rounded(.up)
      return count >= 1 ? Int(min(count, Double(Self.mostTracks))) : 1
    }
  }

  private static let mostTracks = 1000

  func baseline(
    _ answer: WidgetAnswer, _ constraints: WidgetConstraints, in pass: inout WidgetPass
  ) -> Double? {
    nil
  }
}

/// Slivers one after another.
struct WidgetSliversLayout: WidgetLayout {
  let viewport: WidgetViewport
  let children: Range<Int>

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let axis = viewport.axis
    let cross = viewport.cross(constraints)
    var placements: [WidgetPlacement] = []
    var content = Size.zero
    for child in children {
      var offer = viewport.offer(constraints, cross: cross)
      if case .fillsViewport(let grows)? = pass.tree.nodes[pass.tree.read(child)].law {
        guard let main = viewport.main(constraints) else {
          offer.isOpenHeight = constraints.isOpenHeight
          place(child, offer, along: axis, &content, &placements, in: &pass)
          continue
        }
        var left = max(0, main - content[axis])
        if grows {
          let question = WidgetIntrinsic(axis, isMinimum: false, across: cross ?? .infinity)
          left = max(left, pass.intrinsic(child, question))
        }
        offer = viewport.offer(constraints, cross: cross, main: left)
      }
      place(child, offer, along: axis, &content, &placements, in: &pass)
    }
    return viewport.answer(constraints, content: content, placements)
  }

  private func place(
    _ child: Int, _ offer: WidgetConstraints, along axis: Axis, _ content: inout Size,
    _ placements: inout [WidgetPlacement], in pass: inout WidgetPass
  ) {
    let size = pass.measure(child, offer)
    placements.append(
      WidgetPlacement(child, at: Point(axis, main: content[axis], cross: 0), offer))
    content[axis] += size[axis]
    content[axis.other] = max(content[axis.other], size[axis.other])
  }

  func baseline(
    _ answer: WidgetAnswer, _ constraints: WidgetConstraints, in pass: inout WidgetPass
  ) -> Double? {
    nil
  }
}

extension Insets {
  /// The distances at both ends of an axis.
  func ends(along axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }

  /// Only the distances along an axis.
  func along(_ axis: Axis) -> Insets {
    axis == .horizontal
      ? Insets(leading: leading, trailing: trailing) : Insets(top: top, bottom: bottom)
  }
}

extension Point {
  /// A place by axis.
  init(_ axis: Axis, main: Double, cross: Double) {
    self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
  }
}
