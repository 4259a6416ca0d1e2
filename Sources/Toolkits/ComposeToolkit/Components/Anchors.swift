// Provenance: ConstraintLayout for Compose: references made by `createRefs`, links by `linkTo` inside of
// `constrainAs`, or of `constrain` in a set of constraints whose children are named by `layoutId`; edges
// without a link stay where the parent begins.

import ComponentModel
import ScreenModel
import SourceText

enum AnchorComponents {
  static let all: [String: any Component] = [
    "ConstraintLayout": SimpleComponent { call, context in
      let arguments = call.arguments
      let set = arguments.positional.first { if case .native(let native) = $0 { native is ConstraintSetValue } else { false } }
      return context.anchored(call, arguments["constraintSet"] ?? set)
    },
    // Of a motion its beginning is what is seen first.
    "MotionLayout": SimpleComponent { call, context in
      context.anchored(call, call.arguments.named("start", 0) ?? Value.none)
    },
  ]
}

/// A reference to a child or to a helper: `title` of `val (title, price) = createRefs()`.
struct ReferenceValue: NativeValue, Hashable {
  /// Nil: the parent.
  var name: String?
  /// What `withChainParams` says.
  var before: Double = 0
  var after: Double = 0
  var weight: Double?
}

/// An edge of a child, of the parent, or a line.
struct EdgeValue: NativeValue, Hashable {
  var reference: ReferenceValue
  var side: AnchorLink.Side
}

/// What `createRefs()` gives: as many references as are taken from it.
struct ReferencesValue: NativeValue {
  let name: String
}

/// `ConstraintSet { }`, with those that it extends before it.
struct ConstraintSetValue: NativeValue {
  let blocks: [ClosureValue]
}

/// The references and helpers of one layout.
final class AnchorScope: Sendable {
  // Classes, because the calls of a closure add to them one after another; only one thread runs them.
  final class Numbers: Sendable {
    nonisolated(unsafe) var last = 0
  }

  nonisolated(unsafe) var helpers: [AnchorGuide] = []
  /// What a set of constraints says of children, by their names.
  nonisolated(unsafe) var children: [String: AnchoredChild] = [:]
  let numbers: Numbers

  init(_ numbers: Numbers) { self.numbers = numbers }

  /// A name that nothing else on the screen has.
  func newName() -> String {
    numbers.last += 1
    return "\(numbers.last)"
  }
}

enum AnchorScopeKey: EnvironmentKey {
  static var fallback: AnchorScope? { nil }
}

extension BuildContext {
  /// The references that are being made; outside of every layout they lead nowhere.
  var anchorScope: AnchorScope { environment[AnchorScopeKey.self] ?? AnchorScope(AnchorScope.Numbers()) }

  fileprivate func anchored(_ call: ComponentCall, _ constraints: Value?) -> [ScreenNode] {
    let scope = AnchorScope(environment[AnchorScopeKey.self]?.numbers ?? AnchorScope.Numbers())
    return with({ $0[AnchorScopeKey.self] = scope }) {
      if let constraints {
        guard case .native(let native) = constraints, let set = native as? ConstraintSetValue else {
          note(Unresolved(kind: .component, name: "ConstraintSet", span: call.span))
          return [modified(ScreenNode(.opaque, name: call.name, span: call.span), by: chain(in: call.arguments))]
        }
        for block in set.blocks { _ = self.call(block, with: []) }
      }
      let children = content(call.arguments.slot("content"))
      return node(
        .anchors(AnchorsLaw(helpers: scope.helpers)), call, modifier: chain(in: call.arguments),
        children: children)
    }
  }

  /// `constrainAs(title) { top.linkTo(parent.top) }`, and `layoutId("title")` where a set of constraints
  /// says something of that name.
  func anchorEffect(_ name: String, _ arguments: Arguments) -> ModifierEffect? {
    switch name {
    case "constrainAs":
      guard case .native(let native)? = arguments.named("ref", 0), let reference = native as? ReferenceValue,
        let own = reference.name, case .closure(let block)? = arguments.all.last?.value
      else { return nil }
      return .anchored(constrained(own, block, from: anchorScope.children[own] ?? AnchoredChild(name: own)))
    case "layoutId":
      guard let scope = environment[AnchorScopeKey.self], let id = arguments.named("layoutId", 0),
        let child = scope.children[Self.referenceName(of: id)]
      else { return nil }
      return .anchored(child)
    default: return nil
    }
  }

  /// The name of the reference that is made for an id.
  static func referenceName(of id: Value) -> String {
    switch id {
    case .text(let text): "id " + text.string
    case .number(let number): "id \(number)"
    case .object(let object): "id \(object.type).\(object.enumCase ?? "")"
    case .symbol(let symbol): "id " + ([symbol.root ?? ""] + symbol.steps.map(\.name)).joined(separator: ".")
    case .unknown(let unknown): "id ?" + unknown.hint
    default: "id"
    }
  }
}
