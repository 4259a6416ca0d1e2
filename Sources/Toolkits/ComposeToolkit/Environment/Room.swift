// What a place is offered is known for certain only to the layout, which comes later. What is told here
// follows from the source: the device, and all modifiers and paddings around a place. What siblings in a
// row or column take, bars and weights are not seen, so that a room may come out too large.

import ComponentModel
import ScreenModel
import SourceText

/// The lengths that a place is offered, in dp.
struct Room: NativeValue, Hashable {
  var minimum = Size.zero
  /// Infinite along what moves.
  var maximum: Size

  /// The members of a box's scope that tell of it; nil for other names.
  func member(_ name: String, pixels scale: Double?) -> Value? {
    let length: Double
    switch name {
    case "maxWidth": length = maximum.width
    case "maxHeight": length = maximum.height
    case "minWidth": length = minimum.width
    case "minHeight": length = minimum.height
    default: return nil
    }
    guard let scale else { return .native(LengthValue(amount: length, unit: .dp)) }
    return .number(length.isFinite ? (length * scale).rounded() : Double(Int32.max))
  }
}

/// `constraints` of a box: its room in pixels.
struct ConstraintsValue: NativeValue {
  let room: Room
}

/// What lies around a place, the outermost first.
enum RoomStep: Sendable {
  case modifier(Value)
  case inside(Insets)
  case atMost(width: Double)
  /// Content that moves.
  case endless(Axis)
  case tracks(LazyTracksLaw)
}

enum RoomStepsKey: EnvironmentKey {
  static var fallback: [RoomStep] { [] }
}

/// What the nearest box tells of its constraints.
enum BoxRoomKey: EnvironmentKey {
  static var fallback: Room? { nil }
}

/// The room of the list around a place, without its padding.
enum ListRoomKey: EnvironmentKey {
  static var fallback: Room? { nil }
}

extension BuildContext {
  /// The room of the place that is being built.
  var room: Room {
    var room = Room(maximum: device.size)
    for step in environment[RoomStepsKey.self] {
      switch step {
      case .modifier(let modifier):
        room.minimum = .zero
        for step in steps(of: modifier) { apply(step, to: &room) }
      case .inside(let insets): room.inset(by: insets)
      case .atMost(let width): room.maximum.width = min(width, room.maximum.width)
      case .endless(let axis): room.maximum[axis] = .infinity
      case .tracks(let law): room.maximum[law.axis.other] = law.track(of: room.maximum[law.axis.other])
      }
    }
    return room
  }

  private func apply(_ step: Symbol.Step, to room: inout Room) {
    let arguments = step.arguments ?? Arguments()
    let effect = sizeEffect(step.name, arguments) ?? paddingEffect(step.name, arguments)
      ?? placeEffect(step.name, arguments)
    guard case .law(let law, _)? = effect else { return }
    switch law {
    case .size(let size):
      room.limit(.horizontal, to: size.width, isRequired: size.isRequired)
      room.limit(.vertical, to: size.height, isRequired: size.isRequired)
    case .fill(let width, let height):
      room.fill(.horizontal, width)
      room.fill(.vertical, height)
    case .padding(let insets): room.inset(by: insets)
    case .scroll(let scroll):
      for axis in Axis.allCases where scroll.axes.contains(axis) {
        room.minimum[axis] = 0
        room.maximum[axis] = .infinity
      }
    case .wrapContent(let axes, _, let isUnbounded):
      for axis in Axis.allCases where axes.contains(axis) {
        room.minimum[axis] = 0
        if isUnbounded { room.maximum[axis] = .infinity }
      }
    case .aspectRatio(let ratio, _) where room.maximum.width.isFinite && ratio > 0:
      let height = min(room.maximum.width / ratio, room.maximum.height)
      room.maximum = Size(width: height * ratio, height: height)
      room.minimum = room.maximum
    default: break
    }
  }

  /// Builds content with something around it.
  func content(_ value: Value?, within steps: RoomStep...) -> [ScreenNode] {
    with({ $0[RoomStepsKey.self] += steps }) { content(value) }
  }

  /// What a box's scope tells; nil for other names. Outside of every box it is the device's.
  func roomMember(_ name: String) -> Value? {
    let box = environment[BoxRoomKey.self]
    if name == "constraints" { return box.map { .native(ConstraintsValue(room: $0)) } }
    if box == nil, name.hasPrefix("min") { return nil }
    return (box ?? Room(maximum: device.size)).member(name, pixels: nil)
  }
}

extension Room {
  fileprivate mutating func inset(by insets: Insets) {
    let taken = Size(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
    for axis in Axis.allCases {
      maximum[axis] = max(0, maximum[axis] - taken[axis])
      minimum[axis] = max(0, minimum[axis] - taken[axis])
    }
  }

  fileprivate mutating func fill(_ axis: Axis, _ share: Double?) {
    guard let share, maximum[axis].isFinite else { return }
    maximum[axis] = max(minimum[axis], maximum[axis] * share)
    minimum[axis] = maximum[axis]
  }

  fileprivate mutating func limit(_ axis: Axis, to bounds: SizeLaw.Bounds, isRequired: Bool) {
    let most = maximum[axis]
    if let own = bounds.maximum { maximum[axis] = isRequired ? own : max(minimum[axis], min(own, most)) }
    if let own = bounds.minimum {
      minimum[axis] = isRequired ? own : max(minimum[axis], min(own, maximum[axis]))
      maximum[axis] = max(maximum[axis], minimum[axis])
    }
  }
}

extension LazyTracksLaw {
  /// The length of one track across a room.
  fileprivate func track(of room: Double) -> Double {
    guard room.isFinite else { return room }
    let insets = axis == .vertical
      ? contentPadding.leading + contentPadding.trailing : contentPadding.top + contentPadding.bottom
    let breadth = max(0, room - insets)
    let count: Double
    switch tracks {
    case .count(let number): count = Double(max(1, number))
    case .adaptive(let least): count = max(1, ((breadth + crossSpacing) / max(1, least + crossSpacing)).rounded(.down))
    case .fixed(let length): return min(length, breadth)
    }
    return max(0, (breadth - crossSpacing * (count - 1)) / count)
  }
}
