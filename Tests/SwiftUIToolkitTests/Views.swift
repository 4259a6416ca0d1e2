import ComponentModel
import SourceText

// Views as values, written almost as the source would write them.

private let place = SourceSpan(file: SourceFile(path: "A.swift", text: "x"), range: 0..<1)

/// An argument with or without a label.
func argument(_ label: String? = nil, _ value: Value, isTrailing: Bool = false) -> EvaluatedArgument
{
  EvaluatedArgument(label: label, value: value, isTrailing: isTrailing, span: place)
}

/// A call of a component: unlabelled, labelled, then what its builder gives.
func view(
  _ name: String, _ positional: Value..., labelled: KeyValuePairs<String, Value> = [:],
  content: [Value]? = nil
) -> Value {
  let arguments = arguments(positional, labelled, content)
  return .view(.component(ComponentCall(name: name, arguments: arguments, span: place)))
}

func arguments(
  _ positional: [Value], _ labelled: KeyValuePairs<String, Value>, _ content: [Value]? = nil
) -> Arguments {
  var all = positional.map { argument(nil, $0) }
  all += labelled.map { argument($0.key, $0.value) }
  if let content { all.append(argument(nil, .view(.group(content)), isTrailing: true)) }
  return Arguments(all)
}

func text(_ string: String) -> Value { view("Text", literal(string)) }

func literal(_ string: String) -> Value { .text(TextValue(string, key: string)) }

/// `.name`
func symbol(_ name: String, root: String? = nil) -> Value {
  .symbol(Symbol(root: root, steps: [.init(name: name)]))
}

/// `.name(…)`
func call(
  _ name: String, root: String? = nil, _ positional: Value...,
  labelled: KeyValuePairs<String, Value> = [:]
) -> Value {
  .symbol(
    Symbol(root: root, steps: [.init(name: name, arguments: arguments(positional, labelled))]))
}

func unknown(_ hint: String) -> Value { .unknown(Unknown(hint: hint)) }

extension Value {
  func modified(
    _ name: String, _ positional: Value..., labelled: KeyValuePairs<String, Value> = [:],
    content: [Value]? = nil
  ) -> Value {
    let arguments = arguments(positional, labelled, content)
    return .view(.modified(self, ModifierCall(name: name, arguments: arguments, span: place)))
  }
}
