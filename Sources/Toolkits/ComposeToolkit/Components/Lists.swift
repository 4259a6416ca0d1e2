import ComponentModel
import ScreenModel

/// Lists that compose what is in view, and the calls inside them.
enum ListComponents {
  /// How many elements of a known collection are shown.
  static let maximumItems = 12
  /// How many stand for a collection that is not known.
  static let sampleItems = 3

  static let all: [String: any Component] = [
    "LazyColumn": SimpleComponent { $1.lazyList($0, .vertical) },
    "LazyRow": SimpleComponent { $1.lazyList($0, .horizontal) },
    "item": SimpleComponent { call, context in
      let nodes = context.content(call.arguments.slot("content"))
      return context.gridItem(nodes, call, span: call.arguments["span"], with: [])
    },
    "stickyHeader": SimpleComponent { $1.content($0.arguments.slot("content")) },
    "items": SimpleComponent { $1.items($0, isIndexed: false) },
    "itemsIndexed": SimpleComponent { $1.items($0, isIndexed: true) },
  ]
}

extension BuildContext {
  fileprivate func lazyList(_ call: ComponentCall, _ axis: Axis) -> [ScreenNode] {
    let arguments = call.arguments
    let isVertical = axis == .vertical
    let along = arrangement(from: arguments[isVertical ? "verticalArrangement" : "horizontalArrangement"])
    let law = LazyListLaw(
      axis: axis, spacing: along.spacing, contentPadding: contentPadding(arguments["contentPadding"]),
      horizontal: horizontalAlignment(from: arguments["horizontalAlignment"]) ?? .leading,
      vertical: verticalAlignment(from: arguments["verticalAlignment"]) ?? .top,
      isScrollable: arguments["userScrollEnabled"]?.flag ?? true)
    // What an item can ask for a share of: the list without its padding.
    let listRoom = with({ $0[RoomStepsKey.self].append(.inside(law.contentPadding)) }) { room }
    let children = with({ environment in
      environment[GridTracksKey.self] = nil
      environment[RoomStepsKey.self].append(.inside(law.contentPadding))
      environment[ListRoomKey.self] = listRoom
      environment[RoomStepsKey.self].append(.endless(axis))
    }) { content(arguments.slot("content")) }
    return node(.lazyList(law), call, modifier: arguments.named("modifier", 0), children: children)
  }

  func contentPadding(_ value: Value?) -> Insets {
    if case .native(let native)? = value, let insets = native as? InsetsValue { return insets.insets }
    return .zero
  }

  /// `items(list) { }`, `items(count) { }`, `itemsIndexed(list) { }`
  func items(_ call: ComponentCall, isIndexed: Bool) -> [ScreenNode] {
    let arguments = call.arguments
    let collection = arguments.named("items", 0) ?? arguments.named("count", 0)
    let content = arguments.slot("itemContent") ?? arguments.trailing ?? arguments.all.last?.value
    guard case .closure(let closure)? = content else { return [] }
    return elements(of: collection).enumerated().flatMap { index, element in
      let values = isIndexed ? [.number(Double(index)), element] : [element]
      let nodes = build(self.call(closure, with: values))
      return gridItem(nodes, call, span: arguments["span"], with: values)
    }
  }

  /// The elements of a collection; a few samples of one that is not known.
  func elements(of collection: Value?) -> [Value] {
    switch collection {
    case .list(let values)?: Array(values.prefix(ListComponents.maximumItems))
    case .number(let count)?:
      (0..<max(0, min(Int(exactly: count.rounded()) ?? 0, ListComponents.maximumItems))).map {
        .number(Double($0))
      }
    case .none?, nil: []
    case .some(let value):
      Array(repeating: member("first", of: value), count: ListComponents.sampleItems)
    }
  }
}
