import ComponentModel
import ReactNativeToolkit
import ScreenModel
import SourceText
import SyntaxModel
import TextScaling

/// A build context over values made by hand, without a source.
final class FakeContext: BuildContext {
  let toolkit = ReactNativeToolkit()
  var environment = Environment()
  let device: Device
  var resources = Resources()
  var textSize: TextSize
  private(set) var notes: [String] = []
  private(set) var readsTextSize = false

  init(_ device: Device = .iPhone16, at size: TextSize? = nil) {
    self.device = device
    textSize = size ?? .default(for: device.system)
    toolkit.begin(self)
  }

  func readTextSize() -> TextSize {
    readsTextSize = true
    return textSize
  }

  func build(_ value: Value) -> [ScreenNode] {
    switch value {
    case .view(.component(let call)): toolkit.components[call.name]?.build(call, self) ?? []
    case .view(.group(let values)), .list(let values): values.flatMap { build($0) }
    default: []
    }
  }

  func call(_ closure: ClosureValue, with arguments: [Value]) -> Value { .none }
  func projectMember(_ symbol: Symbol, of type: String) -> Value? { nil }
  func member(_ name: String, of value: Value) -> Value {
    toolkit.member(name, of: value, self) ?? .unknown(Unknown(hint: name))
  }
  func note(_ unresolved: Unresolved) { notes.append(unresolved.name) }
  func choose(_ branchCount: Int, at span: SourceSpan, preferring branch: Int) -> Int { branch }
  func projectType(_ name: String) -> TypeDeclaration? { nil }

  /// The dump of what a value is built into.
  func dump(_ value: Value) -> String { build(value).map(\.dump).joined(separator: "\n") }
}

private let place = SourceSpan(file: SourceFile(path: "A.tsx", text: "x"), range: 0..<1)

/// An element with attributes and children.
func element(_ name: String, _ attributes: KeyValuePairs<String, Value> = [:], _ children: Value...) -> Value {
  let labelled = attributes.map { EvaluatedArgument(label: $0.key, value: $0.value, span: place) }
  let trailing = children.map { EvaluatedArgument(label: nil, value: $0, isTrailing: true, span: place) }
  return .view(.component(ComponentCall(name: name, arguments: Arguments(labelled + trailing), span: place)))
}

func object(_ entries: KeyValuePairs<String, Value>) -> Value {
  .dictionary(entries.map { KeyedValue(key: .text(TextValue($0.key)), value: $0.value, span: place) })
}

func word(_ string: String) -> Value { .text(TextValue(string)) }

enum Sample {
  static var place: SourceSpan { SourceSpan(file: SourceFile(path: "A.tsx", text: "x"), range: 0..<1) }
}
