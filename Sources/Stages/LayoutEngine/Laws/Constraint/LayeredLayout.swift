import ScreenModel

// Provenance: foundation-layout's Box, and ui's biased alignment: a place is rounded to the nearest
// pixel, halves up, also where the child is longer than the space.

/// Children on top of each other.
struct LayeredLayout: ConstraintLayout {
  let alignment: Alignment
  let propagatesMinimum: Bool
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let inner = propagatesMinimum ? constraints : constraints.loose
    var size = constraints.minimum
    var own: [Size] = []
    own.reserveCapacity(children.count)
    // 1. Those that do not match the box decide its size.
    for child in children {
      guard !pass.tree.hints(of: child).matchesParent else {
        own.append(.zero)
        continue
      }
      let answer = pass.measure(child, inner)
      own.append(answer)
      size = Size(width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
    // 2. Those that do take exactly that size.
    var placements: [ConstraintPlacement] = []
    placements.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let hints = pass.tree.hints(of: child)
      let constraints = hints.matchesParent ? PixelConstraints.tight(size) : inner
      if hints.matchesParent { own[index] = pass.measure(child, constraints) }
      let alignment = Alignment(
        hints.horizontal ?? alignment.horizontal, hints.vertical ?? alignment.vertical)
      placements.append(
        ConstraintPlacement(child, at: alignment.place(of: own[index], in: size), constraints))
    }
    return Measured(size: size, placements: placements)
  }
}

/// A child with others behind it or in front, which never change its size.
struct AttachedLayout: ConstraintLayout {
  let alignment: Alignment
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    var measured = pass.around(children.first, constraints)
    let inner = PixelConstraints(maximum: measured.size)
    for child in children.dropFirst() {
      let hints = pass.tree.hints(of: child)
      let offer = hints.matchesParent ? PixelConstraints.tight(measured.size) : inner
      let own = pass.measure(child, offer)
      let alignment = Alignment(
        hints.horizontal ?? alignment.horizontal, hints.vertical ?? alignment.vertical)
      measured.placements.append(
        ConstraintPlacement(child, at: alignment.place(of: own, in: measured.size), offer))
    }
    return measured
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    children.first.map { pass.intrinsic($0, question) } ?? 0
  }
}

extension Alignment {
  /// The place of a box in a space, in pixels.
  func place(of size: Size, in space: Size) -> Point {
    Point(
      x: horizontal.place(of: size.width, in: space.width),
      y: vertical.place(of: size.height, in: space.height))
  }
}

extension HorizontalAlignment {
  func place(of length: Double, in space: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: ConstraintPass.rounded((space - length) / 2)
    case .trailing: space - length
    }
  }
}

extension VerticalAlignment {
  /// Outside a row lines of text are not aligned by: the top.
  func place(of length: Double, in space: Double) -> Double {
    switch self {
    case .top, .firstTextBaseline, .lastTextBaseline: 0
    case .center: ConstraintPass.rounded((space - length) / 2)
    case .bottom: space - length
    }
  }
}
