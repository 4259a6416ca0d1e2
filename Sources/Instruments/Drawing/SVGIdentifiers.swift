/// Cairo numbers the surfaces of an SVG document through the life of a process; here from 1.
///
/// Without it the second document of a run would differ from the first. Clips and glyphs are already
/// counted within a document and stay as they are.
enum SVGIdentifiers {
  /// What Cairo puts before such a number.
  private static let stems: [[UInt8]] = ["surface", "image", "mask", "source"].map {
    Array($0.utf8)
  }

  /// The document with new numbers in the order in which the names appear.
  static func renumbered(_ bytes: [UInt8]) -> [UInt8] {
    var numbers: [[UInt8]: Int] = [:]
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard isReferenceStart(bytes, at: index),
        let stem = stems.first(where: { bytes[(index + 1)...].starts(with: $0) })
      else {
        output.append(bytes[index])
        index += 1
        continue
      }
      let start = index + 1 + stem.count
      let digits = bytes[start...].prefix { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
      output.append(bytes[index])
      output += stem
      if !digits.isEmpty {
        let name = stem + digits
        let number = numbers[name] ?? numbers.count + 1
        numbers[name] = number
        output += Array("\(number)".utf8)
      }
      index = start + digits.count
    }
    return output
  }

  /// Whether a name may follow: after the quote of `id="` and after `#`.
  private static func isReferenceStart(_ bytes: [UInt8], at index: Int) -> Bool {
    let byte = bytes[index]
    return byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\"")
  }
}
