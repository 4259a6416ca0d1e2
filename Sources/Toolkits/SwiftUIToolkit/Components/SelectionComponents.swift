import ComponentModel
import ScreenModel
import SourceText

/// Controls that choose a value.
enum SelectionComponents {
  static let all: [String: any Component] = [
    "Toggle": ToggleComponent(), "Picker": PickerComponent(),
    "Stepper": SimpleComponent(stepper), "Slider": SimpleComponent(slider),
    "DatePicker": SimpleComponent(datePicker), "MultiDatePicker": SimpleComponent(calendar),
    "ColorPicker": SimpleComponent { call, context in
      let well = ScreenNode.box(
        .fixed(Metrics.colorWell), .fixed(Metrics.colorWell), .circle, name: "color", span: nil,
        color: SystemColors.tint)
      return [context.labelledRow(context.controlLabel(call), [well], call, control: .picker)]
    },
  ]

  /// `Stepper("Label", value:, in:)`
  @Sendable
  private static func stepper(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let size = Metrics.stepperSize
    let box = ScreenNode.box(
      .fixed(size.width), .fixed(size.height), .stepper, name: "stepper", span: nil)
    return [context.labelledRow(context.controlLabel(call), [box], call, control: .stepper)]
  }

  /// `Slider(value:in:) { label } minimumValueLabel: { } maximumValueLabel: { }`; the label is not
  /// shown.
  @Sendable
  private static func slider(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    var box = ScreenNode.box(
      .flexible(minimum: 0, ideal: 100), .fixed(Metrics.sliderHeight), .slider, name: call.name,
      span: call.span)
    box.traits.control = .slider
    let before = context.content(call.arguments["minimumValueLabel"])
    let after = context.content(call.arguments["maximumValueLabel"])
    guard !before.isEmpty || !after.isEmpty else { return [box] }
    return [.row(before + [box] + after, name: call.name, span: call.span)]
  }

  /// `DatePicker("Label", selection:, displayedComponents:)`
  @Sendable
  private static func datePicker(_ call: ComponentCall, _ context: any BuildContext)
    -> [ScreenNode]
  {
    switch context.styleName("datePickerStyle") {
    case "graphical": return calendar(call, context)
    case "wheel":
      return [pickerBox(call, height: Metrics.wheelHeight)]
    default: break
    }
    var parts: [String] = []
    let shown = context.dateParts(call.arguments["displayedComponents"])
    if shown.contains("date") { parts.append("23 Sep 2026") }
    if shown.contains("hourAndMinute") { parts.append("12:59 PM") }
    let boxes = parts.map { text in
      let label = context.with({ $0.text.limits.maximumLines = 1 }) {
        context.textNode(TextValue(text, origin: .sample), span: nil)
      }
      let padded = ScreenNode(
        .padding(Insets(leading: 11, trailing: 11)), name: "date", span: nil, children: [label])
      let frame = FlexibleFrameLaw(height: .init(minimum: Metrics.compactDateHeight))
      var box = ScreenNode(.flexibleFrame(frame), name: "date", span: nil, children: [padded])
      box.traits.paint = Paint(background: SystemColors.fill, cornerRadius: 6)
      return box
    }
    return [context.labelledRow(context.controlLabel(call), boxes, call, control: .picker)]
  }

  @Sendable
  private static func calendar(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    [pickerBox(call, height: Metrics.graphicalDatePickerHeight)]
  }

  static func pickerBox(_ call: ComponentCall, height: Double) -> ScreenNode {
    var box = ScreenNode.box(
      .flexible(minimum: 0, ideal: 320), .fixed(height), .outline, name: call.name,
      span: call.span)
    box.traits.control = .picker
    return box
  }
}

extension BuildContext {
  /// A control's own label: its title, `label:` or trailing closure.
  func controlLabel(_ call: ComponentCall) -> [ScreenNode] {
    let arguments = call.arguments
    if let title = arguments.first, ButtonComponent.isPlainTitle(title) {
      let value = ButtonComponent.titled(title, arguments, at: call.span)
      return content(value).markedAsLabel()
    }
    return content(arguments["label"] ?? arguments.first ?? arguments.trailing).markedAsLabel()
  }

  fileprivate func dateParts(_ value: Value?) -> Set<String> {
    guard let value else { return ["date", "hourAndMinute"] }
    let values: [Value] = if case .list(let values) = value { values } else { [value] }
    return Set(values.compactMap { symbol(from: $0)?.name })
  }
}

/// `Toggle("Label", isOn:)`, `Toggle(isOn:) { label }`: a switch of a fixed size after its label.
struct ToggleComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let label: [ScreenNode]
    if case .native(let native)? = arguments.first,
      let configuration = native as? StyleConfiguration
    {
      label = context.content(configuration.parts["label"])
    } else {
      let value =
        arguments["label"]
        ?? arguments.first.map { ButtonComponent.titled($0, arguments, at: call.span) }
        ?? arguments.trailing ?? .none
      if let nodes = context.customStyle(
        "toggleStyle", parts: ["label": value, "isOn": arguments["isOn"] ?? .boolean(true)],
        at: call.span)
      {
        return [context.plainControl(nodes, .toggle, call)]
      }
      label = context.content(value).markedAsLabel()
    }
    if context.styleName("toggleStyle") == "button" {
      return [context.plainControl(label, .toggle, call)]
    }
    let size = Metrics.switchSize
    let box = ScreenNode.box(
      .fixed(size.width), .fixed(size.height), .toggle, name: "switch", span: nil)
    return [context.labelledRow(label, [box], call, control: .toggle)]
  }
}

/// `Picker("Label", selection:) { options }` in its styles.
///
/// The option with the most characters is shown as the selected one.
struct PickerComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let content = arguments["content"] ?? arguments.trailing
    let isBuilder = arguments["label"] != nil || arguments.first != nil
    switch context.styleName("pickerStyle") {
    case "segmented", "palette": return [segments(content, call, context)]
    case "wheel": return [SelectionComponents.pickerBox(call, height: Metrics.wheelHeight)]
    case "inline":
      return (isBuilder ? label(call, context) : []) + context.content(content)
    default: break
    }
    let options = context.with({ $0.controls.place = .menu }) { context.content(content) }
    let selected = options.max { $0.shownLength < $1.shownLength }
    let chevron = context.symbolNode(
      .text(TextValue("chevron.up.chevron.down")), name: "chevron", span: nil)
    var value = selected.map { [$0] } ?? []
    value.append(chevron)
    let isLabelShown =
      context.environment.controls.place == .list
      || context.styleName("pickerStyle") == "navigationLink"
    let row = [
      ScreenNode.row(value, spacing: 4, name: "value", span: nil)
    ]
    return [
      context.labelledRow(isLabelShown ? label(call, context) : [], row, call, control: .picker)
    ]
  }

  private func label(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    if let title = call.arguments.first {
      return context.titleNodes(from: title, span: call.span).markedAsLabel()
    }
    return context.content(call.arguments["label"]).markedAsLabel()
  }

  /// Segments of equal width; their titles do not follow the text size.
  private func segments(_ content: Value?, _ call: ComponentCall, _ context: any BuildContext)
    -> ScreenNode
  {
    let options = context.with({
      $0.text = TextSettings()
      $0.text.font = FontChoice(size: .fixed(Metrics.segmentFont), weight: 500)
      $0.text.limits.maximumLines = 1
      $0.controls.place = .menu
    }) { context.content(content) }
    let cells = options.map { option in
      ScreenNode(
        .flexibleFrame(FlexibleFrameLaw(width: .init(maximum: .infinity))), name: "segment",
        span: nil, children: [option])
    }
    let row = ScreenNode.row(cells, spacing: 0, name: "segments", span: nil)
    var node = ScreenNode(
      .frame(FrameLaw(width: nil, height: Metrics.segmentHeight)), name: call.name,
      span: call.span, children: [row], traits: NodeTraits(control: .picker))
    node.traits.showsLargeContent = true
    node.traits.paint = Paint(background: SystemColors.fill, cornerRadius: 8)
    return node
  }
}

extension ScreenNode {
  /// How many characters the texts of the tree have.
  var shownLength: Int {
    if case .proposal(.text(let content)) = law { return content.string.unicodeScalars.count }
    return children.reduce(0) { $0 + $1.shownLength }
  }
}
