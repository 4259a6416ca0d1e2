/// The law of a box with a style, as Yoga lays it out. Lengths are in points or dp.
package struct FlexLaw: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    /// Children, laid out by the style.
    case children
    case text(TextContent)
    case image(ImageContent)
    case box(BoxLaw)
    /// One child, the content's own container, which may be longer than the box along the axes.
    case scroll(ScrollLaw)
    /// A window: its child is offered all of it; what keeps to the safe area says so itself.
    case window(WindowLaw)
    /// A component of the project: counts as its one child, whose frame it has; its style is not used.
    case wrapper
    /// Padding by the safe area's insets on these edges, one child or several as `children`.
    case safeArea(Set<Edge>)
  }

  package var content: Content
  package var style: FlexStyle

  package init(_ content: Content = .children, _ style: FlexStyle = FlexStyle()) {
    self.content = content
    self.style = style
  }
}

/// A style with Yoga's defaults.
package struct FlexStyle: Sendable, Hashable {
  package enum Direction: Sendable, Hashable { case column, columnReverse, row, rowReverse }
  package enum Wrap: Sendable, Hashable { case noWrap, wrap, wrapReverse }
  package enum Justify: Sendable, Hashable {
    case flexStart, center, flexEnd, spaceBetween, spaceAround, spaceEvenly
  }
  package enum Align: Sendable, Hashable {
    case auto, flexStart, center, flexEnd, stretch, baseline, spaceBetween, spaceAround, spaceEvenly
  }
  package enum Position: Sendable, Hashable { case relative, absolute, fixed }
  package enum Overflow: Sendable, Hashable { case visible, hidden, scroll }
  package enum WritingDirection: Sendable, Hashable { case inherit, leftToRight, rightToLeft }

  package var writing: WritingDirection
  package var direction: Direction
  package var wrap: Wrap
  package var justify: Justify
  package var alignItems: Align
  package var alignSelf: Align
  package var alignContent: Align
  package var grow: Double
  package var shrink: Double
  package var basis: FlexLength
  package var width: FlexLength
  package var height: FlexLength
  package var minWidth: FlexLength
  package var minHeight: FlexLength
  package var maxWidth: FlexLength
  package var maxHeight: FlexLength
  /// Ratio of width to height.
  package var aspectRatio: Double?
  package var margin: FlexEdges
  package var padding: FlexEdges
  package var border: FlexEdges
  package var position: Position
  package var inset: FlexEdges
  package var rowGap: Double
  package var columnGap: Double
  package var overflow: Overflow
  /// False: `display: none`.
  package var isShown: Bool

  package init() {
    writing = .inherit
    direction = .column
    wrap = .noWrap
    justify = .flexStart
    alignItems = .stretch
    alignSelf = .auto
    alignContent = .flexStart
    grow = 0
    shrink = 0
    basis = .auto
    width = .auto
    height = .auto
    minWidth = .undefined
    minHeight = .undefined
    maxWidth = .undefined
    maxHeight = .undefined
    aspectRatio = nil
    margin = FlexEdges()
    padding = FlexEdges()
    border = FlexEdges()
    position = .relative
    inset = FlexEdges()
    rowGap = 0
    columnGap = 0
    overflow = .visible
    isShown = true
  }
}

package enum FlexLength: Sendable, Hashable {
  case undefined, auto
  case points(Double)
  /// 0 to 100 of the parent's length.
  case percent(Double)
}

/// Lengths at the edges; `start` and `end` depend on the writing direction and win over left and right.
package struct FlexEdges: Sendable, Hashable {
  package var left: FlexLength
  package var top: FlexLength
  package var right: FlexLength
  package var bottom: FlexLength
  package var start: FlexLength
  package var end: FlexLength

  package init(
    left: FlexLength = .undefined, top: FlexLength = .undefined, right: FlexLength = .undefined,
    bottom: FlexLength = .undefined, start: FlexLength = .undefined, end: FlexLength = .undefined
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.start = start
    self.end = end
  }

  /// The same length at all four edges.
  package init(all length: FlexLength) {
    self.init(left: length, top: length, right: length, bottom: length)
  }
}
