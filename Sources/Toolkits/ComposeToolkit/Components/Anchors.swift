// Provenance: ConstraintLayout for Compose: references made by `createRefs`, links by `linkTo` inside of
// `constrainAs`, lengths by `Dimension`; edges without a link stay where the parent begins.

import ComponentModel
import ScreenModel
import SourceText

enum AnchorComponents {
  static let all: [String: any Component] = [
    "ConstraintLayout": SimpleComponent { call, context in
      let isByReference = call.arguments["constraintSet"] == nil && call.arguments.positional.isEmpty
        || !context.steps(of: call.arguments.first).isEmpty
      guard isByReference else {
        context.note(Unresolved(kind: .component, name: "ConstraintSet", span: call.span))
        return [ScreenNode(.opaque, name: call.name, span: call.span)]
      }
      return context.node(
        .anchors, call, modifier: context.chain(in: call.arguments),
        children: context.content(call.arguments.slot("content")))
    }
  ]
}

/// A reference to a child: `title` of `val (title, price) = createRefs()`.
struct ReferenceValue: NativeValue, Hashable {
  /// Nil: the parent.
  var name: String?
}

/// An edge of a child, or of the parent.
struct EdgeValue: NativeValue, Hashable {
  var reference: ReferenceValue
  var side: AnchorLink.Side
}

/// What `createRefs()` gives: as many references as are taken from it.
struct ReferencesValue: NativeValue {}

/// Collects the links of one child while its closure runs.
final class AnchorBuilder: Sendable {
  // A class, because the calls of a closure add to it one after another; only one thread runs them.
  nonisolated(unsafe) var links: [AnchorLink] = []
  nonisolated(unsafe) var width: AnchorLength?
  nonisolated(unsafe) var height: AnchorLength?
}

enum AnchorBuilderKey: EnvironmentKey {
  static var fallback: AnchorBuilder? { nil }
}

extension BuildContext {
  /// `createRef()`, `createRefs()`, `linkTo(…)` and `centerTo(…)`; nil for other calls.
  func anchorCall(_ name: String, on base: Value?, _ arguments: Arguments) -> Value? {
    switch name {
    case "createRefs", "createRef": return .native(ReferencesValue())
    case "linkTo":
      if case .native(let native)? = base, let edge = native as? EdgeValue {
        link(edge.side, arguments)
        return Value.none
      }
      guard environment[AnchorBuilderKey.self] != nil else { return nil }
      for (label, side) in [("top", .top), ("bottom", .bottom), ("start", .start), ("end", .end)]
        as [(String, AnchorLink.Side)]
      {
        guard let value = arguments[label] else { continue }
        let margin = arguments[label + "Margin"].map {
          [EvaluatedArgument(label: "margin", value: $0, span: arguments.all[0].span)]
        } ?? []
        let target = EvaluatedArgument(label: "anchor", value: value, span: arguments.all[0].span)
        link(side, Arguments([target] + margin), bias: arguments["bias"]?.number)
      }
      if arguments["start"] == nil, arguments["top"] == nil, arguments.positional.count >= 2 {
        linkBoth(arguments.positional)
      }
      return Value.none
    case "centerTo": return center(arguments.first, [.top, .bottom, .start, .end])
    case "centerVerticallyTo": return center(arguments.first, [.top, .bottom])
    case "centerHorizontallyTo": return center(arguments.first, [.start, .end])
    default: return nil
    }
  }

  private func linkBoth(_ values: [Value]) {
    for (value, sides) in zip(values.prefix(2), [(AnchorLink.Side.start, AnchorLink.Side.top), (.end, .bottom)]) {
      guard case .native(let native) = value, let edge = native as? EdgeValue else { continue }
      let isVertical = edge.side == .top || edge.side == .bottom
      let target = AnchorLink(
        side: isVertical ? sides.1 : sides.0, target: edge.reference.name, targetSide: edge.side)
      environment[AnchorBuilderKey.self]?.links.append(target)
    }
  }

  private func link(_ side: AnchorLink.Side, _ arguments: Arguments, bias: Double? = nil) {
    guard let builder = environment[AnchorBuilderKey.self],
      case .native(let native)? = arguments.named("anchor", 0), let edge = native as? EdgeValue
    else { return }
    builder.links.append(
      AnchorLink(
        side: side, target: edge.reference.name, targetSide: edge.side,
        margin: dp(arguments.named("margin", 1)) ?? 0, bias: bias ?? 0.5))
  }

  private func center(_ value: Value?, _ sides: [AnchorLink.Side]) -> Value? {
    guard let builder = environment[AnchorBuilderKey.self], case .native(let native)? = value,
      let reference = native as? ReferenceValue
    else { return nil }
    builder.links += sides.map { AnchorLink(side: $0, target: reference.name, targetSide: $0) }
    return Value.none
  }

  /// `parent.top`, `title.bottom`, and a reference taken from `createRefs()`.
  func anchorMember(_ name: String, of native: any NativeValue) -> Value? {
    switch native {
    case is ReferencesValue: return .native(ReferenceValue(name: name))
    case let reference as ReferenceValue:
      return Self.sides[name].map { .native(EdgeValue(reference: reference, side: $0)) }
    default: return nil
    }
  }

  static var sides: [String: AnchorLink.Side] {
    [
      "top": .top, "bottom": .bottom, "start": .start, "end": .end, "absoluteLeft": .start,
      "absoluteRight": .end, "baseline": .baseline,
    ]
  }

  /// `constrainAs(title) { top.linkTo(parent.top); width = Dimension.fillToConstraints }`
  func anchorEffect(_ name: String, _ arguments: Arguments) -> ModifierEffect? {
    guard name == "constrainAs", case .native(let native)? = arguments.named("ref", 0),
      case .closure(var closure)? = arguments.all.last?.value
    else { return nil }
    let reference = native as? ReferenceValue ?? ReferenceValue(name: "ref")
    let builder = AnchorBuilder()
    for (side, value) in Self.sides {
      closure.scope.variables[side] = .native(EdgeValue(reference: ReferenceValue(name: reference.name), side: value))
    }
    closure.scope.variables["parent"] = .native(ReferenceValue(name: nil))
    with({ $0[AnchorBuilderKey.self] = builder }) { _ = call(closure, with: []) }
    let text = closure.body.map(\.span.text)
    let width = length("width", in: text)
    let height = length("height", in: text)
    return .hint { hints in
      hints.anchorName = reference.name
      hints.links = builder.links
      hints.width = width ?? hints.width
      hints.height = height ?? hints.height
    }
  }

  /// `width = Dimension.fillToConstraints` among the statements of a closure.
  private func length(_ name: String, in statements: [String]) -> AnchorLength? {
    for statement in statements {
      let parts = statement.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      guard parts.count == 2, parts[0] == name, parts[1].hasPrefix("Dimension.") else { continue }
      let value = parts[1].dropFirst("Dimension.".count)
      if value.hasPrefix("fillToConstraints") || value.hasPrefix("ratio") || value.hasPrefix("percent") { return .spread }
      if value.hasPrefix("matchParent") { return .parent }
      if value.hasPrefix("preferredWrapContent") { return .wrap(isBounded: true) }
      if value.hasPrefix("wrapContent") { return .wrap(isBounded: false) }
      if value.hasPrefix("value("), let amount = Double(value.dropFirst(6).prefix { $0.isNumber || $0 == "." }) {
        return .fixed(amount)
      }
    }
    return nil
  }
}
