// Provenance: Material's page and small widgets in Flutter's public source: icons 24 whatever the text size,
// cards with a margin of 4, dividers 16, avatars of 40 whose text does not grow, spinners 36, bars 4.

import ComponentModel
import ScreenModel
import SourceText
import TextScaling

enum PageWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "Scaffold": Widget { $1.scaffold($0) },
      "Card": Widget { call, context in
        let margin =
          context.insets(call.arguments["margin"])
          ?? Insets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let own = context.color(call.arguments["color"])
        let paint = Paint(
          background: own ?? Color.material["surfaceContainerLow"], cornerRadius: 12)
        let box = context.painted(context.child(call.arguments), paint, call)
        return [.widget(.padding(margin), call, [box])]
      },
      "Icon": Widget { call, context in
        let side = call.arguments.number("size") ?? context.environment[IconSizeKey.self]
        let content = ImageContent(kind: .picture(Size(width: side, height: side)), name: "icon")
        var traits = NodeTraits()
        traits.isDecorative = call.arguments.given("semanticLabel") == nil
        return [.widget(.image(content), call, traits: traits)]
      },
      "Image": Widget { call, _ in
        let (width, height) = (call.arguments.number("width"), call.arguments.number("height"))
        var content = ImageContent(kind: .unknownPicture, isResizable: true)
        if let width, let height {
          content = ImageContent(
            kind: .picture(Size(width: width, height: height)), isResizable: true)
        }
        return [.widget(.image(content), call)]
      },
      "Divider": Widget { call, _ in
        let height = max(0, call.arguments.number("height") ?? 16)
        let law = BoxLaw(
          width: .flexible(minimum: 0, ideal: 0), height: .fixed(height), drawing: .nothing)
        return [.widget(.box(law), call)]
      },
      "VerticalDivider": Widget { call, _ in
        let width = max(0, call.arguments.number("width") ?? 16)
        let law = BoxLaw(
          width: .fixed(width), height: .flexible(minimum: 0, ideal: 0), drawing: .nothing)
        return [.widget(.box(law), call)]
      },
      "LinearProgressIndicator": Widget { call, _ in
        let height = max(0, call.arguments.number("minHeight") ?? 4)
        let law = BoxLaw(
          width: .flexible(minimum: 0, ideal: 0), height: .fixed(height), drawing: .progress)
        return [.widget(.box(law), call)]
      },
      "CircleAvatar": Widget { $1.avatar($0) },
      "Badge": Widget { call, context in
        // The mark lies over the child's corner.
        [.widget(.wrapper, call, context.child(call.arguments))]
      },
      "SnackBarAction": Widget { call, context in
        let label = context.with({ $0[ImportanceKey.self] = .control }) {
          context.paragraph(
            ComponentCall(
              name: "label", arguments: Arguments(),
              span: call.arguments.span("label") ?? call.span),
            call.arguments["label"], context.roleStyle(.labelLarge),
            context.environment[ScalerKey.self])
        }
        // Its padding of 24 and half of that around it.
        return [
          .widget(
            .padding(Insets(leading: 36, trailing: 36)), call, label,
            traits: NodeTraits(control: .button))
        ]
      },
    ]
    for name in ["CircularProgressIndicator", "RefreshProgressIndicator"] {
      all[name] = Widget { call, _ in
        let law = BoxLaw(width: .fixed(36), height: .fixed(36), drawing: .spinner)
        return [.widget(.box(law), call)]
      }
    }
    all["CircularProgressIndicator.adaptive"] = all["CircularProgressIndicator"]
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
    // A body that minds the padding it is handed does not lie under the bars, though it reaches there.
    let keepsClear = children.contains { $0.mindsPadding }
    let hasTopBar = add("appBar")
    let keyboard = keyboard(under: hasBody ? Array(children.prefix(1)) : [], call)
    if let keyboard { children.append(keyboard) }
    let hasBottomBar = keyboard != nil || add("bottomNavigationBar")
    let hasFloatingButton = add("floatingActionButton")
    let hasFooter = footer(call, &children)
    let law = WidgetScaffoldLaw(
      hasBody: hasBody, hasTopBar: hasTopBar, hasBottomBar: hasBottomBar,
      hasFloatingButton: hasFloatingButton, hasFooter: hasFooter,
      extendsBody: !keepsClear && arguments["extendBody"]?.flag ?? false,
      extendsBodyBehindTopBar: !keepsClear && arguments["extendBodyBehindAppBar"]?.flag ?? false)
    let drawers = ["drawer", "endDrawer"].flatMap { drawer(call, $0) }
    return [.widget(.scaffold(law), call, children + drawers)]
  }

  /// Buttons that stay at the bottom, 8 around and between them.
  private func footer(_ call: ComponentCall, _ children: inout [ScreenNode]) -> Bool {
    let buttons = self.children(call.arguments, "persistentFooterButtons")
    let sheet = child(call.arguments, "bottomSheet")
    guard !buttons.isEmpty || !sheet.isEmpty else { return false }
    guard !buttons.isEmpty else {
      children.append(sheet.one("bottomSheet", call.span))
      return true
    }
    let law = WidgetWrapLaw(main: .end, spacing: 8, cross: .center)
    children.append(
      ScreenNode.widget(.wrap(law), call, buttons)
        .inside(.padding(Insets(top: 8, leading: 8, bottom: 8, trailing: 8)), "footer"))
    return true
  }

  /// A drawer is opened over the page: a window of its own.
  private func drawer(_ call: ComponentCall, _ name: String) -> [ScreenNode] {
    let content = child(call.arguments, name)
    guard !content.isEmpty else { return [] }
    let place = Fraction(x: name == "drawer" ? -1 : 1, y: 0)
    var window = ScreenNode.widget(
      .align(place, widthFactor: nil, heightFactor: nil), call, content
    )
    .inside(.window(WindowLaw(ignoredEdges: [.top, .bottom])), name)
    window.traits.isPresented = true
    return [window]
  }

  fileprivate func avatar(_ call: ComponentCall) -> [ScreenNode] {
    let radius = call.arguments.number("radius") ?? call.arguments.number("maxRadius") ?? 20
    let side = 2 * max(0, radius)
    let law = SizeLaw(width: .exactly(side), height: .exactly(side))
    let content = with({ environment in
      // Its text does not grow.
      environment[StyleKey.self] = roleStyle(.titleMedium)
      environment[ScalerKey.self] = .noScaling
      environment[ImportanceKey.self] = .decoration
    }) { child(call.arguments) }
    let centred = ScreenNode.widget(
      .align(.center, widthFactor: nil, heightFactor: nil), call, content)
    return [.widget(.constrained(law), call, [centred])]
  }
}

extension ScreenNode {
  /// Whether something in it keeps clear of what covers the edges: what scrolls, and what asks for a safe area.
  fileprivate var mindsPadding: Bool {
    if law.scroll != nil { return true }
    switch law {
    case .widget(.safeArea), .widget(.list), .widget(.slivers): return true
    default: return children.contains { $0.mindsPadding }
    }
  }
}
