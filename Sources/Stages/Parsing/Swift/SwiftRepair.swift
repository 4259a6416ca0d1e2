/// Rewrites Swift that did not parse, so that more of it does.
///
/// Where the grammar does not know what is good Swift, the text becomes something else that it
/// knows; where brackets are missing, what is between them and the end of their line is left out.
/// Nothing moves: bytes are replaced one for one, and only what is missing is appended. So the tree
/// of the new text has the offsets of the old one, whose words the front end goes on reading.
struct SwiftRepair {
  var bytes: [UInt8]
  /// What was left out because it is no Swift, in bytes.
  var damage: [Range<Int>] = []
  /// Whether a string literal was left out because it is not closed.
  private(set) var hasOpenString = false

  let scanner: SwiftScanner
  var offset = 0
  /// Where the line begins that is being read.
  var lineStart = 0
  /// Brackets that are open, innermost last.
  var open: [Bracket] = []
  /// The last byte that is neither white space nor comment.
  var previous: UInt8 = 0
  /// The last `@objc`.
  private var exported = 0..<0

  /// Whether every brace has its like, so that there is no need to look at indentation.
  let isBalanced: Bool

  struct Bracket {
    let byte: UInt8
    let offset: Int
    /// Where the line that it is on begins, and how far that is indented, in bytes.
    let lineStart: Int
    let indentation: Int
  }

  init(_ source: [UInt8]) {
    bytes = source
    scanner = SwiftScanner(bytes: source)
    isBalanced = scanner.hasBalancedBraces()
    while offset < source.count { step() }
    closeBrackets()
  }

  private mutating func step() {
    let byte = scanner.bytes[offset]
    if byte <= UInt8(ascii: " ") {
      offset += 1
      if byte == UInt8(ascii: "\n") { lineStart = offset }
      return
    }
    if byte == UInt8(ascii: "/"), let end = endOfRegex() {
      // Texts are read from the source, so that nobody takes this for a string.
      replace(offset..<end, with: UInt8(ascii: " "))
      bytes[offset] = UInt8(ascii: "\"")
      bytes[end - 1] = UInt8(ascii: "\"")
      advance(to: end, previous: UInt8(ascii: "\""))
      return
    }
    if let end = scanner.end(ofTriviaAt: offset), end > offset {
      if byte != UInt8(ascii: "/") {
        string(offset..<end)
        previous = UInt8(ascii: "\"")
      } else if scanner.isOpenComment(offset..<end) {
        leaveOut(offset..<end)
        damage.append(offset..<end)
      }
      if let lineBreak = scanner.bytes[offset..<end].lastIndex(of: UInt8(ascii: "\n")) {
        lineStart = lineBreak + 1
      }
      offset = end
      return
    }
    if isIdentifierByte(byte) {
      word()
      return
    }
    symbol(byte)
  }

  mutating func advance(to end: Int, previous byte: UInt8) {
    previous = byte
    offset = end
  }

  mutating func replace(_ range: Range<Int>, with byte: UInt8) {
    for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = byte }
  }

  mutating func leaveOut(_ range: Range<Int>) {
    replace(range, with: UInt8(ascii: " "))
  }

  // MARK: - Literals

  /// Spaces between a backslash and the end of its line are legal, and a string that is not closed
  /// is closed at the end of its line.
  private mutating func string(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if scanner.bytes[index] == UInt8(ascii: "\\"), scanner.at(index + 1) == UInt8(ascii: " ") {
        let end = scanner.endOfLine(index)
        if scanner.bytes[(index + 1)..<end].allSatisfy({ $0 == UInt8(ascii: " ") }), end > index {
          bytes.swapAt(index, end - 1)
          index = end
        }
      }
      index += 1
    }
    let isCut =
      range.upperBound == scanner.bytes.count || scanner.at(range.upperBound) == UInt8(ascii: "\n")
    if isCut, !isClosed(range) {
      leaveOut(range)
      damage.append(range)
      hasOpenString = true
    }
  }

  private func isClosed(_ string: Range<Int>) -> Bool {
    let form = StringForm(literal: scanner.bytes[string])
    guard string.count >= 2 * form.delimiterLength else { return false }
    let end = scanner.bytes[string].suffix(form.delimiterLength)
    let quotes = end.prefix { $0 == UInt8(ascii: "\"") }.count
    return quotes == form.delimiterLength - form.hashes
      && end.dropFirst(quotes).allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// The offset after a regular expression that begins here; nil if this is a division.
  private func endOfRegex() -> Int? {
    switch previous {
    case UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ":"), 0: break
    default: return nil
    }
    let next = scanner.at(offset + 1) ?? UInt8(ascii: " ")
    guard next > UInt8(ascii: " "), next != UInt8(ascii: "/"), next != UInt8(ascii: "*") else {
      return nil
    }
    var index = offset + 1
    while let byte = scanner.at(index), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "/") { return index + 1 }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  // MARK: - Words

  private mutating func word() {
    let start = offset
    var end = offset
    while let byte = scanner.at(end), isIdentifierByte(byte) { end += 1 }
    let range = start..<end
    if previous != UInt8(ascii: "."), range.count <= 14 {
      switch String(decoding: scanner.bytes[range], as: UTF8.self) {
      case "await": leaveOut(range)
      case "try": leaveOut(start..<(isMark(at: end) ? end + 1 : end))
      case "sending", "isolated": if startsWord(after: end) { leaveOut(range) }
      case "nonisolated": leaveOut(start..<endOfParentheses(after: end))
      case "prefix", "postfix", "infix": if scanner.at(end) == UInt8(ascii: "(") { rename(range) }
      case "catch": leaveOutPatterns(after: end)
      case "objc" where previous == UInt8(ascii: "@"):
        leaveOut(end..<endOfParentheses(after: end))
        exported = start - 1..<end
      case "available" where previous == UInt8(ascii: "@"):
        leaveOut(start - 1..<endOfParentheses(after: end))
      case "associatedtype": joinConstraints(after: end)
      case "NSManaged" where previous == UInt8(ascii: "@"): leaveOutFunction(after: end)
      default:
        joinLabel(range)
        leaveOutGenerics(after: range)
      }
    }
    advance(to: end, previous: scanner.bytes[end - 1])
  }

  /// `Result<A, B>` inside of an expression is taken for two comparisons.
  private mutating func leaveOutGenerics(after range: Range<Int>) {
    let end = range.upperBound
    guard scanner.at(end) == UInt8(ascii: "<"),
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= scanner.bytes[range.lowerBound]
    else { return }
    var index = end
    var nesting = 0
    var hasComma = false
    // Nobody writes longer types than this.
    while let byte = scanner.at(index), index < end + 200 {
      switch byte {
      case UInt8(ascii: "<"): nesting += 1
      case UInt8(ascii: ">"): nesting -= 1
      case UInt8(ascii: ","): hasComma = true
      case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: ":"):
        break
      case _ where isIdentifierByte(byte): break
      default: return
      }
      index += 1
      if nesting == 0 { break }
    }
    let isValue = scanner.at(index) == UInt8(ascii: ".") || scanner.at(index) == UInt8(ascii: ")")
    if nesting == 0, hasComma, isValue { leaveOut(end..<index) }
  }

  private func isMark(at offset: Int) -> Bool {
    scanner.at(offset) == UInt8(ascii: "?") || scanner.at(offset) == UInt8(ascii: "!")
  }

  private func startsWord(after end: Int) -> Bool {
    scanner.at(end) == UInt8(ascii: " ")
      && scanner.at(end + 1).map { isIdentifierByte($0) } ?? false
  }

  private func endOfParentheses(after end: Int) -> Int {
    guard scanner.at(end) == UInt8(ascii: "(") else { return end }
    var index = end + 1
    while let byte = scanner.at(index) {
      if byte == UInt8(ascii: ")") { return index + 1 }
      if byte == UInt8(ascii: "\""), let end = scanner.end(ofTriviaAt: index) {
        index = end
      } else {
        index += 1
      }
    }
    return end
  }

  /// Keywords of declarations may be functions' names; the grammar would rather not.
  private mutating func rename(_ range: Range<Int>) {
    bytes[range.lowerBound] -= UInt8(ascii: "a") - UInt8(ascii: "A")
  }

  /// What a `catch` catches does not matter here, and lists of patterns are not known.
  private mutating func leaveOutPatterns(after end: Int) {
    var index = end
    while let byte = scanner.at(index), byte != UInt8(ascii: "{") {
      // Something else than a clause with its block.
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { return }
      index += 1
    }
    leaveOut(end..<index)
  }

  /// Core Data writes the bodies of functions that are marked so; the grammar misses them.
  private mutating func leaveOutFunction(after end: Int) {
    let line = end..<scanner.endOfLine(end)
    let words = scanner.bytes[line].split(separator: UInt8(ascii: " "))
    guard words.contains(where: { $0.elementsEqual("func".utf8) }) else { return }
    let start = end - "@NSManaged".utf8.count
    let isExported = bytes[exported.upperBound..<start].allSatisfy { $0 <= UInt8(ascii: " ") }
    leaveOut((isExported ? exported.lowerBound : start)..<line.upperBound)
  }

  private mutating func joinConstraints(after end: Int) {
    for index in end..<scanner.endOfLine(end) where bytes[index] == UInt8(ascii: ",") {
      bytes[index] = UInt8(ascii: "&")
    }
  }

  /// A label on a line of its own belongs to the call whose closure the line before ends.
  private mutating func joinLabel(_ range: Range<Int>) {
    guard previous == UInt8(ascii: "}"), scanner.at(range.upperBound) == UInt8(ascii: ":") else {
      return
    }
    var index = range.lowerBound
    while index > 0, scanner.bytes[index - 1] <= UInt8(ascii: " ") {
      index -= 1
      bytes[index] = UInt8(ascii: " ")
    }
  }
}
