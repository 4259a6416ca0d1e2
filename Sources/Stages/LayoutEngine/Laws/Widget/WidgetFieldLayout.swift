import ScreenModel

// Provenance: InputDecorator of Flutter's material library (3.16 to 3.41), its heights held against a real
// engine's: padding, room for the label, the input and padding, at least a tap target; a helper 4 below.

/// A field: its container around the input, the label above or in it, a helper below.
struct WidgetFieldLayout: WidgetLayout {
  let law: WidgetFieldLaw
  let children: Range<Int>

  /// A label that floats is drawn at this share of its size.
  private static let labelScale: Double = 0.75
  /// In logical pixels.
  private static let helperGap: Double = 4
  /// The width in logical pixels that is assumed where there is none. An assumption.
  private static let freeWidth: Double = 280

  private struct Slots {
    var input: Int?
    var label: Int?
    var helper: Int?
    var prefix: Int?
    var suffix: Int?
  }

  private var slots: Slots {
    var rest = children.makeIterator()
    var slots = Slots(input: rest.next())
    if law.hasLabel { slots.label = rest.next() }
    if law.hasHelper { slots.helper = rest.next() }
    if law.hasPrefix { slots.prefix = rest.next() }
    if law.hasSuffix { slots.suffix = rest.next() }
    return slots
  }

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let slots = slots
    let width = constraints.isBounded(.horizontal) ? constraints.maxWidth : Self.freeWidth
    // 1. The icons take what they like, the input what is left.
    let loose = WidgetConstraints(maxWidth: width)
    let prefix = slots.prefix.map { pass.measure($0, loose) } ?? .zero
    let suffix = slots.suffix.map { pass.measure($0, loose) } ?? .zero
    let start = slots.prefix == nil ? law.padding.leading : prefix.width
    let end = slots.suffix == nil ? law.padding.trailing : suffix.width
    let room = max(0, width - start - end)
    let inputOffer = WidgetConstraints(minWidth: room, maxWidth: room)
    let inputHeight = slots.input.map { pass.measure($0, inputOffer).height } ?? 0
    // 2. The container around them.
    let above = slots.label == nil || law.isOutlined ? 0 : pass.fonts.size(law.labelRoom)
    let content = law.padding.top + above + inputHeight + law.padding.bottom
    let container = max(law.minimumHeight, content, prefix.height, suffix.height)
    // 3. The helper below it.
    let helperOffer = WidgetConstraints(
      maxWidth: max(0, width - law.padding.leading - law.padding.trailing))
    let helper = slots.helper.map { pass.measure($0, helperOffer).height + Self.helperGap } ?? 0
    var answer = WidgetAnswer(
      size: constraints.constrain(Size(width: width, height: container + helper)))
    func place(_ child: Int?, _ x: Double, _ y: Double, _ offer: WidgetConstraints) {
      guard let child else { return }
      answer.placements.append(WidgetPlacement(child, at: Point(x: x, y: y), offer))
    }
    // An outlined field centres its input, the others leave it below the label.
    let slack = max(0, container - content) / 2
    let top =
      law.isOutlined ? (container - inputHeight) / 2 : law.padding.top + above + slack
    place(slots.input, start, top, inputOffer)
    if let label = slots.label {
      answer.placements.append(self.label(label, start, room, container, in: &pass))
    }
    place(slots.helper, law.padding.leading, container + Self.helperGap, helperOffer)
    place(slots.prefix, 0, (container - prefix.height) / 2, loose)
    place(slots.suffix, width - suffix.width, (container - suffix.height) / 2, loose)
    return answer
  }

  private func label(
    _ label: Int, _ start: Double, _ room: Double, _ container: Double, in pass: inout WidgetPass
  ) -> WidgetPlacement {
    let scale = law.floatsLabel ? Self.labelScale : 1
    let offer = WidgetConstraints(maxWidth: room / scale)
    let height = pass.measure(label, offer).height * scale
    let top: Double
    if !law.floatsLabel {
      top = (container - height) / 2
    } else {
      top = law.isOutlined ? -height / 2 : law.padding.top
    }
    var placement = WidgetPlacement(label, at: Point(x: start, y: top), offer)
    placement.scale = Size(width: scale, height: scale)
    return placement
  }
}
