// Which characters are plain, and how lines break around them. The roles are the classes of UAX 14
// that the characters have, as far as they are told apart here. Pairs for which Pango 1.50 departs
// from the rule of the class, or that need more than the neighbours, are left to Pango.

/// A character whose shaping and breaking depend on its neighbours alone.
struct PlainCharacter {
  /// What a character does to line breaks.
  enum Role: UInt8 {
    /// Not one of these characters.
    case other
    /// The start of the text.
    case none
    case space, glue, letter, digit, hyphen, dash, pause, dots, infix, exclamation, quote, prefix,
      postfix
    case slash, open, close
  }

  /// The writing system that decides about kerning.
  enum Script: UInt8 {
    /// Used with all of them.
    case common
    case latin, greek, cyrillic
  }

  /// Its place in `PlainCharacters.all`.
  var index: UInt16
  var role: Role
  var script: Script

  static let none = PlainCharacter(index: 0, role: .none, script: .common)
}

/// The plain characters, in a table by scalar.
struct PlainCharacters: Sendable {
  static let shared = PlainCharacters()

  /// The scalars by index.
  let scalars: [UInt32]
  /// By scalar; others in between.
  let table: [PlainCharacter]

  private init() {
    var scalars: [UInt32] = []
    var table = [PlainCharacter](
      repeating: PlainCharacter(index: 0, role: .other, script: .common), count: 0x20c0)
    func add(_ scalar: UInt32, _ role: PlainCharacter.Role, _ script: PlainCharacter.Script) {
      table[Int(scalar)] = PlainCharacter(
        index: UInt16(scalars.count), role: role, script: script)
      scalars.append(scalar)
    }
    for (range, script) in Self.letters { range.forEach { add($0, .letter, script) } }
    for (characters, role) in Self.signs {
      characters.unicodeScalars.forEach { add($0.value, role, .common) }
    }
    self.scalars = scalars
    self.table = table
  }

  /// Letters of class AL: Latin with Vietnamese, Greek, Cyrillic.
  private static let letters: [(ClosedRange<UInt32>, PlainCharacter.Script)] = [
    (0x41...0x5a, .latin), (0x61...0x7a, .latin), (0xc0...0xd6, .latin), (0xd8...0xf6, .latin),
    (0xf8...0x148, .latin), (0x14a...0x17f, .latin), (0x1a0...0x1a1, .latin),
    (0x1af...0x1b0, .latin), (0x218...0x21b, .latin), (0x1ea0...0x1ef9, .latin),
    (0x386...0x386, .greek), (0x388...0x38a, .greek), (0x38c...0x38c, .greek),
    (0x38e...0x3a1, .greek), (0x3a3...0x3ce, .greek), (0x400...0x45f, .cyrillic),
    (0x490...0x491, .cyrillic),
  ]

  private static let signs: [(String, PlainCharacter.Role)] = [
    (" ", .space), ("\u{a0}", .glue), ("0123456789", .digit), ("-", .hyphen), ("–", .dash),
    ("—", .pause),
    ("…", .dots), (".,:;", .infix), ("!?", .exclamation), ("\"'’“”", .quote), ("$£€+", .prefix),
    ("%°", .postfix), ("/", .slash), ("([", .open), (")]", .close), ("&#*@=_×·", .letter),
  ]

  /// The scalar at a place of well-formed UTF-8, and its length in bytes; 0 beyond three bytes.
  @inline(__always)
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (Int, length: Int) {
    let first = bytes[place]
    if first < 0x80 { return (Int(first), 1) }
    if first < 0xe0 { return (Int(first & 0x1f) << 6 | Int(bytes[place + 1] & 0x3f), 2) }
    guard first < 0xf0 else { return (0, 4) }
    let low = Int(bytes[place + 1] & 0x3f) << 6 | Int(bytes[place + 2] & 0x3f)
    return (Int(first & 0x0f) << 12 | low, 3)
  }
}

extension PlainCharacter.Role {
  /// Whether a line may begin with this character after another; nil: ask the full rules.
  ///
  /// `earlier` is the character before `previous`, spaces left out.
  func breaks(after previous: Self, earlier: Self) -> Bool? {
    if self == .space { return previous == .open ? nil : false }
    // An em dash may part from what it touches on either side; only between spaces is it simple.
    if self == .pause, previous != .space { return previous == .none ? false : nil }
    switch previous {
    case .letter, .digit, .quote, .glue, .open: return false
    case .space: return breaksAfterSpace(earlier: earlier)
    case .none: return self == .infix ? nil : false
    case .hyphen, .slash: if self == .letter { return true }
    case .exclamation, .dash, .dots: if self == .letter || self == .digit { return true }
    case .prefix: return self == .letter || self == .digit ? false : nil
    case .infix, .postfix, .close: break
    case .other, .pause: return nil
    }
    let isNumberMark = previous == .infix || previous == .slash
    if self == .digit, isNumberMark, earlier != .digit { return nil }
    return breaksAfterMark
  }

  private func breaksAfterSpace(earlier: Self) -> Bool? {
    switch self {
    case .infix, .slash, .close, .glue: nil
    case .open: earlier == .quote ? nil : true
    case .exclamation: false
    case .letter, .digit, .hyphen, .dash, .pause, .dots, .quote, .prefix, .postfix: true
    case .other, .none, .space: nil
    }
  }

  /// Marks stick to each other, and to the letters and digits after them.
  private var breaksAfterMark: Bool? {
    switch self {
    case .letter, .digit, .infix, .exclamation, .quote, .hyphen, .slash, .close: false
    case .other, .none, .space, .glue, .prefix, .postfix, .open, .dash, .pause, .dots: nil
    }
  }
}
