import ScreenModel

extension Scene {
  /// What an ancestor does to the length of what it holds.
  enum LimitStep {
    case goOn, free
    case limited(Limit.Kind)
  }

  func step(_ ancestor: Spot, _ child: Spot, _ axis: Axis, _ passes: Bool) -> LimitStep {
    let law = ancestor.node.law
    if law.window != nil { return hasWindow ? .limited(.window(ancestor.frame.size[axis])) : .goOn }
    if let scroll = law.scroll, scroll.axes.contains(axis) {
      return scroll.isEnabled ? .free : .goOn
    }
    if law.isAttachment { return attachmentStep(ancestor, child, axis) }
    switch law {
    case .proposal(let law): return proposalStep(law, ancestor, child, axis, passes)
    case .constraint(let law): return constraintStep(law, ancestor, child, axis)
    case .widget(let law): return widgetStep(law, ancestor, child, axis, passes)
    case .flex(let law): return flexStep(law.style, ancestor, child, axis)
    case .opaque: return .goOn
    }
  }

  private func attachmentStep(_ ancestor: Spot, _ child: Spot, _ axis: Axis) -> LimitStep {
    let isBase = child.node.id == ancestor.node.children.first?.id
    if isBase { return .goOn }
    return hasArbitraryLength(ancestor, along: axis)
      ? .free : .limited(.base(ancestor.frame.size[axis]))
  }

  private func constraintStep(
    _ law: ConstraintLaw, _ ancestor: Spot, _ child: Spot, _ axis: Axis
  ) -> LimitStep {
    switch law {
    case .wrapContent(let axes, _, isUnbounded: true): return axes.contains(axis) ? .free : .goOn
    case .aspectRatio: return ratioStep(ancestor, child, axis)
    case .lazyGrid(let grid) where grid.axis != axis:
      guard case .fixed(let length) = grid.tracks else { return .goOn }
      return .limited(.track(length))
    default: return boundsStep(ancestor, child, axis)
    }
  }

  private func widgetStep(
    _ law: WidgetLaw, _ ancestor: Spot, _ child: Spot, _ axis: Axis, _ passes: Bool
  ) -> LimitStep {
    switch law {
    case .unconstrained(let axes, _): return axes.contains(axis) && !passes ? .free : .goOn
    case .aspectRatio: return ratioStep(ancestor, child, axis)
    case .list(let list):
      guard list.axis == axis, let extent = list.itemExtent else { return .goOn }
      return .limited(.track(extent))
    case .grid: return .limited(.track(child.frame.size[axis]))
    default: return boundsStep(ancestor, child, axis)
    }
  }

  /// A box that keeps its ratio is as high as its width says, whatever it holds.
  private func flexStep(_ style: FlexStyle, _ ancestor: Spot, _ child: Spot, _ axis: Axis) -> LimitStep {
    guard axis == .vertical, style.height == .auto, let ratio = style.aspectRatio, 0 < ratio else {
      return boundsStep(ancestor, child, axis)
    }
    let frame = ancestor.frame.size
    // A smallest height, or one that its row gives it, goes before the ratio.
    guard abs(frame.height * ratio - frame.width) < Self.tolerance * max(1, ratio) else {
      return boundsStep(ancestor, child, axis)
    }
    return .limited(.ratio(frame.height))
  }

  /// Exact and greatest lengths that the source states.
  private func boundsStep(_ ancestor: Spot, _ child: Spot, _ axis: Axis) -> LimitStep {
    let bounds = ancestor.node.law.bounds(along: axis)
    guard let maximum = bounds.maximum, maximum.isFinite else { return .goOn }
    let length = min(maximum, max(ancestor.frame.size[axis], Self.tolerance))
    if bounds.minimum == maximum { return .limited(.fixed(length)) }
    let isReached = maximum <= ancestor.frame.size[axis] + Self.tolerance
    return isReached ? .limited(.maximum(length)) : .goOn
  }

  private func ratioStep(_ ancestor: Spot, _ child: Spot, _ axis: Axis) -> LimitStep {
    let outer = ancestor.laidOut.proposal[axis]
    guard let inner = child.laidOut.proposal[axis] else { return .goOn }
    let isNarrower = outer.map { inner < $0 - Self.tolerance } ?? true
    return isNarrower ? .limited(.ratio(inner)) : .goOn
  }

  /// A text's own style may state its length.
  func ownLimit(of spot: Spot, along axis: Axis) -> Limit.Kind? {
    guard case .flex(let law) = spot.node.law, case .text = law.content,
      case .limited(let kind) = boundsStep(spot, spot, axis)
    else { return nil }
    return kind
  }

  private func proposalStep(
    _ law: ProposalLaw, _ ancestor: Spot, _ child: Spot, _ axis: Axis, _ passes: Bool
  ) -> LimitStep {
    switch law {
    case .frame(let frame):
      let length = axis == .horizontal ? frame.width : frame.height
      return length.map { .limited(.fixed($0)) } ?? .goOn
    case .flexibleFrame(let frame):
      return flexibleStep(axis == .horizontal ? frame.width : frame.height, child, axis)
    case .aspectRatio: return ratioStep(ancestor, child, axis)
    case .lazyGrid(let grid):
      return grid.axis == axis ? .free : trackStep(grid, child, axis)
    case .fixedSize(let axes): return axes.contains(axis) && !passes ? .free : .goOn
    case .text, .image, .box, .stack, .layers, .spacer, .divider, .padding, .offset, .position,
      .clip, .grid, .gridRow, .fitting, .reader, .inset, .wrapper, .attachment, .scroll, .window:
      return .goOn
    }
  }

  private func flexibleStep(
    _ bounds: FlexibleFrameLaw.Bounds, _ child: Spot, _ axis: Axis
  ) -> LimitStep {
    guard let maximum = bounds.maximum, maximum.isFinite else { return .goOn }
    guard let offered = child.laidOut.proposal[axis] else { return .goOn }
    return maximum <= offered + Self.tolerance ? .limited(.maximum(maximum)) : .goOn
  }

  private func trackStep(_ grid: LazyGridLaw, _ child: Spot, _ axis: Axis) -> LimitStep {
    guard let offered = child.laidOut.proposal[axis] else { return .goOn }
    for case .fixed(let length) in grid.tracks where abs(length - offered) < Self.tolerance {
      return .limited(.track(length))
    }
    return .goOn
  }
}

extension Scene {
  /// Whether the room that a text gets is known well enough: of one that is measured nobody knows how, only
  /// that a frame is lower than one line of it.
  func isSurelyLimited(_ spot: Spot) -> Bool {
    guard spot.inherited.isMeasuredUnknown else { return true }
    guard let limit = limit(of: spot.index, along: .vertical, passesFixedSize: true), limit.isFrame,
      let line = spot.laidOut.text?.lines.first
    else { return false }
    return limit.length < line.frame.size.height
  }
}
