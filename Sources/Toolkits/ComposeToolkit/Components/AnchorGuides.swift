// Provenance: ConstraintLayout for Compose's guidelines, barriers, chains and dimensions; a share that
// is told from the end is the rest of the one from the start.

import ComponentModel
import ScreenModel
import SourceText

extension BuildContext {
  /// `createRef()`, `createGuidelineFromTop(…)`, `createEndBarrier(…)`, `ConstraintSet { }`, links; nil for
  /// other calls.
  func anchorCall(_ name: String, on base: Value?, _ arguments: Arguments) -> Value? {
    if let base { return referenceCall(name, on: base, arguments) ?? linkCall(name, on: base, arguments) }
    if let side = Self.barriers[name] { return barrier(side, arguments) }
    if name.hasPrefix("createGuidelineFrom") {
      return guideline(from: String(name.dropFirst("createGuidelineFrom".count)), arguments)
    }
    switch name {
    case "createRefs": return .native(ReferencesValue(name: anchorScope.newName() + "."))
    case "createRef": return .native(ReferenceValue(name: anchorScope.newName()))
    case "createRefFor":
      return arguments.all.first.map { .native(ReferenceValue(name: Self.referenceName(of: $0.value))) }
    case "createRefsFor":
      return .list(arguments.positional.map { .native(ReferenceValue(name: Self.referenceName(of: $0))) })
    case "createHorizontalChain": return chain(.horizontal, arguments)
    case "createVerticalChain": return chain(.vertical, arguments)
    case "createFlow", "createGrid", "createRow", "createColumn":
      guard environment[AnchorScopeKey.self] != nil else { return nil }
      if let span = arguments.all.first?.span { note(Unresolved(kind: .value, name: name, span: span)) }
      return .native(ReferenceValue(name: anchorScope.newName()))
    case "ConstraintSet": return constraintSet(arguments)
    case "constrain": return constrain(arguments)
    default: return linkCall(name, on: nil, arguments)
    }
  }

  /// `a.withChainParams(weight = 1f)`, and what a set of references is taken apart by.
  private func referenceCall(_ name: String, on base: Value, _ arguments: Arguments) -> Value? {
    guard case .native(let native) = base else { return nil }
    if let references = native as? ReferencesValue, name.hasPrefix("component") {
      return .native(ReferenceValue(name: references.name + name))
    }
    guard var reference = native as? ReferenceValue else { return nil }
    let isVertical: Bool
    switch name {
    case "withHorizontalChainParams", "withChainParams": isVertical = false
    case "withVerticalChainParams": isVertical = true
    default: return nil
    }
    let both = name == "withChainParams"
    reference.before = dp(arguments[isVertical ? "topMargin" : "startMargin"] ?? (both ? arguments["topMargin"] : nil)) ?? 0
    reference.after = dp(arguments[isVertical ? "bottomMargin" : "endMargin"] ?? (both ? arguments["bottomMargin"] : nil)) ?? 0
    reference.weight = arguments["weight"]?.number
    return .native(reference)
  }

  // MARK: Helpers

  private static var barriers: [String: AnchorLink.Side] {
    [
      "createStartBarrier": .start, "createAbsoluteLeftBarrier": .start, "createEndBarrier": .end,
      "createAbsoluteRightBarrier": .end, "createTopBarrier": .top, "createBottomBarrier": .bottom,
    ]
  }

  /// References among values, those of lists included.
  private func references(in values: [Value]) -> [ReferenceValue] {
    values.flatMap { value -> [ReferenceValue] in
      switch value {
      case .native(let native): (native as? ReferenceValue).map { [$0] } ?? []
      case .list(let values): references(in: values)
      default: []
      }
    }
  }

  private func barrier(_ side: AnchorLink.Side, _ arguments: Arguments) -> Value {
    let scope = anchorScope
    let helper = AnchorGuide(
      name: scope.newName(),
      kind: .barrier(side, of: references(in: arguments.positional).compactMap(\.name), margin: dp(arguments["margin"]) ?? 0))
    scope.helpers.append(helper)
    return .native(EdgeValue(reference: ReferenceValue(name: helper.name), side: side.isVertical ? .top : .start))
  }

  private func guideline(from edge: String, _ arguments: Arguments) -> Value? {
    let axis: Axis = edge == "Top" || edge == "Bottom" ? .vertical : .horizontal
    let isFromEnd = ["End", "Bottom", "AbsoluteRight"].contains(edge)
    let value = arguments.all.first?.value
    let place: AnchorPlace
    if let share = value?.number {
      place = .share(isFromEnd ? 1 - share : share)
    } else {
      let distance = dp(value) ?? 0
      place = isFromEnd ? .fromEnd(distance) : .fromStart(distance)
    }
    let scope = anchorScope
    let helper = AnchorGuide(name: scope.newName(), kind: .guideline(axis, place))
    scope.helpers.append(helper)
    return .native(
      EdgeValue(reference: ReferenceValue(name: helper.name), side: axis == .vertical ? .top : .start))
  }

  private func chain(_ axis: Axis, _ arguments: Arguments) -> Value {
    let members = references(in: arguments.positional).compactMap { reference in
      reference.name.map {
        AnchorChain.Member($0, before: reference.before, after: reference.after, weight: reference.weight)
      }
    }
    var chain = AnchorChain(axis: axis, members: members)
    if case .symbol(let symbol)? = arguments["chainStyle"], let step = symbol.steps.last {
      switch step.name {
      case "SpreadInside": chain.style = .spreadInside
      case "Packed": chain.style = .packed
      default: break
      }
      if let bias = step.arguments?.all.first?.value.number { chain.bias = bias }
    }
    let scope = anchorScope
    let helper = AnchorGuide(name: scope.newName(), kind: .chain(chain))
    scope.helpers.append(helper)
    return .native(ReferenceValue(name: helper.name))
  }

  // MARK: Sets of constraints

  private func constraintSet(_ arguments: Arguments) -> Value? {
    guard case .closure(let block)? = arguments.all.last?.value else { return nil }
    var blocks: [ClosureValue] = []
    if case .native(let native)? = arguments.named("extendConstraintSet", 0), let base = native as? ConstraintSetValue {
      blocks = base.blocks
    }
    return .native(ConstraintSetValue(blocks: blocks + [block]))
  }

  /// `constrain(title) { }` in a set, and `constrain(chain) { }` anywhere.
  private func constrain(_ arguments: Arguments) -> Value? {
    guard let scope = environment[AnchorScopeKey.self], case .closure(let block)? = arguments.all.last?.value
    else { return nil }
    for name in references(in: arguments.positional).compactMap(\.name) {
      let said = constrained(name, block, from: scope.children[name] ?? AnchoredChild(name: name))
      if let index = scope.helpers.firstIndex(where: { $0.name == name }) {
        guard case .chain(var chain) = scope.helpers[index].kind else { continue }
        chain.ends = said.hints.links
        scope.helpers[index].kind = .chain(chain)
      } else {
        scope.children[name] = said
      }
    }
    return Value.none
  }

  // MARK: Lengths

  /// `Dimension.fillToConstraints.atMost(200.dp)`; nil for what is no dimension.
  func anchorLength(from value: Value?) -> AnchorLength? {
    if case .native(let native)? = value, let dimension = native as? FixedDimensionValue {
      return .fixed(dimension.length)
    }
    guard case .symbol(let symbol)? = value, symbol.root == nil || symbol.root == "Dimension",
      let first = symbol.steps.first
    else { return nil }
    let argument = first.arguments?.all.first?.value
    var length: AnchorLength
    switch first.name {
    case "wrapContent": length = .wrap(isBounded: false)
    case "preferredWrapContent": length = .wrap(isBounded: true)
    case "fillToConstraints": length = .spread
    case "matchParent": length = .parent
    case "value": length = .fixed(dp(argument) ?? 0)
    case "preferredValue": length = AnchorLength(.spread, maximum: .length(dp(argument) ?? 0))
    case "percent": length = .percent(argument?.number ?? 1)
    case "ratio": length = ratio(from: argument).map { .ratio($0) } ?? .spread
    default: return nil
    }
    for step in symbol.steps.dropFirst() {
      let bound = dp(step.arguments?.all.first?.value).map { AnchorLength.Bound.length($0) }
      switch step.name {
      case "atLeast": length.minimum = bound
      case "atMost": length.maximum = bound
      case "atLeastWrapContent": length.minimum = bound ?? .wrap
      case "atMostWrapContent": length.maximum = .wrap
      default: break
      }
    }
    return length
  }

  /// `"16:9"`, `"H,16:9"`, `"1.5"`: width to height.
  private func ratio(from value: Value?) -> Double? {
    guard case .text(let text)? = value else { return nil }
    let last = text.string.split(separator: ",").last ?? ""
    let numbers = last.split(separator: ":").map { Double($0.filter { !$0.isWhitespace }) }
    guard let width = numbers.first ?? nil, width > 0 else { return nil }
    guard numbers.count > 1 else { return width }
    guard let height = numbers[1], height > 0 else { return nil }
    return width / height
  }
}

/// `100.dp.asDimension`
struct FixedDimensionValue: NativeValue {
  /// In dp.
  let length: Double
}
