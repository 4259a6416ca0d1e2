import Findings
import ScreenModel
import SourceText

/// Reads sets of pictures in asset catalogues: the name by which code calls one, and its size.
struct ImageSetReader {
  /// The absolute folder that all paths are relative to.
  let base: String
  private(set) var images: [String: Size] = [:]
  private(set) var notes: [Note] = []

  init(base: String) { self.base = base }

  /// Reads a set by the path of its contents file; a set without a readable picture has no size.
  mutating func read(_ path: String) {
    let absolute = FilePath.joined(base, path)
    guard let bytes = try? FileSystem.bytes(of: absolute, limit: 1 << 20) else { return }
    let contents: JSONObject
    do throws(JSONObject.Failure) {
      contents = try JSONObject(bytes)
    } catch {
      let message = "This set of pictures is no valid JSON: \(error.reason)."
      notes.append(Note(message: message, path: path))
      return
    }
    let folder = FilePath.folder(of: path)
    for picture in contents.objects("images") {
      guard let name = picture.text("filename") else { continue }
      let file = FilePath.joined(folder, name)
      guard let header = header(of: file) else { continue }
      let scale = scale(of: picture, file: name)
      images[imageName(of: folder)] = Size(
        width: header.width / scale, height: header.height / scale)
      return
    }
  }

  private func header(of file: String) -> Size? {
    let absolute = FilePath.joined(base, file)
    guard FileSystem.entry(at: absolute)?.kind == .file,
      let bytes = try? FileSystem.bytes(of: absolute, limit: ImageHeader.length)
    else { return nil }
    return ImageHeader.size(of: bytes, path: file)
  }

  /// Pixels per point; drawings are in points already.
  private func scale(of picture: JSONObject, file: String) -> Double {
    let isDrawing = ["pdf", "svg"].contains(FilePath.fileExtension(of: file))
    guard !isDrawing, let text = picture.text("scale"), text.hasSuffix("x") else { return 1 }
    return max(1, Double(text.dropLast()) ?? 1)
  }

  /// The name of a set, behind the names of the folders around it that ask for that.
  private func imageName(of folder: String) -> String {
    var name = FilePath.stem(of: folder)
    var outer = FilePath.folder(of: folder)
    while outer != ".", FilePath.fileExtension(of: outer) != "xcassets" {
      if providesNamespace(outer) { name = FilePath.name(of: outer) + "/" + name }
      outer = FilePath.folder(of: outer)
    }
    return name
  }

  private func providesNamespace(_ folder: String) -> Bool {
    let path = FilePath.joined(base, folder + "/Contents.json")
    guard let bytes = try? FileSystem.bytes(of: path, limit: 1 << 16),
      let contents = try? JSONObject(bytes)
    else { return false }
    return contents.object("properties")?.flag("provides-namespace") ?? false
  }
}
