import CPango

/// A stretch of scalars that one font shapes in one direction.
struct ShapingRun {
  var range: Range<Int>
  /// Nil: no font has these characters.
  var face: FontFace?
  var typeface: Typeface
  var span: Int
  var level: UInt8
  var script: hb_script_t

  var isRightToLeft: Bool { level % 2 == 1 }

  /// Parts a text into runs, in logical order.
  ///
  /// `spans` are the typefaces with the scalar at which each ends, in order.
  static func runs(of text: TextAnalysis, spans: [(typeface: Typeface, end: Int)]) -> [ShapingRun] {
    var runs: [ShapingRun] = []
    var index = 0
    var span = 0
    while index < text.scalars.count {
      var end = index + 1
      while end < text.scalars.count, !text.startsCluster[end] { end += 1 }
      while span < spans.count - 1, index >= spans[span].end { span += 1 }
      let typeface = spans[span].typeface
      let cluster = ShapingRun(
        range: index..<end, face: face(for: text.scalars[index..<end], in: typeface),
        typeface: typeface, span: span, level: text.levels[index], script: text.scripts[index])
      if let last = runs.last, last.continues(with: cluster) {
        runs[runs.count - 1].range = last.range.lowerBound..<end
      } else {
        runs.append(cluster)
      }
      index = end
    }
    return runs
  }

  private func continues(with next: ShapingRun) -> Bool {
    span == next.span && face === next.face && level == next.level && script == next.script
  }

  /// The first face that has all scalars of a cluster, or else its first scalar.
  private static func face(for cluster: ArraySlice<UInt32>, in typeface: Typeface) -> FontFace? {
    for face in typeface.faces where covers(face, cluster) { return face }
    guard let first = cluster.first(where: { !isIgnorable($0) }) else { return nil }
    return typeface.faces.first { $0.glyph(first) != nil }
  }

  private static func covers(_ face: FontFace, _ cluster: ArraySlice<UInt32>) -> Bool {
    for scalar in cluster where !isIgnorable(scalar) && face.glyph(scalar) == nil { return false }
    return true
  }

  /// Characters that ask for no glyph: controls, joiners, variation selectors.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x1f, 0x7f...0x9f, 0xad, 0x61c, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f,
      0xfe00...0xfe0f, 0xfeff, 0xe0000...0xe0fff:
      true
    default: false
    }
  }
}

/// A glyph as HarfBuzz placed it, in em.
struct ShapedGlyph {
  var id: UInt32
  /// The first scalar of the characters that it draws.
  var cluster: Int
  var advance: Double
  var x: Double
  var y: Double
}

extension ShapingRun {
  /// The glyphs of a part of the run, left to right.
  func glyphs(of text: TextAnalysis, in range: Range<Int>) -> [ShapedGlyph] {
    guard let face, let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    text.scalars.withUnsafeBufferPointer { scalars in
      hb_buffer_add_utf32(
        buffer, scalars.baseAddress, Int32(scalars.count), UInt32(range.lowerBound),
        Int32(range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    Self.unrefined.withUnsafeBufferPointer { features in
      hb_shape(
        face.font, buffer, features.baseAddress,
        typeface.isRefined ? 0 : UInt32(features.count))
    }
    var count: UInt32 = 0
    let glyphs = hb_buffer_get_glyph_infos(buffer, &count)
    let places = hb_buffer_get_glyph_positions(buffer, &count)
    guard let glyphs, let places else { return [] }
    let factor = typeface.widthFactor / face.unitsPerEm
    return (0..<Int(count)).map { index in
      ShapedGlyph(
        id: glyphs[index].codepoint, cluster: Int(glyphs[index].cluster),
        advance: Double(places[index].x_advance) * factor,
        x: Double(places[index].x_offset) / face.unitsPerEm,
        y: Double(places[index].y_offset) / face.unitsPerEm)
    }
  }

  /// No kerning, no contextual shapes.
  private static let unrefined: [hb_feature_t] = [tag("kern"), tag("calt")].map { name in
    hb_feature_t(tag: name, value: 0, start: 0, end: UInt32.max)
  }
}
