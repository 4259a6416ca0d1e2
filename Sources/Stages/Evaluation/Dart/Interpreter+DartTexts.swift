import ComponentModel
import Foundation
import SourceText
import SyntaxModel

/// Strings, numbers and the members of the library's own types, as Dart has them.
extension Interpreter {
  func dartTextCall(_ name: String, on text: TextValue, _ arguments: Arguments) -> Value? {
    func changed(_ change: (String) -> String) -> Value {
      var copy = text
      copy.string = change(text.string)
      copy.key = nil
      return .text(copy)
    }
    let values = arguments.positional
    switch name {
    case "toUpperCase": return changed { $0.uppercased() }
    case "toLowerCase": return changed { $0.lowercased() }
    case "toString", "toList", "trimLeft", "trimRight": return .text(text)
    case "trim": return changed { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    case "substring":
      let bounds = values.compactMap(Self.number).map { $0 >= 0 && $0 < 1e6 ? Int($0) : 0 }
      guard let from = bounds.first else { return .text(text) }
      let end = bounds.count > 1 ? max(bounds[1], from) : Int.max
      return changed { String(Array($0).dropFirst(from).prefix(end == Int.max ? $0.count : end - from)) }
    case "replaceAll", "replaceFirst":
      guard values.count == 2, case .text(let old) = values[0], case .text(let new) = values[1],
        !old.string.isEmpty
      else { return .text(text) }
      return changed { $0.replacing(old.string, with: new.string, maxReplacements: name == "replaceAll" ? .max : 1) }
    case "padLeft", "padRight":
      guard case .number(let width)? = values.first, width >= 0, width < 1e4 else { return .text(text) }
      var fill = " "
      if values.count > 1, case .text(let given) = values[1] { fill = given.string }
      let missing = String(repeating: fill, count: max(0, Int(width) - text.string.count))
      return changed { name == "padLeft" ? missing + $0 : $0 + missing }
    case "split":
      guard case .text(let separator)? = values.first, !separator.string.isEmpty else { return .list([.text(text)]) }
      return .list(
        text.string.components(separatedBy: separator.string).map { .text(TextValue($0, origin: text.origin)) })
    case "contains", "startsWith", "endsWith":
      guard text.isStated, case .text(let other)? = values.first else {
        return .unknown(Unknown(hint: name))
      }
      switch name {
      case "startsWith": return .boolean(text.string.hasPrefix(other.string))
      case "endsWith": return .boolean(text.string.hasSuffix(other.string))
      default: return .boolean(text.string.contains(other.string))
      }
    case "compareTo", "indexOf", "lastIndexOf", "codeUnitAt": return .unknown(Unknown(hint: name))
    default: return nil
    }
  }

  /// A member that the library's own types have; nil for all others.
  func dartMember(_ name: String, of value: Value) -> Value? {
    guard language == .dart else { return nil }
    switch value {
    case .list(let values): return dartListMember(name, values)
    case .range: return dartListMember(name, elements(of: value))
    case .dictionary(let entries):
      return name == "entries" ? .list(entries.map { entry($0.key, $0.value) }) : dartListMember(name, elements(of: value), isMap: true)
    case .text(let text):
      switch name {
      case "isNotEmpty": return .boolean(!text.string.isEmpty)
      case "characters": return .list(text.string.map { .text(TextValue(String($0), origin: text.origin)) })
      case "value", "tr": return value
      default: return nil
      }
    case .number(let number): return dartNumberMember(name, number)
    case .boolean: return name == "value" ? value : nil
    case .tuple(let values):
      guard name.hasPrefix("$"), let position = Int(name.dropFirst()) else { return nil }
      let unnamed = values.filter { $0.label == nil || $0.label == "index" || $0.label == "value" }
      return unnamed.indices.contains(position - 1) ? unnamed[position - 1].value : nil
    case .object(let object):
      guard name == "index", let enumCase = object.enumCase else { return nil }
      let cases = index.type(object.type, in: nil)?.cases ?? []
      return cases.firstIndex { $0.name == enumCase }.map { .number(Double($0)) }
    case .unknown(let unknown): return dartUnknownMember(name, unknown)
    case .symbol(let symbol):
      // The cases of an enumeration of a library.
      guard name == "values", symbol.steps.isEmpty, let root = symbol.root else { return nil }
      return .unknown(Unknown(hint: root))
    case .none, .closure, .type, .view, .keyPath, .native: return nil
    }
  }

  private func dartListMember(_ name: String, _ values: [Value], isMap: Bool = false) -> Value? {
    switch name {
    case "length": return .number(Double(values.count))
    case "isEmpty": return .boolean(values.isEmpty)
    case "isNotEmpty": return .boolean(!values.isEmpty)
    default: break
    }
    guard !isMap else { return nil }
    switch name {
    case "first", "firstOrNull", "single", "singleOrNull", "min", "max": return values.first ?? Value.none
    case "last", "lastOrNull": return values.last ?? Value.none
    case "reversed": return .list(values.reversed())
    case "value": return .list(values)
    case "nonNulls", "whereNotNull":
      return .list(values.filter { if case .none = $0 { false } else { true } })
    case "indexed":
      return .list(
        values.enumerated().map {
          .tuple([
            LabelledValue(label: nil, value: .number(Double($0.offset))),
            LabelledValue(label: nil, value: $0.element),
          ])
        })
    default: return nil
    }
  }

  private func dartNumberMember(_ name: String, _ number: Double) -> Value? {
    switch name {
    case "isEven": .boolean(number.truncatingRemainder(dividingBy: 2) == 0)
    case "isOdd": .boolean(number.truncatingRemainder(dividingBy: 2) != 0)
    case "isNegative": .boolean(number < 0)
    case "isFinite": .boolean(number.isFinite)
    case "isInfinite": .boolean(number.isInfinite)
    case "isNaN": .boolean(number.isNaN)
    case "sign": .number(number < 0 ? -1 : number > 0 ? 1 : 0)
    case "value": .number(number)
    default: nil
    }
  }

  private func dartUnknownMember(_ name: String, _ unknown: Unknown) -> Value? {
    switch name {
    case "isNotEmpty", "hasData", "hasValue", "mounted":
      return .unknown(Unknown(hint: unknown.hint + "." + name, likely: .boolean(true)))
    case "isEmpty", "hasError", "isLoading":
      return .unknown(Unknown(hint: unknown.hint + "." + name, likely: .boolean(false)))
    case "firstOrNull", "lastOrNull", "single": return element(of: unknown)
    case _ where Self.partsOfTime[name] != nil && Self.canBeTime(unknown, name):
      return .unknown(
        Unknown(hint: unknown.hint + "." + name, likely: Self.partsOfTime[name].map { .number($0) }))
    case "reversed", "nonNulls", "requireValue": return .unknown(unknown)
    case "entries" where unknown.type?.name == "Map":
      let types = unknown.type?.arguments ?? []
      let one = entry(
        materialized(types.first, hint: "key"), materialized(types.count > 1 ? types[1] : nil, hint: "value"))
      return .list(Array(repeating: one, count: Self.sampleElements))
    case "values" where unknown.type?.name == "Map":
      let inner = unknown.type.flatMap { $0.arguments.count > 1 ? $0.arguments[1] : nil }
      return .list(Array(repeating: materialized(inner, hint: "value"), count: Self.sampleElements))
    case "keys" where unknown.type?.name == "Map":
      return .list(Array(repeating: materialized(unknown.type?.arguments.first, hint: "key"), count: Self.sampleElements))
    case "indexed":
      return dartListMember(name, elements(of: .unknown(unknown)))
    default: return nil
    }
  }

  /// The parts of a moment or a span of time, long ones.
  private static let partsOfTime: [String: Double] = [
    "inDays": 28, "inHours": 23, "inMinutes": 59, "inSeconds": 59, "inMilliseconds": 1234,
    "inMicroseconds": 123_456, "year": 2026, "month": 12, "day": 23, "weekday": 3, "hour": 22,
    "minute": 48, "second": 36, "millisecond": 123,
  ]

  /// Whether a part of time is asked for: of the library's own types, or by a name that no other type has.
  private static func canBeTime(_ unknown: Unknown, _ name: String) -> Bool {
    guard let type = unknown.type else {
      return name.hasPrefix("in") || ["year", "weekday", "hour", "minute", "second"].contains(name)
    }
    return ["DateTime", "Duration", "TimeOfDay"].contains(type.unwrapped.name)
  }

  /// Operators that Dart has and others do not.
  func dartBinary(_ operation: String, _ left: Value, _ right: Value) -> Value? {
    if case .object(let object) = left,
      let function = declaredFunctions("operator " + operation, in: object.type).first,
      case .closure(let closure) = self.closure(of: function, Scope(receiver: object, type: object.type))
    {
      return call(closure, with: [right])
    }
    switch (operation, left, right) {
    case ("~/", .number(let a), .number(let b)):
      return b == 0 ? .unknown(Unknown(hint: "")) : .number((a / b).rounded(.towardZero))
    case ("*", .text(let text), .number(let count)) where count >= 0 && count < 1000:
      var copy = text
      copy.string = String(repeating: text.string, count: Int(count))
      copy.key = nil
      return .text(copy)
    case ("==", .type(let a), .type(let b)): return .boolean(a == b)
    case ("!=", .type(let a), .type(let b)): return .boolean(a != b)
    default: return nil
    }
  }
}
