/// Rewrites Dart before it is parsed, without moving any of it.
///
/// The grammar at times takes `f(A<B, C>(d))` for two comparisons. Type arguments of calls say
/// nothing that the tree keeps, so they become spaces. The front end reads texts from the source
/// itself, so it does no harm where a string or comment looks like a call.
///
/// Provenance: the Dart language specification decides the same ambiguity in the same way: what
/// could be type arguments and is followed by a parenthesis or a dot is type arguments.
enum DartPreparation {
  /// The longest stretch that is taken for type arguments, in bytes.
  private static let longest = 400

  /// The text as the grammar should see it.
  static func prepared(_ bytes: [UInt8]) -> [UInt8] {
    var places: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 1
      while offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "<"), isWord(bytes[offset - 1]),
          let end = endOfArguments(offset, in: bytes)
        {
          places.append(offset..<end)
          offset = end
        }
        offset += 1
      }
    }
    guard !places.isEmpty else { return bytes }
    var result = bytes
    for place in places {
      for index in place where result[index] != UInt8(ascii: "\n") {
        result[index] = UInt8(ascii: " ")
      }
    }
    return result
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// The offset after the type arguments of a call that begin here; nil if they do not.
  private static func endOfArguments(
    _ start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    // The brackets that are open, by what closes them.
    var open: [UInt8] = []
    let limit = min(bytes.count, start + longest)
    var offset = start
    while offset < limit {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "<"): open.append(UInt8(ascii: ">"))
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.popLast() == byte else { return nil }
        if open.isEmpty { return isCall(offset + 1, in: bytes) ? offset + 1 : nil }
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: " "),
        UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        break
      default: guard isWord(byte) else { return nil }
      }
      offset += 1
    }
    return nil
  }

  private static func isCall(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard offset < bytes.count else { return false }
    if bytes[offset] == UInt8(ascii: "(") { return true }
    return bytes[offset] == UInt8(ascii: ".") && offset + 1 < bytes.count
      && isWord(bytes[offset + 1])
  }
}
