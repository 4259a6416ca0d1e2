import ComponentModel
import ScreenModel

/// A component that is one function from its call to its nodes.
struct SimpleComponent: Component {
  let make: @Sendable (ComponentCall, any BuildContext) -> [ScreenNode]

  init(_ make: @escaping @Sendable (ComponentCall, any BuildContext) -> [ScreenNode]) {
    self.make = make
  }

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    make(call, context)
  }
}

extension BuildContext {
  /// Builds what an argument gives; nothing for none.
  func content(_ value: Value?) -> [ScreenNode] { value.map { build($0) } ?? [] }

  /// Builds a content closure that takes arguments, or what is there instead of one.
  func content(_ value: Value?, with arguments: [Value]) -> [ScreenNode] {
    guard let value else { return [] }
    guard case .closure(let closure) = value else { return build(value) }
    return build(call(closure, with: arguments))
  }
}
