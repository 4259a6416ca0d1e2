import ComponentModel
import ScreenModel

/// Stacks, their lazy forms, spacers, dividers and what has no box of its own.
enum StackComponents {
  static let all: [String: any Component] = [
    "HStack": StackComponent(axis: .horizontal), "LazyHStack": StackComponent(axis: .horizontal),
    "VStack": StackComponent(axis: .vertical), "LazyVStack": StackComponent(axis: .vertical),
    "ZStack": SimpleComponent(layers), "Spacer": SimpleComponent(spacer),
    "Divider": SimpleComponent { call, _ in
      [ScreenNode(.divider, name: call.name, span: call.span)]
    },
    "Group": SimpleComponent { call, context in
      context.content(call.arguments.content("content") ?? call.arguments.first)
    },
    "AnyView": SimpleComponent { call, context in
      context.content(call.arguments.first ?? call.arguments.all.first?.value)
    },
    "GlassEffectContainer": SimpleComponent { call, context in
      context.content(call.arguments.content("content"))
    },
    "EmptyView": SimpleComponent { _, _ in [] },
    "ViewThatFits": SimpleComponent(fitting), "GeometryReader": SimpleComponent(reader),
  ]

  /// `ZStack(alignment:) { }`
  @Sendable
  private static func layers(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let alignment = context.alignment(from: call.arguments["alignment"]) ?? .center
    let children = context.content(call.arguments.content("content"))
    return [ScreenNode(.layers(alignment), name: call.name, span: call.span, children: children)]
  }

  /// `Spacer()`, `Spacer(minLength:)`
  @Sendable
  private static func spacer(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let minimum = context.number(from: call.arguments["minLength"])
    return [ScreenNode(.spacer(minimum: minimum), name: call.name, span: call.span)]
  }

  /// `ViewThatFits(in:) { }`
  @Sendable
  private static func fitting(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let axes = context.axes(from: call.arguments["in"]) ?? .both
    let children = context.content(call.arguments.content("content"))
    return [ScreenNode(.fitting(axes), name: call.name, span: call.span, children: children)]
  }

  /// `GeometryReader { proxy in }`
  @Sendable
  private static func reader(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let proxy = GeometryValue(size: context.availableSize, safeArea: context.device.safeArea)
    let children = context.content(call.arguments.content("content"), with: [.native(proxy)])
    let child = children.layered(.topLeading, name: "content", span: nil)
    return [
      ScreenNode(
        .reader, name: call.name, span: call.span, children: children.isEmpty ? [] : [child])
    ]
  }
}

/// `HStack(alignment:spacing:) { }`, `VStack(alignment:spacing:) { }`
struct StackComponent: Component {
  let axis: Axis

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    var law = StackLaw(axis: axis, spacing: context.spacing(from: arguments["spacing"], in: call))
    if let alignment = arguments["alignment"] {
      law.horizontal = context.horizontalAlignment(from: alignment) ?? law.horizontal
      law.vertical = context.verticalAlignment(from: alignment) ?? law.vertical
    }
    let children = context.content(arguments.content("content"))
    return [ScreenNode(.stack(law), name: call.name, span: call.span, children: children)]
  }
}

extension BuildContext {
  /// A spacing; nil, the platform's own, where there is none or where it is not known.
  func spacing(from value: Value?, in call: ComponentCall) -> Double? {
    guard let value, !value.isNone else { return nil }
    if let spacing = number(from: value) { return spacing }
    noteValue("spacing: " + value.noteName, at: call.span)
    return nil
  }
}
