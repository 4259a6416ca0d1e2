import ComponentModel
import Findings
import SourceText

/// Reads what lies beside the code: translations and the sizes of pictures.
struct ResourceLoader {
  /// The absolute folder that all paths are relative to.
  let base: String

  /// Resources and what was wrong with them, from files in the order of their paths.
  func load(
    _ files: [(key: String, value: FileKind)], configuration: Configuration, locale: String?
  ) -> (Resources, [Note]) {
    var strings = StringCatalogBuilder()
    var images = ImageSetReader(base: base)
    var drawables = DrawableReader(base: base)
    var dimensions = DimensionsReader()
    var notes: [Note] = []
    for (path, kind) in files {
      switch kind {
      case .source, .configuration: continue
      case .imageSet: images.read(path)
      case .drawable: drawables.read(path)
      case .strings(let format):
        do throws(FileSystem.Failure) {
          let bytes = try bytes(of: path)
          if format == .android { dimensions.read(bytes, path: path) }
          let entries = StringsReader.read(bytes, path: path, format: format)
          strings.add(entries, path: path)
        } catch {
          notes.append(Note(message: "This file cannot be read: \(error.reason).", path: path))
        }
      }
    }
    var samples = SampleContent()
    for (word, text) in configuration.content.sorted(by: { $0.key < $1.key }) {
      samples.add(word: word, text: text)
    }
    let wanted = locale ?? configuration.locale
    let resources = Resources(
      strings: strings.catalog, images: images.images.merging(drawables.images) { first, _ in first }, samples: samples,
      locale: wanted == "longest" ? nil : wanted, dimensions: dimensions.dimensions)
    return (resources, notes + strings.notes + images.notes)
  }

  private func bytes(of path: String) throws(FileSystem.Failure) -> [UInt8] {
    let absolute = FilePath.joined(base, path)
    let size = FileSystem.entry(at: absolute)?.size ?? 0
    guard size <= StringsReader.largestFile else {
      throw FileSystem.Failure(reason: "it has \(size >> 20) MB, more than the 64 MB that are read")
    }
    return try FileSystem.bytes(of: absolute, limit: StringsReader.largestFile)
  }
}
