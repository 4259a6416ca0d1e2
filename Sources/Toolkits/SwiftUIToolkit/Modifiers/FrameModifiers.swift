import ComponentModel
import ScreenModel
import SourceText

/// Frames, fixed sizes and ratios.
enum FrameModifiers {
  static let all: [String: any Modifier] = [
    "frame": FrameModifier(),
    "fixedSize": SimpleModifier { call, context, content in
      var axes = Axes.both
      if !call.arguments.isEmpty {
        axes = []
        if call.arguments["horizontal"]?.boolean == true { axes.insert(.horizontal) }
        if call.arguments["vertical"]?.boolean == true { axes.insert(.vertical) }
      }
      return axes.isEmpty ? content() : content().wrapped(in: .fixedSize(axes), by: call)
    },
    "aspectRatio": SimpleModifier(aspectRatio),
    "scaledToFit": SimpleModifier { call, _, content in
      content().wrapped(in: .aspectRatio(nil, fills: false), by: call)
    },
    "scaledToFill": SimpleModifier { call, _, content in
      content().wrapped(in: .aspectRatio(nil, fills: true), by: call)
    },
    "containerRelativeFrame": SimpleModifier(containerRelative),
    "layoutPriority": SimpleModifier { call, context, content in
      guard let priority = context.number(from: call.arguments.first) else {
        context.noteUnclear(call)
        return content()
      }
      return content().map { node in
        var copy = node
        copy.traits.layoutPriority = priority
        return copy
      }
    },
  ]

  /// `.aspectRatio(16 / 9, contentMode: .fit)`, `.aspectRatio(contentMode: .fill)`
  @Sendable
  private static func aspectRatio(
    _ call: ModifierCall, _ context: any BuildContext, _ content: () -> [ScreenNode]
  ) -> [ScreenNode] {
    var ratio: Double?
    if let value = call.arguments.first, !value.isNone {
      if let size = context.size(from: value), size.height > 0 {
        ratio = size.width / size.height
      } else if let number = context.number(from: value), number > 0 {
        ratio = number
      } else {
        context.noteUnclear(call)
        return content()
      }
    }
    let mode = call.arguments["contentMode"].flatMap { context.symbol(from: $0)?.name }
    return content().wrapped(in: .aspectRatio(ratio, fills: mode == "fill"), by: call)
  }

  /// `.containerRelativeFrame(.horizontal, count:, span:, spacing:)`: a share of the container.
  @Sendable
  private static func containerRelative(
    _ call: ModifierCall, _ context: any BuildContext, _ content: () -> [ScreenNode]
  ) -> [ScreenNode] {
    let axes = context.axes(from: call.arguments.first) ?? .horizontal
    let available = context.availableSize
    let count = max(1, context.number(from: call.arguments["count"]) ?? 1)
    let span = context.number(from: call.arguments["span"]) ?? 1
    let spacing = context.number(from: call.arguments["spacing"]) ?? 0
    func share(_ length: Double) -> Double {
      let cell = (length - spacing * (count - 1)) / count
      return max(0, cell * span + spacing * (span - 1))
    }
    let law = FrameLaw(
      width: axes.contains(Axis.horizontal) ? share(available.width) : nil,
      height: axes.contains(Axis.vertical) ? share(available.height) : nil,
      alignment: context.alignment(from: call.arguments["alignment"]) ?? .center)
    return content().wrapped(in: .frame(law), by: call)
  }
}

/// `.frame(width:height:alignment:)`, `.frame(minWidth:idealWidth:maxWidth:minHeight:…)`
///
/// A length that is not known leaves its axis to the content, and is counted; one that is measured from
/// content leaves it there as well.
struct FrameModifier: Modifier {
  func apply(_ call: ModifierCall, _ context: any BuildContext, content: () -> [ScreenNode])
    -> [ScreenNode]
  {
    let alignment = context.alignment(from: call.arguments["alignment"]) ?? .center
    var fixed = FrameLaw(width: nil, height: nil, alignment: alignment)
    var flexible = FlexibleFrameLaw(alignment: alignment)
    for argument in call.arguments.all {
      guard let label = argument.label, label != "alignment", !argument.value.isNone,
        !argument.value.isMeasuredLater
      else { continue }
      guard let length = context.number(from: argument.value) else {
        context.noteValue("\(label): \(argument.value.noteName)", at: call.span)
        continue
      }
      set(label, length, &fixed, &flexible)
    }
    var nodes = narrowing(fixed, context, content)
    if flexible.width.isSet || flexible.height.isSet {
      nodes = nodes.wrapped(in: .flexibleFrame(flexible), by: call)
    }
    if fixed.width != nil || fixed.height != nil {
      nodes = nodes.wrapped(in: .frame(fixed), by: call)
    }
    return nodes
  }

  private func set(
    _ label: String, _ length: Double, _ fixed: inout FrameLaw, _ flexible: inout FlexibleFrameLaw
  ) {
    switch label {
    case "width" where length.isFinite: fixed.width = length
    case "height" where length.isFinite: fixed.height = length
    case "width", "maxWidth": flexible.width.maximum = length
    case "height", "maxHeight": flexible.height.maximum = length
    case "minWidth": flexible.width.minimum = length
    case "idealWidth": flexible.width.ideal = length
    case "minHeight": flexible.height.minimum = length
    case "idealHeight": flexible.height.ideal = length
    default: break
    }
  }

  /// Builds the content with what is now known of its space.
  private func narrowing(
    _ frame: FrameLaw, _ context: any BuildContext, _ content: () -> [ScreenNode]
  ) -> [ScreenNode] {
    guard frame.width != nil || frame.height != nil else { return content() }
    var available = context.availableSize
    available.width = frame.width ?? available.width
    available.height = frame.height ?? available.height
    let narrowed = available
    return context.with({ $0.controls.available = narrowed }, content)
  }
}

extension FlexibleFrameLaw.Bounds {
  fileprivate var isSet: Bool { minimum != nil || ideal != nil || maximum != nil }
}

extension Value {
  /// Whether it is a length that starts at nothing and is set once something was measured.
  fileprivate var isMeasuredLater: Bool {
    guard case .unknown(let unknown) = self else { return false }
    switch unknown.likely {
    case .number(0)?, .some(.none): return true
    case .number?, .boolean?, nil: return false
    }
  }
}
