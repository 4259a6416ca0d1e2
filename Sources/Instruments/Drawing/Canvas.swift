internal import CCairo
internal import ScreenModel

/// Paints a picture's items with Cairo.
struct Canvas: ~Copyable {
  /// Sizes of fonts beyond it are left out, in points.
  private static let largestFont = 10_000.0

  private let context: OpaquePointer?
  private let fonts: FontFaces

  init(surface: OpaquePointer?) {
    context = cairo_create(surface)
    fonts = FontFaces()
    useUnhintedGlyphs()
  }

  deinit { cairo_destroy(context) }

  func draw(_ picture: Picture, scale: Double) throws(DrawingError) {
    cairo_scale(context, scale, scale)
    try draw(picture.items)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .backend(String(cString: cairo_status_to_string(status)))
    }
  }

  private func useUnhintedGlyphs() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  private func draw(_ items: [Picture.Item]) throws(DrawingError) {
    for item in items {
      switch item {
      case .fill(let shape, let color): fill(shape, color)
      case .stroke(let shape, let color, let stroke): draw(stroke, of: shape, color)
      case .glyphs(let run, let color, let origin): try draw(run, color, at: origin)
      case .group(let group): try draw(group)
      }
    }
  }

  private func draw(_ group: Picture.Group) throws(DrawingError) {
    let isDrawable = group.translation.isDrawable && group.scale.isFinite && 0 < group.scale
    guard isDrawable, 0 < group.opacity else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, group.translation.x, group.translation.y)
    cairo_scale(context, group.scale, group.scale)
    if let clip = group.clip {
      guard addPath(clip) else { return }
      cairo_clip(context)
    }
    // After a failure the whole drawing is dropped, so that a group left open does no harm.
    let isFaded = group.opacity < 1
    if isFaded { cairo_push_group(context) }
    try draw(group.items)
    if isFaded {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, group.opacity)
    }
  }

  private func fill(_ shape: Shape, _ color: Color) {
    guard addPath(shape) else { return }
    setSource(color)
    cairo_fill(context)
  }

  private func draw(_ stroke: Stroke, of shape: Shape, _ color: Color) {
    guard stroke.width.isFinite, 0 < stroke.width, addPath(shape) else { return }
    setSource(color)
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(context, stroke.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(context, stroke.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    let areDashesUsable = stroke.dashes.allSatisfy { $0.isFinite && 0 < $0 }
    let dashes = areDashesUsable ? stroke.dashes : []
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    cairo_stroke(context)
  }

  private func draw(_ run: GlyphRun, _ color: Color, at origin: Point) throws(DrawingError) {
    let glyphs: [cairo_glyph_t] = run.glyphs.compactMap { glyph in
      let place = Point(x: glyph.origin.x + origin.x, y: glyph.origin.y + origin.y)
      guard place.isDrawable else { return nil }
      return cairo_glyph_t(index: UInt(glyph.id), x: place.x, y: place.y)
    }
    guard !glyphs.isEmpty, run.size.isFinite, 0 < run.size, run.size < Self.largestFont else {
      return
    }
    let face = try fonts.face(path: run.fontPath, index: run.faceIndex)
    setSource(color)
    cairo_set_font_face(context, face)
    cairo_set_font_size(context, run.size)
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
  }

  private func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Makes a shape the current path; false where it has no usable coordinates.
  private func addPath(_ shape: Shape) -> Bool {
    cairo_new_path(context)
    guard shape.points.allSatisfy(\.isDrawable) else { return false }
    for element in shape.outline.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
    return true
  }
}

extension Point {
  /// Coordinates beyond it are left out; Cairo's own fixed-point numbers end at 8 million.
  private static let farthest = 1_000_000.0

  /// Whether both coordinates are numbers that can be drawn.
  fileprivate var isDrawable: Bool { abs(x) < Self.farthest && abs(y) < Self.farthest }
}
