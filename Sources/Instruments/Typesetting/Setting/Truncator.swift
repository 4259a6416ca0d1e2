import ScreenModel

/// Cuts the last line that is kept, so that it fits with its ellipsis.
struct Truncator {
  private let composition: Composition
  private let text: MeasuredText
  private let limit: Double

  init(_ composition: Composition) {
    self.composition = composition
    text = composition.paragraph.text
    limit = (composition.width ?? .infinity) + LineBreaker.tolerance
  }

  /// The last kept line, which stands for all that follows it.
  func lastLine(_ index: Int) -> SetLine {
    let line = composition.lines[index]
    let last = composition.lines[composition.lines.count - 1]
    guard composition.limits.truncation != .clip else {
      return clipped(line, end: line.visibleEnd, textEnd: text.count)
    }
    var hardEnd = index
    while !composition.lines[hardEnd].endsHard { hardEnd += 1 }
    var hardStart = composition.lines.count - 1
    while hardStart > index, !composition.lines[hardStart - 1].endsHard { hardStart -= 1 }
    return cut(
      line,
      Stretch(
        start: line.start, firstEnd: composition.lines[hardEnd].visibleEnd,
        lastStart: max(line.start, composition.lines[hardStart].start), end: last.visibleEnd,
        textEnd: text.count))
  }

  /// A line wider than the column in a text that does not wrap.
  func wideLine(_ index: Int) -> SetLine {
    let line = composition.lines[index]
    guard composition.limits.truncation != .clip else {
      return clipped(line, end: line.visibleEnd, textEnd: line.visibleEnd)
    }
    return cut(
      line,
      Stretch(
        start: line.start, firstEnd: line.visibleEnd, lastStart: line.start, end: line.visibleEnd,
        textEnd: line.visibleEnd))
  }

  /// The clusters that a line may show: the rest of its own hard line, and the end of the text.
  private struct Stretch {
    var start: Int
    var firstEnd: Int
    var lastStart: Int
    var end: Int
    /// Where the text that this line stands for ends.
    var textEnd: Int
  }

  private func cut(_ line: BrokenLine, _ stretch: Stretch) -> SetLine {
    switch composition.limits.truncation {
    case .tail, .clip: return tail(line, stretch)
    case .middle: return middle(line, stretch)
    case .head: return head(line, stretch)
    }
  }

  private func tail(_ line: BrokenLine, _ stretch: Stretch) -> SetLine {
    var end = stretch.start
    while end < stretch.firstEnd, points(stretch.start, end + 1) + ellipsis(end) <= limit {
      end += 1
    }
    end = withoutSpaces(stretch.start, end)
    return made(line, shownEnd: end, shownStart: stretch.textEnd, stretch, mark: end - 1)
  }

  private func head(_ line: BrokenLine, _ stretch: Stretch) -> SetLine {
    let mark = max(stretch.lastStart, stretch.end - 1)
    var start = stretch.end
    while start > stretch.lastStart, points(start - 1, stretch.end) + ellipsis(mark) <= limit {
      start -= 1
    }
    start = withoutLeadingSpaces(start, stretch.end)
    return made(line, shownEnd: stretch.start, shownStart: start, stretch, mark: mark)
  }

  private func middle(_ line: BrokenLine, _ stretch: Stretch) -> SetLine {
    let mark = max(stretch.start, stretch.end - 1)
    let room = limit - ellipsis(mark)
    var shownEnd = stretch.start
    var shownStart = stretch.end
    while shownEnd < stretch.firstEnd, points(stretch.start, shownEnd + 1) <= room / 2 {
      shownEnd += 1
    }
    let least = max(stretch.lastStart, shownEnd)
    while shownStart > least,
      points(stretch.start, shownEnd) + points(shownStart - 1, stretch.end) <= room
    {
      shownStart -= 1
    }
    shownEnd = withoutSpaces(stretch.start, shownEnd)
    shownStart = withoutLeadingSpaces(shownStart, stretch.end)
    return made(line, shownEnd: shownEnd, shownStart: shownStart, stretch, mark: mark)
  }

  /// A line that shows its start to `shownEnd`, an ellipsis, and `shownStart` to the end.
  private func made(
    _ line: BrokenLine, shownEnd: Int, shownStart: Int, _ stretch: Stretch, mark: Int
  ) -> SetLine {
    var set = SetLine(line, in: composition.paragraph, fullWidth: 0)
    let showsEnd = shownStart < stretch.end
    let showsStart = shownEnd > stretch.start
    let first = showsStart || !showsEnd ? stretch.start : shownStart
    let last = showsEnd ? stretch.end : shownEnd
    set.range = scalar(first)..<scalar(max(first, last))
    set.ellipsis = scalar(shownEnd) - scalar(stretch.start)
    set.hidden = scalar(shownEnd)..<scalar(showsEnd ? shownStart : stretch.textEnd)
    set.hiddenCount = set.hidden?.count ?? 0
    set.isTruncated = true
    let tail = showsEnd ? points(shownStart, stretch.end) : 0
    set.width = max(0, points(stretch.start, shownEnd) + tail + ellipsis(mark))
    set.fullWidth = set.width
    set.broken.endsInsideSegment = false
    return set
  }

  /// A line without a mark: what fits of it is seen.
  private func clipped(_ line: BrokenLine, end: Int, textEnd: Int) -> SetLine {
    var set = SetLine(line, in: composition.paragraph, fullWidth: 0)
    var shownEnd = line.start
    while shownEnd < end, points(line.start, shownEnd + 1) <= limit { shownEnd += 1 }
    set.range = scalar(line.start)..<scalar(shownEnd)
    set.hidden = scalar(shownEnd)..<scalar(textEnd)
    set.hiddenCount = set.hidden?.count ?? 0
    set.isTruncated = true
    set.width = min(max(0, points(line.start, end)), composition.width ?? .infinity)
    set.fullWidth = set.width
    set.broken.endsInsideSegment = false
    return set
  }

  private func points(_ start: Int, _ end: Int) -> Double { composition.breaker.points(start, end) }

  private func ellipsis(_ cluster: Int) -> Double {
    composition.paragraph.metrics(at: cluster).ellipsis
  }

  private func scalar(_ cluster: Int) -> Int { Int(text.clusters[cluster].scalar) }

  private func withoutSpaces(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, text.clusters[end - 1].traits.contains(.space) { end -= 1 }
    return end
  }

  private func withoutLeadingSpaces(_ start: Int, _ end: Int) -> Int {
    var start = start
    while start < end, text.clusters[start].traits.contains(.space) { start += 1 }
    return start
  }
}
