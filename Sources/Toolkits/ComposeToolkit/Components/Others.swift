import ComponentModel
import ScreenModel
import SourceText

/// What draws or measures by itself, and what other libraries bring.
enum OtherComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [:]
    for name in ["Canvas", "AndroidView", "AndroidViewBinding", "AndroidExternalSurface", "AndroidFragment"] {
      all[name] = SimpleComponent { $1.drawn($0) }
    }
    for name in ["Layout", "SubcomposeLayout", "MultiMeasureLayout"] {
      all[name] = SimpleComponent { $1.measured($0) }
    }
    for name in ["LottieAnimation", "PlayerSurface", "GoogleMap", "WebView", "Surface3D", "QrCode"] {
      all[name] = SimpleComponent { $1.drawn($0) }
    }
    for (name, height) in [("DatePicker", 568), ("TimePicker", 400), ("TimeInput", 104), ("DateRangePicker", 568)] {
      all[name] = SimpleComponent { $1.fixedBox($0, 360, Double(height), .picture) }
    }
    for name in ["PullToRefreshBox", "SwipeRefresh", "SwipeToDismissBox", "SwipeToDismiss", "SwipeableActionsBox"] {
      all[name] = SimpleComponent { call, context in
        let slot = call.arguments["dismissContent"] ?? call.arguments.slot("content")
        return context.node(
          .layers(.topLeading, propagatesMinimum: false), call, modifier: context.chain(in: call.arguments),
          children: context.content(slot))
      }
    }
    all["PullToRefreshContainer"] = SimpleComponent { _, _ in [] }
    all["PullRefreshIndicator"] = SimpleComponent { _, _ in [] }
    all["NavHost"] = SimpleComponent { $1.destinations($0) }
    all["AnimatedNavHost"] = SimpleComponent { $1.destinations($0) }
    all["composable"] = SimpleComponent { $1.content($0.arguments.slot("content"), with: [.unknown(Unknown(hint: "entry"))]) }
    all["navigation"] = SimpleComponent { $1.content($0.arguments.trailing) }
    all["dialog"] = SimpleComponent { _, _ in [] }
    all["ProvideWindowInsets"] = SimpleComponent { $1.content($0.arguments.slot("content")) }
    return all
  }()
}

extension BuildContext {
  /// Content that nothing is known of but the size that its modifiers say.
  fileprivate func drawn(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let modifier = chain(in: arguments)
    guard !steps(of: modifier).isEmpty else {
      return [ScreenNode(.opaque, name: call.name, span: call.span)]
    }
    let box = BoxLaw(
      width: .flexible(minimum: 0, ideal: 0), height: .flexible(minimum: 0, ideal: 0), drawing: .picture)
    return [modified(.part(.box(box), call.name, call.span), by: modifier)]
  }

  /// A layout of the source's own: its children are known, their places are not. Most offer each child
  /// what they have themselves, and are as large as the largest.
  fileprivate func measured(_ call: ComponentCall) -> [ScreenNode] {
    note(Unresolved(kind: .component, name: call.name, span: call.span))
    let first = call.arguments.positional.first { if case .closure = $0 { true } else { false } }
    let children = content(call.arguments["content"] ?? first)
    guard !children.isEmpty else {
      return [modified(ScreenNode(.opaque, name: call.name, span: call.span), by: chain(in: call.arguments))]
    }
    var traits = NodeTraits()
    traits.placesUnknown = true
    traits.measuresUnknown = true
    return node(
      .layers(.topLeading, propagatesMinimum: false), call, modifier: chain(in: call.arguments),
      children: children, traits: traits)
  }

  /// Of the destinations the first is shown; each is a screen of its own besides.
  fileprivate func destinations(_ call: ComponentCall) -> [ScreenNode] {
    environment[WindowFactsKey.self]?.noteInsets()
    let all = content(call.arguments["builder"] ?? call.arguments.trailing)
    return node(
      .layers(.topLeading, propagatesMinimum: false), call, modifier: chain(in: call.arguments),
      children: Array(all.prefix(1)))
  }
}
