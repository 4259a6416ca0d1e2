import SourceText
import SyntaxModel

extension TypeScriptConverter {
  func number(_ node: Int) -> Double {
    let text = text(node).lowercased().filter { $0 != "_" && $0 != "n" }
    if text.hasPrefix("0x") { return digits(text, radix: 16) }
    if text.hasPrefix("0b") { return digits(text, radix: 2) }
    if text.hasPrefix("0o") { return digits(text, radix: 8) }
    return Double(text.hasSuffix(".") ? String(text.dropLast()) : text) ?? 0
  }

  private func digits(_ text: String, radix: Double) -> Double {
    text.dropFirst(2).reduce(0) { $0 * radix + Double($1.hexDigitValue ?? 0) }
  }

  /// No parts where a text is empty.
  func plainParts(_ text: String) -> [StringPart] { text.isEmpty ? [] : [.text(text)] }

  /// The value of a string in single or double quotes.
  func string(_ node: Int) -> String {
    let whole = range(node)
    guard whole.count >= 2 else { return "" }
    var builder = TypeScriptStringBuilder()
    builder.append(file.bytes[(whole.lowerBound + 1)..<(whole.upperBound - 1)])
    guard case .text(let text)? = builder.finish().first else { return "" }
    return text
  }

  mutating func template(_ node: Int) -> [StringPart] {
    var builder = TypeScriptStringBuilder()
    let whole = range(node)
    var position = min(whole.lowerBound + 1, whole.upperBound)
    for child in children(node) where kind(child) == .templateSubstitution {
      let place = range(child)
      guard place.lowerBound >= position else { continue }
      builder.append(file.bytes[position..<place.lowerBound])
      if let inner = firstNamed(child) {
        let value = expression(inner)
        builder.append(interpolation: Argument(label: nil, value: value, span: value.span))
      }
      position = place.upperBound
    }
    let end = max(position, whole.upperBound - 1)
    builder.append(file.bytes[position..<end])
    return builder.finish()
  }
}

/// Makes the parts of a JavaScript string from its source.
struct TypeScriptStringBuilder {
  private var parts: [StringPart] = []
  private var text: [UInt8] = []

  mutating func append(interpolation argument: Argument) {
    flush()
    parts.append(.interpolation([argument]))
  }

  /// Appends source between interpolations, resolving its escapes.
  mutating func append(_ source: ArraySlice<UInt8>) {
    var rest = source
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\") {
        rest = appendEscape(rest)
      } else if byte != 13 || rest.first != 10 {
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

  /// Appends what an escape stands for and gives what follows it; a line that goes on in the next
  /// has no break.
  private mutating func appendEscape(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let byte = source.first else { return source }
    let rest = source.dropFirst()
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "0"): text.append(0)
    case 10: break
    case 13: return rest.first == 10 ? rest.dropFirst() : rest
    case UInt8(ascii: "x"): return appendScalar(rest, digits: 2)
    case UInt8(ascii: "u"): return appendScalar(rest, digits: 4)
    default: text.append(byte)
    }
    return rest
  }

  /// Two halves of a pair are one character.
  private mutating func appendScalar(
    _ source: ArraySlice<UInt8>, digits: Int
  ) -> ArraySlice<UInt8> {
    guard var (value, rest) = Self.scalar(source, digits: digits) else { return source }
    if (0xD800..<0xDC00).contains(value), rest.starts(with: Array(#"\u"#.utf8)),
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
}
