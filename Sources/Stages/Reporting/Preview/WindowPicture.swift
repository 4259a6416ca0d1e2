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
