// Greedy line breaking: a line takes segments as long as they fit; a segment that is wider than a
// line is broken between characters. This is what Core Text, Android's simple strategy and Pango do.
// Flutter's paragraphs have a way of their own, `LineBreaker+LongWords.swift`.

/// One line as a stretch of clusters.
package struct BrokenLine: Sendable, Equatable {
  package var start: Int
  /// After the last cluster that is not a trailing space.
  package var visibleEnd: Int
  /// After the trailing spaces and the line separator: where the next line starts.
  package var end: Int
  /// Points from the start to `visibleEnd`.
  package var width: Double
  /// The line ends because a separator or the end of the text says so.
  package var endsHard: Bool
  /// The line ends inside a segment, which is wider than the column.
  package var endsInsideSegment: Bool
}

/// Breaks a measured text into lines.
package struct LineBreaker {
  /// A line may exceed the column by so many points: less than anybody sees, more than sums err.
  package static let tolerance: Double = 0.001

  private let text: MeasuredText
  private let units: TextUnits
  /// The column's width and by how much a line may exceed it.
  let limit: Double
  let slack: Double
  private let wraps: Bool
  private let startsLongWordsInLine: Bool

  /// A width that is not a number or infinite is no limit; a negative one is 0.
  ///
  /// - Parameter startsLongWordsInLine: whether a segment that is wider than the column begins on the
  ///   line before it.
  package init(
    _ text: MeasuredText, units: TextUnits, width: Double?, wraps: Bool,
    startsLongWordsInLine: Bool = false
  ) {
    self.text = text
    self.units = units
    self.wraps = wraps
    self.startsLongWordsInLine = startsLongWordsInLine && wraps
    slack = self.startsLongWordsInLine ? Self.slackOfLongWords : Self.tolerance
    limit = (usableWidth(width) ?? .infinity) + slack
  }

  package func lines() -> [BrokenLine] {
    var lines: [BrokenLine] = []
    forEachLine { lines.append($0) }
    return lines
  }

  /// The number of lines and the width of the widest, without making the lines.
  package func measure() -> (lines: Int, width: Double) {
    var count = 0
    var width: Double = 0
    forEachLine { line in
      count += 1
      let lineWidth = line.endsHard ? self.fullWidth(of: line) : line.width
      if lineWidth > width { width = lineWidth }
    }
    return (count, width)
  }

  /// The width of a line that ends hard: its trailing spaces count as far as the column goes.
  package func fullWidth(of line: BrokenLine) -> Double {
    guard line.endsHard, line.visibleEnd < line.end else { return line.width }
    var end = line.end
    if text.clusters[end - 1].traits.contains(.newline) { end -= 1 }
    return max(line.width, min(points(line.start, end), limit - slack))
  }

  /// Points between two clusters.
  @inline(__always)
  package func points(_ start: Int, _ end: Int) -> Double {
    (text.clusters[end].offset - text.clusters[start].offset) * units.size
      + units.tracking * Double(end - start)
  }

  @inline(__always)
  private func forEachLine(_ body: (BrokenLine) -> Void) {
    text.clusters.withUnsafeBufferPointer { clusters in
      text.segments.withUnsafeBufferPointer { segments in
        if startsLongWordsInLine {
          breakLongWordsInLine(clusters, segments, body)
        } else {
          breakLines(clusters, segments, body)
        }
      }
    }
  }

  @inline(__always)
  private func breakLines(
    _ clusters: UnsafeBufferPointer<TextCluster>, _ segments: UnsafeBufferPointer<TextSegment>,
    _ body: (BrokenLine) -> Void
  ) {
    let last = segments.count - 1
    var index = 0
    while index <= last {
      var segment = segments[index]
      var start = segment.start
      var origin = place(segment.startOffset, start)
      var end = place(segment.endOffset, segment.end)
      // 1. A segment that is wider than the column fills lines of its own.
      while end > origin + limit, wraps, segment.end - start > 1 {
        let split = splitPlace(clusters, start, segment.end, origin + limit)
        guard split < segment.end else { break }
        let splitAt = place(clusters[Int(split)].offset, split)
        body(line(start, split, split, splitAt - origin, inside: true))
        start = split
        origin = splitAt
      }
      // 2. Segments follow as long as they fit. Spaces alone hang at the end of a line.
      var visibleEnd = segment.end
      while index < last, !segment.endsLine {
        let next = segments[index + 1]
        let nextEnd = place(next.endOffset, next.end)
        if next.end > next.start {
          guard nextEnd <= origin + limit || !wraps else { break }
          visibleEnd = next.end
          end = nextEnd
        }
        segment = next
        index += 1
      }
      // 3. The line ends where the next segment starts.
      let isLast = index == last
      let next = isLast ? Int32(clusters.count - 1) : segments[index + 1].start
      body(line(start, visibleEnd, next, end - origin, hard: isLast || segment.endsLine))
      index += 1
    }
  }

  /// How far a line reaches into a segment: at least one cluster, spaces inside it included.
  @inline(never)
  private func splitPlace(
    _ clusters: UnsafeBufferPointer<TextCluster>, _ start: Int32, _ end: Int32, _ limit: Double
  ) -> Int32 {
    var split = start + 1
    while split < end, place(clusters[Int(split) + 1].offset, split + 1) <= limit { split += 1 }
    return split
  }

  /// Points from the start of the text to a cluster.
  @inline(__always)
  func place(_ offset: Double, _ index: Int32) -> Double {
    offset * units.size + units.tracking * Double(index)
  }

  @inline(__always)
  func line(
    _ start: Int32, _ visibleEnd: Int32, _ end: Int32, _ width: Double, hard: Bool = false,
    inside: Bool = false
  ) -> BrokenLine {
    BrokenLine(
      start: Int(start), visibleEnd: Int(visibleEnd), end: Int(end), width: max(0, width),
      endsHard: hard, endsInsideSegment: inside)
  }
}

/// A width in points that can be worked with: nil for none, infinite or not a number.
package func usableWidth(_ width: Double?) -> Double? {
  guard let width, width.isFinite else { return nil }
  return max(0, width)
}
