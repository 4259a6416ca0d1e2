/// Rewrites Swift before it is parsed, without moving any of it.
///
/// Of the branches of `#if` only those are left that an app on an iPhone is built from; the rest
/// and the directives become spaces. This comes before parsing, because a branch may hold any run
/// of tokens: some cases of a switch, some modifiers of a chain.
///
/// Two more things the grammar has wrong: it takes `width*2` for a name, so it is told `width+2`,
/// and it takes parentheses on a new line for a call of what the line before ends with, so that
/// line is ended with a semicolon. The front end reads operators and texts from the source itself.
struct SwiftPreparation {
  private let scanner: SwiftScanner
  private var result: [UInt8]
  /// The directives that are open, innermost last.
  private var branches: [Branch] = []
  /// Where the present stretch that is left out began.
  private var blankStart: Int?
  /// The last byte that is neither white space nor comment, and where it is.
  private var previous: UInt8 = 0
  private var previousEnd = 0

  private struct Branch {
    /// Whether what surrounds the directive is kept.
    let isInKept: Bool
    /// Whether one of the branches so far was kept.
    var isDecided: Bool
    var isKept: Bool
  }

  /// The text as the grammar should see it; the same text where nothing is to be done.
  static func prepared(_ bytes: [UInt8]) -> [UInt8] {
    guard needsPreparation(bytes) else { return bytes }
    var preparation = SwiftPreparation(bytes)
    preparation.run()
    return preparation.result
  }

  private init(_ bytes: [UInt8]) {
    scanner = SwiftScanner(bytes: bytes)
    result = bytes
  }

  /// A quick look, as most files need nothing.
  private static func needsPreparation(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var isLineStart = true
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "#") where isLineStart: return true
        case UInt8(ascii: "(") where isLineStart: return true
        case UInt8(ascii: "*"):
          if index > 0, isIdentifierByte(bytes[index - 1]) { return true }
        default: break
        }
        isLineStart = byte == UInt8(ascii: "\n") || isLineStart && byte <= UInt8(ascii: " ")
      }
      return false
    }
  }

  private mutating func run() {
    var offset = 0
    var isLineStart = true
    while offset < scanner.bytes.count {
      let byte = scanner.bytes[offset]
      if byte <= UInt8(ascii: " ") {
        isLineStart = isLineStart || byte == UInt8(ascii: "\n")
        offset += 1
        continue
      }
      if byte == UInt8(ascii: "#"), isLineStart, let next = directive(at: offset) {
        offset = next
        continue
      }
      if let end = scanner.end(ofTriviaAt: offset), end > offset {
        if byte != UInt8(ascii: "/") { (previous, previousEnd) = (UInt8(ascii: "\""), end) }
        offset = end
        isLineStart = false
        continue
      }
      if byte == UInt8(ascii: "("), isLineStart { separateLine(before: offset) }
      if byte == UInt8(ascii: "*") { separateStar(offset) }
      isLineStart = false
      offset += 1
      (previous, previousEnd) = (byte, offset)
    }
    if let start = blankStart { blank(start..<scanner.bytes.count) }
  }

  private mutating func separateStar(_ offset: Int) {
    guard offset > 0, isIdentifierByte(scanner.bytes[offset - 1]) else { return }
    let next = scanner.at(offset + 1)
    guard next != UInt8(ascii: "*"), next != UInt8(ascii: "/") else { return }
    result[offset] = UInt8(ascii: "+")
  }

  /// Ends the line before a parenthesis, if what it ends with could be called.
  private mutating func separateLine(before offset: Int) {
    switch previous {
    // Not after a bracket, as captures of a closure may be followed by its parameters.
    case UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "}"): break
    case _ where isIdentifierByte(previous):
      var start = previousEnd
      while start > 0, isIdentifierByte(scanner.bytes[start - 1]) { start -= 1 }
      let word = String(decoding: scanner.bytes[start..<previousEnd], as: UTF8.self)
      if Self.unfinished.contains(word) { return }
    default: return
    }
    // A comment may stand between the two; it must not swallow the semicolon.
    let lineBreak = scanner.bytes[previousEnd..<offset].firstIndex(of: UInt8(ascii: "\n"))
    guard let lineBreak,
      scanner.bytes[previousEnd..<lineBreak].allSatisfy({ $0 <= UInt8(ascii: " ") })
    else { return }
    result[lineBreak] = UInt8(ascii: ";")
  }

  /// Words after which a line goes on.
  private static let unfinished: Set<String> = [
    "return", "in", "else", "throw", "try", "await", "where", "is", "as", "case", "switch", "if",
    "guard", "while", "for", "let", "var", "inout", "throws", "async", "func", "init", "some",
    "any",
  ]

  /// Reads a directive and gives the offset after it; nil if there is none.
  private mutating func directive(at offset: Int) -> Int? {
    var end = offset + 1
    while let byte = scanner.at(end), isIdentifierByte(byte) { end += 1 }
    let name = String(decoding: scanner.bytes[offset + 1..<end], as: UTF8.self)
    guard ["if", "elseif", "else", "endif"].contains(name) else { return nil }
    let conditionEnd = endOfCondition(end)
    let condition = scanner.bytes[end..<conditionEnd]

    switch name {
    case "if":
      let isInKept = branches.last?.isKept ?? true
      let holds = CompilationCondition.value(of: condition) ?? true
      branches.append(Branch(isInKept: isInKept, isDecided: holds, isKept: isInKept && holds))
    case "endif":
      _ = branches.popLast()
    default:
      if var branch = branches.popLast() {
        let holds = name == "else" || (CompilationCondition.value(of: condition) ?? true)
        branch.isKept = branch.isInKept && !branch.isDecided && holds
        branch.isDecided = branch.isDecided || holds
        branches.append(branch)
      }
    }
    leaveOut(offset..<conditionEnd, isKeptAfter: branches.last?.isKept ?? true)
    return conditionEnd
  }

  /// A condition goes on in the next line where it ends with an operator.
  private func endOfCondition(_ start: Int) -> Int {
    var end = scanner.endOfLine(start)
    while end < scanner.bytes.count {
      let last = scanner.bytes[start..<end].last { $0 > UInt8(ascii: " ") }
      guard last == UInt8(ascii: "&") || last == UInt8(ascii: "|") else { break }
      end = scanner.endOfLine(end + 1)
    }
    return end
  }

  private mutating func leaveOut(_ directive: Range<Int>, isKeptAfter: Bool) {
    let start = blankStart ?? directive.lowerBound
    if isKeptAfter {
      blank(start..<directive.upperBound)
      blankStart = nil
    } else {
      blankStart = start
    }
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range
    where result[index] != UInt8(ascii: "\n") && result[index] != UInt8(ascii: "\r") {
      result[index] = UInt8(ascii: " ")
    }
  }
}
