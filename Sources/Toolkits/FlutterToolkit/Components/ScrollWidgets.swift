// Provenance: Flutter's grids and slivers in its public source. Lists of unknown length show three items,
// grids four.

import ComponentModel
import ScreenModel
import SourceText

enum ScrollWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "GridView": Widget { $1.grid($0) },
      "SliverGrid": Widget { $1.grid($0) },
      "CustomScrollView": Widget { call, context in
        let axes: Axes =
          call.arguments["scrollDirection"]?.word == "horizontal" ? .horizontal : .vertical
        let slivers = context.children(call.arguments, "slivers")
        return [.widget(.slivers(ScrollLaw(axes: axes)), call, slivers)]
      },
      "NestedScrollView": Widget { call, context in
        let values = ["context", "innerBoxIsScrolled"].map { Value.unknown(Unknown(hint: $0)) }
        let heads = context.built(by: call.arguments["headerSliverBuilder"], with: values)
        let body = context.child(call.arguments, "body").map {
          $0.inside(.fillsViewport(grows: false), "body")
        }
        return [.widget(.slivers(ScrollLaw(axes: .vertical)), call, heads + body)]
      },
      "SliverToBoxAdapter": Widget { [.widget(.wrapper, $0, $1.child($0.arguments))] },
      "SliverMainAxisGroup": Widget { call, context in
        [
          .widget(
            .list(WidgetListLaw(padding: .zero)), call,
            context.children(call.arguments, "slivers").map(\.asPartOfList))
        ]
      },
      "SliverPadding": Widget { call, context in
        let insets = context.insets(call.arguments["padding"]) ?? .zero
        return [.widget(.padding(insets), call, context.child(call.arguments, "sliver"))]
      },
      "SliverSafeArea": Widget { call, context in
        [
          .widget(
            .safeArea([.top, .bottom, .leading, .trailing], minimum: .zero), call,
            context.child(call.arguments, "sliver"))
        ]
      },
      "SliverFillRemaining": Widget { call, context in
        let grows = call.arguments["hasScrollBody"]?.flag == false
        return [.widget(.fillsViewport(grows: grows), call, context.child(call.arguments))]
      },
      "SliverFillViewport": Widget { call, context in
        let pages = context.sliverItems(call).map {
          $0.inside(.fillsViewport(grows: false), "page")
        }
        return [.widget(.list(WidgetListLaw(padding: .zero)), call, pages)]
      },
      "SliverList": Widget { call, context in
        [.widget(.list(WidgetListLaw(padding: .zero)), call, context.sliverItems(call))]
      },
      "SliverFixedExtentList": Widget { call, context in
        let extent = call.arguments.number("itemExtent").map { max(0, $0) }
        let law = WidgetListLaw(padding: .zero, itemExtent: extent)
        return [.widget(.list(law), call, context.sliverItems(call))]
      },
      "SliverPrototypeExtentList": Widget { call, context in
        let prototype = context.child(call.arguments, "prototypeItem").wrapped("prototype", call)
        let law = WidgetListLaw(padding: .zero, hasPrototype: !prototype.isEmpty)
        return [.widget(.list(law), call, prototype + context.sliverItems(call))]
      },
      "SliverAppBar": Widget { $1.sliverAppBar($0) },
      "FlexibleSpaceBar": Widget { $1.flexibleSpace($0) },
      "ReorderableListView": Widget { call, context in
        let padding = context.insets(call.arguments["padding"])
        let law = WidgetListLaw(
          padding: padding, shrinkWraps: call.arguments["shrinkWrap"]?.flag ?? false)
        return [.widget(.list(law), call, context.sliverItems(call))]
      },
    ]
    all["SliverReorderableList"] = all["SliverList"]
    all["SliverAnimatedList"] = all["SliverList"]
    return all
  }()

  /// How many items of an unknown number are shown.
  static let shownItems = 3
  static let shownCells = 4
}

extension BuildContext {
  /// The items of a list or a sliver: given, by a builder, or by a delegate.
  func sliverItems(_ call: ComponentCall, unknownCount: Int = ScrollWidgets.shownItems)
    -> [ScreenNode]
  {
    var arguments = call.arguments
    if case .symbol(let symbol)? = arguments["delegate"], let own = symbol.steps.last?.arguments {
      arguments = own
    }
    if arguments.given("children") != nil { return children(arguments) }
    if case .list(let values)? = arguments.first {
      return values.map { build($0) }.filter { !$0.isEmpty }.map { $0.one("child", $0.first?.span) }
    }
    let given = arguments["itemBuilder"] ?? arguments["builder"] ?? arguments.first
    guard case .closure(let builder)? = given else { return [] }
    let wanted =
      arguments.number("itemCount") ?? arguments.number("childCount")
      ?? Double(unknownCount)
    let count = wanted >= 0 && wanted <= 20 ? Int(wanted) : unknownCount
    var items: [ScreenNode] = []
    for number in 0..<count {
      let values: [Value] = [.unknown(Unknown(hint: "context")), .number(Double(number))]
      if number > 0 { items += built(by: arguments["separatorBuilder"], with: values) }
      items += build(self.call(builder, with: values)).wrapped("item", call)
    }
    return items
  }

  /// `GridView(gridDelegate:)`, `.count`, `.extent`, `.builder`, and the slivers of the same names.
  fileprivate func grid(_ call: ComponentCall) -> [ScreenNode] {
    var layout = call.arguments
    if case .symbol(let symbol)? = call.arguments["gridDelegate"],
      let own = symbol.steps.last?.arguments
    {
      layout = own
    }
    let tracks: WidgetGridLaw.Tracks
    if let extent = layout.number("maxCrossAxisExtent"), extent > 0 {
      tracks = .maximumExtent(extent)
    } else if let count = layout.number("crossAxisCount"), count >= 1, count < 100 {
      tracks = .count(Int(count))
    } else {
      tracks = .count(2)
    }
    let isSliver = call.name.hasPrefix("Sliver")
    let scrolls = call.arguments["physics"]
    var physics: String?
    if case .symbol(let symbol)? = scrolls { physics = symbol.root }
    let law = WidgetGridLaw(
      axis: call.arguments["scrollDirection"]?.word == "horizontal" ? .horizontal : .vertical,
      tracks: tracks, mainSpacing: max(0, layout.number("mainAxisSpacing") ?? 0),
      crossSpacing: max(0, layout.number("crossAxisSpacing") ?? 0),
      childAspectRatio: layout.number("childAspectRatio") ?? 1,
      mainExtent: layout.number("mainAxisExtent").map { max(0, $0) },
      padding: isSliver ? .zero : insets(call.arguments["padding"]),
      shrinkWraps: call.arguments["shrinkWrap"]?.flag ?? false,
      isScrollable: isSliver || physics != "NeverScrollableScrollPhysics")
    var traits = NodeTraits()
    traits.heightSpan = layout.span("mainAxisExtent") ?? layout.span("childAspectRatio")
    return [
      .widget(
        .grid(law), call, sliverItems(call, unknownCount: ScrollWidgets.shownCells), traits: traits)
    ]
  }

  /// A bar at its expanded height, its title in the bar, and what it shows behind.
  fileprivate func sliverAppBar(_ call: ComponentCall) -> [ScreenNode] {
    let bar = appBar(call)
    let space = child(call.arguments, "flexibleSpace")
    var all = bar
    if let height = call.arguments.number("expandedHeight"), height > 0 {
      let placed = [
        space.wrapped("space", call),
        [bar.inside(.positioned(WidgetPosition(left: 0, top: 0, right: 0)), "bar")],
      ]
      .flatMap { $0 }
      all = ScreenNode.widget(.stack(WidgetStackLaw(sizing: .expand)), call, placed)
        .inside(.constrained(SizeLaw(height: .exactly(height))), "expanded")
    } else if call.name != "SliverAppBar" {
      // Medium and large bars have their title below the toolbar.
      let below: Double = call.name.hasSuffix("large") ? 152 : 112
      all = bar.inside(.constrained(SizeLaw(height: SizeLaw.Bounds(minimum: below))), "expanded")
    }
    var traits = NodeTraits()
    traits.isPinned = call.arguments["pinned"]?.flag ?? false
    return [all.inside(.safeArea([.top], minimum: .zero), call.name, traits: traits)]
  }

  /// The title at the bottom, half as large again where the bar is expanded, over its background.
  fileprivate func flexibleSpace(_ call: ComponentCall) -> [ScreenNode] {
    let background = child(call.arguments, "background").wrapped("background", call)
    let title = with({ environment in
      environment[StyleKey.self] = roleStyle(.titleLarge)
      environment[ImportanceKey.self] = .barTitle
    }) { child(call.arguments, "title") }
    let padding = insets(call.arguments["titlePadding"]) ?? Insets(leading: 72, bottom: 16)
    let placed = title.map {
      $0.inside(.padding(padding), "title")
        .inside(.positioned(WidgetPosition(left: 0, right: 0, bottom: 0)), "place")
    }
    return [.widget(.stack(WidgetStackLaw(sizing: .expand)), call, background + placed)]
  }
}

extension ScreenNode {
  /// A sliver in a group of slivers: it is as long as its content, and the viewport around scrolls it.
  fileprivate var asPartOfList: ScreenNode {
    var copy = self
    switch law {
    case .widget(.list(var list)):
      list.shrinkWraps = true
      copy.law = .widget(.list(list))
    case .widget(.grid(var grid)):
      grid.shrinkWraps = true
      copy.law = .widget(.grid(grid))
    case .widget(.wrapper), .widget(.padding), .widget(.safeArea):
      copy.children = children.map(\.asPartOfList)
    default: break
    }
    return copy
  }
}
