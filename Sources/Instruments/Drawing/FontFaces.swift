internal import CCairo
import Synchronization

/// The fonts of one drawing, opened once each.
///
/// Cairo keeps the fonts that it used lately, so that a face may outlive the drawing: each face owns
/// its file and a share of the FreeType library, and gives both back when Cairo lets go of it.
final class FontFaces {
  // A class, because opening a face remembers it.

  private struct Key: Hashable {
    let path: String
    let index: Int
  }

  private let library = FontLibrary()
  private var faces: [Key: OpaquePointer] = [:]

  deinit { for face in faces.values { cairo_font_face_destroy(face) } }

  func face(path: String, index: Int) throws(DrawingError) -> OpaquePointer {
    let key = Key(path: path, index: index)
    if let face = faces[key] { return face }
    guard let owner = library.open(path: path, index: index),
      let face = cairo_ft_font_face_create_for_ft_face(owner.handle, 0)
    else { throw .unreadableFont(path: path) }
    let retained = Unmanaged.passRetained(owner)
    // Any address that belongs to the face alone will do as the key: Cairo never looks behind it.
    let keyAddress = retained.toOpaque().assumingMemoryBound(to: cairo_user_data_key_t.self)
    let status = cairo_font_face_set_user_data(
      face, keyAddress, retained.toOpaque(),
      { pointer in
        guard let pointer else { return }
        Unmanaged<FontFile>.fromOpaque(pointer).release()
      })
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(face)
      retained.release()
      throw .unreadableFont(path: path)
    }
    faces[key] = face
    return face
  }
}

/// A FreeType library; faces are opened and closed one at a time.
private final class FontLibrary: Sendable {
  // A class, because its faces share it and the last one closes it.

  private let handle: Mutex<Handle>

  private struct Handle: @unchecked Sendable {
    // Only touched while the mutex is held.
    let pointer: FT_Library?
  }

  init() {
    var library: FT_Library?
    handle = Mutex(Handle(pointer: FT_Init_FreeType(&library) == 0 ? library : nil))
  }

  deinit { handle.withLock { library in _ = FT_Done_FreeType(library.pointer) } }

  func open(path: String, index: Int) -> FontFile? {
    handle.withLock { library in
      var face: FT_Face?
      guard let pointer = library.pointer, FT_New_Face(pointer, path, FT_Long(index), &face) == 0,
        let face
      else { return nil }
      return FontFile(handle: face, library: self)
    }
  }

  func close(_ face: FT_Face) {
    handle.withLock { _ in _ = FT_Done_Face(face) }
  }
}

/// One face of an open font file.
private final class FontFile {
  // A class, because Cairo holds a pointer to it for as long as it uses the face.

  let handle: FT_Face
  private let library: FontLibrary

  init(handle: FT_Face, library: FontLibrary) {
    self.handle = handle
    self.library = library
  }

  deinit { library.close(handle) }
}
