internal import CCairo
internal import ScreenModel

extension Picture {
  /// The longest side that can be drawn, in pixels of a PNG or points of a document.
  package static let maximumSide = 30_000.0
  /// The most pixels that a PNG may have: 256 MB of memory.
  package static let maximumPixels = 64_000_000.0

  /// The picture as a PNG with `scale` pixels per point on an empty, transparent ground.
  package func png(scale: Double = 1) throws(DrawingError) -> [UInt8] {
    try checkSize(scale: scale)
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width * height <= Self.maximumPixels else { throw impossibleSize(scale: scale) }
    let surface = Surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    try surface.draw(self, scale: scale)
    return try surface.pngBytes()
  }

  /// The picture as an SVG document; glyphs are outlines, so that no font is needed to look at it.
  package func svg() throws(DrawingError) -> [UInt8] {
    try checkSize(scale: 1)
    let sink = ByteSink()
    let surface = Surface(
      cairo_svg_surface_create_for_stream(
        ByteSink.write, sink.pointer, size.width, size.height))
    surface.measureInPixels()
    try surface.draw(self, scale: 1)
    try surface.finish()
    return SVGIdentifiers.renumbered(sink.bytes)
  }

  /// The picture as a PDF of one page with one point of the picture to a point of the page.
  package func pdf() throws(DrawingError) -> [UInt8] {
    try checkSize(scale: 1)
    let sink = ByteSink()
    let surface = Surface(
      cairo_pdf_surface_create_for_stream(
        ByteSink.write, sink.pointer, size.width, size.height))
    surface.fixDate()
    try surface.draw(self, scale: 1)
    try surface.finish()
    return sink.bytes
  }

  private func checkSize(scale: Double) throws(DrawingError) {
    let sides = [size.width * scale, size.height * scale]
    let isPossible = scale > 0 && sides.allSatisfy { 0 < $0 && $0 <= Self.maximumSide }
    guard isPossible else { throw impossibleSize(scale: scale) }
  }

  private func impossibleSize(scale: Double) -> DrawingError {
    .impossibleSize(width: size.width, height: size.height, scale: scale)
  }
}
