internal import CCairo

/// A Cairo surface, released at the end of its life.
struct Surface: ~Copyable {
  private let handle: OpaquePointer?

  init(_ handle: OpaquePointer?) { self.handle = handle }

  deinit { cairo_surface_destroy(handle) }

  func draw(_ picture: Picture, scale: Double) throws(DrawingError) {
    let canvas = Canvas(surface: handle)
    try canvas.draw(picture, scale: scale)
  }

  /// Keeps the time of day out of a PDF, so that the same picture gives the same bytes.
  func fixDate() {
    cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
  }

  /// Makes a point of an SVG document one pixel of a browser.
  func measureInPixels() { cairo_svg_surface_set_document_unit(handle, CAIRO_SVG_UNIT_PX) }

  func finish() throws(DrawingError) {
    cairo_surface_finish(handle)
    try check()
  }

  func pngBytes() throws(DrawingError) -> [UInt8] {
    let sink = ByteSink()
    let status = cairo_surface_write_to_png_stream(handle, ByteSink.write, sink.pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .backend(String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }

  private func check() throws(DrawingError) {
    let status = cairo_surface_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .backend(String(cString: cairo_status_to_string(status)))
    }
  }
}
