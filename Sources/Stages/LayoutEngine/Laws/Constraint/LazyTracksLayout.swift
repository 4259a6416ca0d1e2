import ScreenModel

// Provenance: foundation's lazy grid and staggered grid. An item that takes several tracks begins a new
// line where the rest of the line is too short for it; in a staggered grid one of a whole line stands
// below all that came before. All items are measured, not only those in view.

/// A grid that scrolls along its axis.
struct LazyTracksLayout: ConstraintLayout {
  let law: LazyTracksLaw
  let children: Range<Int>

  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured {
    let axis = law.axis
    let padding = LazyPadding(law.contentPadding, in: pass)
    let inner = constraints.reduced(by: padding.size)
    let tracks = tracks(in: breadth(inner, pass: pass), pass: pass)
    var filling = Filling(count: tracks.count, gap: pass.pixels(law.mainSpacing))
    var placements: [ConstraintPlacement] = []
    placements.reserveCapacity(children.count)
    for child in children {
      // 1. Into the shortest track, or next in the line.
      let span = Self.span(pass.tree.hints(of: child).span, of: tracks.count)
      let place = law.isStaggered ? filling.placeInTrack(span) : filling.placeInLine(span)
      // 2. Exactly as broad as its tracks, along without a bound.
      let last = tracks[place.tracks.upperBound - 1]
      let start = tracks[place.tracks.lowerBound].start
      let offer = PixelConstraints.unbounded.fixed(axis.other, last.start + last.length - start)
      let size = pass.measure(child, offer)
      placements.append(
        ConstraintPlacement(child, at: padding.place(along: axis, place.start, across: start), offer))
      filling.fill(place.tracks, to: place.start + size[axis])
    }
    var size = Size.zero
    size[axis] = filling.end + padding.size[axis]
    let last = tracks.last.map { $0.start + $0.length } ?? 0
    let most = constraints.maximum[axis.other]
    size[axis.other] = most.isFinite ? most : last + padding.size[axis.other]
    return Measured(size: constraints.constrain(size), placements: placements)
  }

  /// How many tracks an item takes.
  private static func span(_ span: TrackSpan?, of count: Int) -> Int {
    switch span {
    case .tracks(let own)?: max(1, min(own, count))
    case .line?: count
    case nil: 1
    }
  }

  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    guard question.axis != law.axis else { return pass.measuredIntrinsic(self, question) }
    var longest: Double = 0
    for child in children { longest = max(longest, pass.intrinsic(child, question)) }
    return longest + LazyPadding(law.contentPadding, in: pass).size[question.axis]
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

/// How far the tracks of a grid are filled, in pixels.
private struct Filling {
  private var ends: [Double]
  private let gap: Double
  private var lineStart: Double = 0
  private var nextTrack = 0
  private var isEmpty = true

  init(count: Int, gap: Double) {
    ends = Array(repeating: 0, count: max(1, count))
    self.gap = gap
  }

  /// Where the longest track ends.
  var end: Double { ends.max() ?? 0 }

  /// The next tracks of the line, or the first of a new one.
  mutating func placeInLine(_ span: Int) -> (tracks: Range<Int>, start: Double) {
    if nextTrack + span > ends.count {
      nextTrack = 0
      lineStart = end + gap
    }
    let first = nextTrack
    nextTrack += span
    return (first..<first + span, lineStart)
  }

  /// The shortest track, or all of them.
  mutating func placeInTrack(_ span: Int) -> (tracks: Range<Int>, start: Double) {
    if span > 1 { return (0..<ends.count, isEmpty ? 0 : end + gap) }
    var best = 0
    for index in ends.indices where ends[index] < ends[best] { best = index }
    return (best..<best + 1, ends[best] > 0 ? ends[best] + gap : 0)
  }

  mutating func fill(_ tracks: Range<Int>, to end: Double) {
    isEmpty = false
    for track in tracks { ends[track] = end }
  }
}
