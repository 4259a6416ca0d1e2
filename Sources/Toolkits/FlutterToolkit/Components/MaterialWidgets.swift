// Provenance: Material 3's widgets in Flutter's public source: app bars 56 high with titles capped at
// 1.34, buttons at least 64 by 40 with 24 at the sides in a target of 48, icons 24 whatever the text size,
// cards with a margin of 4, dividers 16.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum MaterialWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "Scaffold": Widget { $1.scaffold($0) },
      "AppBar": Widget { $1.appBar($0) },
      "Card": Widget { call, context in
        let margin = context.insets(call.arguments["margin"])
          ?? Insets(top: 4, leading: 4, bottom: 4, trailing: 4)
        return [.widget(.padding(margin), call, context.child(call.arguments))]
      },
      "ListTile": Widget { $1.tile($0) },
      "Icon": Widget { call, _ in
        let side = call.arguments.number("size") ?? 24
        let content = ImageContent(kind: .picture(Size(width: side, height: side)), name: "icon")
        var traits = NodeTraits()
        traits.isDecorative = call.arguments.given("semanticLabel") == nil
        return [.widget(.image(content), call, traits: traits)]
      },
      "Image": Widget { call, _ in
        var content: ImageContent = ImageContent(kind: .unknownPicture, isResizable: true)
        if let width = call.arguments.number("width"), let height = call.arguments.number("height") {
          content = ImageContent(kind: .picture(Size(width: width, height: height)), isResizable: true)
        }
        return [.widget(.image(content), call)]
      },
      "Divider": Widget { call, _ in
        let height = call.arguments.number("height") ?? 16
        let law = BoxLaw(
          width: .flexible(minimum: 0, ideal: 0), height: .fixed(max(0, height)), drawing: .nothing)
        return [.widget(.box(law), call)]
      },
      "CircularProgressIndicator": Widget { call, _ in
        let law = BoxLaw(width: .fixed(36), height: .fixed(36), drawing: .spinner)
        return [.widget(.box(law), call)]
      },
      "IconButton": Widget { call, context in
        let icon = context.child(call.arguments, "icon")
        return [.widget(.minimumTarget(48), call, icon, traits: NodeTraits(control: .button))]
      },
    ]
    for name in ["ElevatedButton", "FilledButton", "OutlinedButton", "TextButton"] {
      all[name] = Widget { $1.button($0) }
    }
    for name in ["InkWell", "GestureDetector", "InkResponse"] {
      all[name] = Widget { call, context in
        let reacts = call.arguments.given("onTap") != nil
        let traits = NodeTraits(control: reacts ? .tappable : nil)
        return [.widget(.wrapper, call, context.child(call.arguments), traits: traits)]
      }
    }
    return all
  }()
}

extension BuildContext {
  fileprivate func scaffold(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    var children: [ScreenNode] = []
    func add(_ label: String) -> Bool {
      let nodes = child(arguments, label)
      guard !nodes.isEmpty else { return false }
      children.append(nodes.one(label, call.span))
      return true
    }
    let hasBody = add("body")
    let hasTopBar = add("appBar")
    let hasBottomBar = add("bottomNavigationBar")
    let hasFloatingButton = add("floatingActionButton")
    let law = WidgetScaffoldLaw(
      hasBody: hasBody, hasTopBar: hasTopBar, hasBottomBar: hasBottomBar,
      hasFloatingButton: hasFloatingButton, extendsBody: arguments["extendBody"]?.flag ?? false,
      extendsBodyBehindTopBar: arguments["extendBodyBehindAppBar"]?.flag ?? false)
    return [.widget(.scaffold(law), call, children)]
  }

  fileprivate func appBar(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    var parts: [ScreenNode] = []
    let leading = child(arguments, "leading")
    if !leading.isEmpty { parts.append(leading.one("leading", call.span)) }
    let title = with({ environment in
      environment[StyleKey.self] = roleStyle(.titleLarge)
      environment[ScalerKey.self] = environment[ScalerKey.self].capped(.appBarTitle)
      environment[ImportanceKey.self] = .barTitle
    }) { child(arguments, "title") }
    if !title.isEmpty { parts.append(title.one("title", call.span)) }
    let actions = children(arguments, "actions")
    if !actions.isEmpty {
      let law = WidgetFlexLaw(axis: .horizontal, isMaximal: false)
      parts.append(.widget(.flex(law), call, actions))
    }
    let isCentered = arguments["centerTitle"]?.flag ?? (device.system == .ios && actions.count < 2)
    let law = WidgetToolbarLaw(
      hasLeading: !leading.isEmpty, hasMiddle: !title.isEmpty, hasTrailing: !actions.isEmpty,
      isCentered: isCentered, middleSpacing: arguments.number("titleSpacing") ?? 16)
    let height = arguments.number("toolbarHeight") ?? 56
    let bar = ScreenNode.widget(.toolbar(law), call, parts)
      .inside(.constrained(SizeLaw(height: .exactly(max(0, height)))), "toolbar")
    var traits = NodeTraits()
    traits.isPinned = true
    return [bar.inside(.safeArea([.top], minimum: .zero), call.name, traits: traits)]
  }

  fileprivate func tile(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    func part(_ label: String, _ role: Material3Role) -> [ScreenNode] {
      let nodes = with({ $0[StyleKey.self] = roleStyle(role) }) { child(arguments, label) }
      return nodes.isEmpty ? [] : [nodes.one(label, call.span)]
    }
    let (title, subtitle) = (part("title", .bodyLarge), part("subtitle", .bodyMedium))
    let (leading, trailing) = (part("leading", .bodyMedium), part("trailing", .labelSmall))
    let isThreeLine = arguments["isThreeLine"]?.flag ?? false
    var law = WidgetTileLaw(
      hasSubtitle: !subtitle.isEmpty, hasLeading: !leading.isEmpty, hasTrailing: !trailing.isEmpty,
      isThreeLine: isThreeLine, isDense: arguments["dense"]?.flag ?? false)
    if let insets = insets(arguments["contentPadding"]) { law.padding = insets }
    let traits = NodeTraits(control: arguments.given("onTap") == nil ? nil : .tappable)
    let heading = title.isEmpty ? [ScreenNode.widget(.wrapper, call)] : title
    return [.widget(.tile(law), call, heading + subtitle + leading + trailing, traits: traits)]
  }

  fileprivate func button(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let isText = call.name.hasPrefix("TextButton")
    let content = with({ environment in
      environment[StyleKey.self] = roleStyle(.labelLarge)
      environment[ImportanceKey.self] = .control
    }) { (child(arguments, "icon"), child(arguments, call.name.hasSuffix("icon") ? "label" : "child")) }
    var label = content.1
    if !content.0.isEmpty {
      let law = WidgetFlexLaw(axis: .horizontal, isMaximal: false, spacing: 8)
      let flexible = label.map { $0.inside(.flexible(factor: 1, isTight: false), "label") }
      label = [.widget(.flex(law), call, content.0 + flexible)]
    }
    let sides: Double = isText ? 12 : 24
    let minimum = SizeLaw(
      width: SizeLaw.Bounds(minimum: 64), height: SizeLaw.Bounds(minimum: 40))
    let padded = ScreenNode.widget(.padding(Insets(leading: sides, trailing: sides)), call, [
      ScreenNode.widget(.align(.center, widthFactor: 1, heightFactor: 1), call, label)
    ])
    let box = ScreenNode.widget(.constrained(minimum), call, [padded])
    return [box.inside(.minimumTarget(48), call.name, traits: NodeTraits(control: .button))]
  }
}
