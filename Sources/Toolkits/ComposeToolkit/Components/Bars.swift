// Provenance: Material's bars in androidx's public source. Navigation bars are at least 80 dp high (the
// short ones 64), each item at least that, with 4 dp above the icon and below; rails are 80 dp wide; rows of tabs
// 48 dp, 72 with an icon, higher where the text is; Material 2's bottom bars are 56 dp and stay so.

import ComponentModel
import ScreenModel
import SourceText

/// Bars for moving through an app, and tabs.
enum BarComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "NavigationBar": SimpleComponent { $1.bottomBar($0, height: 80, isFixed: false) },
      "ShortNavigationBar": SimpleComponent { $1.bottomBar($0, height: 64, isFixed: false) },
      "FlexibleBottomAppBar": SimpleComponent { $1.bottomBar($0, height: 64, isFixed: true) },
      "BottomNavigation": SimpleComponent { $1.bottomBar($0, height: 56, isFixed: true) },
      "BottomAppBar": SimpleComponent { $1.bottomBar($0, height: 80, isFixed: true) },
      "NavigationBarItem": SimpleComponent { $1.barItem($0, height: 80, style: "labelMedium").map { $0.weighted(1) } },
      "ShortNavigationBarItem": SimpleComponent { $1.barItem($0, height: 64, style: "labelMedium").map { $0.weighted(1) } },
      "BottomNavigationItem": SimpleComponent { $1.barItem($0, height: 56, style: "caption").map { $0.weighted(1) } },
      "NavigationRailItem": SimpleComponent { $1.barItem($0, height: 64, style: "labelMedium") },
      "NavigationRail": SimpleComponent { $1.rail($0) },
      "WideNavigationRail": SimpleComponent { $1.rail($0) },
      "NavigationDrawerItem": SimpleComponent { $1.drawerItem($0) },
      "Tab": SimpleComponent { $1.tab($0, textAt: 4) },
      "LeadingIconTab": SimpleComponent { $1.tab($0, textAt: 2) },
    ]
    for name in ["TabRow", "PrimaryTabRow", "SecondaryTabRow"] {
      all[name] = SimpleComponent { $1.tabRow($0, scrolls: false) }
    }
    for name in ["ScrollableTabRow", "PrimaryScrollableTabRow", "SecondaryScrollableTabRow"] {
      all[name] = SimpleComponent { $1.tabRow($0, scrolls: true) }
    }
    return all
  }()
}

extension BuildContext {
  /// A row along the bottom, above the system's own bar.
  fileprivate func bottomBar(_ call: ComponentCall, height: Double, isFixed: Bool) -> [ScreenNode] {
    let arguments = call.arguments
    environment[WindowFactsKey.self]?.noteInsets()
    let isApp = call.name.hasSuffix("AppBar")
    var children = content(arguments["actions"] ?? arguments.slot("content"))
    let button = content(arguments["floatingActionButton"])
    if !button.isEmpty {
      children = [children.inRow("actions", call.span, LinearLaw(vertical: .center)).weighted(1)] + button
    }
    let law = LinearLaw(spacing: call.name == "NavigationBar" ? 8 : 0, vertical: .center)
    let bounds: SizeLaw.Bounds = isFixed ? .exactly(height) : .init(minimum: height)
    let row = children.inRow("items", call.span, law)
      .inside(.padding(isApp ? Insets(leading: 4, trailing: 4) : .zero), "padding")
      .inside(.fill(width: 1, height: nil), "width").inside(.size(SizeLaw(height: bounds)), "height")
    var traits = NodeTraits(isPinned: true)
    traits.paint.background = schemeColor("surfaceContainer")
    let bar = ScreenNode.part(.wrapper, call.name, call.span, [row])
      .inside(.padding(Insets(bottom: device.safeArea.bottom)), "window insets", traits: traits)
    return [modified(bar, by: chain(in: arguments))]
  }

  /// `NavigationBarItem(selected, onClick, icon, modifier, enabled, label)`: an icon over its label.
  fileprivate func barItem(_ call: ComponentCall, height: Double, style: String) -> [ScreenNode] {
    let arguments = call.arguments
    let icon = content(arguments.named("icon", 2)).boxed("icon", call.span)
    let label = arguments["alwaysShowLabel"]?.flag == false && arguments.named("selected", 0)?.flag == false
      ? [] : content(arguments.named("label", 5), style: centered(style), importance: .control)
    let pill = SizeLaw(width: .init(minimum: min(56, height)), height: .init(minimum: height == 56 ? 24 : 32))
    let shown = ScreenNode.part(.layers(.center, propagatesMinimum: false), "indicator", call.span, [icon])
      .inside(.size(pill), "size")
    let law = LinearLaw(arrangement: .center, spacing: label.isEmpty || height == 56 ? 0 : 4, horizontal: .center)
    let column = ([shown] + label).inColumn(call.name, call.span, law)
      .inside(.padding(height == 56 ? .zero : Insets(bottom: 4)), "padding")
      .inside(.size(SizeLaw(height: .init(minimum: height == 56 ? nil : height))), "minimum")
    let tab = ScreenNode.part(
      .layers(.center, propagatesMinimum: true), call.name, call.span, [column],
      traits: NodeTraits(control: .tab))
    return [modified(tab, by: arguments.named("modifier", 3))]
  }

  private func centered(_ name: String) -> TextStyleValue {
    var style = role(name)
    style.alignment = .center
    return style
  }

  fileprivate func rail(_ call: ComponentCall) -> [ScreenNode] {
    let children = content(call.arguments["header"]) + content(call.arguments.slot("content"))
    let column = children.inColumn("items", call.span, LinearLaw(spacing: 4, horizontal: .center))
      .inside(.padding(Insets(top: 4, bottom: 4)), "padding")
      .inside(.size(SizeLaw(width: .init(minimum: 80))), "width")
      .inside(.fill(width: nil, height: 1), "height", traits: NodeTraits(isPinned: true))
    return [modified(column, by: chain(in: call.arguments))]
  }

  /// `NavigationDrawerItem(label, selected, onClick, modifier, icon, badge)`: at least 56 dp high.
  fileprivate func drawerItem(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let style = role("labelLarge")
    let icon = content(arguments["icon"]).map { $0.inside(.padding(Insets(trailing: 12)), "padding") }
    let label = content(arguments.named("label", 0), style: style, importance: .control)
      .boxed("label", call.span).weighted(1)
    let badge = content(arguments["badge"], style: style)
    let row = (icon + [label] + badge).inRow(call.name, call.span, LinearLaw(vertical: .center))
      .inside(.padding(Insets(leading: 16, trailing: 24)), "padding").inside(.fill(width: 1, height: nil), "width")
      .inside(.size(SizeLaw(height: .init(minimum: 56))), "minimum", traits: NodeTraits(control: .button))
    return [modified(row, by: arguments.named("modifier", 3))]
  }

  // MARK: Tabs

  fileprivate func tabRow(_ call: ComponentCall, scrolls: Bool) -> [ScreenNode] {
    let tabs = content(call.arguments["tabs"] ?? call.arguments.trailing)
    let law = LinearLaw(vertical: .center)
    guard scrolls else {
      let row = tabs.map { $0.weighted(1) }.inRow(call.name, call.span, law)
        .inside(.fill(width: 1, height: nil), "width")
      return [modified(row, by: chain(in: call.arguments))]
    }
    let edge = dp(call.arguments["edgePadding"]) ?? 52
    let wide = tabs.map { $0.inside(.size(SizeLaw(width: .init(minimum: 90))), "minimum") }
    let row = wide.inRow("tabs", call.span, law)
      .inside(.padding(Insets(leading: edge, trailing: edge)), "edges")
      .inside(.scroll(ScrollLaw(axes: .horizontal)), call.name).inside(.fill(width: 1, height: nil), "width")
    return [modified(row, by: chain(in: call.arguments))]
  }

  /// `Tab(selected, onClick, modifier, enabled, text, icon)`, or with content of its own.
  fileprivate func tab(_ call: ComponentCall, textAt position: Int) -> [ScreenNode] {
    let arguments = call.arguments
    let style = centered("titleSmall")
    let text = content(arguments.named("text", position), style: style, importance: .control)
    let icon = content(arguments.named("icon", position == 4 ? 5 : 3))
    let own = content(arguments.slot("content"), style: style, importance: .control)
    let padded = text.map { $0.inside(.padding(Insets(leading: 16, trailing: 16)), "padding") }
    let isLeading = call.name == "LeadingIconTab"
    let parts = own + icon + padded
    let inner = isLeading
      ? parts.inRow("tab", call.span)
      : parts.inColumn("tab", call.span, LinearLaw(arrangement: .center, horizontal: .center))
    let height: Double = !icon.isEmpty && !text.isEmpty && !isLeading ? 72 : 48
    let sized = inner.inside(
      .size(SizeLaw(height: .init(minimum: own.isEmpty ? height : nil))), "minimum")
    let box = ScreenNode.part(
      .layers(.center, propagatesMinimum: true), call.name, call.span, [sized],
      traits: NodeTraits(control: .tab))
    return [modified(box, by: arguments.named("modifier", 2))]
  }
}
