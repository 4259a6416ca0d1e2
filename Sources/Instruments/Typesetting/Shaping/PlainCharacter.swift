// The roles are the classes of UAX 14 that the characters have, as far as they are told apart here.
// Pairs for which Pango 1.50 departs from the rule of the class, or which need more than the
// neighbour, are left to Pango.

/// A character whose shaping and breaking depend on its neighbours alone.
struct PlainCharacter {
  /// What a character does to line breaks.
  enum Role: UInt8 {
    /// Not one of these characters.
    case other
    case none, space, glue, letter, digit, hyphen, infix, exclamation, quote, currency, percent,
      slash, open, close
  }

  /// Its place among the plain characters.
  var index: Int
  var role: Role
  var isLetter: Bool

  /// The start of a text.
  static let none = PlainCharacter(index: 0, role: .none, isLetter: false)
  static let unknown = PlainCharacter(index: 0, role: .other, isLetter: false)

  /// How many indices there are; the scalar at each is `scalar(at:)`.
  static let count = 0x180 + more.count

  /// Characters beyond Latin Extended-A.
  private static let more: [(scalar: UInt32, role: Role)] = [
    (0x2019, .quote), (0x201c, .quote), (0x201d, .quote), (0x20ac, .currency),
  ]

  /// All plain characters by index; unknown ones in between.
  static let table: [PlainCharacter] = (0..<count).map { index in
    let role = index < 0x180 ? role(of: UInt8(clamping: index), index) : more[index - 0x180].role
    let isLetter = role == .letter && (index >= 0xc0 || isASCIILetter(index))
    return PlainCharacter(index: index, role: role, isLetter: isLetter)
  }

  static func scalar(at index: Int) -> UInt32 {
    index < 0x180 ? UInt32(index) : more[index - 0x180].scalar
  }

  /// The character at a place of well-formed UTF-8, and its length in bytes.
  @inline(__always)
  static func next(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, in table: UnsafeBufferPointer<PlainCharacter>
  ) -> (PlainCharacter, Int) {
    let first = bytes[place]
    if first < 0x80 { return (table[Int(first)], 1) }
    if first < 0xc6, place + 1 < bytes.count {
      return (table[Int(first & 0x1f) << 6 | Int(bytes[place + 1] & 0x3f)], 2)
    }
    guard first == 0xe2, place + 2 < bytes.count else { return (unknown, 1) }
    switch (bytes[place + 1], bytes[place + 2]) {
    case (0x80, 0x99): return (table[0x180], 3)
    case (0x80, 0x9c): return (table[0x181], 3)
    case (0x80, 0x9d): return (table[0x182], 3)
    case (0x82, 0xac): return (table[0x183], 3)
    default: return (unknown, 1)
    }
  }

  private static func isASCIILetter(_ index: Int) -> Bool {
    (0x41...0x5a).contains(index) || (0x61...0x7a).contains(index)
  }

  private static func role(of byte: UInt8, _ index: Int) -> Role {
    // U+00D7 and U+00F7 are signs; U+0149 is deprecated and decomposes.
    if index >= 0xc0 { return index == 0xd7 || index == 0xf7 || index == 0x149 ? .other : .letter }
    if isASCIILetter(index) { return .letter }
    switch byte {
    case UInt8(ascii: " "): return .space
    case 0xa0: return .glue
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .digit
    case UInt8(ascii: "-"): return .hyphen
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): return .infix
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .quote
    case UInt8(ascii: "$"), 0xa3: return .currency
    case UInt8(ascii: "%"): return .percent
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: "("): return .open
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: "&"), UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "@"),
      UInt8(ascii: "="), UInt8(ascii: "_"):
      return .letter
    default: return .other
    }
  }
}

extension PlainCharacter.Role {
  /// Whether a line may begin with this character after another; nil: ask the full rules.
  ///
  /// `earlier` is the character before `previous`, spaces left out.
  func breaks(after previous: Self, earlier: Self) -> Bool? {
    if self == .space { return previous == .open ? nil : false }
    switch previous {
    case .none: return self == .infix ? nil : false
    case .space: return breaksAfterSpace(ink: earlier)
    case .quote, .glue: return false
    case .open: return false
    case .letter, .digit: return false
    case .hyphen: return self == .letter ? true : breaksAfterMark(isFree: false, digit: false)
    case .slash where self == .letter: return true
    case .exclamation: return breaksAfterMark(isFree: true, digit: true)
    case .infix, .slash:
      if self == .digit, earlier != .digit { return nil }
      return breaksAfterMark(isFree: false, digit: false)
    case .percent, .close: return breaksAfterMark(isFree: false, digit: false)
    case .currency: return self == .letter || self == .digit ? false : nil
    case .other: return nil
    }
  }

  private func breaksAfterSpace(ink: Self) -> Bool? {
    switch self {
    case .infix, .slash, .close, .glue: nil
    case .open: ink == .quote ? nil : true
    case .exclamation: false
    case .other, .none, .space, .letter, .digit, .hyphen, .quote, .currency, .percent: true
    }
  }

  /// After a mark: other marks stick to it; a letter is free or not, and so is a digit.
  private func breaksAfterMark(isFree: Bool, digit: Bool) -> Bool? {
    switch self {
    case .letter: isFree
    case .digit: digit
    case .infix, .exclamation, .quote, .hyphen, .slash, .close: false
    case .other, .none, .space, .glue, .currency, .percent, .open: nil
    }
  }
}
