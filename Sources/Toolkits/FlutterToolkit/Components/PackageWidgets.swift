// Provenance: the documentation and public source of the packages named here: charts, players, maps and
// boards take the room that they are given or the side that they are told, and draw nothing that grows.

import ComponentModel
import ScreenModel
import SourceText

/// Widgets of much used packages that have no child of their own to lay out.
enum PackageWidgets {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [:]
    for name in filling { all[name] = Widget { call, _ in [picture(call, side: nil)] } }
    for (name, side) in sided {
      all[name] = Widget { call, _ in
        [picture(call, side: max(0, call.arguments.number("size") ?? side))]
      }
    }
    for (name, label) in documents {
      all[name] = Widget { call, context in
        let value = label.flatMap { call.arguments[$0] } ?? call.arguments.first
        return context.paragraph(
          call, value, context.environment[StyleKey.self], context.environment[ScalerKey.self])
      }
    }
    all["VideoProgressIndicator"] = Widget { call, _ in
      [picture(call, side: nil, height: 5)]
    }
    all["MenuItemButton"] = Widget { $1.menuItem($0) }
    all["SubmenuButton"] = all["MenuItemButton"]
    all["CheckboxMenuButton"] = all["MenuItemButton"]
    all["RadioMenuButton"] = all["MenuItemButton"]
    all["RotatedBox"] = Widget { call, context in
      let content = context.child(call.arguments)
      let turns = call.arguments.number("quarterTurns") ?? 0
      // Upside down, the layout is the same; a quarter turn has its width where its height was.
      guard turns.truncatingRemainder(dividingBy: 2) != 0, !content.isEmpty else {
        return [.widget(.wrapper, call, content)]
      }
      context.note(Unresolved(kind: .component, name: call.name, span: call.span))
      return [ScreenNode(.opaque, name: call.name, span: call.span)]
    }
    return all
  }()

  private static let filling = [
    "LineChart", "BarChart", "PieChart", "RadarChart", "ScatterChart", "CandlestickChart", "VideoPlayer",
    "WebViewWidget", "GoogleMap", "FlutterMap", "MobileScanner", "ReaderWidget", "CameraPreview",
    "RiveAnimation", "ModalBarrier", "AndroidView", "UiKitView", "Chewie", "PhotoView",
  ]

  /// Squares by the side that they have where nothing is said, in logical pixels.
  private static let sided: [(String, Double)] = [
    ("Chessboard", 320), ("StaticChessboard", 320), ("ChessboardEditor", 320), ("PieceWidget", 40),
    ("QrImageView", 200), ("SpinKitThreeBounce", 50), ("SpinKitFadingFour", 50), ("SpinKitCircle", 50),
    ("SpinKitFadingCircle", 50), ("SpinKitRing", 50), ("SpinKitWave", 50), ("SignalStrengthIndicator", 50),
    ("CupertinoListTileChevron", 17),
  ]

  /// Formatted text, by the label of its source; nil: the first argument.
  private static let documents: [(String, String?)] = [
    ("MarkdownBody", "data"), ("Html", "data"), ("HtmlWidget", nil), ("GptMarkdown", nil),
  ]

  private static func picture(_ call: ComponentCall, side: Double?, height: Double? = nil) -> ScreenNode {
    let free = BoxLaw.Extent.flexible(minimum: 0, ideal: 0)
    let width = side.map { $0.isFinite ? BoxLaw.Extent.fixed($0) : free } ?? free
    let own = height ?? side
    let law = BoxLaw(
      width: width, height: own.map { $0.isFinite ? BoxLaw.Extent.fixed($0) : free } ?? free,
      drawing: .picture)
    return .widget(.box(law), call)
  }
}

extension BuildContext {
  /// A row of a menu: at least 48 high with 12 at its sides, its label between two icons.
  fileprivate func menuItem(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let label = with({ environment in
      environment[StyleKey.self] = roleStyle(.labelLarge)
      environment[ImportanceKey.self] = .control
    }) { child(arguments) }
    var row = child(arguments, "leadingIcon").map { $0.inside(.padding(Insets(trailing: 12)), "icon") }
    row += label.wrapped("label", call).map { $0.inside(.flexible(factor: 1, isTight: false), "label") }
    row += child(arguments, "trailingIcon").map { $0.inside(.padding(Insets(leading: 12)), "icon") }
    let law = WidgetFlexLaw(axis: .horizontal, isMaximal: false)
    let bounds = SizeLaw(width: SizeLaw.Bounds(minimum: 64), height: SizeLaw.Bounds(minimum: 48))
    return [
      ScreenNode.widget(.flex(law), call, row)
        .inside(.align(Fraction(x: -1, y: 0), widthFactor: 1, heightFactor: 1), "label")
        .inside(.padding(Insets(leading: 12, trailing: 12)), "padding")
        .inside(.constrained(bounds), call.name, traits: NodeTraits(control: .button))
    ]
  }
}
