/// One character as a reader counts them (a grapheme cluster), with its place in the text.
package struct TextCluster: Sendable {
  /// The sum of the advances before it, in logical order, in em or in points (see `TextUnits`).
  package var offset: Double
  /// The index of its first Unicode scalar in the text.
  package var scalar: Int32
  /// The index of the span that it belongs to.
  package var span: UInt16
  package var traits: ClusterTraits

  package init(offset: Double, scalar: Int32, span: UInt16 = 0, traits: ClusterTraits = []) {
    self.offset = offset
    self.scalar = scalar
    self.span = span
    self.traits = traits
  }
}

/// What breaking needs to know about a cluster.
package struct ClusterTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A space that does not count when it ends a line.
  package static let space = ClusterTraits(rawValue: 1)
  /// A line separator; it has no width and ends its line.
  package static let newline = ClusterTraits(rawValue: 2)
  /// A line may begin here (Unicode line breaking).
  package static let breakBefore = ClusterTraits(rawValue: 4)
  /// No font has it.
  package static let missing = ClusterTraits(rawValue: 8)
  /// It stands in a paragraph that runs from right to left.
  package static let rightToLeft = ClusterTraits(rawValue: 16)
}

/// A stretch between two places where a line may break.
package struct TextSegment: Sendable {
  /// The offset at its first cluster.
  package var startOffset: Double
  /// The offset after its last cluster that is not a trailing space.
  package var endOffset: Double
  package var start: Int32
  /// After the last cluster that is not a trailing space.
  package var end: Int32
  /// A line separator follows: the line ends here whatever the width.
  package var endsLine: Bool
}

/// What turns the offsets of a measured text into points.
///
/// The place of a cluster is `offset × size + tracking × its index`.
package struct TextUnits: Sendable, Hashable {
  /// Points in a unit of offset: the font size for offsets in em, 1 for points.
  package var size: Double
  /// Points added after every cluster.
  package var tracking: Double

  package init(size: Double, tracking: Double) {
    self.size = size
    self.tracking = tracking
  }

  package static let points = TextUnits(size: 1, tracking: 0)
}

/// A text whose advances are known: clusters with running sums, and the segments between breaks.
///
/// A class so that the many layouts of a text share it for the price of one reference.
package final class MeasuredText: Sendable {
  /// One more than the text has: the last one marks the end.
  package let clusters: [TextCluster]
  package let segments: [TextSegment]
  package let missing: Int

  /// The number of grapheme clusters.
  package var count: Int { clusters.count - 1 }
  package var scalarCount: Int { Int(clusters[count].scalar) }

  /// `clusters` holds an end mark; offsets never need to grow, scalars do.
  package init(clusters: [TextCluster]) {
    let ended = clusters.isEmpty ? [TextCluster(offset: 0, scalar: 0)] : clusters
    self.clusters = ended
    segments = Self.segments(of: ended)
    var missing = 0
    for cluster in ended where cluster.traits.contains(.missing) { missing += 1 }
    self.missing = missing
  }

  /// The same text with offsets changed by a function of offset, index and span.
  package func withOffsets(_ advance: (_ em: Double, _ span: Int) -> Double) -> MeasuredText {
    var changed = clusters
    var total: Double = 0
    for index in 0..<count {
      let em = clusters[index + 1].offset - clusters[index].offset
      changed[index].offset = total
      total +=
        clusters[index].traits.contains(.newline) ? 0 : advance(em, Int(clusters[index].span))
    }
    changed[count].offset = total
    return MeasuredText(clusters: changed)
  }

  /// The cluster that a scalar belongs to; the end mark for a scalar after the text.
  package func cluster(ofScalar scalar: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high + 1) / 2
      if Int(clusters[middle].scalar) <= scalar { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private static func segments(of clusters: [TextCluster]) -> [TextSegment] {
    let count = clusters.count - 1
    var segments: [TextSegment] = []
    segments.reserveCapacity(count / 5 + 2)
    var start = 0
    var visibleEnd = 0
    func close(endsLine: Bool) {
      segments.append(
        TextSegment(
          startOffset: clusters[start].offset, endOffset: clusters[visibleEnd].offset,
          start: Int32(start), end: Int32(visibleEnd), endsLine: endsLine))
    }
    for index in 0..<count {
      let traits = clusters[index].traits
      if traits.contains(.breakBefore), index > start {
        close(endsLine: false)
        start = index
        visibleEnd = index
      }
      if traits.contains(.newline) {
        close(endsLine: true)
        start = index + 1
        visibleEnd = start
      } else if !traits.contains(.space) {
        visibleEnd = index + 1
      }
    }
    close(endsLine: false)
    return segments
  }
}
