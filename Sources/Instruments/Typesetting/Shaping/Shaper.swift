import CPango

/// Shapes a text once, in em, and gives it its breaks.
enum Shaper {
  /// `spans` are the typefaces with the scalar at which each ends, in order; at least one.
  static func shape(_ string: String, spans: [(typeface: Typeface, end: Int)]) -> MeasuredText {
    let text = TextAnalysis(string)
    let runs = ShapingRun.runs(of: text, spans: spans)
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(text.scalars.count + 1)
    var offset: Double = 0
    for run in runs {
      let advances = advances(of: run, in: text)
      for (start, advance) in advances {
        clusters.append(
          TextCluster(
            offset: offset, scalar: Int32(start), span: UInt16(clamping: run.span),
            traits: traits(at: start, in: text, isMissing: run.face == nil)))
        offset += advance
      }
    }
    let lastSpan = clusters.last?.span ?? 0
    let lastTraits = clusters.last?.traits.intersection(.rightToLeft) ?? []
    clusters.append(
      TextCluster(
        offset: offset, scalar: Int32(text.scalars.count), span: lastSpan, traits: lastTraits))
    return MeasuredText(clusters: clusters)
  }

  /// The clusters of a run in logical order: where each starts, and its advance in em.
  private static func advances(of run: ShapingRun, in text: TextAnalysis) -> [(Int, Double)] {
    var starts: [Int] = []
    for index in run.range where index == run.range.lowerBound || text.startsCluster[index] {
      starts.append(index)
    }
    guard run.face != nil, run.typeface.fixedAdvance == nil else {
      return starts.enumerated().map { index, start in
        let end = index + 1 < starts.count ? starts[index + 1] : run.range.upperBound
        return (start, standIn(text.scalars[start..<end], run))
      }
    }
    var sums = [Double](repeating: 0, count: run.range.count)
    var isStart = [Bool](repeating: false, count: run.range.count)
    let first = run.range.lowerBound
    for glyph in run.glyphs(of: text, in: run.range) {
      sums[glyph.cluster - first] += glyph.advance
      isStart[glyph.cluster - first] = true
    }
    return shared(starts, sums, isStart, run, text)
  }

  /// Shares the advance of a ligature evenly among the characters in it.
  private static func shared(
    _ starts: [Int], _ sums: [Double], _ isStart: [Bool], _ run: ShapingRun, _ text: TextAnalysis
  ) -> [(Int, Double)] {
    let first = run.range.lowerBound
    var result: [(Int, Double)] = []
    result.reserveCapacity(starts.count)
    var index = 0
    while index < starts.count {
      var next = index + 1
      while next < starts.count, !isStart[starts[next] - first] { next += 1 }
      let end = next < starts.count ? starts[next] : run.range.upperBound
      var total: Double = 0
      for scalar in starts[index]..<end { total += sums[scalar - first] }
      for start in starts[index..<next] {
        let scalar = text.scalars[start]
        var advance = total / Double(next - index)
        if TextAnalysis.isNewline(scalar) { advance = 0 }
        if scalar == tab { advance = tabAdvance(run) }
        result.append((start, advance))
      }
      index = next
    }
    return result
  }

  static let tab: UInt32 = 9

  /// A tab is taken for four spaces: its stops depend on a text view's settings.
  static func tabAdvance(_ run: ShapingRun) -> Double {
    4 * (run.face?.advance(of: 0x20) ?? 0.25) * run.typeface.widthFactor
  }

  /// The advance in em of a cluster that is not shaped.
  static func standIn(_ cluster: ArraySlice<UInt32>, _ run: ShapingRun) -> Double {
    guard let first = cluster.first, !TextAnalysis.isNewline(first) else { return 0 }
    guard cluster.contains(where: { !ShapingRun.isIgnorable($0) || $0 == tab }) else { return 0 }
    if g_unichar_iszerowidth(first) != 0 { return 0 }
    let isWide = g_unichar_iswide(first) != 0 || cluster.contains(0xfe0f)
    if isWide { return StandIn.wide }
    let advance = run.typeface.fixedAdvance ?? StandIn.letter
    return first == tab ? 4 * advance : advance
  }

  private static func traits(
    at index: Int, in text: TextAnalysis, isMissing: Bool
  ) -> ClusterTraits {
    let scalar = text.scalars[index]
    var traits: ClusterTraits = []
    if text.breaksBefore[index], index > 0 { traits.insert(.breakBefore) }
    if text.runsLeft[index] { traits.insert(.rightToLeft) }
    if TextAnalysis.isNewline(scalar) {
      traits.insert(.newline)
    } else if TextAnalysis.isSpace(scalar) {
      traits.insert(.space)
    } else if isMissing {
      traits.insert(.missing)
    }
    return traits
  }
}
