import ComponentModel
import ScreenModel
import SourceText

// Provenance: the scope of `constrainAs` in ConstraintLayout for Compose. A link without a margin for
// targets that are gone has none then; `visibility = Visibility.Gone` leaves a child without room, an
// invisible one keeps it.

/// A child with what its constraints say.
struct AnchoredChild: Sendable {
  var hints: AnchorHints
  var isInvisible = false

  init(name: String) { hints = AnchorHints(name: name) }
}

/// Collects the links of one child while its closure runs.
final class AnchorBuilder: Sendable {
  // A class, because the calls of a closure add to it one after another; only one thread runs them.
  nonisolated(unsafe) var links: [AnchorLink]
  /// The child that they are of.
  let name: String

  init(_ name: String, _ links: [AnchorLink]) {
    self.name = name
    self.links = links
  }
}

enum AnchorBuilderKey: EnvironmentKey {
  static var fallback: AnchorBuilder? { nil }
}

extension BuildContext {
  /// What a closure of constraints says of a child, over what was said before.
  func constrained(_ name: String, _ block: ClosureValue, from child: AnchoredChild) -> AnchoredChild {
    var child = child
    var block = block
    let own = ReferenceValue(name: name)
    for (side, value) in Self.sides where !Self.isReference(block.scope.variables[side]) {
      block.scope.variables[side] = .native(EdgeValue(reference: own, side: value))
    }
    block.scope.variables["parent"] = .native(ReferenceValue(name: nil))
    // Inside, these are the child's, unless the closure stands among variables of the same names.
    for property in Self.childProperties where block.scope.variables[property] == nil {
      block.scope.variables[property] = Value.none
    }
    let builder = AnchorBuilder(name, child.hints.links)
    let after = with({ $0[AnchorBuilderKey.self] = builder }) { variables(after: block) }
    child.hints.links = builder.links
    if let width = anchorLength(from: after["width"]) { child.hints.width = width }
    if let height = anchorLength(from: after["height"]) { child.hints.height = height }
    child.hints.horizontalWeight = after["horizontalChainWeight"]?.number ?? child.hints.horizontalWeight
    child.hints.verticalWeight = after["verticalChainWeight"]?.number ?? child.hints.verticalWeight
    for index in child.hints.links.indices {
      let side = child.hints.links[index].side
      let bias = after[side == .start || side == .end ? "horizontalBias" : "verticalBias"]?.number
      if let bias { child.hints.links[index].bias = bias }
    }
    if case .symbol(let symbol)? = after["visibility"] {
      child.hints.isGone = symbol.steps.last?.name == "Gone"
      child.isInvisible = symbol.steps.last?.name == "Invisible"
    }
    if after["alpha"]?.number == 0 { child.isInvisible = true }
    return child
  }

  private static var childProperties: [String] {
    [
      "width", "height", "visibility", "alpha", "horizontalBias", "verticalBias", "horizontalChainWeight",
      "verticalChainWeight",
    ]
  }

  private static func isReference(_ value: Value?) -> Bool {
    guard case .native(let native)? = value else { return false }
    return native is ReferenceValue
  }

  static var sides: [String: AnchorLink.Side] {
    [
      "top": .top, "bottom": .bottom, "start": .start, "end": .end, "absoluteLeft": .start,
      "absoluteRight": .end, "baseline": .baseline,
    ]
  }

  /// `parent.top`, `title.bottom`, and a reference taken from `createRefs()`.
  func anchorMember(_ name: String, of native: any NativeValue) -> Value? {
    switch native {
    case let references as ReferencesValue: return .native(ReferenceValue(name: references.name + name))
    case let reference as ReferenceValue:
      return Self.sides[name].map { .native(EdgeValue(reference: reference, side: $0)) }
    case let length as LengthValue where name == "asDimension":
      return dp(.native(length)).map { .native(FixedDimensionValue(length: $0)) }
    default: return nil
    }
  }

  /// The edges of the child whose constraints are being read, in functions that extend their scope.
  func anchorGlobal(_ name: String) -> Value? {
    guard let builder = environment[AnchorBuilderKey.self] else { return nil }
    if name == "parent" { return .native(ReferenceValue(name: nil)) }
    return Self.sides[name].map { .native(EdgeValue(reference: ReferenceValue(name: builder.name), side: $0)) }
  }

  // MARK: Links

  /// Calls inside of a closure of constraints; nil for other calls.
  func linkCall(_ name: String, on base: Value?, _ arguments: Arguments) -> Value? {
    if name == "linkTo", case .native(let native)? = base, let edge = native as? EdgeValue {
      link(
        edge.side, to: arguments.named("anchor", 0), margin: arguments.named("margin", 1),
        goneMargin: arguments.named("goneMargin", 2))
      return Value.none
    }
    guard base == nil, let builder = environment[AnchorBuilderKey.self] else { return nil }
    switch name {
    case "linkTo": linkAll(arguments)
    case "centerTo", "centerVerticallyTo", "centerHorizontallyTo":
      guard case .native(let native)? = arguments.named("other", 0), let reference = native as? ReferenceValue
      else { return Value.none }
      let bias = arguments.named("bias", 1)?.number ?? 0.5
      var sides: [AnchorLink.Side] = []
      if name != "centerVerticallyTo" { sides += [.start, .end] }
      if name != "centerHorizontallyTo" { sides += [.top, .bottom] }
      for side in sides { put(AnchorLink(side: side, target: reference.name, targetSide: side, bias: bias)) }
    case "centerAround":
      guard case .native(let native)? = arguments.all.first?.value, let edge = native as? EdgeValue else {
        return Value.none
      }
      let isVertical = edge.side.isVertical
      link(isVertical ? .top : .start, to: arguments.all.first?.value)
      link(isVertical ? .bottom : .end, to: arguments.all.first?.value)
    case "clearHorizontal": builder.links.removeAll { !$0.side.isVertical }
    case "clearVertical": builder.links.removeAll { $0.side.isVertical }
    case "clearConstraints": builder.links = []
    default: return nil
    }
    return Value.none
  }

  /// `linkTo(start, end, startMargin =, …, bias =)`, `linkTo(start, top, end, bottom, …)`
  private func linkAll(_ arguments: Arguments) {
    let edges = arguments.positional.prefix { if case .native(let native) = $0 { native is EdgeValue } else { false } }
    var targets: [(AnchorLink.Side, Value)] = []
    if let first = edges.first, edges.count >= 2 {
      let isVertical = Self.edge(first)?.side.isVertical == true
      let sides: [AnchorLink.Side] =
        edges.count == 4 ? [.start, .top, .end, .bottom] : isVertical ? [.top, .bottom] : [.start, .end]
      targets = Array(zip(sides, edges))
    }
    for (label, side) in [("start", .start), ("top", .top), ("end", .end), ("bottom", .bottom)]
      as [(String, AnchorLink.Side)]
    {
      if let value = arguments[label] { targets.append((side, value)) }
    }
    // Behind the two edges of one axis stand their margins and the bias.
    let rest = Array(arguments.positional.dropFirst(edges.count))
    let isPair = edges.count == 2
    for (place, (side, value)) in targets.enumerated() {
      let bias = arguments[side.isVertical ? "verticalBias" : "horizontalBias"] ?? arguments["bias"]
        ?? (isPair && rest.count > 4 ? rest[4] : nil)
      let margin = arguments[side.label + "Margin"] ?? (isPair && rest.count > place ? rest[place] : nil)
      let gone = arguments[side.label + "GoneMargin"]
        ?? (isPair && rest.count > place + 2 ? rest[place + 2] : nil)
      link(side, to: value, margin: margin, goneMargin: gone, bias: bias?.number ?? 0.5)
    }
  }

  private static func edge(_ value: Value?) -> EdgeValue? {
    if case .native(let native)? = value { native as? EdgeValue } else { nil }
  }

  private func link(
    _ side: AnchorLink.Side, to value: Value?, margin: Value? = nil, goneMargin: Value? = nil,
    bias: Double = 0.5
  ) {
    guard let edge = Self.edge(value) else { return }
    put(
      AnchorLink(
        side: side, target: edge.reference.name, targetSide: edge.side, margin: dp(margin) ?? 0,
        goneMargin: dp(goneMargin) ?? 0, bias: bias))
  }

  /// Of two links of one side the later one counts.
  private func put(_ link: AnchorLink) {
    guard let builder = environment[AnchorBuilderKey.self] else { return }
    builder.links.removeAll { $0.side == link.side }
    builder.links.append(link)
  }
}

extension AnchorLink.Side {
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .baseline: true
    case .start, .end: false
    }
  }

  fileprivate var label: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .start: "start"
    case .end: "end"
    case .baseline: "baseline"
    }
  }
}
