import ScreenModel

/// The window of a device, and the parts of it that are offered to content.
struct Window: Sendable {
  /// The whole window from its top leading corner, in points.
  let frame: Rect
  private let safeArea: Insets

  init(_ device: Device) {
    frame = Rect(
      x: 0, y: 0, width: Sane.length(device.size.width), height: Sane.length(device.size.height))
    safeArea = Sane.lengths(device.safeArea)
  }

  /// The window's part that a law takes: all of it, or for a half sheet its lower share.
  func frame(of law: WindowLaw) -> Rect {
    let height = frame.size.height * law.heightShare
    return Rect(x: 0, y: frame.maxY - height, width: frame.size.width, height: height)
  }

  /// What is offered to the content: without the safe area's edges, unless the law ignores them.
  ///
  /// A sheet that does not reach the top of the window has no status bar over it.
  func safeFrame(of law: WindowLaw) -> Rect {
    var insets = safeArea
    if law.heightShare < 1 { insets.top = 0 }
    if law.ignoredEdges.contains(.top) { insets.top = 0 }
    if law.ignoredEdges.contains(.leading) { insets.leading = 0 }
    if law.ignoredEdges.contains(.bottom) { insets.bottom = 0 }
    if law.ignoredEdges.contains(.trailing) { insets.trailing = 0 }
    return frame(of: law).inset(by: insets)
  }
}
