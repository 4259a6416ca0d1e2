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
      PlainCharacters.shared.table.withUnsafeBufferPointer { table in
        advances.single.withUnsafeBufferPointer { single in
          var filler = Filler(clusters: buffer, advances: advances, factor: factor)
          isPlain = filler.fill(bytes, table, single)
          count = filler.count
        }
      }
    }
    return isPlain ? MeasuredText(clusters: clusters) : nil
  }

  /// Writes the clusters of a text one after the other.
  private struct Filler {
    let clusters: UnsafeMutableBufferPointer<TextCluster>
    let advances: PlainAdvances
    let factor: Double
    var count = 0
    private var offset: Double = 0
    private var previous = PlainCharacter.none
    private var earlier = PlainCharacter.Role.none
    private var script = PlainCharacter.Script.common
    private var hasBrackets = false

    init(clusters: UnsafeMutableBufferPointer<TextCluster>, advances: PlainAdvances, factor: Double)
    {
      self.clusters = clusters
      self.advances = advances
      self.factor = factor
    }

    /// False where a character needs the full rules.
    mutating func fill(
      _ bytes: UnsafeBufferPointer<UInt8>, _ table: UnsafeBufferPointer<PlainCharacter>,
      _ single: UnsafeBufferPointer<Double>
    ) -> Bool {
      let unit = factor / advances.unitsPerEm
      var place = 0
      while place < bytes.count {
        let (scalar, length) = PlainCharacters.decode(bytes, place)
        guard scalar < table.count else { return false }
        let character = table[scalar]
        guard character.role != .other,
          let breaks = character.role.breaks(after: previous.role, earlier: earlier),
          let kerning = kerning(before: character)
        else { return false }
        let advance = single[Int(character.index)]
        guard advance == advance else { return false }
        offset += kerning * unit
        var traits: ClusterTraits = breaks ? .breakBefore : []
        if character.role == .space { traits.insert(.space) }
        append(traits)
        offset += advance * factor
        if previous.role != .space { earlier = previous.role }
        previous = character
        place += length
      }
      append([])
      return true
    }

    /// Fonts kern within a script; a character of all scripts belongs to the one before it.
    @inline(__always)
    private mutating func kerning(before character: PlainCharacter) -> Double? {
      if character.role == .open || character.role == .close { hasBrackets = true }
      let isFirst = previous.role == .none
      if character.script != .common, character.script != script {
        let isOther = script != .common
        script = character.script
        // Brackets belong to the script outside them, which takes more than neighbours to tell.
        if isOther { return hasBrackets ? nil : 0 }
      }
      return isFirst ? 0 : advances.adjustment(previous, character)
    }

    @inline(__always)
    private mutating func append(_ traits: ClusterTraits) {
      clusters.initializeElement(
        at: count, to: TextCluster(offset: offset, scalar: Int32(count), traits: traits))
      count += 1
    }
  }
}
