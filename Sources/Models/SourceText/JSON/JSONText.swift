/// A JSON value to be written: the order of keys is kept, so that the same value gives the same bytes.
package enum JSONText: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Written as short as it can be read back, with at least one digit behind the point.
  case decimal(Double)
  case string(String)
  case array([JSONText])
  case object([Member])

  /// A key and its value.
  package struct Member: Sendable, Equatable {
    package let key: String
    package let value: JSONText

    package init(_ key: String, _ value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  /// A text, or null where there is none.
  package static func string(orNull text: String?) -> JSONText {
    text.map(JSONText.string) ?? .null
  }

  /// A number, rounded to a hundredth; null where there is none or it is not finite.
  package static func hundredths(_ number: Double?) -> JSONText {
    guard let number, number.isFinite else { return .null }
    return .decimal((number * 100).rounded() / 100)
  }

  /// The value over several lines, two spaces a step, without a line break at its end.
  ///
  /// Lists of plain values stay on one line.
  package var pretty: String {
    var output = ""
    write(to: &output, indent: 0)
    return output
  }

  /// The value on one line.
  package var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .decimal(let value): value.isFinite ? "\(value)" : "null"
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ": " + $0.value.compact }.joined(separator: ", ")
        + "}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .null, .bool, .integer, .decimal, .string: true
    case .array, .object: false
    }
  }

  private func write(to output: inout String, indent: Int) {
    let inner = "\n" + String(repeating: " ", count: indent + 2)
    let outer = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .array(let values) where !values.allSatisfy(\.isPlain):
      for (index, value) in values.enumerated() {
        output += (index == 0 ? "[" : ",") + inner
        value.write(to: &output, indent: indent + 2)
      }
      output += outer + "]"
    case .object(let members) where !members.isEmpty:
      for (index, member) in members.enumerated() {
        output += (index == 0 ? "{" : ",") + inner + Self.quoted(member.key) + ": "
        member.value.write(to: &output, indent: indent + 2)
      }
      output += outer + "}"
    default: output += compact
    }
  }

  /// A text in quotes; characters that terminals act on are escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _
      where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
