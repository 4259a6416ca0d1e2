import ScreenModel

/// What a node inherits from the nodes around it.
struct PlacingContext {
  var clip: Rect?
  var scrollableAxes: Axes = []

  /// What the children of a node inherit: the cut of a clip, or the freedom of a scroll view.
  ///
  /// A scroll view still cuts what sticks out on the axis on which it does not scroll.
  func inside(_ law: Law, frame: Rect) -> PlacingContext {
    var inner = self
    if law.window != nil { return PlacingContext() }
    if let scroll = law.scroll {
      guard scroll.isEnabled else {
        inner.clip = cut(to: frame)
        return inner
      }
      inner.scrollableAxes.formUnion(scroll.axes)
      let freed = clip.map { $0.freed(along: scroll.axes, of: frame) }
      let sides = PlacingContext(clip: freed)
      inner.clip = scroll.axes == .both ? freed : sides.cut(to: frame.endless(along: scroll.axes))
    } else if law.clips {
      inner.clip = cut(to: frame)
    }
    return inner
  }

  /// The common part of the cut so far and a frame; empty where they have none.
  func cut(to frame: Rect) -> Rect {
    guard let clip else { return frame }
    return clip.intersection(frame) ?? Rect(origin: frame.origin, size: .zero)
  }
}

extension Rect {
  /// The cut that is left where content can be moved along `axes` through a frame.
  ///
  /// Along those axes every part can be brought into view as long as the frame is in view at all.
  fileprivate func freed(along axes: Axes, of frame: Rect) -> Rect {
    intersection(frame) == nil ? self : endless(along: axes)
  }

  /// The same without ends on some axes.
  fileprivate func endless(along axes: Axes) -> Rect {
    var result = self
    if axes.contains(Axis.horizontal) {
      result.origin.x = -Sane.longest
      result.size.width = 2 * Sane.longest
    }
    if axes.contains(Axis.vertical) {
      result.origin.y = -Sane.longest
      result.size.height = 2 * Sane.longest
    }
    return result
  }
}
