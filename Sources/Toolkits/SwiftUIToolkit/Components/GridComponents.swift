import ComponentModel
import ScreenModel

/// Grids and their rows.
enum GridComponents {
  static let all: [String: any Component] = [
    "Grid": SimpleComponent(grid), "GridRow": SimpleComponent(gridRow),
    "LazyVGrid": LazyGridComponent(axis: .vertical),
    "LazyHGrid": LazyGridComponent(axis: .horizontal),
  ]

  /// `Grid(alignment:horizontalSpacing:verticalSpacing:) { }`
  @Sendable
  private static func grid(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let law = GridLaw(
      alignment: context.alignment(from: arguments["alignment"]) ?? .center,
      horizontalSpacing: context.spacing(from: arguments["horizontalSpacing"], in: call),
      verticalSpacing: context.spacing(from: arguments["verticalSpacing"], in: call))
    let children = context.content(arguments.content("content"))
    return [ScreenNode(.grid(law), name: call.name, span: call.span, children: children)]
  }

  /// `GridRow(alignment:) { }`
  @Sendable
  private static func gridRow(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let alignment = context.verticalAlignment(from: call.arguments["alignment"])
    let children = context.content(call.arguments.content("content"))
    return [
      ScreenNode(.gridRow(alignment), name: call.name, span: call.span, children: children)
    ]
  }
}

/// `LazyVGrid(columns:alignment:spacing:) { }`, `LazyHGrid(rows:alignment:spacing:) { }`
struct LazyGridComponent: Component {
  let axis: Axis

  func build(_ call: ComponentCall, _ context: any BuildContext) -> [ScreenNode] {
    let arguments = call.arguments
    let items = arguments["columns"] ?? arguments["rows"] ?? arguments.first
    var tracks: [LazyGridLaw.Track] = []
    var trackSpacing: Double?
    var known = false
    if case .list(let values)? = items {
      known = true
      for value in values {
        guard let item = item(from: value, context) else {
          known = false
          continue
        }
        tracks.append(item.track)
        trackSpacing = trackSpacing ?? item.spacing
      }
    }
    if !known { context.noteValue("columns", at: call.span) }
    if tracks.isEmpty { tracks = [.flexible(minimum: Self.minimum, maximum: .infinity)] }
    var alignment = Alignment.center
    if let value = arguments["alignment"] {
      alignment.horizontal = context.horizontalAlignment(from: value) ?? .center
      alignment.vertical = context.verticalAlignment(from: value) ?? .center
    }
    let law = LazyGridLaw(
      axis: axis, tracks: tracks, trackSpacing: trackSpacing,
      lineSpacing: context.spacing(from: arguments["spacing"], in: call), alignment: alignment)
    let children = context.content(arguments.content("content"))
    return [ScreenNode(.lazyGrid(law), name: call.name, span: call.span, children: children)]
  }

  /// The platform's least width of a flexible track, in points.
  private static let minimum: Double = 10

  /// `GridItem(.flexible(minimum:maximum:), spacing:)`; without a size it is flexible.
  private func item(from value: Value, _ context: any BuildContext)
    -> (track: LazyGridLaw.Track, spacing: Double?)?
  {
    guard case .symbol(let symbol) = value, let step = symbol.steps.first, step.name == "init",
      let arguments = step.arguments
    else { return nil }
    let spacing = context.number(from: arguments["spacing"])
    guard let size = arguments.first else {
      return (.flexible(minimum: Self.minimum, maximum: .infinity), spacing)
    }
    guard let kind = context.symbol(from: size)?.steps.first else { return nil }
    let sizes = kind.arguments ?? Arguments()
    let minimum = context.number(from: sizes["minimum"])
    let maximum = context.number(from: sizes["maximum"]) ?? .infinity
    switch kind.name {
    case "fixed":
      return context.number(from: sizes.first).map { (.fixed($0), spacing) }
    case "flexible":
      return (.flexible(minimum: minimum ?? Self.minimum, maximum: maximum), spacing)
    case "adaptive":
      return minimum.map { (.adaptive(minimum: $0, maximum: maximum), spacing) }
    default: return nil
    }
  }
}
