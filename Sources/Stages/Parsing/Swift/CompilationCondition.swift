/// Decides the conditions of `#if` for an app on an iPhone, in a debug build.
///
/// A flag of the project may be set or not: then the condition is undecided.
struct CompilationCondition {
  private var rest: ArraySlice<UInt8>
  private var depth = 0

  /// Whether the condition holds; nil if that cannot be told.
  static func value(of condition: ArraySlice<UInt8>) -> Bool? {
    var reader = CompilationCondition(rest: condition)
    return reader.disjunction()
  }

  private init(rest: ArraySlice<UInt8>) { self.rest = rest }

  private mutating func disjunction() -> Bool? {
    var result = conjunction()
    while take("||") {
      let next = conjunction()
      if result == true || next == true {
        result = true
      } else if result == nil || next == nil {
        result = nil
      }
    }
    return result
  }

  private mutating func conjunction() -> Bool? {
    var result = operand()
    while take("&&") {
      let next = operand()
      if result == false || next == false {
        result = false
      } else if result == nil || next == nil {
        result = nil
      }
    }
    return result
  }

  private mutating func operand() -> Bool? {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    let value = primary()
    return isNegated ? value.map { !$0 } : value
  }

  private mutating func primary() -> Bool? {
    if take("(") {
      // Nobody nests conditions this deep, but a broken file may.
      guard depth < 50 else { return nil }
      depth += 1
      defer { depth -= 1 }
      let value = disjunction()
      _ = take(")")
      return value
    }
    let name = word()
    guard take("(") else { return Self.flag(name) }
    skipSpace()
    let argument = rest.prefix { $0 != UInt8(ascii: ")") }
    rest = rest.dropFirst(argument.count + 1)
    return Self.test(name, String(decoding: argument, as: UTF8.self))
  }

  private static func flag(_ name: String) -> Bool? {
    switch name {
    case "true", "DEBUG": true
    case "false": false
    default: nil
    }
  }

  private static func test(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": argument == "iOS"
    case "canImport": !modulesOfOtherSystems.contains(argument)
    case "arch": argument == "arm64"
    case "targetEnvironment": false
    case "swift", "compiler": argument.hasPrefix(">")
    default: nil
    }
  }

  private static let modulesOfOtherSystems: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "Glibc", "Musl", "Android", "WinSDK", "WASILibc",
  ]

  // MARK: - Reading

  private mutating func skipSpace() {
    rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 10 || $0 == 13 }
  }

  private mutating func take(_ token: StaticString) -> Bool {
    skipSpace()
    let length = token.utf8CodeUnitCount
    let matches = token.withUTF8Buffer { rest.prefix(length).elementsEqual($0) }
    if matches { rest = rest.dropFirst(length) }
    return matches
  }

  private mutating func word() -> String {
    skipSpace()
    let word = rest.prefix { isIdentifierByte($0) }
    rest = rest.dropFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }
}

/// Whether a byte may belong to an identifier.
func isIdentifierByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
