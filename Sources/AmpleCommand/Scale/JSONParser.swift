/// Reads one JSON value; what is not JSON is an error with its place.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Values deeper than this are refused, so that no input exhausts the stack.
  private static let deepest = 64

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Parses a whole text as one value.
  static func parse(_ text: String) throws(UsageError) -> JSONValue {
    var parser = JSONParser(text)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == parser.bytes.count else { throw parser.error("end") }
    return value
  }

  private func error(_ expected: String) -> UsageError {
    UsageError("not JSON: expected \(expected) at byte \(position + 1)")
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(UsageError) -> JSONValue {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw error("less nesting") }
    switch current {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(UsageError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw error(word) }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(UsageError) -> JSONValue {
    let start = position
    while let byte = current, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Double(text) != nil, !text.hasPrefix("+"), !text.hasPrefix(".") else {
      position = start
      throw error("a value")
    }
    return .number(text)
  }

  private mutating func array() throws(UsageError) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat { values.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw error("“,” or “]”") }
    return .array(values)
  }

  private mutating func object() throws(UsageError) -> JSONValue {
    position += 1
    var members: [JSONMember] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw error("a key") }
      let key = try string()
      guard take(UInt8(ascii: ":")) else { throw error("“:”") }
      members.append(JSONMember(key, try value()))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw error("“,” or “}”") }
    return .object(members)
  }

  private mutating func string() throws(UsageError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte != UInt8(ascii: "\\") else {
        text += try escape()
        continue
      }
      guard byte >= 0x20 else { break }
      text.append(byte)
    }
    throw error("the end of a string")
  }

  private mutating func escape() throws(UsageError) -> [UInt8] {
    guard let byte = current else { throw error("an escape") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      let isPair = units[0] & 0xFC00 == 0xD800 && bytes[position...].starts(with: "\\u".utf8)
      if isPair {
        position += 2
        units.append(try codeUnit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw error("an escape")
    }
  }

  private mutating func codeUnit() throws(UsageError) -> UInt16 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw error("four hexadecimal digits")
    }
    position += 4
    return unit
  }
}
