import CPango

/// What Unicode says about a text: where lines, words and characters part, and which way it runs.
struct TextAnalysis {
  /// The code points; NUL is taken for a space, because C strings end at it.
  let scalars: [UInt32]
  /// A line may begin at this scalar.
  let breaksBefore: [Bool]
  /// A reader's character begins at this scalar.
  let startsCluster: [Bool]
  /// Embedding levels of the bidirectional algorithm: odd runs from right to left.
  let levels: [UInt8]
  /// Whether the paragraph of a scalar runs from right to left.
  let runsLeft: [Bool]
  /// HarfBuzz scripts.
  let scripts: [hb_script_t]

  init(_ string: String) {
    var bytes = ContiguousArray(string.utf8)
    for index in bytes.indices where bytes[index] == 0 { bytes[index] = 0x20 }
    let scalars = string.unicodeScalars.map { $0.value == 0 ? 0x20 : $0.value }
    self.scalars = scalars
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    (levels, runsLeft, scripts) = bytes.withUnsafeBytes { raw in
      let text = raw.bindMemory(to: CChar.self)
      guard let start = text.baseAddress, !text.isEmpty else { return ([], [], []) }
      pango_get_log_attrs(
        start, Int32(text.count), -1, pango_language_from_string("en"), &attributes,
        Int32(attributes.count))
      let (levels, runsLeft) =
        scalars.contains(where: Self.mayRunLeft)
        ? Self.directions(start, scalars)
        : (
          [UInt8](repeating: 0, count: scalars.count),
          [Bool](repeating: false, count: scalars.count)
        )
      return (levels, runsLeft, Self.scripts(start, text.count, scalars.count))
    }
    breaksBefore = (0..<scalars.count).map { attributes[$0].is_line_break != 0 }
    startsCluster = (0..<scalars.count).map { $0 == 0 || attributes[$0].is_cursor_position != 0 }
  }

  /// Whether a scalar ends a line whatever the width.
  static func isNewline(_ scalar: UInt32) -> Bool {
    (0x0a...0x0d).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }

  /// Whether a scalar is a space that does not count at the end of a line.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200b, 0x205f, 0x3000: true
    default: false
    }
  }

  /// Whether a scalar can bring anything into a text that runs from right to left: Hebrew and the
  /// blocks after it, marks and embeddings of direction, presentation forms, later planes.
  private static func mayRunLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x58f, 0x900...0x200d, 0x2010...0x2029, 0x2030...0x2065, 0x206a...0xfb1c,
      0x1f000...0x3ffff:
      false
    default: true
    }
  }

  /// Each hard line finds its own direction from its first strong character.
  private static func directions(
    _ text: UnsafePointer<CChar>, _ scalars: [UInt32]
  ) -> ([UInt8], [Bool]) {
    var levels: [UInt8] = []
    var runsLeft: [Bool] = []
    levels.reserveCapacity(scalars.count)
    runsLeft.reserveCapacity(scalars.count)
    var start = text
    var lineStart = 0
    while lineStart < scalars.count {
      var lineEnd = lineStart
      var bytes = 0
      while lineEnd < scalars.count {
        bytes += utf8Length(scalars[lineEnd])
        lineEnd += 1
        if isNewline(scalars[lineEnd - 1]) { break }
      }
      let count = lineEnd - lineStart
      var base = PANGO_DIRECTION_WEAK_LTR
      if let found = pango_log2vis_get_embedding_levels(start, Int32(bytes), &base) {
        levels.append(contentsOf: UnsafeBufferPointer(start: found, count: count))
        g_free(found)
      } else {
        levels.append(contentsOf: repeatElement(0, count: count))
      }
      let isLeft = base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL
      runsLeft.append(contentsOf: repeatElement(isLeft, count: count))
      start += bytes
      lineStart = lineEnd
    }
    return (levels, runsLeft)
  }

  private static func scripts(
    _ text: UnsafePointer<CChar>, _ bytes: Int, _ count: Int
  ) -> [hb_script_t] {
    var scripts: [hb_script_t] = []
    scripts.reserveCapacity(count)
    guard let iterator = pango_script_iter_new(text, Int32(bytes)) else {
      return [hb_script_t](repeating: HB_SCRIPT_COMMON, count: count)
    }
    defer { pango_script_iter_free(iterator) }
    repeat {
      var start: UnsafePointer<CChar>?
      var end: UnsafePointer<CChar>?
      var script = PANGO_SCRIPT_COMMON
      pango_script_iter_get_range(iterator, &start, &end, &script)
      let code = g_unicode_script_to_iso15924(GUnicodeScript(script.rawValue))
      let length = g_utf8_strlen(start, (end ?? text) - (start ?? text))
      scripts.append(
        contentsOf: repeatElement(hb_script_from_iso15924_tag(code), count: length))
    } while pango_script_iter_next(iterator) != 0
    return scripts
  }

  private static func utf8Length(_ scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
  }
}
