package import SourceText

/// The evaluated arguments of a call, in written order.
package struct Arguments: Sendable {
  package var all: [EvaluatedArgument]

  package init(_ all: [EvaluatedArgument] = []) { self.all = all }

  /// The value with a label, trailing closures included; nil when it was not given.
  package subscript(label: String) -> Value? { all.first { $0.label == label }?.value }

  /// The values without a label that stand in the parentheses.
  package var positional: [Value] {
    all.filter { $0.label == nil && !$0.isTrailing }.map(\.value)
  }

  /// The first value without a label in the parentheses.
  package var first: Value? { positional.first }

  /// The closure that follows the parentheses without a label.
  package var trailing: Value? { all.first { $0.isTrailing && $0.label == nil }?.value }

  /// The argument with one of these labels, or the unlabelled trailing closure.
  package func content(_ labels: String...) -> Value? {
    for label in labels {
      if let value = self[label] { return value }
    }
    return trailing
  }

  package var isEmpty: Bool { all.isEmpty }
}

package struct EvaluatedArgument: Sendable {
  package var label: String?
  package var value: Value
  package var isTrailing: Bool
  package var span: SourceSpan

  package init(label: String?, value: Value, isTrailing: Bool = false, span: SourceSpan) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.span = span
  }
}

/// A call of a component: `Text("a")`.
package struct ComponentCall: Sendable {
  package var name: String
  package var arguments: Arguments
  /// The whole call.
  package var span: SourceSpan

  package init(name: String, arguments: Arguments, span: SourceSpan) {
    self.name = name
    self.arguments = arguments
    self.span = span
  }
}

/// A call that changes a component: `.frame(height: 44)`.
package struct ModifierCall: Sendable {
  package var name: String
  package var arguments: Arguments
  /// From the dot to the end of the call.
  package var span: SourceSpan

  package init(name: String, arguments: Arguments, span: SourceSpan) {
    self.name = name
    self.arguments = arguments
    self.span = span
  }
}
