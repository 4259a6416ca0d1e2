import SourceText

/// A JSON value that keeps the order of its keys and the spelling of its numbers.
///
/// So that a query is answered with the very object that was asked.
enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// A number, rounded to a millionth so that 32-bit results read as people write them.
  ///
  /// Infinities and values that are not numbers, which JSON cannot say, become null.
  static func number(_ value: Double) -> JSONValue {
    value.isFinite ? .number(ScaleFormat.exact(value)) : .null
  }

  /// A number, or null where there is none.
  static func number(_ value: Double?) -> JSONValue { value.map(JSONValue.number) ?? .null }

  /// The value of a key of an object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The number, if it is one.
  var double: Double? {
    guard case .number(let text) = self else { return nil }
    return Double(text)
  }

  /// The text, if it is one.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value on one line.
  var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): text
    case .string(let text): JSONText.quoted(text)
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSONText.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ") + "}"
    }
  }
}

/// A key and its value in a JSON object.
struct JSONMember: Sendable, Equatable {
  let key: String
  let value: JSONValue

  init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}
