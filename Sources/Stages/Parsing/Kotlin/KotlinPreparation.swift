/// Readies Kotlin for the grammar, which wants every statement of a file to end with a line.
enum KotlinPreparation {
  /// The text as the grammar should see it; nothing moves.
  static func prepared(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    unwrapFunctionTypes(&result)
    return result
  }

  /// `@Composable (() -> Unit)` as `@Composable  () -> Unit `: the grammar takes the parentheses for the
  /// annotation's arguments. Optional types, `@Composable (() -> Unit)?`, are left: it knows them.
  private static func unwrapFunctionTypes(_ bytes: inout [UInt8]) {
    var start = bytes.startIndex
    while let at = bytes[start...].firstIndex(of: UInt8(ascii: "@")) {
      start = at + 1
      while start < bytes.count, isLetter(bytes[start]) { start += 1 }
      let open = indexAfterSpaces(in: bytes, from: start)
      guard open > start, open < bytes.count, bytes[open] == opening,
        let close = endOfFunctionType(in: bytes, openedAt: open)
      else { continue }
      let next = indexAfterSpaces(in: bytes, from: close + 1)
      guard next < bytes.count, closers.contains(bytes[next]) else { continue }
      bytes[open] = UInt8(ascii: " ")
      bytes[close] = UInt8(ascii: " ")
    }
  }

  /// The place of the parenthesis that closes one, where an arrow stands right between both; nil where
  /// there is none, or where the line does not read as a type.
  private static func endOfFunctionType(in bytes: [UInt8], openedAt open: Int) -> Int? {
    var depth = 0
    var hasArrow = false
    for index in open..<min(bytes.count, open + longestType) {
      switch bytes[index] {
      case opening: depth += 1
      case closing:
        depth -= 1
        if depth == 0 { return hasArrow ? index : nil }
      case UInt8(ascii: ">") where depth == 1 && bytes[index - 1] == UInt8(ascii: "-"): hasArrow = true
      case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: ";"): return nil
      default: break
      }
    }
    return nil
  }

  private static func indexAfterSpaces(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static let opening = UInt8(ascii: "(")
  private static let closing = UInt8(ascii: ")")
  /// What may follow the type of a parameter.
  private static let closers: Set<UInt8> = [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: "\n")]
  /// How many bytes a type may have.
  private static let longestType = 400
}
