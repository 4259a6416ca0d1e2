import SyntaxModel

/// Makes the parts of a Swift string literal from its source.
struct StringBuilder {
  private let form: StringForm
  private var parts: [StringPart] = []
  private var text: [UInt8] = []
  /// Whether the line break after the opening quotes of a multi-line literal is still to come.
  private var isBeforeFirstLine: Bool
  /// Whether the next byte begins a line, whose indentation is left out.
  private var isAtLineStart = false
  /// Whether the text ends with a line break that is written as one.
  private var endsWithLineBreak = false

  init(form: StringForm) {
    self.form = form
    isBeforeFirstLine = form.isMultiline
  }

  mutating func append(interpolation arguments: [Argument]) {
    flush()
    parts.append(.interpolation(arguments))
    isAtLineStart = false
    endsWithLineBreak = false
  }

  /// Appends source between interpolations, resolving its escapes.
  mutating func append(_ source: ArraySlice<UInt8>) {
    var rest = source
    if isBeforeFirstLine, let lineBreak = rest.firstIndex(of: Self.lineFeed) {
      rest = rest[(lineBreak + 1)...]
      isAtLineStart = true
    }
    isBeforeFirstLine = false
    while let byte = rest.first {
      if isAtLineStart {
        isAtLineStart = false
        rest = withoutIndentation(rest)
        continue
      }
      rest = rest.dropFirst()
      if byte == Self.backslash, rest.prefix(form.hashes).count == form.hashes,
        rest.prefix(form.hashes).allSatisfy({ $0 == Self.hash })
      {
        rest = appendEscape(rest.dropFirst(form.hashes))
      } else if byte == Self.lineFeed {
        if text.last == Self.carriageReturn { text.removeLast() }
        text.append(byte)
        isAtLineStart = true
        endsWithLineBreak = true
      } else {
        text.append(byte)
        endsWithLineBreak = false
      }
    }
  }

  /// The line break before the closing quotes of a multi-line literal is not part of it.
  mutating func finish() -> [StringPart] {
    if form.isMultiline, endsWithLineBreak, text.last == Self.lineFeed { text.removeLast() }
    flush()
    return parts
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    parts.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  private func withoutIndentation(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line
    for byte in form.indentation {
      guard rest.first == byte else { break }
      rest = rest.dropFirst()
    }
    return rest
  }

  /// Appends what an escape stands for and gives what follows it.
  private mutating func appendEscape(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let byte = source.first else { return source }
    endsWithLineBreak = false
    let rest = source.dropFirst()
    switch byte {
    case UInt8(ascii: "n"): text.append(Self.lineFeed)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(Self.carriageReturn)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "u"): return appendScalar(rest)
    case Self.lineFeed, Self.carriageReturn, UInt8(ascii: " "), UInt8(ascii: "\t"):
      // A backslash at the end of a line joins it with the next.
      guard let lineBreak = source.firstIndex(of: Self.lineFeed) else { return rest }
      isAtLineStart = true
      return source[(lineBreak + 1)...]
    default: text.append(byte)
    }
    return rest
  }

  /// `{1F600}` after `\u`.
  private mutating func appendScalar(_ source: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard source.first == UInt8(ascii: "{"), let close = source.firstIndex(of: UInt8(ascii: "}"))
    else { return source }
    let digits = String(decoding: source[(source.startIndex + 1)..<close], as: UTF8.self)
    if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
    }
    return source[(close + 1)...]
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let backslash = UInt8(ascii: "\\")
  private static let hash = UInt8(ascii: "#")
}
