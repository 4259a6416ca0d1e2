/// The laws of the family in which a parent proposes and the child decides.
package enum ProposalLaw: Sendable, Hashable {
  case text(TextContent)
  case image(ImageContent)
  /// Content of a known nature without children: a switch, a shape, a colour.
  case box(BoxLaw)
  case stack(StackLaw)
  /// Children on top of each other, each proposed all of it.
  case layers(Alignment)
  /// Takes what is left along the stack's axis, at least `minimum` (nil: the platform's 8).
  case spacer(minimum: Double?)
  /// A hairline across the stack's axis.
  case divider
  /// Exactly these numbers, whatever the child says; nil leaves an axis to the child.
  case frame(FrameLaw)
  case flexibleFrame(FlexibleFrameLaw)
  case padding(Insets)
  /// Proposes nothing on these axes, so that the child takes its ideal size.
  case fixedSize(Axes)
  /// Ratio of width to height; nil: the child's own.
  case aspectRatio(Double?, fills: Bool)
  /// Drawn elsewhere; its place in the layout is unchanged.
  case offset(Point)
  /// The centre of the child at a point of a box that takes the whole proposal.
  case position(Point)
  /// The first child decides the size; the others are proposed that size, behind it or in front.
  case attachment(Alignment, isBehind: Bool)
  /// Cuts the drawing of what sticks out; the layout is unchanged.
  case clip
  case scroll(ScrollLaw)
  case grid(GridLaw)
  /// A row of a grid; outside a grid a horizontal stack. A child of a grid that is no row spans it.
  case gridRow(VerticalAlignment?)
  case lazyGrid(LazyGridLaw)
  /// The first child whose ideal size fits on these axes, else the last.
  case fitting(Axes)
  /// Takes the whole proposal; its child stands at the top leading corner and may stick out.
  case reader
  case inset(InsetLaw)
  /// One child with nothing of its own: a control, a link, an identity.
  case wrapper
  /// A screen's frame: the window with its safe area, the child is proposed the safe area.
  case window(WindowLaw)
}

/// A leaf's size: what it takes on an axis when proposed p.
package struct BoxLaw: Sendable, Hashable {
  package enum Extent: Sendable, Hashable {
    /// Always this many points.
    case fixed(Double)
    /// The whole proposal, at least `minimum`; `ideal` when there is no proposal.
    case flexible(minimum: Double, ideal: Double)
  }

  package var width: Extent
  package var height: Extent
  package var drawing: Drawing

  /// What a picture shows for it.
  package enum Drawing: Sendable, Hashable {
    case nothing
    case fill, roundedFill, circle, capsule, outline
    case toggle, slider, stepper, progress, spinner, field, segments, picture
  }

  package init(width: Extent, height: Extent, drawing: Drawing) {
    self.width = width
    self.height = height
    self.drawing = drawing
  }
}

package struct StackLaw: Sendable, Hashable {
  package var axis: Axis
  /// Nil: the platform's own spacing, which depends on the neighbours.
  package var spacing: Double?
  /// Used by a vertical stack.
  package var horizontal: HorizontalAlignment
  /// Used by a horizontal stack.
  package var vertical: VerticalAlignment

  package init(
    axis: Axis, spacing: Double? = nil, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center
  ) {
    self.axis = axis
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

package struct FrameLaw: Sendable, Hashable {
  package var width: Double?
  package var height: Double?
  package var alignment: Alignment

  package init(width: Double?, height: Double?, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

package struct FlexibleFrameLaw: Sendable, Hashable {
  /// One axis: absent values are nil; `maximum` may be infinite.
  package struct Bounds: Sendable, Hashable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?

    package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }
  }

  package var width: Bounds
  package var height: Bounds
  package var alignment: Alignment

  package init(width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

package struct ScrollLaw: Sendable, Hashable {
  package var axes: Axes
  /// False: the content cannot be moved, and what sticks out is lost.
  package var isEnabled: Bool

  package init(axes: Axes, isEnabled: Bool = true) {
    self.axes = axes
    self.isEnabled = isEnabled
  }
}

package struct GridLaw: Sendable, Hashable {
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?

  package init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

package struct LazyGridLaw: Sendable, Hashable {
  package enum Track: Sendable, Hashable {
    case fixed(Double)
    case flexible(minimum: Double, maximum: Double)
    /// As many as fit.
    case adaptive(minimum: Double, maximum: Double)
  }

  /// The axis along which the grid grows: vertical for rows of columns.
  package var axis: Axis
  package var tracks: [Track]
  /// Space between tracks; nil: the platform's 8.
  package var trackSpacing: Double?
  /// Space between lines; nil: the platform's 8.
  package var lineSpacing: Double?
  package var alignment: Alignment

  package init(
    axis: Axis, tracks: [Track], trackSpacing: Double?, lineSpacing: Double?, alignment: Alignment
  ) {
    self.axis = axis
    self.tracks = tracks
    self.trackSpacing = trackSpacing
    self.lineSpacing = lineSpacing
    self.alignment = alignment
  }
}

/// The first child is the content, the second is pinned to an edge of the safe area.
package struct InsetLaw: Sendable, Hashable {
  package var edge: Edge
  package var spacing: Double
  /// Whether the content's safe area shrinks by the bar; without it the bar covers the content.
  package var shrinksContent: Bool

  package init(edge: Edge, spacing: Double = 0, shrinksContent: Bool = true) {
    self.edge = edge
    self.spacing = spacing
    self.shrinksContent = shrinksContent
  }
}

package struct WindowLaw: Sendable, Hashable {
  /// Edges where the content may run under the bars.
  package var ignoredEdges: Set<Edge>
  /// The share of the window's height that is offered: 1 for a screen, 0.5 for a half sheet.
  package var heightShare: Double

  package init(ignoredEdges: Set<Edge> = [], heightShare: Double = 1) {
    self.ignoredEdges = ignoredEdges
    self.heightShare = heightShare
  }
}
