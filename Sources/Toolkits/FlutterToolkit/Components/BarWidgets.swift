// Provenance: Material 3's bars in Flutter's public source, their sizes held against a real engine's: app
// bars 56 high with titles capped at 1.34 and leading parts 56 wide, tabs 46 (72 with icons) and 2 for the
// mark, 16 beside each label, navigation bars 80 with labels capped at 1.3, those of Material 2 56 with
// labels that never grow, rails at least 80 wide, bottom app bars 80, drawers 304 wide with heads of 160.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum BarWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "AppBar": Widget { call, context in
        var traits = NodeTraits()
        traits.isPinned = true
        return [
          context.appBar(call).inside(.safeArea([.top], minimum: .zero), call.name, traits: traits)
        ]
      },
      "TabBar": Widget { $1.tabBar($0) },
      "Tab": Widget { $1.tab($0) },
      "TabBarView": Widget { $1.pages($0) },
      "NavigationBar": Widget {
        $1.bar($0, height: 80, label: "destinations", cap: .navigationBarLabel)
      },
      "BottomNavigationBar": Widget {
        $1.bar($0, height: 56, label: "items", cap: .bottomNavigationBarLabel)
      },
      "NavigationRail": Widget { $1.rail($0) },
      "BottomAppBar": Widget { call, context in
        let padding =
          context.insets(call.arguments["padding"])
          ?? Insets(top: 12, leading: 16, bottom: 12, trailing: 16)
        let height = max(0, call.arguments.number("height") ?? 80)
        var traits = NodeTraits()
        traits.isPinned = true
        let content = ScreenNode.widget(.padding(padding), call, context.child(call.arguments))
        return [
          content.inside(.constrained(SizeLaw(height: .exactly(height))), "bar")
            .inside(.safeArea([.bottom], minimum: .zero), call.name, traits: traits)
        ]
      },
      "Drawer": Widget { call, context in
        let width = call.arguments.number("width") ?? 304
        let law = SizeLaw(width: .exactly(width), height: .exactly(.infinity))
        return [.widget(.constrained(law), call, context.child(call.arguments))]
      },
      "NavigationDrawer": Widget { call, context in
        let law = SizeLaw(width: .exactly(304), height: .exactly(.infinity))
        let list = ScreenNode.widget(
          .list(WidgetListLaw()), call, context.children(call.arguments))
        return [.widget(.constrained(law), call, [list])]
      },
      "NavigationDrawerDestination": Widget { call, context in
        let label = context.with({ $0[StyleKey.self] = context.roleStyle(.labelLarge) }) {
          context.child(call.arguments, "label")
        }
        let row = ScreenNode.widget(
          .flex(WidgetFlexLaw(axis: .horizontal, spacing: 12)), call,
          context.child(call.arguments, "icon") + label)
        return [
          row.inside(.padding(Insets(leading: 28, trailing: 12)), "padding")
            .inside(
              .constrained(SizeLaw(height: .exactly(56))), call.name,
              traits: NodeTraits(control: .tab))
        ]
      },
      "DrawerHeader": Widget { call, context in
        let padding =
          context.insets(call.arguments["padding"])
          ?? Insets(top: 16, leading: 16, bottom: 8, trailing: 16)
        let content = ScreenNode.widget(.padding(padding), call, context.child(call.arguments))
        var traits = NodeTraits()
        traits.heightSpan = call.span
        return [
          content.inside(.constrained(SizeLaw(height: .exactly(161))), "head", traits: traits)
            .inside(.safeArea([.top], minimum: .zero), call.name)
            .inside(.padding(Insets(bottom: 8)), "margin")
        ]
      },
      "UserAccountsDrawerHeader": Widget { $1.accounts($0) },
      "PreferredSize": Widget { call, context in
        let height = context.lengths(call.arguments["preferredSize"])?.height
        let bounds = height.map { SizeLaw.Bounds.exactly($0) } ?? SizeLaw.Bounds()
        return [.widget(.constrained(SizeLaw(height: bounds)), call, context.child(call.arguments))]
      },
    ]
    all["PageView"] = Widget { $1.pages($0) }
    return all
  }()

  static let leadingWidth: Double = 56
}

extension BuildContext {
  /// A bar's inside and what hangs below it, without the safe area above.
  func appBar(_ call: ComponentCall) -> ScreenNode {
    let arguments = call.arguments
    var parts: [ScreenNode] = []
    let leading = child(arguments, "leading")
    if !leading.isEmpty {
      let width = arguments.number("leadingWidth") ?? BarWidgets.leadingWidth
      parts.append(
        ScreenNode.widget(.align(.center, widthFactor: nil, heightFactor: nil), call, leading)
          .inside(.constrained(SizeLaw(width: .exactly(max(0, width)))), "leading"))
    }
    let title = with({ environment in
      let own = roleStyle(.titleLarge)
      environment[StyleKey.self] =
        style(arguments["titleTextStyle"]).map { own.merged(with: $0) } ?? own
      environment[ScalerKey.self] = environment[ScalerKey.self].capped(.appBarTitle)
      environment[ImportanceKey.self] = .barTitle
    }) { child(arguments, "title") }
    if !title.isEmpty { parts.append(title.one("title", call.span)) }
    let actions = children(arguments, "actions")
    if !actions.isEmpty {
      parts.append(
        .widget(.flex(WidgetFlexLaw(axis: .horizontal, isMaximal: false)), call, actions))
    }
    let isCentered = arguments["centerTitle"]?.flag ?? (device.system == .ios && actions.count < 2)
    let law = WidgetToolbarLaw(
      hasLeading: !leading.isEmpty, hasMiddle: !title.isEmpty, hasTrailing: !actions.isEmpty,
      isCentered: isCentered, middleSpacing: arguments.number("titleSpacing") ?? 16)
    let height = arguments.number("toolbarHeight") ?? 56
    let bar = ScreenNode.widget(.toolbar(law), call, parts)
      .inside(.constrained(SizeLaw(height: .exactly(max(0, height)))), "toolbar")
    let bottom = child(arguments, "bottom")
    guard !bottom.isEmpty else { return bar }
    let column = WidgetFlexLaw(axis: .vertical, cross: .stretch, isMaximal: false)
    return .widget(.flex(column), call, [bar] + bottom)
  }

  fileprivate func tab(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let icon = child(arguments, "icon")
    var label = child(arguments)
    if let text = arguments.given("text") {
      label = with({ $0[OneLineKey.self] = true }) {
        paragraph(
          ComponentCall(
            name: "label", arguments: Arguments(), span: arguments.span("text") ?? call.span),
          text, environment[StyleKey.self], environment[ScalerKey.self])
      }
    }
    let isBoth = !icon.isEmpty && !label.isEmpty
    let height = arguments.number("height") ?? (isBoth ? 72 : 46)
    var content = icon + label
    if isBoth {
      let margin = insets(arguments["iconMargin"]) ?? Insets(bottom: 2)
      let law = WidgetFlexLaw(axis: .vertical, main: .center)
      content = [
        .widget(.flex(law), call, icon.map { $0.inside(.padding(margin), "icon") } + label)
      ]
    }
    return [
      ScreenNode.widget(.align(.center, widthFactor: 1, heightFactor: nil), call, content)
        .inside(.constrained(SizeLaw(height: .exactly(max(0, height)))), call.name)
    ]
  }

  fileprivate func tabBar(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let tabs = with({ environment in
      let own = roleStyle(.titleSmall)
      environment[StyleKey.self] =
        style(arguments["labelStyle"]).map { own.merged(with: $0) } ?? own
      environment[ImportanceKey.self] = .control
    }) { children(arguments, "tabs") }
    let padding = insets(arguments["labelPadding"]) ?? Insets(leading: 16, trailing: 16)
    let isScrollable = arguments["isScrollable"]?.flag ?? false
    let items = tabs.map { tab in
      let item = tab.inside(.align(.center, widthFactor: 1, heightFactor: 1), "centre")
        .inside(.padding(padding), "tab", traits: NodeTraits(control: .tab))
      return isScrollable ? item : item.inside(.flexible(factor: 1, isTight: true), "share")
    }
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal, isMaximal: !isScrollable)), call, items)
    var traits = NodeTraits()
    traits.isPinned = true
    let marked = row.inside(.padding(Insets(bottom: 2)), call.name, traits: traits)
    guard isScrollable else { return [marked] }
    let start = arguments["tabAlignment"]?.word == "start" ? 0 : 52.0
    return [
      marked.inside(.padding(Insets(leading: start)), "start")
        .inside(.scroll(ScrollLaw(axes: .horizontal)), "tabs")
    ]
  }

  /// Pages beside each other, each as large as the view.
  fileprivate func pages(_ call: ComponentCall) -> [ScreenNode] {
    var pages = children(call.arguments)
    if case .closure(let builder)? = call.arguments["itemBuilder"] {
      let wanted = call.arguments.number("itemCount") ?? 2
      let count = wanted >= 0 && wanted <= 10 ? Int(wanted) : 2
      for number in 0..<count {
        let values: [Value] = [.unknown(Unknown(hint: "context")), .number(Double(number))]
        pages += build(self.call(builder, with: values)).wrapped("page", call)
      }
    }
    let axis: Axis = call.arguments["scrollDirection"]?.word == "vertical" ? .vertical : .horizontal
    let law = WidgetListLaw(axis: axis, padding: .zero)
    return [
      .widget(.list(law), call, pages.map { $0.inside(.fillsViewport(grows: false), "page") })
    ]
  }

  /// A bar of destinations, each an icon over a label.
  fileprivate func bar(
    _ call: ComponentCall, height: Double, label: String, cap: FlutterWidgetCap
  ) -> [ScreenNode] {
    var items: [ScreenNode] = []
    if case .list(let values)? = call.arguments[label] {
      items = values.compactMap { destination($0, call, cap) }
    }
    let row = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .horizontal, cross: .center)), call, items)
    var traits = NodeTraits()
    traits.isPinned = true
    let own = max(0, call.arguments.number("height") ?? height)
    let bounds =
      cap == .navigationBarLabel
      ? SizeLaw.Bounds.exactly(own) : SizeLaw.Bounds(minimum: own)
    return [
      row.inside(.constrained(SizeLaw(height: bounds)), "bar")
        .inside(.safeArea([.bottom], minimum: .zero), call.name, traits: traits)
    ]
  }

  private func destination(
    _ value: Value, _ call: ComponentCall, _ cap: FlutterWidgetCap
  ) -> ScreenNode? {
    guard case .symbol(let symbol) = value, let arguments = symbol.steps.first?.arguments else {
      return nil
    }
    let icon = child(arguments, "icon")
    let scaler = environment[ScalerKey.self].capped(cap)
    var style = roleStyle(.labelMedium)
    // The bar of Material 2 sets its labels at 12.
    if cap == .bottomNavigationBarLabel { style.size = 12 }
    let span = arguments.span("label") ?? call.span
    // What the bar itself holds back is no fault of the source.
    let text = with({ $0[ImportanceKey.self] = .barTitle }) {
      arguments.given("label").map {
        paragraph(
          ComponentCall(name: "label", arguments: Arguments(), span: span), $0, style, scaler)
      } ?? []
    }
    let column = ScreenNode.widget(
      .flex(WidgetFlexLaw(axis: .vertical, main: .center, isMaximal: false)), call, icon + text)
    return column.inside(
      .flexible(factor: 1, isTight: true), "destination", traits: NodeTraits(control: .tab))
  }

  /// Destinations below each other, 8 beside their labels.
  fileprivate func rail(_ call: ComponentCall) -> [ScreenNode] {
    let kind = call.arguments["labelType"]?.word ?? "none"
    let isExtended = call.arguments["extended"]?.flag ?? false
    let least = max(0, call.arguments.number("minWidth") ?? 80)
    var items: [ScreenNode] = []
    if case .list(let values)? = call.arguments["destinations"] {
      items = values.enumerated().compactMap { index, value in
        guard case .symbol(let symbol) = value, let arguments = symbol.steps.first?.arguments else {
          return nil
        }
        let showsLabel = isExtended || kind == "all" || (kind == "selected" && index == 0)
        return railItem(call, arguments, showsLabel: showsLabel, isExtended, least: least)
      }
    }
    let column = WidgetFlexLaw(axis: .vertical, isMaximal: false)
    let all = child(call.arguments, "leading") + items + child(call.arguments, "trailing")
    let inner = ScreenNode.widget(.flex(column), call, all)
      .inside(.padding(Insets(top: 8)), "padding")
      .inside(.align(Fraction(x: 0, y: -1), widthFactor: 1, heightFactor: nil), "place")
    let width = isExtended ? max(least, call.arguments.number("minExtendedWidth") ?? 256) : least
    var traits = NodeTraits()
    traits.isPinned = true
    return [
      inner.inside(.constrained(SizeLaw(width: SizeLaw.Bounds(minimum: width))), "rail")
        .inside(.safeArea([.leading, .top, .bottom], minimum: .zero), call.name, traits: traits)
    ]
  }

  private func railItem(
    _ call: ComponentCall, _ arguments: Arguments, showsLabel: Bool, _ isExtended: Bool,
    least: Double
  ) -> ScreenNode {
    let label = with({ environment in
      environment[StyleKey.self] = roleStyle(isExtended ? .labelLarge : .labelMedium)
      environment[ImportanceKey.self] = .control
    }) { showsLabel ? child(arguments, "label") : [] }
    let icon = child(arguments, "icon").map {
      // The mark of the chosen one.
      $0.inside(.align(.center, widthFactor: nil, heightFactor: nil), "centre")
        .inside(.constrained(SizeLaw(width: .exactly(56), height: .exactly(32))), "icon")
    }
    let axis: Axis = isExtended ? .horizontal : .vertical
    let law = WidgetFlexLaw(
      axis: axis, main: isExtended ? .start : .center, isMaximal: false,
      spacing: isExtended ? 12 : 4)
    let sides = isExtended ? 12.0 : 8
    let size = SizeLaw(
      width: SizeLaw.Bounds(minimum: least), height: SizeLaw.Bounds(minimum: 56))
    return ScreenNode.widget(.flex(law), call, icon + label)
      .inside(.padding(Insets(leading: sides, trailing: sides)), "padding")
      .inside(.constrained(size), "destination", traits: NodeTraits(control: .tab))
  }

  /// Pictures above a name and an address, each in one line with a mark of omission.
  fileprivate func accounts(_ call: ComponentCall) -> [ScreenNode] {
    func line(_ name: String, _ role: Material3Role) -> [ScreenNode] {
      with({ environment in
        environment[StyleKey.self] = roleStyle(role)
        environment[OneLineKey.self] = true
      }) { child(call.arguments, name) }
    }
    let law = WidgetFlexLaw(axis: .vertical, main: .end, cross: .start)
    let content =
      child(call.arguments, "currentAccountPicture").map {
        $0.inside(.constrained(SizeLaw(width: .exactly(72), height: .exactly(72))), "picture")
          .inside(.padding(Insets(bottom: 8)), "margin")
      } + line("accountName", .bodyLarge) + line("accountEmail", .bodyMedium)
    var traits = NodeTraits()
    traits.heightSpan = call.span
    return [
      ScreenNode.widget(.flex(law), call, content)
        .inside(.padding(Insets(top: 16, leading: 16, bottom: 16, trailing: 16)), "padding")
        .inside(.constrained(SizeLaw(height: .exactly(161))), "head", traits: traits)
        .inside(.safeArea([.top], minimum: .zero), call.name)
    ]
  }
}
