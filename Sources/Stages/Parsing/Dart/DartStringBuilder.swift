import SyntaxModel

/// Makes the parts of neighbouring Dart string literals from their source.
struct DartStringBuilder {
  private var parts: [StringPart] = []
  private var text: [UInt8] = []
  private var isRaw = false
  /// Whether a first line of white space, which belongs to no string, may still come.
  private var isBeforeFirstLine = false

  /// Begins a literal.
  mutating func open(isRaw: Bool, isMultiline: Bool) {
    self.isRaw = isRaw
    isBeforeFirstLine = isMultiline
  }

  mutating func close() { isBeforeFirstLine = false }

  mutating func append(interpolation arguments: [Argument]) {
    flush()
    parts.append(.interpolation(arguments))
    isBeforeFirstLine = false
  }

  /// Appends source between interpolations, resolving its escapes.
  mutating func append(_ source: ArraySlice<UInt8>) {
    var rest = source
    if isBeforeFirstLine {
      let afterSpace = rest.drop { $0 == UInt8(ascii: " ") || $0 == 9 || $0 == Self.carriageReturn }
      if afterSpace.first == Self.lineFeed { rest = afterSpace.dropFirst() }
      isBeforeFirstLine = false
    }
    while let byte = rest.popFirst() {
      if byte == Self.backslash, !isRaw {
        rest = appendEscape(rest)
      } else if byte != Self.carriageReturn || rest.first != Self.lineFeed {
        text.append(byte)
      }
    }
  }

  mutating func finish() -> [StringPart] {
    flush()
    return parts
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    parts.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  /// Appends what an escape stands for and gives what follows it.
  private mutating func appendEscape(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let byte = source.first else { return source }
    let rest = source.dropFirst()
    switch byte {
    case UInt8(ascii: "n"): text.append(Self.lineFeed)
    case UInt8(ascii: "r"): text.append(Self.carriageReturn)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "x"): return appendScalar(rest, digits: 2)
    case UInt8(ascii: "u"): return appendScalar(rest, digits: 4)
    default: text.append(byte)
    }
    return rest
  }

  /// `41` after `\x`, `00e9` or `{1f600}` after `\u`; two halves of a pair are one character.
  private mutating func appendScalar(
    _ source: ArraySlice<UInt8>, digits: Int
  ) -> ArraySlice<UInt8> {
    guard var (value, rest) = Self.scalar(source, digits: digits) else { return source }
    let isFirstHalf = (0xD800..<0xDC00).contains(value)
    if isFirstHalf, rest.starts(with: Array(#"\u"#.utf8)),
      let (second, end) = Self.scalar(rest.dropFirst(2), digits: 4),
      (0xDC00..<0xE000).contains(second)
    {
      value = 0x10000 + (value - 0xD800) << 10 + (second - 0xDC00)
      rest = end
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    text.append(contentsOf: String(Character(scalar)).utf8)
    return rest
  }

  private static func scalar(
    _ source: ArraySlice<UInt8>, digits: Int
  ) -> (value: UInt32, rest: ArraySlice<UInt8>)? {
    var written = source.prefix(digits)
    var rest = source.dropFirst(digits)
    if digits == 4, source.first == UInt8(ascii: "{") {
      guard let close = source.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      written = source[(source.startIndex + 1)..<close]
      rest = source[(close + 1)...]
    }
    guard let value = UInt32(String(decoding: written, as: UTF8.self), radix: 16) else {
      return nil
    }
    return (value, rest)
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let backslash = UInt8(ascii: "\\")
}
