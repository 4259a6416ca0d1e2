/// Rewrites types as Flow has them into those of TypeScript, without moving any of it.
///
/// It works on files that did not parse and looks for what can be nothing else in JavaScript:
/// `{+name: …}`, `{...}`, `<+T>`, `(X => Y)` after a colon. Only what the tree does not keep is lost.
struct FlowRepair {
  private let source: [UInt8]
  private var bytes: [UInt8]
  /// The last byte before the present one that is no white space, and where it is.
  private var previous: UInt8 = 0
  private var previousOffset = 0
  /// The brackets that are open, and whether types are inside of them.
  private var open: [Bool] = []

  static func repaired(_ source: [UInt8]) -> [UInt8] {
    var repair = FlowRepair(source: source, bytes: source)
    repair.run()
    return repair.bytes
  }

  private init(source: [UInt8], bytes: [UInt8]) {
    self.source = source
    self.bytes = bytes
  }

  private mutating func run() {
    var offset = 0
    while offset < source.count {
      let byte = source[offset]
      if byte == UInt8(ascii: "/"), let end = endOfComment(offset) {
        offset = end
        continue
      }
      step(byte, at: offset)
      if byte > UInt8(ascii: " ") { (previous, previousOffset) = (byte, offset) }
      offset += 1
    }
  }

  private mutating func step(_ byte: UInt8, at offset: Int) {
    switch byte {
    case UInt8(ascii: "{"):
      let isExact = at(offset + 1) == UInt8(ascii: "|")
      open.append(isExact || opensType(at: offset))
    case UInt8(ascii: "("), UInt8(ascii: "["): open.append(false)
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): _ = open.popLast()
    case UInt8(ascii: "+"), UInt8(ascii: "-"): variance(offset)
    case UInt8(ascii: "."): spread(offset)
    case UInt8(ascii: "="): if at(offset + 1) == UInt8(ascii: ">") { parameter(before: offset) }
    case UInt8(ascii: "o"):
      if source[offset...].starts(with: Array("opaque type ".utf8)) { blank(offset..<(offset + 6)) }
    default: break
    }
  }

  private func at(_ offset: Int) -> UInt8 { offset < source.count ? source[offset] : 0 }

  /// Whether a brace begins the type of an object: after `type A =`, a colon or a bracket of types.
  private func opensType(at offset: Int) -> Bool {
    switch previous {
    case UInt8(ascii: "<"): return true
    case UInt8(ascii: "|"), UInt8(ascii: "&"): return at(previousOffset - 1) != previous
    case UInt8(ascii: ":"), UInt8(ascii: ","): return isInexact(offset)
    case UInt8(ascii: "="):
      var start = previousOffset
      while start > 0, source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let line = source[start..<previousOffset]
      return [Array("type ".utf8), Array("export type ".utf8)].contains { line.starts(with: $0) }
    default: return false
    }
  }

  /// Whether what a brace opens says at its beginning or end that it is a type.
  private func isInexact(_ offset: Int) -> Bool {
    var depth = 0
    var last: [UInt8] = []
    var index = offset
    // Nobody writes longer types in place.
    while index < source.count, index < offset + 2_000 {
      let byte = source[index]
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return last.suffix(3).elementsEqual("...".utf8) }
      }
      if byte > UInt8(ascii: " ") { last.append(byte) }
      index += 1
    }
    return false
  }

  /// `+name: Type`, `-name: Type` among the members of a type or class, `<+T>`.
  private mutating func variance(_ offset: Int) {
    let next = at(offset + 1)
    let isName = Self.isWord(next) || next == UInt8(ascii: "[") || next == UInt8(ascii: "'")
    guard isName else { return }
    let isInType = open.last ?? false
    switch previous {
    case UInt8(ascii: "<"): bytes[offset] = UInt8(ascii: " ")
    case UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "|"):
      if isInType || isMember(offset + 1) { bytes[offset] = UInt8(ascii: " ") }
    case UInt8(ascii: ","):
      if isInType || isMember(offset + 1) { bytes[offset] = UInt8(ascii: " ") }
    default: break
    }
  }

  /// `name: A => B` in the type of an object: a function whose parameter has no parentheses.
  private mutating func parameter(before arrow: Int) {
    guard open.last ?? false, Self.isWord(previous) else { return }
    var start = previousOffset
    while start > 0, Self.isWord(source[start - 1]) || source[start - 1] == UInt8(ascii: ".") {
      start -= 1
    }
    var colon = start - 1
    while colon > 0, source[colon] <= UInt8(ascii: " ") { colon -= 1 }
    guard colon >= 0, source[colon] == UInt8(ascii: ":") else { return }
    blank(start..<(arrow + 2))
  }

  /// Whether a name with a colon begins here.
  private func isMember(_ offset: Int) -> Bool {
    var index = offset
    while Self.isWord(at(index)) { index += 1 }
    if at(index) == UInt8(ascii: "?") { index += 1 }
    return index > offset && at(index) == UInt8(ascii: ":")
  }

  /// `...` and `...Type` in the type of an object say nothing that the tree keeps.
  private mutating func spread(_ offset: Int) {
    guard at(offset + 1) == UInt8(ascii: "."), at(offset + 2) == UInt8(ascii: ".") else { return }
    switch previous {
    case UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "|"), UInt8(ascii: ";"): break
    default: return
    }
    var end = offset + 3
    while at(end) > 0, at(end) <= UInt8(ascii: " ") { end += 1 }
    if at(end) == UInt8(ascii: "}") || at(end) == UInt8(ascii: "|") {
      blank(offset..<end)
    } else if open.last ?? false {
      blank(offset..<endOfType(offset + 3))
    }
  }

  /// The offset after a type and the comma that follows it.
  private func endOfType(_ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "|") where depth == 0 && at(index + 1) == UInt8(ascii: "}"): return index
      case UInt8(ascii: ">"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        if depth == 0 { return index }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return index + 1
      default: break
      }
      index += 1
    }
    return start
  }

  private mutating func blank(_ place: Range<Int>) {
    TypeScriptPreparation.blank(place, in: &bytes)
  }

  /// The offset after a comment that begins here; nil if none does.
  private func endOfComment(_ start: Int) -> Int? {
    var index = start + 2
    switch at(start + 1) {
    case UInt8(ascii: "/"):
      while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "*"):
      while index < source.count {
        if source[index] == UInt8(ascii: "*"), at(index + 1) == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
    default: return nil
    }
    return index
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
