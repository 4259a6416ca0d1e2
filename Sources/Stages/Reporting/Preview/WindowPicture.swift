internal import Drawing
internal import Findings
internal import ScreenModel

/// One window with what it shows, what sticks out of it, and what is wrong.
struct WindowPicture {
  /// The space taken, in points.
  let size: Size
  /// Where the window's own top leading corner is in that space.
  let corner: Point
  let items: [Picture.Item]

  init(
    _ root: LaidOutNode, bounds: Rect, of frame: PreviewFrame, nodes: [Int: ScreenNode],
    typesetter: any GlyphTypesetter
  ) {
    let isScreen = frame.screen.role == .screen
    let painter = ScreenPainter(
      root, nodes: nodes, bounds: bounds, safeArea: isScreen ? frame.layout.safeArea : bounds,
      typesetter: typesetter)
    let content = painter.items(of: root)
    let outside = Overflow(of: root, nodes: nodes, bounds: bounds)
    let canvas = outside.canvas
    let lettering = Lettering(typesetter: typesetter)
    let marks = FaultMarks(nodes: nodes, lettering: lettering, canvas: canvas)
    let chrome = WindowChrome(frame: frame, bounds: bounds, lettering: lettering)
    var items: [Picture.Item] = []
    if outside.exists {
      items.append(
        .group(Picture.Group(clip: .rect(canvas), opacity: Self.lostOpacity, items: content)))
    }
    items += chrome.ground(painter.page)
    items.append(.group(Picture.Group(clip: chrome.outline, items: content + chrome.statusBar)))
    items += chrome.border + outside.edges
    items += marks.items(for: frame.findings, in: root)
    size = canvas.size
    corner = Point(x: bounds.minX - canvas.minX, y: bounds.minY - canvas.minY)
    let shift = Point(x: -canvas.minX, y: -canvas.minY)
    self.items = [.group(Picture.Group(translation: shift, items: items))]
  }

  /// How much is left of what cannot be reached.
  private static let lostOpacity = 0.4
}

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
    let top = max(canvas.minY, bounds.minY - Self.farthest)
    let bottom = min(canvas.maxY, bounds.maxY + Self.farthest)
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

  /// The most that is drawn above and below a window, in points.
  private static let farthest: Double = 420
  /// The most that is drawn beside a window, in points.
  private static let farthestAside: Double = 120
}

extension ScreenNode {
  /// Whether a person sees something of the node itself.
  fileprivate var hasInk: Bool {
    guard !traits.isInvisible, case .proposal(let law) = law else { return false }
    switch law {
    case .text, .image: return true
    case .box(let box): return box.drawing != .nothing
    default: return false
    }
  }
}
