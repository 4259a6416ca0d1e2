import CPango

/// Pango itself, with one layout reused and hinting switched off.
final class PangoPeer {
  private let map: OpaquePointer
  private let context: OpaquePointer
  private let layout: OpaquePointer

  /// `features` are OpenType features in CSS syntax; empty for the font's own.
  init(features: String) {
    map = OpaquePointer(pango_ft2_font_map_new())
    pango_fc_font_map_set_default_substitute(
      map,
      { pattern, _ in
        guard let pattern else { return }
        FcPatternDel(pattern, FC_HINTING)
        FcPatternAddBool(pattern, FC_HINTING, 0)
        FcPatternDel(pattern, FC_HINT_STYLE)
        FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_NONE)
      }, nil, nil)
    context = pango_font_map_create_context(UnsafeMutablePointer(map))
    pango_context_set_round_glyph_positions(context, 0)
    layout = pango_layout_new(context)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    let attributes = pango_attr_list_new()
    // Neither iOS nor Android adds a hyphen where it splits a word that is too wide.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    if !features.isEmpty {
      pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  func font(_ family: String, size: Double) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, family)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }

  func use(_ text: String) { pango_layout_set_text(layout, text, Int32(text.utf8.count)) }

  /// Lays out at a font and a width, and gives the height, so that nothing can be left out.
  func measure(_ font: OpaquePointer?, width: Double) -> Int32 {
    pango_layout_set_width(layout, Int32((width * Double(PANGO_SCALE)).rounded()))
    pango_layout_set_font_description(layout, font)
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return extents.height
  }

  /// The byte at which each line of the last layout starts, and the widest line in points.
  func lines() -> (starts: [Int], widest: Double) {
    var starts: [Int] = []
    for index in 0..<pango_layout_get_line_count(layout) {
      guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
      starts.append(Int(line.pointee.start_index))
    }
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    return (starts, Double(extents.width) / Double(PANGO_SCALE))
  }
}
