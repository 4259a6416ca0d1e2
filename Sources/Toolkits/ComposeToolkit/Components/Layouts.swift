import ComponentModel
import ScreenModel

enum LayoutComponents {
  static let all: [String: any Component] = [
    "Row": SimpleComponent(row), "Column": SimpleComponent(column), "Box": SimpleComponent(box),
    "Spacer": SimpleComponent { call, context in
      let law = BoxLaw(width: .fixed(0), height: .fixed(0), drawing: .nothing)
      return context.node(.box(law), call, modifier: call.arguments.named("modifier", 0))
    },
    "BoxWithConstraints": SimpleComponent(boxWithConstraints),
    "HorizontalDivider": SimpleComponent { $1.divider($0, .horizontal) },
    "Divider": SimpleComponent { $1.divider($0, .horizontal) },
    "VerticalDivider": SimpleComponent { $1.divider($0, .vertical) },
  ]

  @Sendable
  private static func row(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let (kind, spacing) = context.arrangement(from: arguments.named("horizontalArrangement", 1))
    let law = LinearLaw(
      arrangement: kind, spacing: spacing,
      vertical: context.verticalAlignment(from: arguments.named("verticalAlignment", 2)) ?? .top)
    return context.node(
      .row(law), call, modifier: arguments.named("modifier", 0),
      children: context.content(arguments.slot("content", 3)))
  }

  @Sendable
  private static func column(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let (kind, spacing) = context.arrangement(from: arguments.named("verticalArrangement", 1))
    let law = LinearLaw(
      arrangement: kind, spacing: spacing,
      horizontal: context.horizontalAlignment(from: arguments.named("horizontalAlignment", 2))
        ?? .leading)
    return context.node(
      .column(law), call, modifier: arguments.named("modifier", 0),
      children: context.content(arguments.slot("content", 3)))
  }

  @Sendable
  private static func box(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let alignment = context.alignment(from: arguments.named("contentAlignment", 1)) ?? .topLeading
    let passes = arguments.named("propagateMinConstraints", 2)?.flag ?? false
    return context.node(
      .layers(alignment, propagatesMinimum: passes), call, modifier: arguments.named("modifier", 0),
      children: context.content(arguments.slot("content", 3)))
  }

  /// A box whose content reads what it is offered.
  @Sendable
  private static func boxWithConstraints(
    _ call: ComponentCall, _ context: any BuildContext
  ) -> [ScreenNode] {
    let room = context.room
    var call = call
    for index in call.arguments.all.indices {
      guard case .closure(var closure) = call.arguments.all[index].value else { continue }
      closure.scope.variables["this"] = .native(room)
      call.arguments.all[index].value = .closure(closure)
    }
    return context.with({ $0[BoxRoomKey.self] = room }) { box(call, context) }
  }
}

extension BuildContext {
  fileprivate func divider(_ call: ComponentCall, _ axis: Axis) -> [ScreenNode] {
    let thickness = dp(call.arguments.named("thickness", 1)) ?? 1
    let long = BoxLaw.Extent.flexible(minimum: 0, ideal: 0)
    let law =
      axis == .horizontal
      ? BoxLaw(width: long, height: .fixed(thickness), drawing: .fill)
      : BoxLaw(width: .fixed(thickness), height: long, drawing: .fill)
    var traits = NodeTraits()
    traits.isDecorative = true
    traits.paint.background = schemeColor("outlineVariant")
    return node(.box(law), call, modifier: call.arguments.named("modifier", 0), traits: traits)
  }
}
