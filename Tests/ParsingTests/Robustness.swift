import SyntaxModel
import Testing

/// What no front end may stumble over, in any language.
struct Garbage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]

  static let common: [Garbage] = [
    Garbage(testDescription: "empty", bytes: []),
    Garbage(testDescription: "white space", bytes: Array(" \n\t\r\n".utf8)),
    Garbage(testDescription: "zeros", bytes: Array(repeating: 0, count: 5_000)),
    Garbage(
      testDescription: "every byte", bytes: (0..<20_000).map { UInt8(($0 &* 131 &+ $0 >> 7) & 255) }
    ),
    Garbage(
      testDescription: "invalid UTF-8",
      bytes: Array("Text(\"".utf8) + [0xC3, 0x28, 0xFF] + Array("\")".utf8)),
  ]
}

/// Texts made of a good one.
enum Robustness {
  /// A text without each of its tokens in turn.
  static func withoutOneToken(_ text: String) -> [[UInt8]] {
    var isWord = false
    var tokens: [String] = []
    for character in text {
      let continues = isWord && (character.isLetter || character.isNumber)
      if continues {
        tokens[tokens.count - 1].append(character)
      } else {
        tokens.append("\(character)")
      }
      isWord = character.isLetter || character.isNumber
    }
    return tokens.indices.map { index in
      Array((tokens[..<index].joined() + tokens[(index + 1)...].joined()).utf8)
    }
  }

  /// 400 texts with some bytes replaced, put in or taken out, the same every time.
  static func edits(of text: String, with bytes: [UInt8]) -> [[UInt8]] {
    // A linear congruential generator with a fixed seed.
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<400).map { _ in
      var edited = Array(text.utf8)
      for _ in 0...next(4) {
        let place = next(edited.count)
        switch next(3) {
        case 0: edited[place] = bytes[next(bytes.count)]
        case 1: edited.insert(bytes[next(bytes.count)], at: place)
        default: edited.removeSubrange(place..<min(edited.count, place + 1 + next(20)))
        }
      }
      return edited
    }
  }
}

/// How deep expressions, statements and declarations of a tree are nested.
struct SyntaxDepth: SyntaxVisitor {
  private var present = 0
  private var deepest = 0

  static func of(_ tree: SyntaxTree) -> Int {
    var depth = SyntaxDepth()
    depth.walk(tree)
    return depth.deepest
  }

  private mutating func go(_ by: Int) {
    present += by
    deepest = max(deepest, present)
  }

  mutating func enter(_: Declaration) { go(1) }
  mutating func leave(_: Declaration) { go(-1) }
  mutating func enter(_: Statement) { go(1) }
  mutating func leave(_: Statement) { go(-1) }
  mutating func enter(_: Expression) { go(1) }
  mutating func leave(_: Expression) { go(-1) }
}
