import ScreenModel

// Provenance: SwiftUI's LazyVGrid and LazyHGrid (iOS 14 to 18), documented by Apple; the order in
// which tracks share what is left is commonly known.

/// Children in lines of tracks: the tracks are sized first, and no content widens them.
struct LazyGridLayout: ProposalLayout {
  let law: LazyGridLaw
  let children: Range<Int>

  /// The axis on which the tracks stand beside each other.
  private var across: Axis { law.axis.other }
  private var trackGap: Double { law.trackSpacing ?? SpacingPreference.standard }
  private var lineGap: Double { law.lineSpacing ?? SpacingPreference.standard }

  /// More adaptive tracks than this are not made.
  private static let mostTracks = 1000

  /// A share of a track that is taken for noise of floating point.
  private static let tolerance: Double = 0.000_001

  func measure(_ proposal: Proposal, in pass: inout LayoutPass) -> Size {
    let tracks = tracks(in: proposal[across])
    let lines = lines(tracks, in: &pass)
    var size = Size.zero
    size[across] = tracks.reduce(trackGap * Double(max(0, tracks.count - 1)), +)
    size[law.axis] = lines.reduce(lineGap * Double(max(0, lines.count - 1)), +)
    return size
  }

  func place(_ proposal: Proposal, size: Size, in pass: inout LayoutPass) -> [Placement] {
    let tracks = tracks(in: proposal[across])
    guard !tracks.isEmpty else { return [] }
    let lines = lines(tracks, in: &pass)
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    var corner = Point.zero
    for (index, child) in children.enumerated() {
      let track = index % tracks.count
      let line = index / tracks.count
      let room = Self.size(across: tracks[track], along: lines[line], law.axis)
      var placement = pass.placement(
        child, offer(tracks[track]), in: room, aligned: law.alignment)
      placement.origin.x += corner.x
      placement.origin.y += corner.y
      placements.append(placement)
      advance(&corner, tracks: tracks, track: track, line: lines[line])
    }
    return placements
  }

  private func advance(_ corner: inout Point, tracks: [Double], track: Int, line: Double) {
    let endsLine = track == tracks.count - 1
    let isVertical = law.axis == .vertical
    let acrossNow = isVertical ? corner.x : corner.y
    let alongNow = isVertical ? corner.y : corner.x
    let nextAcross = endsLine ? 0 : acrossNow + tracks[track] + trackGap
    let nextAlong = endsLine ? alongNow + line + lineGap : alongNow
    corner = Point(
      x: isVertical ? nextAcross : nextAlong, y: isVertical ? nextAlong : nextAcross)
  }

  /// The lengths of the tracks in points.
  ///
  /// 1. Fixed tracks and gaps come off the length. 2. Each other track in order gets an equal part
  /// of what is left, within its bounds. 3. An adaptive one fills its part with as many as fit.
  private func tracks(in length: Double?) -> [Double] {
    let fixed = law.tracks.reduce(0) { sum, track in
      if case .fixed(let own) = track { sum + own } else { sum }
    }
    var flexible = law.tracks.count { if case .fixed = $0 { false } else { true } }
    // 1.
    let gaps = trackGap * Double(max(0, law.tracks.count - 1))
    var left = length.map { max(0, $0 - fixed - gaps) }
    var result: [Double] = []
    for track in law.tracks {
      // 2.
      let share = left.map { $0 / Double(max(1, flexible)) }
      let start = result.count
      switch track {
      case .fixed(let own): result.append(own)
      case .flexible(let minimum, let maximum):
        result.append(max(minimum, min(share ?? minimum, maximum)))
      case .adaptive(let minimum, let maximum):
        // 3.
        result += adaptive(minimum: minimum, maximum: maximum, share: share)
      }
      if case .fixed = track { continue }
      flexible -= 1
      let taken = result[start...].reduce(trackGap * Double(result.count - start - 1), +)
      left = left.map { max(0, $0 - taken) }
    }
    return result
  }

  private func adaptive(minimum: Double, maximum: Double, share: Double?) -> [Double] {
    guard let share, share < .infinity else { return [minimum] }
    let step = minimum + trackGap
    let fitting = step > 0 ? ((share + trackGap) / step + Self.tolerance).rounded(.down) : 1
    let count = max(1, min(fitting, Double(Self.mostTracks)))
    let length = (share - trackGap * (count - 1)) / count
    return [Double](repeating: max(minimum, min(length, maximum)), count: Int(count))
  }

  /// The lengths of the lines along the axis: the longest child each.
  private func lines(_ tracks: [Double], in pass: inout LayoutPass) -> [Double] {
    guard !tracks.isEmpty else { return [] }
    var lines: [Double] = []
    for (index, child) in children.enumerated() {
      if index % tracks.count == 0 { lines.append(0) }
      let own = pass.measure(child, offer(tracks[index % tracks.count]))[law.axis]
      lines[lines.count - 1] = max(lines[lines.count - 1], own)
    }
    return lines
  }

  /// Nothing is proposed along the axis on which the grid grows.
  private func offer(_ track: Double) -> Proposal {
    var offer = Proposal()
    offer[across] = track
    return offer
  }

  private static func size(across: Double, along: Double, _ axis: Axis) -> Size {
    axis == .vertical
      ? Size(width: across, height: along) : Size(width: along, height: across)
  }
}
