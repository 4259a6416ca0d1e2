import ScreenModel
import SourceText

/// Reads Android's pictures, `res/drawable-xhdpi/cart.png` and vectors in `res/drawable/cart.xml`:
/// the name by which code calls one, and its size in dp.
///
/// Shapes, selectors and stretchable pictures have no size of their own.
struct DrawableReader {
  /// The absolute folder that all paths are relative to.
  let base: String
  private(set) var images: [String: Size] = [:]

  init(base: String) { self.base = base }

  /// Whether a file is such a picture, by its folders and its name.
  static func isDrawable(_ path: String) -> Bool {
    let folder = FilePath.folder(of: path)
    guard let kind = FilePath.name(of: folder).split(separator: "-").first, kind == "drawable" || kind == "mipmap",
      ["res", "composeResources"].contains(FilePath.name(of: FilePath.folder(of: folder)))
    else { return false }
    return ["xml", "png", "jpg", "jpeg", "webp"].contains(FilePath.fileExtension(of: path))
      && !path.hasSuffix(".9.png")
  }

  /// Reads a picture; of several of one name the first decides.
  mutating func read(_ path: String) {
    let name = FilePath.stem(of: path)
    guard images[name] == nil else { return }
    let absolute = FilePath.joined(base, path)
    let isVector = FilePath.fileExtension(of: path) == "xml"
    let limit = isVector ? Self.headLength : ImageHeader.length
    guard let bytes = try? FileSystem.bytes(of: absolute, limit: limit) else { return }
    if isVector {
      images[name] = Self.vectorSize(String(decoding: bytes, as: UTF8.self))
    } else if let pixels = ImageHeader.size(of: bytes, path: path) {
      let scale = Self.scale(of: FilePath.name(of: FilePath.folder(of: path)))
      images[name] = Size(width: pixels.width / scale, height: pixels.height / scale)
    }
  }

  /// Bytes of a vector that are looked at: its size stands in its first element.
  private static let headLength = 4096

  /// The size that the first element of a vector states in dp.
  private static func vectorSize(_ head: String) -> Size? {
    guard let start = head.range(of: "<vector") else { return nil }
    let element = head[start.upperBound...].prefix { $0 != ">" }
    guard let width = length("android:width", in: element), let height = length("android:height", in: element),
      width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }

  private static func length(_ attribute: String, in element: Substring) -> Double? {
    guard let place = element.range(of: attribute) else { return nil }
    let rest = element[place.upperBound...].drop { $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'" }
    return Double(rest.prefix { $0.isNumber || $0 == "." })
  }

  /// Pixels per dp of the screens that a folder is for.
  ///
  /// Provenance: the density buckets of Android's documentation on supporting pixel densities; a
  /// folder without one holds pictures for 160 dots an inch.
  private static func scale(of folder: String) -> Double {
    let densities = ["ldpi": 0.75, "hdpi": 1.5, "xhdpi": 2, "xxhdpi": 3, "xxxhdpi": 4]
    return folder.split(separator: "-").lazy.compactMap { densities[String($0)] }.first ?? 1
  }
}
