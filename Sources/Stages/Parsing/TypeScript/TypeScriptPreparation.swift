/// Rewrites TypeScript before it is parsed, without moving any of it.
///
/// The grammar takes ``tag<Type>`text` `` for two comparisons. Type arguments of tags say nothing
/// that the tree keeps, so they become spaces. The front end reads texts from the source itself, so
/// it does no harm where a text looks like a tag.
enum TypeScriptPreparation {
  /// The longest stretch that is taken for type arguments, in bytes.
  private static let longest = 600

  /// The text as the grammar should see it.
  static func prepared(_ bytes: [UInt8]) -> [UInt8] {
    var places: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { bytes in
      for offset in bytes.indices.dropFirst(2)
      where bytes[offset] == UInt8(ascii: "`") && bytes[offset - 1] == UInt8(ascii: ">") {
        if let start = startOfArguments(before: offset, in: bytes) { places.append(start..<offset) }
      }
    }
    guard !places.isEmpty else { return bytes }
    var result = bytes
    for place in places { blank(place, in: &result) }
    return result
  }

  /// The text with what the grammar stumbled over made harmless: `&` in the text of an element.
  static func repaired(_ bytes: [UInt8], damage: [Range<Int>]) -> [UInt8] {
    var result = bytes
    for place in damage where place.lowerBound < result.count {
      if result[place.lowerBound] == UInt8(ascii: "&") {
        result[place.lowerBound] = UInt8(ascii: "+")
      }
    }
    return result
  }

  static func blank(_ place: Range<Int>, in bytes: inout [UInt8]) {
    for index in place where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  /// Where the type arguments begin that end before a template; nil if there are none.
  private static func startOfArguments(
    before end: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var depth = 0
    var offset = end - 1
    while offset > 0, end - offset < longest {
      switch bytes[offset] {
      case UInt8(ascii: ">"): if bytes[offset - 1] != UInt8(ascii: "=") { depth += 1 }
      case UInt8(ascii: "<"):
        depth -= 1
        if depth == 0 { return isTag(bytes[offset - 1]) ? offset : nil }
      case UInt8(ascii: "$"), UInt8(ascii: "`"): return nil
      default: break
      }
      offset -= 1
    }
    return nil
  }

  /// Whether a byte may end a tag.
  private static func isTag(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ")"):
      true
    default: false
    }
  }
}
