// Provenance: the paragraphs of Flutter (Skia's text layout, 2020 to 2026; its lines were counted through
// its Python binding at many widths). 1. Segments follow each other as long as they fit. 2. A segment that
// is wider than the column begins on the line before it, where two characters of it fit. Its last character
// does not count for that where a line may end right after it: at the end of the text, or at a hyphen.
// 3. A character that is wider than the column stays on the line that reaches it, though it sticks out.
// 4. A line may exceed the column by less than a hundredth.

extension LineBreaker {
  /// By how much a line may exceed the column, in points.
  static let slackOfLongWords: Double = 0.0099

  /// Breaks a text whose long words begin on the line before.
  @inline(never)
  func breakLongWordsInLine(
    _ clusters: UnsafeBufferPointer<TextCluster>, _ segments: UnsafeBufferPointer<TextSegment>,
    _ body: (BrokenLine) -> Void
  ) {
    let last = segments.count - 1
    let count = Int32(clusters.count - 1)
    var index = 0
    // Where the rest of a segment starts that began on the line before.
    var rest: Int32?
    while index <= last {
      let start = rest ?? segments[index].start
      let origin = place(clusters[Int(start)].offset, start)
      rest = nil
      // 1.
      var taken = index
      while taken <= last, fits(segments[taken], from: origin) {
        taken += 1
        if segments[taken - 1].endsLine { break }
      }
      var end = taken > index ? lastVisible(segments, index, taken, from: start) : start
      var endsInside = false
      let endsLine = taken > index && segments[taken - 1].endsLine
      if taken <= last, !endsLine {
        // 2 and 3.
        let segment = segments[taken]
        let next = taken == last ? count : segments[taken + 1].start
        let first = taken == index ? start : segment.start
        let split = reach(clusters, segment, from: first, next, origin, isFirst: taken == index)
        if let split, split < segment.end {
          end = split
          rest = split
          endsInside = true
        } else if split != nil {
          end = segment.end
          taken += 1
        }
      }
      let isLast = taken > last
      let next = rest ?? (isLast ? count : segments[taken].start)
      let endsHard = !endsInside && (isLast || (taken > index && segments[taken - 1].endsLine))
      let width = place(clusters[Int(end)].offset, end) - origin
      body(line(start, end, next, width, hard: endsHard, inside: endsInside))
      index = taken
    }
  }

  /// Whether a segment ends within the column of a line; spaces alone always do.
  private func fits(_ segment: TextSegment, from origin: Double) -> Bool {
    segment.end <= segment.start || place(segment.endOffset, segment.end) <= origin + limit
  }

  /// After the last visible cluster of some segments, those of spaces alone left out.
  private func lastVisible(
    _ segments: UnsafeBufferPointer<TextSegment>, _ first: Int, _ end: Int, from start: Int32
  ) -> Int32 {
    var index = end - 1
    while index > first, segments[index].end <= segments[index].start { index -= 1 }
    return max(start, segments[index].end)
  }

  /// How far a line reaches into a segment that does not fit; nil: it begins on the next line.
  private func reach(
    _ clusters: UnsafeBufferPointer<TextCluster>, _ segment: TextSegment, from first: Int32,
    _ next: Int32, _ origin: Double, isFirst: Bool
  ) -> Int32? {
    func place(_ index: Int32) -> Double { self.place(clusters[Int(index)].offset, index) }
    var split = first
    while split < segment.end, place(split + 1) <= origin + limit { split += 1 }
    guard split < segment.end else { return split }
    if place(split + 1) - place(split) > limit { return split + 1 }
    if isFirst { return max(split, first + 1) }
    let counted = next == segment.end ? segment.end - 1 : segment.end
    let isLong = counted > first && place(counted) - place(first) > limit - slack
    return isLong && split - first >= 2 ? split : nil
  }
}
