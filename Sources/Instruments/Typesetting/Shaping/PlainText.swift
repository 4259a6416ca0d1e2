// Most texts of an interface are Latin letters, digits and common punctuation. Their shaping is a
// sum over characters and pairs, and their line breaks follow from neighbours, so that neither
// HarfBuzz nor Pango is needed. Tests hold both against HarfBuzz and Pango over random texts.

/// Shapes simple Latin text from tables; leaves everything else to `Shaper`.
enum PlainText {
  /// Nil for a text with a character or a pair that needs the full rules.
  static func shape(_ string: String, _ typeface: Typeface) -> MeasuredText? {
    guard let advances = typeface.plainAdvances, typeface.fixedAdvance == nil else { return nil }
    return string.utf8.withContiguousStorageIfAvailable { bytes in
      shape(bytes, advances, typeface.widthFactor)
    } ?? nil
  }

  private static func shape(
    _ bytes: UnsafeBufferPointer<UInt8>, _ advances: PlainAdvances, _ factor: Double
  ) -> MeasuredText? {
    var isPlain = false
    let clusters = [TextCluster](unsafeUninitializedCapacity: bytes.count + 1) { buffer, count in
      PlainCharacter.table.withUnsafeBufferPointer { table in
        advances.single.withUnsafeBufferPointer { single in
          isPlain = fill(buffer, &count, bytes, table, single, advances, factor)
        }
      }
    }
    return isPlain ? MeasuredText(clusters: clusters) : nil
  }

  private static func fill(
    _ clusters: UnsafeMutableBufferPointer<TextCluster>, _ count: inout Int,
    _ bytes: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<PlainCharacter>,
    _ single: UnsafeBufferPointer<Double>, _ advances: PlainAdvances, _ factor: Double
  ) -> Bool {
    let adjustmentFactor = factor / advances.unitsPerEm
    var offset: Double = 0
    var previous = PlainCharacter.none
    var earlier = PlainCharacter.Role.none
    var place = 0
    while place < bytes.count {
      let (character, length) = PlainCharacter.next(bytes, place, in: table)
      let advance = single[character.index]
      guard character.role != .other, advance == advance,
        let breaks = character.role.breaks(after: previous.role, earlier: earlier)
      else { return false }
      if previous.role != .none {
        guard let adjustment = advances.adjustment(previous.index, character.index) else {
          return false
        }
        offset += adjustment * adjustmentFactor
      }
      var traits: ClusterTraits = breaks ? .breakBefore : []
      if character.role == .space {
        traits.insert(.space)
      } else if character.isLetter {
        traits.insert(.letter)
      }
      clusters.initializeElement(
        at: count, to: TextCluster(offset: offset, scalar: Int32(count), traits: traits))
      count += 1
      offset += advance * factor
      if previous.role != .space { earlier = previous.role }
      previous = character
      place += length
    }
    clusters.initializeElement(at: count, to: TextCluster(offset: offset, scalar: Int32(count)))
    count += 1
    return true
  }
}
