/// The laws of the family in which constraints go down a chain and the child answers within them.
///
/// A modifier is a law with one child. Lengths are in dp.
package enum ConstraintLaw: Sendable, Hashable {
  case text(TextContent)
  case image(ImageContent)
  /// Content of a known nature without children. A flexible extent takes the largest length it is
  /// given where that is finite, and its ideal elsewhere.
  case box(BoxLaw)
  case row(LinearLaw)
  case column(LinearLaw)
  /// Children on top of each other; they get the constraints without a minimum unless it is passed on.
  case layers(Alignment, propagatesMinimum: Bool)
  case flow(FlowLaw)
  /// A range of lengths within the incoming ones: `size`, `width`, `heightIn`, `requiredHeight`.
  case size(SizeLaw)
  /// Smallest lengths where the incoming ones have none; nil leaves an axis alone.
  case defaultMinimum(width: Double?, height: Double?)
  /// The share of the largest length that is taken, 0 to 1, where that is finite; nil leaves an axis
  /// alone.
  case fill(width: Double?, height: Double?)
  /// Drops the smallest length (and, unbounded, the largest), and aligns the child in the space.
  case wrapContent(Axes, Alignment, isUnbounded: Bool)
  case padding(Insets)
  /// Drawn elsewhere; the layout is unchanged.
  case offset(Point)
  case scroll(ScrollLaw)
  /// Ratio of width to height.
  case aspectRatio(Double, matchesHeightFirst: Bool)
  /// Cuts the drawing of what sticks out; the layout is unchanged.
  case clip
  /// At least this square, the child centred in it.
  case minimumTarget(Double)
  /// The length that the content would like, at least or at most, in place of the largest.
  case intrinsic(width: Intrinsic?, height: Intrinsic?)
  /// The first child decides the size; the others are laid out within that size, behind it or in front.
  case attachment(Alignment, isBehind: Bool)
  /// Items one after another in a viewport that scrolls.
  case lazyList(LazyListLaw)
  case lazyGrid(LazyTracksLaw)
  /// Bars, content and a floating button; the children are in the order that the law names.
  case scaffold(ScaffoldLaw)
  /// A row of Material's lists; the children are in the order that the law names.
  case listItem(ListItemLaw)
  /// A bar with a title between its navigation and its actions, of a fixed height.
  case topBar(TopBarLaw)
  /// Children placed by links between their edges.
  case anchors(AnchorsLaw)
  /// What a parent reads of its child: outermost around a child, before all other modifiers.
  case placed(ParentHints)
  /// One child with nothing of its own: a control, a component of the project. What a parent reads of
  /// its child is found through wrappers.
  case wrapper
  /// A window with its safe area. What it offers is the whole of it, or the safe area only.
  case window(WindowLaw)

  package enum Intrinsic: Sendable, Hashable { case minimum, maximum }
}

/// A row or a column.
package struct LinearLaw: Sendable, Hashable {
  package enum Arrangement: Sendable, Hashable {
    case start, center, end, spaceBetween, spaceAround, spaceEvenly
  }

  package var arrangement: Arrangement
  /// A gap between neighbours in dp that the layout keeps (`spacedBy`).
  package var spacing: Double
  /// Across a column.
  package var horizontal: HorizontalAlignment
  /// Across a row.
  package var vertical: VerticalAlignment

  package init(
    arrangement: Arrangement = .start, spacing: Double = 0,
    horizontal: HorizontalAlignment = .leading, vertical: VerticalAlignment = .top
  ) {
    self.arrangement = arrangement
    self.spacing = spacing
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Lines of children that wrap: along the axis, the lines across it.
package struct FlowLaw: Sendable, Hashable {
  package var axis: Axis
  package var main: LinearLaw.Arrangement
  package var mainSpacing: Double
  package var crossSpacing: Double
  package var maximumPerLine: Int?

  package init(
    axis: Axis, main: LinearLaw.Arrangement = .start, mainSpacing: Double = 0,
    crossSpacing: Double = 0, maximumPerLine: Int? = nil
  ) {
    self.axis = axis
    self.main = main
    self.mainSpacing = mainSpacing
    self.crossSpacing = crossSpacing
    self.maximumPerLine = maximumPerLine
  }
}

/// Target lengths; equal ends fix an axis, nil leaves an end alone.
package struct SizeLaw: Sendable, Hashable {
  package struct Bounds: Sendable, Hashable {
    package var minimum: Double?
    package var maximum: Double?

    package init(minimum: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.maximum = maximum
    }

    /// Exactly this length.
    package static func exactly(_ length: Double) -> Bounds {
      Bounds(minimum: length, maximum: length)
    }
  }

  package var width: Bounds
  package var height: Bounds
  /// Whether the incoming constraints are overruled (`requiredSize`): the child is centred then.
  package var isRequired: Bool

  package init(width: Bounds = Bounds(), height: Bounds = Bounds(), isRequired: Bool = false) {
    self.width = width
    self.height = height
    self.isRequired = isRequired
  }
}

package struct LazyListLaw: Sendable, Hashable {
  package var axis: Axis
  package var spacing: Double
  package var contentPadding: Insets
  package var horizontal: HorizontalAlignment
  package var vertical: VerticalAlignment
  package var isScrollable: Bool
  /// Each item takes the whole viewport along the axis (a pager).
  package var isPaged: Bool

  package init(
    axis: Axis, spacing: Double = 0, contentPadding: Insets = .zero,
    horizontal: HorizontalAlignment = .leading, vertical: VerticalAlignment = .top,
    isScrollable: Bool = true, isPaged: Bool = false
  ) {
    self.axis = axis
    self.spacing = spacing
    self.contentPadding = contentPadding
    self.horizontal = horizontal
    self.vertical = vertical
    self.isScrollable = isScrollable
    self.isPaged = isPaged
  }
}

/// A grid that scrolls along its axis, with tracks across it.
package struct LazyTracksLaw: Sendable, Hashable {
  package enum Tracks: Sendable, Hashable {
    case count(Int)
    /// As many of at least this length as fit, the rest shared.
    case adaptive(Double)
    /// As many of exactly this length as fit.
    case fixed(Double)
  }

  package var axis: Axis
  package var tracks: Tracks
  package var mainSpacing: Double
  package var crossSpacing: Double
  package var contentPadding: Insets
  /// Whether each track is filled on its own, so that lines need not align.
  package var isStaggered: Bool

  package init(
    axis: Axis, tracks: Tracks, mainSpacing: Double = 0, crossSpacing: Double = 0,
    contentPadding: Insets = .zero, isStaggered: Bool = false
  ) {
    self.axis = axis
    self.tracks = tracks
    self.mainSpacing = mainSpacing
    self.crossSpacing = crossSpacing
    self.contentPadding = contentPadding
    self.isStaggered = isStaggered
  }
}

/// Which children a scaffold has, in this order: content, top bar, bottom bar, floating button.
package struct ScaffoldLaw: Sendable, Hashable {
  package var hasTopBar: Bool
  package var hasBottomBar: Bool
  package var hasFloatingButton: Bool
  /// Whether the content applies the padding that it is handed, so that it does not lie under the bars.
  package var contentAvoidsBars: Bool
  package var floatingAlignment: HorizontalAlignment

  package init(
    hasTopBar: Bool = false, hasBottomBar: Bool = false, hasFloatingButton: Bool = false,
    contentAvoidsBars: Bool = true, floatingAlignment: HorizontalAlignment = .trailing
  ) {
    self.hasTopBar = hasTopBar
    self.hasBottomBar = hasBottomBar
    self.hasFloatingButton = hasFloatingButton
    self.contentAvoidsBars = contentAvoidsBars
    self.floatingAlignment = floatingAlignment
  }
}

/// Which children a list item has, in this order: headline, overline, supporting, leading, trailing.
package struct ListItemLaw: Sendable, Hashable {
  package var hasOverline: Bool
  package var hasSupporting: Bool
  package var hasLeading: Bool
  package var hasTrailing: Bool

  package init(
    hasOverline: Bool = false, hasSupporting: Bool = false, hasLeading: Bool = false,
    hasTrailing: Bool = false
  ) {
    self.hasOverline = hasOverline
    self.hasSupporting = hasSupporting
    self.hasLeading = hasLeading
    self.hasTrailing = hasTrailing
  }
}

/// A top bar; its children in this order: title, navigation, actions (a row).
package struct TopBarLaw: Sendable, Hashable {
  package var height: Double
  package var isCentered: Bool
  package var hasNavigation: Bool
  package var hasActions: Bool
  /// A second, taller line below with the title in it (medium and large bars): its height in dp.
  package var expandedHeight: Double?

  package init(
    height: Double, isCentered: Bool = false, hasNavigation: Bool = false, hasActions: Bool = false,
    expandedHeight: Double? = nil
  ) {
    self.height = height
    self.isCentered = isCentered
    self.hasNavigation = hasNavigation
    self.hasActions = hasActions
    self.expandedHeight = expandedHeight
  }
}

/// What a parent reads of a child.
package struct ParentHints: Sendable, Hashable {
  /// In a row or column: the share of what is left; 0 is none.
  package var weight: Double
  /// Whether a weighted child must take all of its share.
  package var fillsWeight: Bool
  /// In a row or column: without a weight, and measured when the others have taken their room.
  package var isMeasuredLast = false
  /// Across a row or column, or in layers; nil: as the parent says.
  package var horizontal: HorizontalAlignment?
  package var vertical: VerticalAlignment?
  /// In layers: takes the size that the others give.
  package var matchesParent: Bool
  /// In a grid that scrolls: how many of its tracks a child takes; nil: one.
  package var span: TrackSpan?
  /// Among anchors.
  package var anchor: AnchorHints

  package init(
    weight: Double = 0, fillsWeight: Bool = true, horizontal: HorizontalAlignment? = nil,
    vertical: VerticalAlignment? = nil, matchesParent: Bool = false,
    anchor: AnchorHints = AnchorHints()
  ) {
    self.weight = weight
    self.fillsWeight = fillsWeight
    self.horizontal = horizontal
    self.vertical = vertical
    self.matchesParent = matchesParent
    self.anchor = anchor
  }
}

/// The tracks of a grid that one child takes.
package enum TrackSpan: Sendable, Hashable {
  case tracks(Int)
  /// All of them.
  case line
}
