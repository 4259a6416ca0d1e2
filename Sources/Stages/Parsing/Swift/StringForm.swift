/// How a Swift string literal is delimited.
struct StringForm: Equatable {
  /// How many `#` stand before the quotes, and after each backslash that escapes.
  let hashes: Int
  let isMultiline: Bool
  /// The white space before the closing quotes of a multi-line literal, which each line leaves out.
  let indentation: [UInt8]

  /// Reads the form from the bytes of a whole literal.
  init(literal: ArraySlice<UInt8>) {
    let hash = UInt8(ascii: "#")
    let quote = UInt8(ascii: "\"")
    hashes = literal.prefix { $0 == hash }.count
    let quoted = literal.dropFirst(hashes)
    isMultiline = quoted.prefix(3).count == 3 && quoted.prefix(3).allSatisfy { $0 == quote }
    guard isMultiline else {
      indentation = []
      return
    }
    let closing = literal.dropLast(hashes).reversed().drop { $0 == quote }
    let space = closing.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    indentation = space.reversed()
  }

  /// The number of bytes at each end of the literal.
  var delimiterLength: Int { hashes + (isMultiline ? 3 : 1) }
}
