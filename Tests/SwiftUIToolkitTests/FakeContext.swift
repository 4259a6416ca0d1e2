import ComponentModel
import ScreenModel
import SourceText
import SwiftUIToolkit
import SyntaxModel
import TextScaling

/// A build context over values made by hand, without a source.
final class FakeContext: BuildContext {
  let toolkit = SwiftUIToolkit()
  var environment = Environment()
  let device: Device
  var resources = Resources()
  var textSize: TextSize
  var constants: [String: Value] = [:]
  private(set) var notes: [String] = []
  private(set) var readsTextSize = false

  init(_ device: Device = .phone, at size: ContentSizeCategory = .large) {
    self.device = device
    textSize = .ios(size)
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
    case .view(.modified(let base, let call)):
      toolkit.modifiers[call.name]?.apply(call, self) { build(base) } ?? build(base)
    default: []
    }
  }

  func call(_ closure: ClosureValue, with arguments: [Value]) -> Value { .none }

  func projectMember(_ symbol: Symbol, of type: String) -> Value? {
    constants[type + "." + symbol.name]
  }

  func member(_ name: String, of value: Value) -> Value {
    if name == "first", case .unknown(let unknown) = value {
      return .unknown(Unknown(hint: String(unknown.hint.dropLast())))
    }
    return toolkit.member(name, of: value, self) ?? .unknown(Unknown(hint: name))
  }

  func note(_ unresolved: Unresolved) { notes.append(unresolved.name) }

  func choose(_ branchCount: Int, at span: SourceSpan, preferring branch: Int) -> Int { branch }

  func projectType(_ name: String) -> TypeDeclaration? { nil }

  /// The dump of what a value is built into.
  func dump(_ value: Value) -> String { build(value).map(\.dump).joined(separator: "\n") }

  /// The dump of a whole screen.
  func screen(_ value: Value) -> String {
    toolkit.window(build(value), role: .screen, self).dump
  }
}

extension Device {
  static let phone = Device(
    name: "phone", system: .ios, size: Size(width: 393, height: 852), displayScale: 3,
    safeArea: Insets(top: 59, bottom: 34))
  static let tablet = Device(
    name: "tablet", system: .ios, size: Size(width: 820, height: 1180), displayScale: 2,
    safeArea: Insets(top: 24, bottom: 20))
}
