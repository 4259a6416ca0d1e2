internal import Drawing
internal import ScreenModel

/// What sticks out of a window and cannot be brought into it.
struct Overflow {
  /// The window together with the part outside of it that is drawn.
  let canvas: Rect
  private let bounds: Rect

  init(of root: LaidOutNode, nodes: [Int: ScreenNode], bounds: Rect) {
    self.bounds = bounds
    var canvas = bounds
    Self.extend(&canvas, by: root, nodes: nodes, bounds: bounds)
    let left = max(canvas.minX, bounds.minX - Self.farthestAside)
    let right = min(canvas.maxX, bounds.maxX + Self.farthestAside)
    let top = max(canvas.minY, bounds.minY - Self.farthestAbove)
    let bottom = min(canvas.maxY, bounds.maxY + Self.farthestBelow)
    self.canvas = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  var exists: Bool { canvas != bounds }

  /// Dashed lines along the edges that something sticks out of.
  var edges: [Picture.Item] {
    let corners = [
      (canvas.minY < bounds.minY, Point(x: bounds.minX, y: bounds.minY), true),
      (bounds.maxY < canvas.maxY, Point(x: bounds.minX, y: bounds.maxY), true),
      (canvas.minX < bounds.minX, Point(x: bounds.minX, y: bounds.minY), false),
      (bounds.maxX < canvas.maxX, Point(x: bounds.maxX, y: bounds.minY), false),
    ]
    return corners.compactMap { isCrossed, start, isLevel -> Picture.Item? in
      guard isCrossed else { return nil }
      let end =
        isLevel
        ? Point(x: bounds.maxX, y: start.y) : Point(x: start.x, y: bounds.maxY)
      return .stroke(.line(start, end), Palette.error, Stroke(width: 1.5, dashes: [6, 4]))
    }
  }

  /// Adds the ink of leaves that no scroll view can bring into the window.
  private static func extend(
    _ canvas: inout Rect, by laidOut: LaidOutNode, nodes: [Int: ScreenNode], bounds: Rect
  ) {
    guard let node = nodes[laidOut.id] else { return }
    let hasInk = laidOut.children.isEmpty && node.hasInk && laidOut.scrollableAxes.isEmpty
    let frame = laidOut.clip.map { laidOut.frame.intersection($0) } ?? laidOut.frame
    if hasInk, let frame, frame.area > 0 {
      let reach = frame.inset(by: Insets(top: -2, leading: -2, bottom: -2, trailing: -2))
      if frame.minX < bounds.minX - 1 || bounds.maxX + 1 < frame.maxX
        || frame.minY < bounds.minY - 1 || bounds.maxY + 1 < frame.maxY
      {
        canvas = canvas.union(reach)
      }
    }
    for child in laidOut.children where nodes[child.id]?.traits.isPresented != true {
      extend(&canvas, by: child, nodes: nodes, bounds: bounds)
    }
  }

  /// The most that is drawn above a window, in points; it pushes all windows of a row down.
  private static let farthestAbove: Double = 160
  /// The most that is drawn below a window, in points.
  private static let farthestBelow: Double = 480
  /// The most that is drawn beside a window, in points.
  private static let farthestAside: Double = 120
}

extension ScreenNode {
  /// Whether a person sees something of the node itself.
  fileprivate var hasInk: Bool {
    guard !traits.isInvisible else { return false }
    if let box = law.box { return box.drawing != .nothing }
    return law.text != nil || law.image != nil
  }
}
