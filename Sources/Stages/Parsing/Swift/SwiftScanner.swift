/// Finds its way through Swift source without understanding it: past comments and string literals.
struct SwiftScanner {
  let bytes: [UInt8]

  /// The offset after the comment or string literal that begins at an offset; nil if none does.
  func end(ofTriviaAt offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "/"):
      if at(offset + 1) == UInt8(ascii: "/") { return endOfLine(offset) }
      if at(offset + 1) == UInt8(ascii: "*") { return min(endOfComment(offset), bytes.count) }
      return nil
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      // An escape may be cut off by the end.
      return endOfString(offset, nesting: 0).map { min($0, bytes.count) }
    default:
      return nil
    }
  }

  func at(_ offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// The offset of the line break that ends a line, or of the end.
  func endOfLine(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    return offset
  }

  /// Whether a comment that the scanner has found is never closed.
  func isOpenComment(_ range: Range<Int>) -> Bool {
    guard at(range.lowerBound + 1) == UInt8(ascii: "*"), range.upperBound == bytes.count else {
      return false
    }
    return endOfComment(range.lowerBound) > bytes.count
  }

  /// Comments between `/*` and `*/` nest; one that is not closed ends beyond the end.
  private func endOfComment(_ start: Int) -> Int {
    var offset = min(start + 2, bytes.count)
    var nesting = 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), at(offset + 1) == UInt8(ascii: "/") {
        offset += 2
        nesting -= 1
        if nesting == 0 { return offset }
      } else if bytes[offset] == UInt8(ascii: "/"), at(offset + 1) == UInt8(ascii: "*") {
        offset += 2
        nesting += 1
      } else {
        offset += 1
      }
    }
    return bytes.count + 1
  }

  /// Interpolations may hold strings in turn, though not many inside each other.
  private static let nestingLimit = 30

  private func endOfString(_ start: Int, nesting: Int) -> Int? {
    var offset = start
    while at(offset) == UInt8(ascii: "#") { offset += 1 }
    let hashes = offset - start
    let quotes = count(UInt8(ascii: "\""), from: offset, upTo: 3)
    guard quotes > 0, nesting < Self.nestingLimit else { return nil }
    // Two quotes are an empty string.
    if quotes == 2 { return offset + 2 + count(UInt8(ascii: "#"), from: offset + 2, upTo: hashes) }

    offset += quotes
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n") where quotes == 1:
        return offset
      case UInt8(ascii: "\""):
        if count(UInt8(ascii: "\""), from: offset, upTo: quotes) == quotes,
          count(UInt8(ascii: "#"), from: offset + quotes, upTo: hashes) == hashes
        {
          return offset + quotes + hashes
        }
        offset += 1
      case UInt8(ascii: "\\"):
        let marks = count(UInt8(ascii: "#"), from: offset + 1, upTo: hashes)
        offset += 1 + marks
        guard marks == hashes else { continue }
        if at(offset) == UInt8(ascii: "(") {
          offset = endOfParentheses(offset, isMultiline: quotes == 3, nesting: nesting)
        } else if at(offset) != UInt8(ascii: "\n") {
          offset += 1
        }
      default:
        offset += 1
      }
    }
    return offset
  }

  private func endOfParentheses(_ start: Int, isMultiline: Bool, nesting: Int) -> Int {
    var offset = start
    var open = 0
    while let byte = at(offset) {
      switch byte {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return offset + 1 }
      case UInt8(ascii: "\n") where !isMultiline: return offset
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let end = endOfString(offset, nesting: nesting + 1) {
          offset = end
          continue
        }
      default: break
      }
      offset += 1
    }
    return offset
  }

  private func count(_ byte: UInt8, from offset: Int, upTo limit: Int) -> Int {
    var count = 0
    while count < limit, at(offset + count) == byte { count += 1 }
    return count
  }
}
