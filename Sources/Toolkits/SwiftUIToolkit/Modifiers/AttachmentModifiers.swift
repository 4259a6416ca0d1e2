import ComponentModel
import ScreenModel

/// What is drawn behind or in front of a view, at its size.
enum AttachmentModifiers {
  static let all: [String: any Modifier] = [
    "overlay": AttachmentModifier(isBehind: false),
    "background": AttachmentModifier(isBehind: true),
    "border": SimpleModifier { call, context, content in
      let color = context.color(from: call.arguments.first)
      let box = ScreenNode.flexibleBox(.outline, name: call.name, span: call.span, color: color)
      return content().map {
        $0.wrapped(in: .attachment(.center, isBehind: false), by: call, behind: [box])
      }
    },
  ]
}

/// `.background(Color.red)`, `.background { }`, `.background(.red, in: Capsule())`,
/// `.overlay(alignment: .top) { }`
struct AttachmentModifier: Modifier {
  let isBehind: Bool

  func apply(_ call: ModifierCall, _ context: any BuildContext, content: () -> [ScreenNode])
    -> [ScreenNode]
  {
    let arguments = call.arguments
    let alignment = context.alignment(from: arguments["alignment"]) ?? .center
    let nodes = content()
    guard !nodes.isEmpty else { return nodes }
    let attached = attachment(arguments, alignment, call, context)
    guard let attached else { return nodes }
    return nodes.map {
      $0.wrapped(
        in: .attachment(alignment, isBehind: isBehind), by: call, behind: [attached])
    }
  }

  private func attachment(
    _ arguments: Arguments, _ alignment: Alignment, _ call: ModifierCall,
    _ context: any BuildContext
  ) -> ScreenNode? {
    if let shape = arguments["in"] {
      let style = arguments.first.flatMap { context.color(from: $0) }
      return shapeNode(shape, style, call, context)
    }
    if let closure = arguments.content("content") {
      return single(context.content(closure), alignment, call)
    }
    guard let value = arguments.first else {
      return isBehind
        ? .flexibleBox(.fill, name: call.name, span: call.span, color: SystemColors.card) : nil
    }
    if case .symbol(let symbol) = value, let color = context.color(from: value),
      symbol.root == nil || symbol.root == "Color"
    {
      return .flexibleBox(.fill, name: call.name, span: call.span, color: color)
    }
    let nodes = Self.mayBeView(value) ? context.build(value) : []
    if nodes.isEmpty, !value.isNone {
      let color = context.color(from: value) ?? SystemColors.unknown
      return .flexibleBox(.fill, name: call.name, span: call.span, color: color)
    }
    return single(nodes, alignment, call)
  }

  /// Whether a value can be built: a style of another library or an unknown one is only ink.
  private static func mayBeView(_ value: Value) -> Bool {
    switch value {
    case .unknown: false
    case .symbol(let symbol): !(symbol.root?.hasSuffix("Style") ?? true)
    default: true
    }
  }

  private func single(_ nodes: [ScreenNode], _ alignment: Alignment, _ call: ModifierCall)
    -> ScreenNode?
  {
    nodes.isEmpty ? nil : nodes.layered(alignment, name: call.name, span: call.span)
  }

  private func shapeNode(
    _ shape: Value, _ color: Color?, _ call: ModifierCall, _ context: any BuildContext
  ) -> ScreenNode {
    let (drawing, radius) = context.shape(from: shape)
    var box = ScreenNode.flexibleBox(
      drawing, name: call.name, span: call.span, color: color ?? SystemColors.card)
    box.traits.paint.cornerRadius = radius
    return box
  }
}

extension BuildContext {
  /// How a shape is drawn, with its corner radius in points.
  func shape(from value: Value?) -> (BoxLaw.Drawing, Double) {
    guard let value, let symbol = symbol(from: value) else { return (.fill, 0) }
    let step = symbol.steps.first
    let name = step?.name == "init" ? symbol.root ?? "" : step?.name ?? ""
    let radius = cornerRadius(of: step?.arguments ?? Arguments()) ?? 0
    switch name {
    case "Capsule", "capsule": return (.capsule, 0)
    case "Circle", "circle", "Ellipse", "ellipse": return (.circle, 0)
    case "RoundedRectangle", "UnevenRoundedRectangle", "ContainerRelativeShape":
      return (.roundedFill, radius)
    case "rect": return radius > 0 ? (.roundedFill, radius) : (.fill, 0)
    default: return (.fill, 0)
    }
  }
}
