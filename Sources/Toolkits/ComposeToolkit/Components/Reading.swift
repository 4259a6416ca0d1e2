import ComponentModel
import ScreenModel
import SourceText

/// A component that is one function from its call to its nodes.
struct SimpleComponent: Component {
  let make: @Sendable (ComponentCall, any BuildContext) -> [ScreenNode]

  init(_ make: @escaping @Sendable (ComponentCall, any BuildContext) -> [ScreenNode]) {
    self.make = make
  }

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    guard let modifier = context.chain(in: call.arguments) else { return make(call, context) }
    return context.with({ $0[RoomStepsKey.self].append(.modifier(modifier)) }) { make(call, context) }
  }
}

extension Arguments {
  /// The argument of a name, or the one at its position: Kotlin allows both.
  func named(_ label: String, _ position: Int? = nil) -> Value? {
    if let value = self[label] { return value.isNone ? nil : value }
    guard let position, positional.indices.contains(position) else { return nil }
    let value = positional[position]
    return value.isNone ? nil : value
  }

  /// The content closure: the trailing one, or the one of a name.
  func slot(_ label: String, _ position: Int? = nil) -> Value? {
    named(label, position) ?? (label == "content" ? trailing : nil)
  }
}

extension Value {
  /// Whether it is nothing, or nothing as a rule.
  var isNone: Bool {
    switch self {
    case .none: return true
    case .unknown(let unknown):
      if case .some(.none) = unknown.likely { return true }
      return false
    default: return false
    }
  }
}

extension BuildContext {
  /// Builds what an argument gives; nothing for none.
  func content(_ value: Value?) -> [ScreenNode] { content(value, with: []) }

  /// Builds a content closure that takes arguments, or what is there instead of one.
  func content(_ value: Value?, with arguments: [Value]) -> [ScreenNode] {
    guard let value else { return [] }
    guard case .closure(let closure) = value else { return build(value) }
    return build(call(closure, with: arguments))
  }

  /// A node with its modifiers around it.
  func node(
    _ law: ConstraintLaw, _ call: ComponentCall, modifier: Value?, children: [ScreenNode] = [],
    traits: NodeTraits = NodeTraits()
  ) -> [ScreenNode] {
    let node = ScreenNode(
      .constraint(law), name: call.name, span: call.span, children: children, traits: traits)
    return [modified(node, by: modifier)]
  }
}

extension ScreenNode {
  /// A part that the toolkit puts around content.
  static func part(
    _ law: ConstraintLaw, _ name: String, _ span: SourceSpan?, _ children: [ScreenNode] = [],
    traits: NodeTraits = NodeTraits()
  ) -> ScreenNode {
    ScreenNode(.constraint(law), name: name, span: span, children: children, traits: traits)
  }

  /// This node inside another law.
  func inside(_ law: ConstraintLaw, _ name: String, traits: NodeTraits = NodeTraits()) -> ScreenNode {
    .part(law, name, span, [self], traits: traits)
  }

  /// This node at least as large as a finger needs, centred.
  var touchable: ScreenNode { inside(.minimumTarget(48), "target") }

  /// This node with a share of what is left in its row or column.
  func weighted(_ weight: Double) -> ScreenNode {
    inside(.placed(ParentHints(weight: weight)), "weight")
  }
}

extension [ScreenNode] {
  /// One node for several: laid over each other, as in a box.
  func boxed(_ name: String, _ span: SourceSpan?, _ alignment: Alignment = .topLeading) -> ScreenNode {
    count == 1
      ? self[0] : .part(.layers(alignment, propagatesMinimum: false), name, span, self)
  }

  /// One node for several: in a row, centred across.
  func inRow(_ name: String, _ span: SourceSpan?, _ law: LinearLaw? = nil) -> ScreenNode {
    .part(.row(law ?? LinearLaw(arrangement: .center, vertical: .center)), name, span, self)
  }

  /// One node for several: in a column.
  func inColumn(_ name: String, _ span: SourceSpan?, _ law: LinearLaw = LinearLaw()) -> ScreenNode {
    .part(.column(law), name, span, self)
  }
}
