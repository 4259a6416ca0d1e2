import ComponentModel
import ScreenModel

/// A modifier that is one function from its call and content to nodes.
struct SimpleModifier: Modifier {
  typealias Change =
    @Sendable (ModifierCall, any BuildContext, () -> [ScreenNode]) -> [ScreenNode]

  let change: Change

  init(_ change: @escaping Change) { self.change = change }

  func apply(_ call: ModifierCall, _ context: any BuildContext, content: () -> [ScreenNode])
    -> [ScreenNode]
  {
    change(call, context, content)
  }
}

/// A modifier that changes the environment around its content and nothing else.
///
/// The change answers whether it understood its arguments; where it did not, the environment stays
/// and the call is counted.
struct EnvironmentModifier: Modifier {
  typealias Change =
    @Sendable (ModifierCall, any BuildContext, inout Environment) -> Bool

  let change: Change

  init(_ change: @escaping Change) { self.change = change }

  func apply(_ call: ModifierCall, _ context: any BuildContext, content: () -> [ScreenNode])
    -> [ScreenNode]
  {
    var environment = context.environment
    guard change(call, context, &environment) else {
      context.noteUnclear(call)
      return content()
    }
    let changed = environment
    return context.with({ $0 = changed }, content)
  }
}

/// A modifier that changes each node of its content.
struct NodeModifier: Modifier {
  let change: @Sendable (ModifierCall, any BuildContext, inout ScreenNode) -> Void

  init(_ change: @escaping @Sendable (ModifierCall, any BuildContext, inout ScreenNode) -> Void) {
    self.change = change
  }

  func apply(_ call: ModifierCall, _ context: any BuildContext, content: () -> [ScreenNode])
    -> [ScreenNode]
  {
    content().map { node in
      var copy = node
      change(call, context, &copy)
      return copy
    }
  }
}

extension BuildContext {
  /// Counts a modifier whose arguments were not understood.
  func noteUnclear(_ call: ModifierCall) {
    let value = call.arguments.all.first?.value.noteName ?? ""
    note(Unresolved(kind: .value, name: ".\(call.name)(\(value))", span: call.span))
  }
}
