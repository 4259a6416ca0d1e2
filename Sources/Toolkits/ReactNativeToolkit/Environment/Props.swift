import ComponentModel
import SourceText

/// The attributes of an element by name, spreads resolved, the later one winning, and its children.
struct Props {
  private var values: [String: Value] = [:]
  private var spans: [String: SourceSpan] = [:]
  let children: [Value]
  let span: SourceSpan

  init(_ call: ComponentCall) {
    span = call.span
    var children: [Value] = []
    for argument in call.arguments.all {
      switch argument.label {
      case "..."?:
        for (name, entry) in ObjectEntries.named(in: argument.value) {
          values[name] = entry.value
          spans[name] = entry.span ?? argument.span
        }
      case let label?:
        values[label] = argument.value
        spans[label] = argument.span
      case nil: children.append(argument.value)
      }
    }
    if children.isEmpty, let given = values["children"] { children = [given] }
    self.children = children
  }

  subscript(name: String) -> Value? {
    if case .none? = values[name] { return nil }
    return values[name]
  }

  func span(of name: String) -> SourceSpan? { spans[name] }

  /// A flag that is on only where the source says so.
  func isTrue(_ name: String) -> Bool {
    switch self[name] {
    case .boolean(let flag)?: flag
    case .unknown(let unknown)?: if case .boolean(true)? = unknown.likely { true } else { false }
    default: false
    }
  }

  /// Whether the source says `false`.
  func isFalse(_ name: String) -> Bool {
    switch self[name] {
    case .boolean(let flag)?: !flag
    case .unknown(let unknown)?: if case .boolean(false)? = unknown.likely { true } else { false }
    default: false
    }
  }

  func number(_ name: String) -> Double? { Numbers.number(from: self[name]) }

  func word(_ name: String) -> String? {
    if case .text(let text)? = self[name] { text.string } else { nil }
  }
}

/// The entries of an object of the source.
enum ObjectEntries {
  /// The named entries in their order; an object inside a list counts as spread into it.
  static func named(in value: Value) -> [(name: String, entry: KeyedValue)] {
    switch value {
    case .dictionary(let entries):
      entries.compactMap { entry in name(of: entry.key).map { ($0, entry) } }
    case .object(let object):
      object.fields.sorted { $0.key < $1.key }.map {
        ($0.key, KeyedValue(key: .text(TextValue($0.key)), value: $0.value))
      }
    default: []
    }
  }

  static func name(of key: Value) -> String? {
    switch key {
    case .text(let text): text.string
    case .number(let number): Int(exactly: number).map { "\($0)" }
    default: nil
    }
  }

  /// The last entry of a name.
  static func value(_ name: String, in value: Value?) -> Value? {
    guard let value else { return nil }
    return named(in: value).last { $0.name == name }?.entry.value
  }

  static func make(_ entries: KeyValuePairs<String, Value>) -> Value {
    .dictionary(entries.map { KeyedValue(key: .text(TextValue($0.key)), value: $0.value) })
  }
}

/// Numbers out of values.
enum Numbers {
  static func number(from value: Value?) -> Double? {
    switch value {
    case .number(let number)? where number.isFinite: number
    case .unknown(let unknown)?: if case .number(let number)? = unknown.likely { number } else { nil }
    default: nil
    }
  }

  /// A small whole number, as a number of lines or columns is.
  static func count(from value: Value?) -> Int? {
    guard let number = number(from: value), abs(number) < 1_000_000 else { return nil }
    return Int(number)
  }
}
