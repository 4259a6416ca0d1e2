extension SwiftRepair {
  /// Takes a byte that belongs to no word, literal or comment.
  mutating func symbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if byte == UInt8(ascii: "["), let end = endOfEmptyCaptures() {
        leaveOut(offset..<end)
        offset = end
        return
      }
      open.append(
        Bracket(byte: byte, offset: offset, lineStart: lineStart, indentation: indentation))
    case UInt8(ascii: "}"):
      closeBrace()
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      if let last = open.last, Self.closing(last.byte) == byte {
        open.removeLast()
      } else {
        leaveOutStray()
      }
    default: break
    }
    advance(to: offset + 1, previous: byte)
  }

  /// `{ [] in`.
  private func endOfEmptyCaptures() -> Int? {
    guard previous == UInt8(ascii: "{"), scanner.at(offset + 1) == UInt8(ascii: "]") else {
      return nil
    }
    let rest = scanner.bytes[(offset + 2)...].prefix(3)
    return rest.elementsEqual(Array(" in".utf8)) ? offset + 2 : nil
  }

  private static func closing(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }

  /// A brace closes whatever was left open inside of its like.
  ///
  /// If braces do not add up, one that begins a line closes what began at the same indentation;
  /// what stands further in is not closed, and if there is no such thing, this one is too many.
  private mutating func closeBrace() {
    guard var match = open.lastIndex(where: { $0.byte == UInt8(ascii: "{") }) else {
      return leaveOutStray()
    }
    let indentation = indentation
    let isFirst = lineStart + indentation == offset
    if !isBalanced, isFirst, open[match].indentation != indentation {
      let other = open.lastIndex { $0.byte == UInt8(ascii: "{") && $0.indentation == indentation }
      if let other {
        match = other
      } else if open[match].indentation < indentation {
        return leaveOutStray()
      }
    }
    for bracket in open[(match + 1)...] { leaveOut(unclosed: bracket) }
    open.removeSubrange(match...)
  }

  private mutating func leaveOutStray() {
    leaveOut(offset..<offset + 1)
    damage.append(offset..<offset + 1)
  }

  /// Leaves out a bracket that is never closed: a brace with all of its line, any other with the
  /// rest of its line up to a block.
  private mutating func leaveOut(unclosed bracket: Bracket) {
    // One further out on the same line may have taken this one with it.
    guard bytes[bracket.offset] == bracket.byte else { return }
    let end = scanner.endOfLine(bracket.offset)
    var range = bracket.offset..<end
    if bracket.byte == UInt8(ascii: "{") {
      range = bracket.lineStart..<end
    } else {
      range = bracket.offset..<scanner.bytes[range].prefix { $0 != UInt8(ascii: "{") }.endIndex
    }
    leaveOut(range)
    damage.append(range)
  }

  /// Closes at the end what is open there, if it looks as if the file was cut off.
  mutating func closeBrackets() {
    let braces = open.filter { $0.byte == UInt8(ascii: "{") }
    for bracket in open where bracket.byte != UInt8(ascii: "{") { leaveOut(unclosed: bracket) }
    for _ in braces { bytes += [UInt8(ascii: "\n"), UInt8(ascii: "}")] }
    if let innermost = braces.last { damage.append(innermost.offset..<innermost.offset + 1) }
  }

  // MARK: - Indentation

  /// How far the line that is being read is indented, in bytes.
  private var indentation: Int {
    scanner.bytes[lineStart...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }
}

extension SwiftScanner {
  /// Whether there are as many opening braces as closing ones, and none closes before it opens.
  func hasBalancedBraces() -> Bool {
    var open = 0
    var offset = 0
    while offset < bytes.count {
      if let end = end(ofTriviaAt: offset), end > offset {
        offset = end
        continue
      }
      if bytes[offset] == UInt8(ascii: "{") { open += 1 }
      if bytes[offset] == UInt8(ascii: "}") { open -= 1 }
      if open < 0 { return false }
      offset += 1
    }
    return open == 0
  }
}
