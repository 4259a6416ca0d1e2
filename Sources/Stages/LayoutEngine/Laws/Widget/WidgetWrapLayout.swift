import ScreenModel

// Provenance: RenderWrap of Flutter's rendering library.

/// Lines of children: one more line where the next child does not fit.
struct WidgetWrapLayout: WidgetLayout {
  let law: WidgetWrapLaw
  let children: Range<Int>

  private struct Line {
    var items: Range<Int>
    var main: Double = 0
    var cross: Double = 0
  }

  /// Less than this much in logical pixels is noise of floating point.
  private static let tolerance: Double = 1e-9

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let axis = law.axis
    let most = constraints.maximum(axis)
    let offer = WidgetConstraints(axis, main: 0...most, cross: 0...(.infinity))
    var lines: [Line] = []
    for child in children {
      let size = pass.measure(child, offer)
      let added = law.spacing + size[axis]
      if let last = lines.last, last.main + added <= most + Self.tolerance {
        lines[lines.count - 1].main += added
      } else {
        lines.append(Line(items: child..<child, main: size[axis]))
      }
      let index = lines.count - 1
      lines[index].items = lines[index].items.lowerBound..<(child + 1)
      lines[index].cross = max(lines[index].cross, size[axis.other])
    }
    var size = Size.zero
    size[axis] = lines.map(\.main).max() ?? 0
    size[axis.other] =
      lines.map(\.cross).reduce(0, +) + law.runSpacing * Double(max(0, lines.count - 1))
    size = constraints.constrain(size)
    var answer = WidgetAnswer(size: size)
    var top: Double = 0
    for line in lines {
      place(line, at: top, in: size, offer, into: &answer, in: &pass)
      top += line.cross + law.runSpacing
    }
    return answer
  }

  private func place(
    _ line: Line, at top: Double, in size: Size, _ offer: WidgetConstraints,
    into answer: inout WidgetAnswer, in pass: inout WidgetPass
  ) {
    let axis = law.axis
    let free = max(0, size[axis] - line.main)
    var (position, between) = law.main.distributed(
      free, among: line.items.count, spacing: law.spacing, isReversed: false)
    for child in line.items {
      let own = pass.measure(child, offer)
      let rest = line.cross - own[axis.other]
      let cross: Double
      switch law.cross {
      case .start, .stretch, .baseline: cross = 0
      case .center: cross = rest / 2
      case .end: cross = rest
      }
      answer.placements.append(
        WidgetPlacement(child, at: Point(axis, main: position, cross: top + cross), offer))
      position += own[axis] + between
    }
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    guard question.axis == law.axis else {
      let constraints = WidgetConstraints(
        law.axis, main: 0...question.across, cross: 0...(.infinity))
      return answer(constraints, in: &pass).size[question.axis]
    }
    let lengths = children.map { pass.intrinsic($0, question) }
    return question.isMinimum ? lengths.max() ?? 0 : lengths.reduce(0, +)
  }
}
