import ScreenModel

// Provenance: foundation-layout's FlowLayout: an item goes to the next line where it does not fit
// beside the others; each line is laid out as a row or column of its own.

/// Lines of children that wrap.
struct FlowLinesLayout: ConstraintLayout {
  let law: FlowLaw
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let axis = law.axis
    let lines = lines(in: constraints, pass: &pass)
    // 1. The longest line decides for all.
    var longest = constraints.minimum[axis]
    for line in lines {
      var line = self.line(line, constraints, minimum: constraints.minimum[axis])
      longest = max(longest, line.measure(in: &pass).size[axis])
    }
    // 2. Each line within that length, one after another.
    var placements: [ConstraintPlacement] = []
    placements.reserveCapacity(children.count)
    var depth: Double = 0
    let gap = pass.pixels(law.crossSpacing)
    for (index, line) in lines.enumerated() {
      var line = self.line(line, constraints, minimum: longest)
      let measured = line.measure(in: &pass)
      if index > 0 { depth += gap }
      for var placement in measured.placements {
        if axis == .horizontal { placement.origin.y += depth } else { placement.origin.x += depth }
        placements.append(placement)
      }
      depth += measured.size[axis.other]
    }
    var size = Size.zero
    size[axis] = longest
    size[axis.other] = depth
    return Measured(size: constraints.constrain(size), placements: placements)
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    guard question.axis == law.axis else { return pass.measuredIntrinsic(self, question) }
    var total = Double(max(0, children.count - 1)) * pass.pixels(law.mainSpacing)
    var longest: Double = 0
    for child in children {
      let length = pass.intrinsic(child, question)
      total += length
      longest = max(longest, length)
    }
    return question.kind == .maximum ? total : longest
  }

  private func line(
    _ children: [Int], _ constraints: PixelConstraints, minimum: Double
  ) -> LinearLine {
    let axis = law.axis
    let offer = constraints.with(axis.other, minimum: 0, maximum: constraints.maximum[axis.other])
      .with(axis, minimum: minimum, maximum: constraints.maximum[axis])
    let line = LinearLaw(arrangement: law.main, spacing: law.mainSpacing)
    return LinearLine(law: line, axis: axis, children: children, constraints: offer)
  }

  private func lines(in constraints: PixelConstraints, pass: inout ConstraintPass) -> [[Int]] {
    let axis = law.axis
    let gap = pass.pixels(law.mainSpacing)
    let most = max(1, law.maximumPerLine ?? .max)
    var lines: [[Int]] = []
    var used: Double = 0
    for child in children {
      let length = length(of: child, in: constraints, pass: &pass)
      let end = used + gap + length
      if let last = lines.indices.last, lines[last].count < most, end <= constraints.maximum[axis] {
        lines[last].append(child)
        used = end
      } else {
        lines.append([child])
        used = length
      }
    }
    return lines
  }

  private func length(
    of child: Int, in constraints: PixelConstraints, pass: inout ConstraintPass
  ) -> Double {
    guard pass.tree.hints(of: child).usableWeight == 0 else {
      return pass.intrinsic(
        child,
        IntrinsicQuestion(
          axis: law.axis, kind: .minimum, across: constraints.maximum[law.axis.other]))
    }
    return pass.measure(child, constraints.loose)[law.axis]
  }
}

extension ConstraintPass {
  /// The length that a layout takes along an axis in a space that is bounded across it only.
  mutating func measuredIntrinsic(
    _ layout: some ConstraintLayout, _ question: IntrinsicQuestion
  ) -> Double {
    var most = Size(width: Double.infinity, height: .infinity)
    most[question.axis.other] = question.across
    return layout.measure(PixelConstraints(maximum: most), in: &self).size[question.axis]
  }
}
