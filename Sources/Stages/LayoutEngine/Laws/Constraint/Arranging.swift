import ScreenModel

// Provenance: foundation-layout's Arrangement: start, centre, end, the three that share what is left,
// and the spaced one, whose gaps shrink where there is no room. Places are rounded, halves up.

extension LinearLaw.Arrangement {
  /// Where lengths start in a space, in whole pixels.
  ///
  /// - Parameter spacing: A gap that is kept between neighbours; 0: none.
  func starts(of lengths: [Double], in space: Double, spacing: Double) -> [Double] {
    guard !lengths.isEmpty else { return [] }
    if spacing > 0 { return spaced(lengths, in: space, spacing: spacing) }
    let left = space - lengths.reduce(0, +)
    let count = Double(lengths.count)
    switch self {
    case .start: return Self.starts(of: lengths, from: 0, gap: 0)
    case .center: return Self.starts(of: lengths, from: left / 2, gap: 0)
    case .end: return Self.starts(of: lengths, from: left, gap: 0)
    case .spaceBetween: return Self.starts(of: lengths, from: 0, gap: left / max(1, count - 1))
    case .spaceAround: return Self.starts(of: lengths, from: left / count / 2, gap: left / count)
    case .spaceEvenly:
      return Self.starts(of: lengths, from: left / (count + 1), gap: left / (count + 1))
    }
  }

  private static func starts(of lengths: [Double], from start: Double, gap: Double) -> [Double] {
    var current = start
    return lengths.map { length in
      defer { current += length + gap }
      return ConstraintPass.rounded(current)
    }
  }

  private func spaced(_ lengths: [Double], in space: Double, spacing: Double) -> [Double] {
    var starts: [Double] = []
    starts.reserveCapacity(lengths.count)
    var occupied: Double = 0
    var lastGap: Double = 0
    for length in lengths {
      let start = min(occupied, space - length)
      starts.append(start)
      lastGap = min(spacing, space - start - length)
      occupied = start + length + lastGap
    }
    let left = space - (occupied - lastGap)
    guard left > 0 else { return starts }
    let shift: Double
    switch self {
    case .start: shift = 0
    case .center: shift = ConstraintPass.rounded(left / 2)
    case .end: shift = left
    case .spaceBetween, .spaceAround, .spaceEvenly:
      // No arrangement of Compose has both: the gap counts as part of each length.
      let long = lengths.dropLast().map { $0 + spacing } + lengths.suffix(1)
      return self.starts(of: Array(long), in: space, spacing: 0)
    }
    return shift == 0 ? starts : starts.map { $0 + shift }
  }
}
