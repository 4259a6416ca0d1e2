package import TextScaling

/// A screen laid out on one device at one text size.
package struct LaidOutScreen: Sendable {
  package let device: Device
  package let textSize: TextSize
  /// The window for a screen; for a component the space that it was offered, with the height it took.
  package let bounds: Rect
  /// The window without status bar and home indicator; `bounds` for a component.
  package let safeArea: Rect
  package let root: LaidOutNode

  package init(device: Device, textSize: TextSize, bounds: Rect, safeArea: Rect, root: LaidOutNode) {
    self.device = device
    self.textSize = textSize
    self.bounds = bounds
    self.safeArea = safeArea
    self.root = root
  }
}

/// A node with its place; the node itself is found by its id in the screen's tree.
package struct LaidOutNode: Sendable {
  /// The id of the `ScreenNode`.
  package let id: Int
  /// The frame in the window's coordinates, with scrolled content at its resting place.
  package let frame: Rect
  /// The part of the window outside which nothing of this node is drawn; nil: not cut.
  ///
  /// A scroll view does not count here: what it hides can be reached. One that cannot scroll does.
  package let clip: Rect?
  /// Axes on which an ancestor scrolls, so that the node can be brought into view.
  package let scrollableAxes: Axes
  /// What was set, for a text.
  package let text: TextLayout?
  /// The paragraph that was set, with resolved fonts.
  package let paragraph: Paragraph?
  /// What the parent offered, for messages about fixed boxes; nil: nothing was proposed on an axis.
  package let proposal: Proposal
  /// What the framework itself complains about here.
  package let faults: [LayoutFault]
  /// Laid-out children in the order of the node's children; of alternatives only the chosen one.
  package let children: [LaidOutNode]

  package init(
    id: Int, frame: Rect, clip: Rect? = nil, scrollableAxes: Axes = [], text: TextLayout? = nil,
    paragraph: Paragraph? = nil, proposal: Proposal = Proposal(), faults: [LayoutFault] = [],
    children: [LaidOutNode] = []
  ) {
    self.id = id
    self.frame = frame
    self.clip = clip
    self.scrollableAxes = scrollableAxes
    self.text = text
    self.paragraph = paragraph
    self.proposal = proposal
    self.faults = faults
    self.children = children
  }
}

/// A complaint of the framework about a layout.
package enum LayoutFault: Sendable, Hashable {
  /// The children are longer than the node, by so many logical pixels.
  case overflow(Axis, Double)
  /// It needs an end on an axis and is given none: the framework throws.
  case unbounded(Axis)
}

/// A size offered to a child; nil on an axis asks for the ideal size.
package struct Proposal: Sendable, Hashable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
