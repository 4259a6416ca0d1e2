import ComponentModel
import ScreenModel

/// `ForEach` and trees of rows.
enum RepetitionComponents {
  /// How many repetitions of a known collection are shown.
  static let maximumRows = 12
  /// How many rows stand for a collection that is not known.
  static let sampleRows = 3

  static let all: [String: any Component] = [
    "ForEach": SimpleComponent { call, context in
      context.repetitions(of: call.arguments.first, call.arguments.content("content"))
    },
    "OutlineGroup": SimpleComponent { call, context in
      context.repetitions(of: call.arguments.first, call.arguments.content("content"))
    },
  ]
}

extension BuildContext {
  /// A row for each element of a collection.
  func repetitions(of collection: Value?, _ content: Value?) -> [ScreenNode] {
    guard let content else { return [] }
    if let element = sampleElement(of: collection) {
      // Elements that nothing is known about look the same: built once, shown several times.
      let row = self.content(content, with: arguments(element, for: content))
      return (0..<RepetitionComponents.sampleRows).flatMap { _ in row }
    }
    return elements(of: collection).flatMap { element in
      self.content(content, with: arguments(element, for: content))
    }
  }

  /// A tuple is taken apart for a closure with a parameter for each of its parts.
  private func arguments(_ element: Value, for content: Value) -> [Value] {
    guard case .closure(let closure) = content, closure.parameters.count > 1,
      case .tuple(let parts) = element, parts.count == closure.parameters.count
    else { return [element] }
    return parts.map(\.value)
  }

  private func elements(of collection: Value?) -> [Value] {
    switch collection {
    case .list(let values)?: return Array(values.prefix(RepetitionComponents.maximumRows))
    case .range(let lower?, let upper?, let isClosed)?:
      let end = isClosed ? upper : upper - 1
      var values: [Value] = []
      var next = lower
      while next <= end, values.count < RepetitionComponents.maximumRows {
        values.append(.number(next))
        next += 1
      }
      return values
    case .dictionary(let entries)?:
      return entries.prefix(RepetitionComponents.maximumRows).map {
        .tuple([
          LabelledValue(label: "key", value: $0.key),
          LabelledValue(label: "value", value: $0.value),
        ])
      }
    case .some, nil: return []
    }
  }

  /// An element of a collection that is not known; nil for one whose elements are.
  private func sampleElement(of collection: Value?) -> Value? {
    switch collection {
    case .list?, .dictionary?, .none?, nil: return nil
    case .range(let lower, let upper, _)? where lower != nil && upper != nil: return nil
    case .some(let value): return member("first", of: value)
    }
  }
}
