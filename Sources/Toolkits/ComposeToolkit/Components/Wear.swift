// Provenance: Compose for watches in androidx's public source. Chips and buttons with labels are at least
// 52 dp high and as high as their labels need, with 14 dp at the sides and 6 above and below; compact ones
// are 48 dp high whatever the text size, of which 8 above and below are only to be touched; round buttons
// are 52 dp. Labels are set in 15 sp, second ones in 14 sp, those of compact chips in 14 sp.

import ComponentModel
import ScreenModel
import SourceText

/// Components of watches, as far as they differ from the phone's of the same names.
enum WearComponents {
  static let all: [String: any Component] = {
    var all: [String: any Component] = [:]
    for name in ["ToggleChip", "SplitToggleChip", "OutlinedChip", "SwitchButton", "CheckboxButton", "ChildButton"] {
      all[name] = SimpleComponent { $1.labelledChip($0) }
    }
    for name in ["CompactChip", "OutlinedCompactChip"] { all[name] = SimpleComponent { $1.compactChip($0) } }
    for (name, phone) in [
      ("Chip", ChipComponents.all), ("Button", ButtonComponents.all), ("FilledTonalButton", ButtonComponents.all),
      ("OutlinedButton", ButtonComponents.all), ("RadioButton", SelectionComponents.all),
    ] {
      guard let other = phone[name] else { continue }
      all[name] = SimpleComponent { call, context in
        guard call.arguments["label"] != nil || call.arguments["secondaryLabel"] != nil, context.isForWatches(call)
        else { return other.build(call, context) }
        return context.labelledChip(call)
      }
    }
    for name in ["TitleCard", "AppCard"] { all[name] = SimpleComponent { $1.titleCard($0) } }
    all["ListHeader"] = SimpleComponent { call, context in
      let row = context.content(call.arguments.slot("content"), style: context.watchStyle(15))
        .inRow(call.name, call.span).inside(.padding(Insets(leading: 14, trailing: 14)), "padding")
        .inside(.size(SizeLaw(height: .init(minimum: 48))), "minimum")
      return [context.modified(row, by: context.chain(in: call.arguments))]
    }
    return all
  }()
}

extension BuildContext {
  /// Whether a file imports the watch's components, or a call has a part that only they have.
  fileprivate func isForWatches(_ call: ComponentCall) -> Bool {
    call.arguments["secondaryLabel"] != nil
      || call.span.file.text(in: 0..<Self.importsEnd).contains("import androidx.wear.compose.material")
  }

  /// How many bytes of a file are looked at for its imports.
  private static var importsEnd: Int { 12_000 }

  fileprivate func watchStyle(_ size: Double) -> TextStyleValue {
    var style = TextStyleValue()
    style.size = LengthValue(amount: size, unit: .sp)
    style.weight = 500
    style.color = localTextStyle.color
    return style
  }

  /// `Chip(label =, onClick =, secondaryLabel =, icon =)`, and those with a control at the end.
  fileprivate func labelledChip(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let label = content(arguments["label"] ?? arguments.slot("content"), style: watchStyle(15), importance: .control)
    let second = content(arguments["secondaryLabel"], style: watchStyle(14), importance: .control)
    var parts = content(arguments["icon"] ?? arguments["appIcon"])
      .map { $0.inside(.padding(Insets(trailing: 6)), "padding") }
    var lines = [label.inRow("label", call.span, LinearLaw())]
    if !second.isEmpty { lines.append(second.inRow("second label", call.span, LinearLaw())) }
    let column = lines.inColumn("labels", call.span)
    let controls = content(arguments["toggleControl"] ?? arguments["selectionControl"])
    parts.append(controls.isEmpty ? column : column.weighted(1))
    parts += controls.map { $0.inside(.padding(Insets(leading: 4)), "padding") }
    let padding = arguments["contentPadding"].map { contentPadding($0) }
      ?? Insets(top: 6, leading: 14, bottom: 6, trailing: 14)
    let row = parts.inRow("content", call.span, LinearLaw(vertical: .center)).inside(.padding(padding), "padding")
    return [modified(chipBox(row, call).inside(.defaultMinimum(width: nil, height: 52), "minimum"), by: chain(in: arguments))]
  }

  /// `CompactChip(onClick, label =, icon =)`
  fileprivate func compactChip(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let label = content(arguments["label"] ?? arguments.slot("content"), style: watchStyle(14), importance: .control)
    let icon = content(arguments["icon"]).map { $0.inside(.padding(Insets(trailing: 6)), "padding") }
    let row = (icon + label).inRow("content", call.span, LinearLaw(vertical: .center))
      .inside(.padding(Insets(leading: 12, trailing: 12)), "padding")
    let box = chipBox(row, call).inside(.padding(Insets(top: 8, bottom: 8)), "target")
      .inside(.size(SizeLaw(height: .exactly(48))), "height")
    return [modified(box, by: chain(in: arguments))]
  }

  private func chipBox(_ row: ScreenNode, _ call: ComponentCall) -> ScreenNode {
    var traits = NodeTraits(control: .button)
    traits.paint = Paint(background: schemeColor("surfaceContainerHigh"), cornerRadius: 24)
    return .part(.layers(.center, propagatesMinimum: true), call.name, call.span, [row], traits: traits)
  }

  /// `TitleCard(onClick, title =, time =, subtitle =) { }`: all below each other, 12 dp around.
  fileprivate func titleCard(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    let time = content(arguments["time"], style: watchStyle(14))
    let title = content(arguments["title"], style: watchStyle(16))
    var head = [title.inRow("title", call.span, LinearLaw()).weighted(1)]
    head += time.map { $0.inside(.padding(Insets(leading: 4)), "padding") }
    var lines: [ScreenNode] = []
    let app = content(arguments["appImage"]) + content(arguments["appName"], style: watchStyle(14))
    if !app.isEmpty { lines.append(app.inRow("app", call.span, LinearLaw(vertical: .center))) }
    lines.append(head.inRow("head", call.span, LinearLaw()))
    lines += content(arguments.slot("content"), style: watchStyle(14))
    lines += content(arguments["subtitle"], style: watchStyle(14))
    let column = lines.inColumn("content", call.span)
      .inside(.padding(Insets(top: 12, leading: 12, bottom: 12, trailing: 12)), "padding")
      .inside(.fill(width: 1, height: nil), "width")
    return [modified(chipBox(column, call), by: chain(in: arguments))]
  }
}
