/// A number that `ample scale` prints, and everything that is known about it.
struct ScaleAnswer: Sendable, Equatable {
  /// The number, true or false, a word, or null.
  var result: JSONValue
  /// `pt`, `dp`, `sp` or `px`; `nil` for factors and truth values.
  var unit: String?
  /// More about it, in the order in which it is printed.
  var details: [JSONMember]
  /// A sentence for standard error where the number is not a published fact.
  var note: String?

  init(
    _ result: JSONValue, unit: String? = nil, details: [JSONMember] = [], note: String? = nil
  ) {
    self.result = result
    self.unit = unit
    self.details = details
    self.note = note
  }

  init(_ number: Double, unit: String, details: [JSONMember] = [], note: String? = nil) {
    self.init(.number(number), unit: unit, details: details, note: note)
  }

  /// What is printed without `--json`.
  var text: String {
    switch result {
    case .number(let text): Double(text).map(ScaleFormat.short) ?? text
    case .string(let text): text
    case .bool, .null, .array, .object: result.line
    }
  }
}
