// Provenance: Material 3's dialogs, sheets and menus in androidx's public source: dialogs of 280 to 560 dp
// with 24 dp around and the buttons in lines that wrap; sheets with a handle of 48 dp; menus of 112 to
// 280 dp that scroll. A window of its own scrolls only where the source or the menu says so.

import ComponentModel
import ScreenModel
import SourceText

/// Dialogs, sheets, menus and drawers: windows over the screen.
enum WindowComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [
      "AlertDialog": SimpleComponent { $1.alert($0) }, "BasicAlertDialog": SimpleComponent { $1.dialog($0) },
      "Dialog": SimpleComponent { $1.dialog($0) },
      "DatePickerDialog": SimpleComponent { $1.dialog($0) }, "TimePickerDialog": SimpleComponent { $1.dialog($0) },
      "DropdownMenu": SimpleComponent { $1.menu($0) }, "ExposedDropdownMenu": SimpleComponent { $1.menu($0) },
      "Popup": SimpleComponent { $1.popup($0) },
    ]
    for name in ["ModalBottomSheet", "BottomSheet"] { all[name] = SimpleComponent { $1.sheet($0) } }
    for name in ["ModalBottomSheetLayout", "BottomSheetScaffold"] {
      all[name] = SimpleComponent { call, context in
        // The sheet is closed at first.
        context.environment[WindowFactsKey.self]?.noteInsets()
        let content = call.arguments.slot("content")
        return context.content(content, with: [.native(NativeInsets.bars)])
      }
    }
    for name in ["ModalNavigationDrawer", "DismissibleNavigationDrawer", "ModalDrawer"] {
      all[name] = SimpleComponent { $1.content($0.arguments.slot("content")) }
    }
    for name in ["ModalDrawerSheet", "PermanentDrawerSheet", "DismissibleDrawerSheet"] {
      all[name] = SimpleComponent { call, context in
        let law = SizeLaw(width: .init(minimum: 240, maximum: 360))
        let column = context.content(call.arguments.slot("content")).inColumn(call.name, call.span)
          .inside(.size(law), "width")
        return [context.modified(column, by: context.chain(in: call.arguments))]
      }
    }
    return all
  }()
}

extension BuildContext {
  /// A window over the screen with a box in it.
  private func presented(
    _ box: ScreenNode, _ call: ComponentCall, alignment: Alignment, inset: Double
  ) -> [ScreenNode] {
    let placed = box.inside(.wrapContent(.both, alignment, isUnbounded: false), "place")
      .inside(.padding(Insets(top: inset, leading: inset, bottom: inset, trailing: inset)), "margin")
      .inside(.fill(width: 1, height: 1), "room")
    var traits = NodeTraits()
    traits.isPresented = true
    return [.part(.window(WindowLaw()), call.name, call.span, [placed], traits: traits)]
  }

  private func box(_ children: [ScreenNode], _ call: ComponentCall, radius: Double) -> ScreenNode {
    var traits = NodeTraits()
    traits.paint = Paint(background: schemeColor("surfaceContainerHigh"), cornerRadius: radius)
    return .part(.layers(.topLeading, propagatesMinimum: true), call.name, call.span, children, traits: traits)
  }

  private var dialogWidth: SizeLaw { SizeLaw(width: .init(minimum: 280, maximum: 560)) }

  /// `Dialog(onDismissRequest, properties) { }`
  fileprivate func dialog(_ call: ComponentCall) -> [ScreenNode] {
    let isFramed = call.name != "Dialog"
    let isWide = mentions("usePlatformDefaultWidth = false", in: call)
    let inset: Double = isWide ? 0 : 16
    let children = content(
      call.arguments.slot("content"), within: .inside(Insets(leading: inset, trailing: inset)),
      .atMost(width: isFramed ? 560 : .infinity))
    let content = isFramed ? box(children, call, radius: 28).inside(.size(dialogWidth), "width")
      : children.boxed(call.name, call.span)
    let whole = modified(content, by: chain(in: call.arguments))
    return presented(whole, call, alignment: .center, inset: inset)
  }

  private func mentions(_ words: String, in call: ComponentCall) -> Bool {
    call.arguments["properties"] != nil && call.span.text.prefix(400).contains(words)
  }

  /// `AlertDialog(onDismissRequest, confirmButton, modifier, dismissButton, icon, title, text)`
  fileprivate func alert(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    if arguments["confirmButton"] == nil, arguments["buttons"] == nil, arguments.trailing != nil {
      return dialog(call)
    }
    var parts: [ScreenNode] = []
    let icon = content(arguments["icon"])
    if !icon.isEmpty {
      parts.append(icon.boxed("icon", call.span).inside(.padding(Insets(bottom: 16)), "padding"))
    }
    let title = content(arguments["title"], style: role("headlineSmall"))
    if !title.isEmpty {
      parts.append(title.boxed("title", call.span).inside(.padding(Insets(bottom: 16)), "padding"))
    }
    let text = content(arguments["text"], style: role("bodyMedium"))
    if !text.isEmpty {
      let padded = text.boxed("text", call.span).inside(.padding(Insets(bottom: 24)), "padding")
      // The text gets what the title and the buttons leave.
      parts.append(padded.inside(.placed(ParentHints(weight: 1, fillsWeight: false)), "weight"))
    }
    let buttons = content(arguments["buttons"]) + content(arguments["dismissButton"])
      + content(arguments.named("confirmButton", 1))
    let flow = ScreenNode.part(
      .flow(FlowLaw(axis: .horizontal, mainSpacing: 8, crossSpacing: 12)), "buttons", call.span, buttons)
    let hints = ParentHints(horizontal: .trailing)
    parts.append(flow.inside(.placed(hints), "align"))
    let column = parts.inColumn("content", call.span)
      .inside(.padding(Insets(top: 24, leading: 24, bottom: 24, trailing: 24)), "padding")
    let frame = box([column], call, radius: 28).inside(.size(dialogWidth), "width")
    return presented(
      modified(frame, by: chain(in: arguments)), call, alignment: .center, inset: 16)
  }

  /// `ModalBottomSheet(onDismissRequest, modifier, …) { }`: its content in a column.
  fileprivate func sheet(_ call: ComponentCall) -> [ScreenNode] {
    let handle = BoxLaw(width: .fixed(32), height: .fixed(4), drawing: .capsule)
    let handleNode = ScreenNode.part(.box(handle), "drag handle", nil, traits: .decoration)
      .inside(.padding(Insets(top: 22, bottom: 22)), "padding")
      .inside(.placed(ParentHints(horizontal: .center)), "align")
    let hasHandle = call.arguments.all.contains { $0.label == "dragHandle" && $0.value.isNone }
    let children = (hasHandle ? [] : [handleNode]) + content(call.arguments.slot("content"), within: .atMost(width: 640))
    let law = SizeLaw(width: .init(maximum: 640))
    let column = children.inColumn("content", call.span).inside(.fill(width: 1, height: nil), "width")
    let frame = box([column], call, radius: 28).inside(.size(law), "width")
    return presented(
      modified(frame, by: chain(in: call.arguments)), call, alignment: Alignment(.center, .bottom),
      inset: 0)
  }

  /// `DropdownMenu(expanded, …) { }`: as wide as its widest item, and scrolls.
  fileprivate func menu(_ call: ComponentCall) -> [ScreenNode] {
    guard isShown(call.arguments.named("expanded", 0), call.span) else { return [] }
    let law = SizeLaw(width: .init(minimum: 112, maximum: 280))
    let column = content(call.arguments.slot("content")).inColumn("items", call.span)
      .inside(.scroll(ScrollLaw(axes: .vertical)), "scroll")
      .inside(.intrinsic(width: .maximum, height: nil), "width")
      .inside(.padding(Insets(top: 8, bottom: 8)), "padding")
    let frame = box([column], call, radius: 4).inside(.size(law), "width")
    return presented(modified(frame, by: chain(in: call.arguments)), call, alignment: .topLeading, inset: 48)
  }

  /// A popup that holds anything; it is as large as its content.
  fileprivate func popup(_ call: ComponentCall) -> [ScreenNode] {
    let whole = content(call.arguments.slot("content")).boxed(call.name, call.span)
    return presented(whole, call, alignment: alignment(from: call.arguments["alignment"]) ?? .topLeading, inset: 0)
  }

  /// Whether something is open: what cannot be known is decided by a choice, closed first.
  private func isShown(_ value: Value?, _ span: SourceSpan) -> Bool {
    switch value {
    case .boolean(let flag)?: flag
    case .unknown?, .symbol?: choose(2, at: span, preferring: 0) == 1
    default: true
    }
  }
}
