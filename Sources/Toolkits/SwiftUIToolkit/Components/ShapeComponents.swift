import ComponentModel
import ScreenModel

/// Shapes, colours and gradients as views: they take the whole proposal.
enum ShapeComponents {
  static let all: [String: any Component] = [
    "Rectangle": ShapeComponent(drawing: .fill), "Path": ShapeComponent(drawing: .outline),
    "RoundedRectangle": ShapeComponent(drawing: .roundedFill),
    "UnevenRoundedRectangle": ShapeComponent(drawing: .roundedFill),
    "ContainerRelativeShape": ShapeComponent(drawing: .roundedFill),
    "Capsule": ShapeComponent(drawing: .capsule), "Ellipse": ShapeComponent(drawing: .circle),
    "Shape": ShapeComponent(drawing: .outline),
    "InsettableShape": ShapeComponent(drawing: .outline),
    "Circle": ShapeComponent(drawing: .circle), "AnyShape": ShapeComponent(drawing: .fill),
    "Color": ColorComponent(), "LinearGradient": ColorComponent(),
    "RadialGradient": ColorComponent(), "AngularGradient": ColorComponent(),
    "EllipticalGradient": ColorComponent(), "MeshGradient": ColorComponent(),
    "Gradient": ColorComponent(),
  ]
}

/// `Rectangle()`, `RoundedRectangle(cornerRadius:)`, `Circle()` …
struct ShapeComponent: Component {
  let drawing: BoxLaw.Drawing

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let color = context.environment.text.foreground ?? SystemColors.named("primary")
    var box = ScreenNode.flexibleBox(drawing, name: call.name, span: call.span, color: color)
    box.traits.paint.cornerRadius = context.cornerRadius(of: call.arguments) ?? 0
    guard call.name == "Circle" else { return [box] }
    // Since iOS 16 a circle answers with a square.
    return [
      ScreenNode(
        .aspectRatio(1, fills: false), name: call.name, span: call.span, children: [box])
    ]
  }
}

/// `Color.red`, `Color("brand")`, `LinearGradient(…)` as views.
struct ColorComponent: Component {
  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let color =
      context.color(from: call.arguments.first.flatMap(Self.symbolOrNil))
      ?? context.color(from: .view(.component(call)))
    return [.flexibleBox(.fill, name: call.name, span: call.span, color: color)]
  }

  private static func symbolOrNil(_ value: Value) -> Value? {
    if case .symbol = value { value } else { nil }
  }
}

extension BuildContext {
  /// The radius of a rounded shape's arguments, in points.
  func cornerRadius(of arguments: Arguments) -> Double? {
    if let radius = number(from: arguments["cornerRadius"]) { return radius }
    if let size = size(from: arguments["cornerSize"]) { return size.width }
    return nil
  }
}
