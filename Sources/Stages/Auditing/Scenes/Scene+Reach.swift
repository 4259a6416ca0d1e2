import ScreenModel
import SourceText

extension Scene {
  /// A length that no screen has, for directions without an end.
  static let endless: Double = 1_000_000
  /// Distances that differ by less than this, in points, are the same to a reader.
  private static let alike: Double = 8

  /// The part of the plane in which a node can be seen, with all that scrolling can do.
  ///
  /// - Along an axis that does not scroll: the window, without the status bar; for a component on its
  ///   own no limit of height.
  /// - Along an axis that scrolls: the scroll view and its content. What sticks out of the content's
  ///   own box cannot be reached by scrolling.
  func reachableRegion(of spot: Spot) -> Rect {
    let window = window(of: spot)
    var left = window.minX
    var right = window.maxX
    var top = window.minY
    var bottom = window.maxY
    let isPlainWindow = window.minY == bounds.minY && window.size.height == bounds.size.height
    if isPlainWindow { top = max(top, safeArea.minY) }
    if isSampleSheet || hasUnknownPlaces || (!hasWindow && spot.inherited.window == nil) {
      top = -Self.endless
      bottom = Self.endless
    }
    if let keyboard, spots[keyboard].inherited.window == spot.inherited.window {
      bottom = min(bottom, max(top, spots[keyboard].frame.minY))
    }
    if let content = scrolledContent(of: spot, along: .horizontal) {
      left = min(content.minX, left)
      right = max(content.maxX, right)
    }
    if let content = scrolledContent(of: spot, along: .vertical) {
      top = content.minY
      bottom = max(content.maxY, top)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The box of a scroll view and what it scrolls; nil: nothing scrolls the node along the axis.
  private func scrolledContent(of spot: Spot, along axis: Axis) -> Rect? {
    guard let index = spot.scroll(along: axis) else { return nil }
    let scroll = spots[index]
    return children(of: scroll).reduce(scroll.frame) { $0.union($1.frame) }
  }

  /// Whether a node leaves a region only because a sibling is too long for it, and both are centred.
  ///
  /// The nearest ancestor that is longer than the region tells: when it lays its children side by side
  /// along the axis, all of them are part of the fault; when it lays them across, only the long one is.
  func isShifted(_ spot: Spot, outOf region: Rect, along axis: Axis) -> Bool {
    guard spot.frame.size[axis] <= region.size[axis] + Self.tolerance else { return false }
    let long = ancestors(of: spot.index).first { ancestor in
      length(of: ancestor, along: axis) > region.size[axis] + Self.tolerance
    }
    guard let law = long?.node.law else { return false }
    if let line = law.line { return line != axis }
    if law.isLayered || law.isAttachment || law.scroll != nil || law.window != nil { return true }
    switch law {
    case .proposal(.grid), .proposal(.inset), .constraint(.scaffold), .widget(.scaffold): return true
    case .proposal, .constraint, .widget, .flex, .opaque: return false
    }
  }

  /// How long a node is with all that it lays in a line, which may stick out of it.
  private func length(of spot: Spot, along axis: Axis) -> Double {
    guard spot.node.law.line == axis else { return spot.frame.size[axis] }
    return children(of: spot).reduce(spot.frame) { $0.union($1.frame) }.size[axis]
  }

  /// Whether less than half of a control can be seen, in every scroll position.
  func isUnreachable(_ index: Int) -> Bool { lostControlShare(index) > 0.5 }

  /// The share of a control's area that is outside the window or under a pinned bar.
  func lostControlShare(_ index: Int) -> Double {
    let spot = spots[index]
    guard !spot.inherited.showsLargeContent, !spot.inherited.isOffset else { return 0 }
    // Where constraints are used up, the last children get no room at all.
    guard spot.frame.area > 0 else { return spot.isSqueezedAway ? 1 : 0 }
    var region: Rect? = reachableRegion(of: spot)
    if let clip = spot.laidOut.clip { region = region?.intersection(clip) }
    guard let visible = region.flatMap(spot.frame.intersection) else { return 1 }
    let covered = pinnedBars(over: spot).compactMap { visible.intersection($0.frame)?.area }.max()
    return max(1 - (visible.area - (covered ?? 0)) / spot.frame.area, squeezedShare(of: spot))
  }

  /// Whether neighbours in a row leave a control less than half of the width that it needs.
  func isSqueezed(_ spot: Spot) -> Bool { spot.isSqueezedInWidth || squeezedShare(of: spot) > 0.5 }

  /// The share of its sign for which neighbours leave a control of a flexible row no width: what is
  /// drawn outside its box cannot be touched.
  private func squeezedShare(of spot: Spot) -> Double {
    let needed = signWidth(of: spot)
    return needed > 0 ? max(0, 1 - spot.frame.size.width / needed) : 0
  }

  /// The width of the widest part without words in a control of the flexible family; 0: there is none.
  func signWidth(of spot: Spot) -> Double {
    guard case .flex = spot.node.law else { return 0 }
    let signs = spots[spot.index..<spot.end].dropFirst().filter { $0.end == $0.index + 1 && $0.content == nil }
    return signs.map(\.frame.size.width).max() ?? 0
  }

  /// The pinned parts that lie over a node which nothing can move away from under them.
  func pinnedBars(over spot: Spot) -> [Spot] {
    guard spot.inherited.pinned == nil, spot.inherited.verticalScroll == nil else { return [] }
    return pinnedParts.lazy.map { spots[$0] }.filter { bar in
      bar.inherited.window == spot.inherited.window && !contains(bar.index, spot.index)
    }
  }

  /// The place of the control that a node is in, else of the node.
  func elementSpan(of spot: Spot) -> SourceSpan? {
    spot.inherited.control.flatMap { spots[$0].span } ?? spot.span
  }

  /// The window as the limit of a node that leaves it.
  func windowLimit(of spot: Spot, _ axis: Axis) -> Limit {
    let window = window(of: spot)
    // A page that is too long is the matter of who places things on it, a row that is too wide its own.
    let blamed = axis == .vertical ? placement(of: spot.index) : nil
    return Limit(
      kind: .window(window.size[axis]), axis: axis, index: spot.inherited.window ?? 0,
      blamed: blamed, span: blamed)
  }

  /// The side of a region that a node crosses, in words.
  func side(of spot: Spot, outside region: Rect, along axis: Axis) -> String {
    let scrolls = spot.scroll(along: axis) != nil
    let what =
      scrolls
      ? "the scrolled content"
      : keyboard != nil ? "the room above the keyboard" : hasWindow ? "the screen" : "the width of the device"
    let ink = spot.ink
    switch axis {
    case .vertical:
      let isTop = region.minY - ink.minY >= ink.maxY - region.maxY
      return (isTop ? "the top of " : "the bottom of ") + what
        + (scrolls ? "" : ", which does not scroll")
    case .horizontal:
      // What sticks out on both sides alike is read to its end.
      let isLeading = region.minX - ink.minX > ink.maxX - region.maxX + Self.alike
      return (isLeading ? "the leading edge of " : "the trailing edge of ") + what
    }
  }
}

extension Spot {
  /// The share of the frame that is outside a region, beyond a small tolerance.
  func lostFrameShare(outside region: Rect) -> Double {
    guard frame.area > 0 else { return 0 }
    guard let visible = frame.intersection(region) else { return 1 }
    let share = 1 - visible.area / frame.area
    return share > Self.cutTolerance ? share : 0
  }
}
