import ScreenModel
import SourceText

/// Reads how large a picture is from the beginning of its file.
enum ImageHeader {
  /// Bytes of a file that are looked at; what comes before the size of a photograph fits in them.
  static let length = 256 << 10

  /// Width and height in pixels, or in points for drawings; nil where they cannot be read.
  static func size(of bytes: [UInt8], path: String) -> Size? {
    switch FilePath.fileExtension(of: path) {
    case "png": png(bytes)
    case "jpg", "jpeg": jpeg(bytes)
    case "webp": webp(bytes)
    case "pdf": pdf(bytes)
    case "svg": svg(bytes)
    default: nil
    }
  }

  /// The first chunk of a PNG holds the size, 16 bytes from the start.
  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return size(number(bytes, at: 16, length: 4), number(bytes, at: 20, length: 4))
  }

  /// The size stands in the segment that begins a frame; those before it are skipped.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 <= bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return size(
          number(bytes, at: position + 7, length: 2), number(bytes, at: position + 5, length: 2))
      }
      let isAlone = (0xD0...0xD8).contains(marker) || marker == 0x01
      position += isAlone ? 2 : 2 + max(2, number(bytes, at: position + 2, length: 2))
    }
    return nil
  }

  /// The three forms of WebP hold their size behind the name of their first chunk.
  ///
  /// Provenance: the container's specification; a lossy frame begins with 10 bytes, sizes in 14 bits
  /// each, lossless ones are less by one, 14 bits each, extended ones are less by one, 24 bits each.
  private static func webp(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)) else { return nil }
    let bits = { (start: Int, length: Int) in
      bytes[start..<(start + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return size(bits(26, 2) & 0x3FFF, bits(28, 2) & 0x3FFF)
    case "VP8L":
      let packed = bits(21, 4)
      return size(packed & 0x3FFF + 1, packed >> 14 & 0x3FFF + 1)
    case "VP8X": return size(bits(24, 3) + 1, bits(27, 3) + 1)
    default: return nil
    }
  }

  /// The first media box, where it stands in the file uncompressed.
  private static func pdf(_ bytes: [UInt8]) -> Size? {
    guard let start = firstIndex(of: Array("/MediaBox".utf8), in: bytes) else { return nil }
    let rest = bytes[start...].dropFirst(9).prefix(200)
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let text = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return size(numbers[2] - numbers[0], numbers[3] - numbers[1])
  }

  /// The width and height of a drawing, or else those of its view box.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    guard let root = try? XMLDocument.root(of: bytes) else { return nil }
    let width = root.attributes["width"].flatMap(length)
    let height = root.attributes["height"].flatMap(length)
    if let width, let height { return size(width, height) }
    let box = root.attributes["viewBox"]?.split { $0 == " " || $0 == "," }
    let numbers = box?.compactMap { Double($0) } ?? []
    return numbers.count == 4 ? size(numbers[2], numbers[3]) : nil
  }

  /// A length without a unit or in `px` or `pt`; a share of something else has none.
  private static func length(_ text: String) -> Double? {
    let isPlainUnit = text.hasSuffix("px") || text.hasSuffix("pt")
    return Double(isPlainUnit ? String(text.dropLast(2)) : text)
  }

  private static func size(_ width: Int, _ height: Int) -> Size? {
    size(Double(width), Double(height))
  }

  private static func size(_ width: Double, _ height: Double) -> Size? {
    guard 0 < width, 0 < height, width.isFinite, height.isFinite else { return nil }
    return Size(width: width, height: height)
  }

  /// A number with its highest byte first.
  private static func number(_ bytes: [UInt8], at start: Int, length: Int) -> Int {
    bytes[start..<(start + length)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func firstIndex(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= mark.count, let first = mark.first else { return nil }
    return (0...(bytes.count - mark.count)).first { start in
      bytes[start] == first && bytes[start...].starts(with: mark)
    }
  }
}
