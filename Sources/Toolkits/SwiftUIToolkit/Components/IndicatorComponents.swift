import ComponentModel
import ScreenModel

/// Progress and gauges.
enum IndicatorComponents {
  static let all: [String: any Component] = [
    "ProgressView": SimpleComponent(progress), "Gauge": SimpleComponent(gauge),
  ]

  /// `ProgressView()`, `ProgressView("Label")`, `ProgressView("Label", value:, total:)`
  @Sendable
  private static func progress(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    var label: [ScreenNode]
    if case .native(let native)? = arguments.first,
      let configuration = native as? StyleConfiguration
    {
      label = context.content(configuration.parts["label"])
    } else {
      let title = arguments.first ?? arguments.content("label")
      label = context.titleNodes(from: title, span: call.span)
    }
    label += context.content(arguments["currentValueLabel"])
    let isBar =
      arguments["value"].map { !$0.isNone } ?? (arguments["timerInterval"] != nil)
      && context.styleName("progressViewStyle") != "circular"
    if context.styleName("progressViewStyle") != "circular", isBar || isLinear(context) {
      let bar = ScreenNode.box(
        .flexible(minimum: 0, ideal: 100), .fixed(Metrics.progressBarHeight), .progress,
        name: call.name, span: call.span)
      if label.isEmpty { return [bar] }
      return [.column(label + [bar], horizontal: .leading, name: call.name, span: call.span)]
    }
    let spinner = ScreenNode.box(
      .fixed(Metrics.spinner), .fixed(Metrics.spinner), .spinner, name: call.name, span: call.span)
    if label.isEmpty { return [spinner] }
    return [.column([spinner] + label, name: call.name, span: call.span)]
  }

  private static func isLinear(_ context: any BuildContext) -> Bool {
    context.styleName("progressViewStyle") == "linear"
  }

  /// `Gauge(value:in:) { label } currentValueLabel: { }`
  @Sendable
  private static func gauge(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let label = context.content(call.arguments.content("label"))
    let value = context.content(call.arguments["currentValueLabel"])
    let bar = ScreenNode.box(
      .flexible(minimum: 0, ideal: 100), .fixed(Metrics.gaugeHeight), .progress, name: call.name,
      span: call.span)
    return [.column(label + [bar] + value, name: call.name, span: call.span)]
  }
}
