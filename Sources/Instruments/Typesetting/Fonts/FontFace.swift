import CPango

/// A face of a font file, opened for shaping without hinting in units of its em.
///
/// A class because it owns HarfBuzz objects. They are made immutable, after which HarfBuzz lets
/// any number of threads shape with them.
final class FontFace: @unchecked Sendable {
  let path: String
  let index: Int
  let font: OpaquePointer
  /// Units of an em.
  let unitsPerEm: Double
  /// The rise of a line in em.
  let ascent: Double
  /// The fall of a line below the baseline in em, with the gap to the next line.
  let descent: Double

  /// Nil for a file that cannot be read as a font.
  init?(_ face: InstalledFace) {
    guard let blob = hb_blob_create_from_file_or_fail(face.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let opened = hb_face_create(blob, UInt32(face.index & 0xffff)) else { return nil }
    defer { hb_face_destroy(opened) }
    guard hb_face_get_glyph_count(opened) > 0, let font = hb_font_create(opened) else { return nil }
    let units = hb_face_get_upem(opened)
    hb_font_set_scale(font, Int32(units), Int32(units))
    if face.isVariable { Self.setWeight(face.weight, of: font) }
    hb_face_make_immutable(opened)
    hb_font_make_immutable(font)
    self.font = font
    path = face.path
    index = face.index
    unitsPerEm = Double(units)
    var extents = hb_font_extents_t()
    hb_font_get_extents_for_direction(font, HB_DIRECTION_LTR, &extents)
    ascent = Double(extents.ascender) / Double(units)
    descent = Double(extents.line_gap - extents.descender) / Double(units)
  }

  deinit { hb_font_destroy(font) }

  /// The glyph of a character; nil where the font has none.
  func glyph(_ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The advance of a character on its own, in em; nil where the font has none.
  func advance(of scalar: UInt32) -> Double? {
    guard let glyph = glyph(scalar) else { return nil }
    return Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  private static func setWeight(_ weight: Int, of font: OpaquePointer) {
    var variation = hb_variation_t(tag: tag("wght"), value: Float(weight))
    hb_font_set_variations(font, &variation, 1)
  }
}

/// An OpenType tag of four ASCII characters.
func tag(_ name: StaticString) -> hb_tag_t {
  name.withUTF8Buffer { bytes in bytes.reduce(0) { $0 << 8 | UInt32($1) } }
}
