import ComponentModel
import ScreenModel

/// Flows, grids and pagers.
enum GridComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "FlowRow": SimpleComponent { $1.flow($0, .horizontal) },
      "FlowColumn": SimpleComponent { $1.flow($0, .vertical) },
      "ContextualFlowRow": SimpleComponent { $1.flow($0, .horizontal) },
      "ContextualFlowColumn": SimpleComponent { $1.flow($0, .vertical) },
      "LazyVerticalGrid": SimpleComponent { $1.grid($0, .vertical, isStaggered: false) },
      "LazyHorizontalGrid": SimpleComponent { $1.grid($0, .horizontal, isStaggered: false) },
      "LazyVerticalStaggeredGrid": SimpleComponent { $1.grid($0, .vertical, isStaggered: true) },
      "LazyHorizontalStaggeredGrid": SimpleComponent { $1.grid($0, .horizontal, isStaggered: true) },
      "HorizontalPager": SimpleComponent { $1.pager($0, .horizontal) },
      "VerticalPager": SimpleComponent { $1.pager($0, .vertical) },
    ]
    // Lists of a watch, as far as they are lists.
    for name in ["ScalingLazyColumn", "TransformingLazyColumn"] {
      all[name] = SimpleComponent { call, context in
        let law = LazyListLaw(axis: .vertical, spacing: 4, horizontal: .center)
        return context.node(
          .lazyList(law), call, modifier: context.chain(in: call.arguments),
          children: context.content(call.arguments.slot("content")))
      }
    }
    return all
  }()
}

extension BuildContext {
  /// `FlowRow(modifier, horizontalArrangement, verticalArrangement, …)`
  fileprivate func flow(_ call: ComponentCall, _ axis: Axis) -> [ScreenNode] {
    let arguments = call.arguments
    let isRow = axis == .horizontal
    let along = arrangement(
      from: arguments[isRow ? "horizontalArrangement" : "verticalArrangement"] ?? arguments.named("", 1))
    let across = arrangement(
      from: arguments[isRow ? "verticalArrangement" : "horizontalArrangement"] ?? arguments.named("", 2))
    // An older flow of another library states its gaps by name.
    let spacing = dp(arguments["mainAxisSpacing"]) ?? along.spacing
    let gap = dp(arguments["crossAxisSpacing"]) ?? across.spacing
    let count = arguments[isRow ? "maxItemsInEachRow" : "maxItemsInEachColumn"]?.number
    let law = FlowLaw(
      axis: axis, main: along.kind, mainSpacing: spacing, crossSpacing: gap,
      maximumPerLine: count.flatMap { $0 >= 1 && $0 < 1000 ? Int($0) : nil })
    let slot = arguments.slot("content")
    let items = arguments["itemCount"] ?? arguments.positional.first { $0.number != nil }
    // With a count, the content makes one item after another.
    let children = call.name.hasPrefix("Contextual")
      ? elements(of: items).flatMap { content(slot, with: [$0]) } : content(slot)
    return node(.flow(law), call, modifier: chain(in: arguments), children: children)
  }

  /// `LazyVerticalGrid(columns, modifier, …, contentPadding =, verticalArrangement =)`
  fileprivate func grid(_ call: ComponentCall, _ axis: Axis, isStaggered: Bool) -> [ScreenNode] {
    let arguments = call.arguments
    let isVertical = axis == .vertical
    let vertical = arrangement(from: arguments["verticalArrangement"]).spacing
    let horizontal = arrangement(from: arguments["horizontalArrangement"]).spacing
    let itemSpacing = dp(arguments["verticalItemSpacing"]) ?? dp(arguments["horizontalItemSpacing"])
    let tracks = tracks(from: arguments.named(isVertical ? "columns" : "rows", 0))
    let law = LazyTracksLaw(
      axis: axis, tracks: tracks,
      mainSpacing: itemSpacing ?? (isVertical ? vertical : horizontal),
      crossSpacing: isVertical ? horizontal : vertical,
      contentPadding: contentPadding(arguments["contentPadding"]), isStaggered: isStaggered)
    var count = GridTracks.unknownCount
    if case .count(let number) = tracks { count = number }
    let children = with({ environment in
      environment[GridTracksKey.self] = GridTracks(count: count)
      environment[RoomStepsKey.self] += [.endless(axis), .tracks(law)]
    }) { content(arguments.slot("content")) }
    return node(.lazyGrid(law), call, modifier: chain(in: arguments), children: children)
  }

  /// `GridCells.Fixed(2)`, `GridCells.Adaptive(160.dp)`, `GridCells.FixedSize(96.dp)`
  private func tracks(from value: Value?) -> LazyTracksLaw.Tracks {
    guard case .symbol(let symbol)? = value, let step = symbol.steps.last else { return .count(2) }
    let argument = step.arguments?.all.first?.value
    switch step.name {
    case "Adaptive": return .adaptive(dp(argument) ?? 128)
    case "FixedSize": return .fixed(dp(argument) ?? 128)
    default:
      let count = argument?.number ?? 2
      return .count(count >= 1 && count < 100 ? Int(count) : 2)
    }
  }

  /// `HorizontalPager(state, modifier, contentPadding, …) { page -> }`: the pages at its beginning.
  fileprivate func pager(_ call: ComponentCall, _ axis: Axis) -> [ScreenNode] {
    let arguments = call.arguments
    let law = LazyListLaw(
      axis: axis, spacing: dp(arguments["pageSpacing"]) ?? dp(arguments["itemSpacing"]) ?? 0,
      contentPadding: contentPadding(arguments["contentPadding"]), isPaged: true)
    let count = arguments["count"]?.number ?? arguments["pageCount"]?.number
    let pages = max(1, min(Int(exactly: (count ?? 1).rounded()) ?? 1, 3))
    let slot = arguments["pageContent"] ?? arguments.slot("content")
    let children = with({ $0[RoomStepsKey.self].append(.inside(law.contentPadding)) }) {
      (0..<pages).map { page in content(slot, with: [.number(Double(page))]).boxed("page", call.span) }
    }
    return node(.lazyList(law), call, modifier: chain(in: arguments), children: children)
  }
}

/// The grid whose items are being built.
struct GridTracks: Sendable {
  let count: Int

  /// Stands for the number of tracks that only the layout finds.
  static let unknownCount = 1000
}

enum GridTracksKey: EnvironmentKey {
  static var fallback: GridTracks? { nil }
}

extension BuildContext {
  /// An item of a list, or one of a grid: there it is one node, and takes the tracks that `span` says.
  func gridItem(
    _ nodes: [ScreenNode], _ call: ComponentCall, span: Value?, with values: [Value]
  ) -> [ScreenNode] {
    guard let grid = environment[GridTracksKey.self], !nodes.isEmpty else { return nodes }
    // The parts of an item lie on each other, each as broad as its tracks.
    let item = nodes.count == 1
      ? nodes[0] : .part(.layers(.topLeading, propagatesMinimum: true), "item", call.span, nodes)
    guard let own = trackSpan(span, in: grid, with: values), own != .tracks(1) else { return [item] }
    var hints = ParentHints()
    hints.span = own
    return [item.inside(.placed(hints), "span")]
  }

  /// `{ GridItemSpan(maxLineSpan) }`, `StaggeredGridItemSpan.FullLine`; nil where nothing is said.
  private func trackSpan(_ value: Value?, in grid: GridTracks, with values: [Value]) -> TrackSpan? {
    var value = value
    if case .closure(var closure)? = value {
      for name in ["maxLineSpan", "maxCurrentLineSpan"] {
        closure.scope.variables[name] = .number(Double(grid.count))
      }
      value = call(closure, with: values)
    }
    guard case .symbol(let symbol)? = value, let step = symbol.steps.last else { return nil }
    if step.name == "FullLine" { return .line }
    guard let number = step.arguments?.all.first?.value.number, number >= 1 else { return nil }
    return number >= Double(min(grid.count, GridTracks.unknownCount)) ? .line : .tracks(Int(number))
  }
}
