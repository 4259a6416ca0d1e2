import SourceText
import SyntaxModel

extension KotlinConverter {
  func number(_ node: Int) -> Double {
    let text = text(node).lowercased().filter { $0 != "_" && $0 != "l" && $0 != "u" }
    if text.hasPrefix("0x") { return digits(text, radix: 16) }
    if text.hasPrefix("0b") { return digits(text, radix: 2) }
    return Double(text.hasSuffix("f") ? String(text.dropLast()) : text) ?? 0
  }

  private func digits(_ text: String, radix: Double) -> Double {
    text.dropFirst(2).reduce(0) { $0 * radix + Double($1.hexDigitValue ?? 0) }
  }

  mutating func string(_ node: Int) -> [StringPart] {
    let isRaw = kind(node) == .multilineStringLiteral
    let quotes = isRaw ? 3 : 1
    var builder = KotlinStringBuilder(isRaw: isRaw)
    let whole = range(node)
    var position = min(whole.lowerBound + quotes, whole.upperBound)
    for child in children(node) where kind(child) == .interpolation {
      let place = range(child)
      guard place.lowerBound >= position else { continue }
      append(position..<place.lowerBound, to: &builder, isRaw: isRaw)
      if let inner = children(child).first(where: { isNamed($0) }) {
        let value = expression(inner)
        builder.append(interpolation: [Argument(label: nil, value: value, span: value.span)])
      }
      position = place.upperBound
    }
    let end = max(position, whole.upperBound - quotes)
    append(position..<end, to: &builder, isRaw: isRaw)
    return builder.finish()
  }

  /// Appends text, in which the grammar at times overlooks `$name`.
  private func append(_ range: Range<Int>, to builder: inout KotlinStringBuilder, isRaw: Bool) {
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      let byte = file.bytes[position]
      if byte == UInt8(ascii: "\\"), !isRaw {
        position += 2
        continue
      }
      position += 1
      guard byte == UInt8(ascii: "$") else { continue }
      let name = file.bytes[position..<range.upperBound].prefix { Self.isWord($0) }
      guard let first = name.first, !(48...57).contains(first) else { continue }
      builder.append(file.bytes[start..<(position - 1)])
      let place = span(position..<name.endIndex)
      let value = Expression(.name(file.text(in: position..<name.endIndex)), place)
      builder.append(interpolation: [Argument(label: nil, value: value, span: place)])
      position = name.endIndex
      start = position
    }
    if start < range.upperBound { builder.append(file.bytes[start..<range.upperBound]) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// Makes the parts of a Kotlin string from its source.
struct KotlinStringBuilder {
  private let isRaw: Bool
  private var parts: [StringPart] = []
  private var text: [UInt8] = []
  /// The first half of a pair that is one character, until the second comes.
  private var half: UInt32?

  init(isRaw: Bool) { self.isRaw = isRaw }

  mutating func append(interpolation arguments: [Argument]) {
    flush()
    parts.append(.interpolation(arguments))
  }

  private mutating func append(unit: UInt32) {
    if half == nil, (0xD800..<0xDC00).contains(unit) {
      half = unit
      return
    }
    var value = unit
    if let first = half, (0xDC00..<0xE000).contains(unit) { value = 0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00) }
    half = nil
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    text.append(contentsOf: String(Character(scalar)).utf8)
  }

  mutating func append(_ source: ArraySlice<UInt8>) {
    var rest = source
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), !isRaw, let escape = rest.popFirst() {
        switch escape {
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "u"):
          let digits = String(decoding: rest.prefix(4), as: UTF8.self)
          rest = rest.dropFirst(4)
          append(unit: UInt32(digits, radix: 16) ?? 0xFFFD)
        default: text.append(escape)
        }
      } else {
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
}
