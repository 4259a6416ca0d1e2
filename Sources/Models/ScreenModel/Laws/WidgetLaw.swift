/// The laws of the family of box constraints: a render object gets a smallest and a largest size and
/// must answer within; its parent places it. Lengths are in logical pixels.
package enum WidgetLaw: Sendable, Hashable {
  case text(TextContent)
  case image(ImageContent)
  /// Content of a known nature without children. A flexible extent takes the largest length it is
  /// given where that is finite, and its ideal elsewhere; both are held within the constraints.
  case box(BoxLaw)
  case flex(WidgetFlexLaw)
  /// Directly in a flex (wrappers between count as none): the factor, and whether the share is filled.
  case flexible(factor: Int, isTight: Bool)
  case stack(WidgetStackLaw)
  /// Directly in a stack: distances to its edges and lengths.
  case positioned(WidgetPosition)
  case wrap(WidgetWrapLaw)
  /// Additional constraints within the incoming ones: a sized or constrained box.
  case constrained(SizeLaw)
  /// Largest lengths where the incoming ones are unbounded.
  case limited(width: Double, height: Double)
  /// Lets the child be as large as it likes on these axes, aligned; what sticks out is an overflow.
  case unconstrained(Axes, Fraction)
  /// Constraints in place of the incoming ones; its own size is the largest that it is given.
  case overflowing(SizeLaw, Fraction)
  case padding(Insets)
  /// Insets that depend on the text size.
  case scaledPadding(WidgetScaledPadding)
  /// Takes the largest size (or a factor of the child's), the child loose and aligned in it.
  case align(Fraction, widthFactor: Double?, heightFactor: Double?)
  /// A share of the largest lengths; nil leaves an axis alone.
  case fractional(width: Double?, height: Double?, Fraction)
  case aspectRatio(Double)
  /// The child at its own size, then scaled into the box: drawn smaller or larger, not laid out anew.
  case fitted(Fit, Fraction)
  /// The child at its intrinsic length on an axis.
  case intrinsic(Axis)
  /// The child's baseline at this distance from the top.
  case baseline(Double)
  /// Drawn elsewhere or turned; the layout is unchanged.
  case offset(Point)
  case clip
  /// One child, unbounded along the axes.
  case scroll(ScrollLaw)
  case list(WidgetListLaw)
  case grid(WidgetGridLaw)
  /// Slivers one after another in a viewport: each child is a box, a list or a grid that does not
  /// scroll by itself.
  case slivers(ScrollLaw)
  /// A child that fills what is left of the viewport: `SliverFillRemaining`, a page of a list of pages.
  /// Where it grows (`hasScrollBody: false`), at least as long as its content.
  case fillsViewport(grows: Bool)
  /// Bars, body and a floating button; the children are in the order that the law names.
  case scaffold(WidgetScaffoldLaw)
  /// A bar's inside: leading, middle, trailing in this order, those that there are.
  case toolbar(WidgetToolbarLaw)
  /// A list tile: title, subtitle, leading, trailing in this order, those that there are.
  case tile(WidgetTileLaw)
  /// A field's decoration: the input, then label, hint, helper, prefix, suffix as the law names.
  case decoratedField(WidgetFieldLaw)
  /// The first child decides the size; the others are laid out within that size.
  case attachment(Fraction, isBehind: Bool)
  /// Columns as wide as their widest cell, or of one width; the children are the cells, row by row.
  case table(WidgetTableLaw)
  /// Padding by what is left of the safe area on these edges, at least `minimum`. What is inside has
  /// none left there; nor has a scaffold's body where bars are.
  case safeArea(Set<Edge>, minimum: Insets)
  /// At least this square, the child centred in it: a padded tap target.
  case minimumTarget(Double)
  /// One child with nothing of its own. What a flex or a stack reads of its child is found through
  /// wrappers.
  case wrapper
  case window(WindowLaw)

  package enum Fit: Sendable, Hashable { case fill, contain, cover, fitWidth, fitHeight, none, scaleDown }
}

/// A place in a box as shares from −1 (left, top) to 1 (right, bottom).
package struct Fraction: Sendable, Hashable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let center = Fraction(x: 0, y: 0)
  package static let topLeft = Fraction(x: -1, y: -1)
}

package struct WidgetFlexLaw: Sendable, Hashable {
  package enum Main: Sendable, Hashable {
    case start, center, end, spaceBetween, spaceAround, spaceEvenly
  }
  package enum Cross: Sendable, Hashable { case start, center, end, stretch, baseline }

  package var axis: Axis
  package var main: Main
  package var cross: Cross
  /// Whether it takes the largest length along its axis (`MainAxisSize.max`).
  package var isMaximal: Bool
  package var spacing: Double
  /// Whether children are put in from the end.
  package var isReversed: Bool

  package init(
    axis: Axis, main: Main = .start, cross: Cross = .center, isMaximal: Bool = true,
    spacing: Double = 0, isReversed: Bool = false
  ) {
    self.axis = axis
    self.main = main
    self.cross = cross
    self.isMaximal = isMaximal
    self.spacing = spacing
    self.isReversed = isReversed
  }
}

package struct WidgetStackLaw: Sendable, Hashable {
  package enum Sizing: Sendable, Hashable { case loose, expand, passthrough }

  package var alignment: Fraction
  package var sizing: Sizing
  package var clips: Bool
  /// Only this child is shown; nil: all (an indexed stack keeps the size of all).
  package var shownIndex: Int?

  package init(
    alignment: Fraction = .topLeft, sizing: Sizing = .loose, clips: Bool = true,
    shownIndex: Int? = nil
  ) {
    self.alignment = alignment
    self.sizing = sizing
    self.clips = clips
    self.shownIndex = shownIndex
  }
}

package struct WidgetPosition: Sendable, Hashable {
  package var left: Double?
  package var top: Double?
  package var right: Double?
  package var bottom: Double?
  package var width: Double?
  package var height: Double?

  package init(
    left: Double? = nil, top: Double? = nil, right: Double? = nil, bottom: Double? = nil,
    width: Double? = nil, height: Double? = nil
  ) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.width = width
    self.height = height
  }
}

package struct WidgetWrapLaw: Sendable, Hashable {
  package var axis: Axis
  package var main: WidgetFlexLaw.Main
  package var spacing: Double
  package var runSpacing: Double
  package var cross: WidgetFlexLaw.Cross

  package init(
    axis: Axis = .horizontal, main: WidgetFlexLaw.Main = .start, spacing: Double = 0,
    runSpacing: Double = 0, cross: WidgetFlexLaw.Cross = .start
  ) {
    self.axis = axis
    self.main = main
    self.spacing = spacing
    self.runSpacing = runSpacing
    self.cross = cross
  }
}

package struct WidgetListLaw: Sendable, Hashable {
  package var axis: Axis
  /// Nil: what is left of the safe area along the axis, as lists without a padding of their own have.
  package var padding: Insets?
  /// Each item has exactly this length; nil: its own.
  package var itemExtent: Double?
  /// The first child is only measured: every item has its length.
  package var hasPrototype: Bool
  package var shrinkWraps: Bool
  /// False: the list does not scroll itself (it is in one that does, or is cut).
  package var isScrollable: Bool

  package init(
    axis: Axis = .vertical, padding: Insets? = nil, itemExtent: Double? = nil,
    hasPrototype: Bool = false, shrinkWraps: Bool = false, isScrollable: Bool = true
  ) {
    self.axis = axis
    self.padding = padding
    self.itemExtent = itemExtent
    self.hasPrototype = hasPrototype
    self.shrinkWraps = shrinkWraps
    self.isScrollable = isScrollable
  }
}

package struct WidgetGridLaw: Sendable, Hashable {
  package enum Tracks: Sendable, Hashable {
    case count(Int)
    /// As many as are needed so that none is longer than this.
    case maximumExtent(Double)
  }

  package var axis: Axis
  package var tracks: Tracks
  package var mainSpacing: Double
  package var crossSpacing: Double
  /// Ratio of a cell's length across to its length along the axis.
  package var childAspectRatio: Double
  /// A cell's length along the axis, in place of the ratio.
  package var mainExtent: Double?
  /// Nil: what is left of the safe area along the axis.
  package var padding: Insets?
  package var shrinkWraps: Bool
  package var isScrollable: Bool

  package init(
    axis: Axis = .vertical, tracks: Tracks, mainSpacing: Double = 0, crossSpacing: Double = 0,
    childAspectRatio: Double = 1, mainExtent: Double? = nil, padding: Insets? = nil,
    shrinkWraps: Bool = false, isScrollable: Bool = true
  ) {
    self.axis = axis
    self.tracks = tracks
    self.mainSpacing = mainSpacing
    self.crossSpacing = crossSpacing
    self.childAspectRatio = childAspectRatio
    self.mainExtent = mainExtent
    self.padding = padding
    self.shrinkWraps = shrinkWraps
    self.isScrollable = isScrollable
  }
}

/// Which children a scaffold has, in this order: body, top bar, bottom bar, floating button,
/// persistent footer.
package struct WidgetScaffoldLaw: Sendable, Hashable {
  package var hasBody: Bool
  package var hasTopBar: Bool
  package var hasBottomBar: Bool
  package var hasFloatingButton: Bool
  package var hasFooter: Bool
  /// The body runs under the bars.
  package var extendsBody: Bool
  package var extendsBodyBehindTopBar: Bool

  package init(
    hasBody: Bool = true, hasTopBar: Bool = false, hasBottomBar: Bool = false,
    hasFloatingButton: Bool = false, hasFooter: Bool = false, extendsBody: Bool = false,
    extendsBodyBehindTopBar: Bool = false
  ) {
    self.hasBody = hasBody
    self.hasTopBar = hasTopBar
    self.hasBottomBar = hasBottomBar
    self.hasFloatingButton = hasFloatingButton
    self.hasFooter = hasFooter
    self.extendsBody = extendsBody
    self.extendsBodyBehindTopBar = extendsBodyBehindTopBar
  }
}

package struct WidgetToolbarLaw: Sendable, Hashable {
  package var hasLeading: Bool
  package var hasMiddle: Bool
  package var hasTrailing: Bool
  package var isCentered: Bool
  package var middleSpacing: Double

  package init(
    hasLeading: Bool, hasMiddle: Bool, hasTrailing: Bool, isCentered: Bool,
    middleSpacing: Double = 16
  ) {
    self.hasLeading = hasLeading
    self.hasMiddle = hasMiddle
    self.hasTrailing = hasTrailing
    self.isCentered = isCentered
    self.middleSpacing = middleSpacing
  }
}

package struct WidgetTileLaw: Sendable, Hashable {
  package var hasSubtitle: Bool
  package var hasLeading: Bool
  package var hasTrailing: Bool
  package var isThreeLine: Bool
  package var isDense: Bool
  package var padding: Insets
  package var titleGap: Double
  package var minimumLeadingWidth: Double
  package var minimumVerticalPadding: Double
  package var minimumHeight: Double?

  package init(
    hasSubtitle: Bool, hasLeading: Bool, hasTrailing: Bool, isThreeLine: Bool = false,
    isDense: Bool = false, padding: Insets = Insets(leading: 16, trailing: 24),
    titleGap: Double = 16, minimumLeadingWidth: Double = 24, minimumVerticalPadding: Double = 8,
    minimumHeight: Double? = nil
  ) {
    self.hasSubtitle = hasSubtitle
    self.hasLeading = hasLeading
    self.hasTrailing = hasTrailing
    self.isThreeLine = isThreeLine
    self.isDense = isDense
    self.padding = padding
    self.titleGap = titleGap
    self.minimumLeadingWidth = minimumLeadingWidth
    self.minimumVerticalPadding = minimumVerticalPadding
    self.minimumHeight = minimumHeight
  }
}

/// Which children a decorated field has after its input, in this order: label, helper, prefix, suffix.
package struct WidgetFieldLaw: Sendable, Hashable {
  package var hasLabel: Bool
  package var hasHelper: Bool
  package var hasPrefix: Bool
  package var hasSuffix: Bool
  package var padding: Insets
  /// A border around all of it, on which the label stands.
  package var isOutlined: Bool
  /// A font as large as the room that a label without an outline takes above the input.
  package var labelRoom: FontChoice
  /// Whether the label stands above the input, smaller; else it stands in its place.
  package var floatsLabel: Bool
  /// The least height of the container, in logical pixels.
  package var minimumHeight: Double

  package init(
    hasLabel: Bool = false, hasHelper: Bool = false, hasPrefix: Bool = false,
    hasSuffix: Bool = false, padding: Insets, isOutlined: Bool = false,
    labelRoom: FontChoice = FontChoice(size: .scaled(16, .system)), floatsLabel: Bool = true,
    minimumHeight: Double = 48
  ) {
    self.hasLabel = hasLabel
    self.hasHelper = hasHelper
    self.hasPrefix = hasPrefix
    self.hasSuffix = hasSuffix
    self.padding = padding
    self.isOutlined = isOutlined
    self.labelRoom = labelRoom
    self.floatsLabel = floatsLabel
    self.minimumHeight = minimumHeight
  }
}

package struct WidgetTableLaw: Sendable, Hashable {
  /// How many cells a row has; the children are the cells, row by row.
  package var columns: Int
  /// Whether columns share the width (`FlexColumnWidth`) rather than fit their cells.
  package var isFlexible: Bool
  package var columnSpacing: Double
  package var rowHeight: SizeLaw.Bounds
  /// The height of the first row; nil: that of the others.
  package var headingHeight: SizeLaw.Bounds?

  package init(
    columns: Int, isFlexible: Bool = true, columnSpacing: Double = 0,
    rowHeight: SizeLaw.Bounds = SizeLaw.Bounds(), headingHeight: SizeLaw.Bounds? = nil
  ) {
    self.columns = columns
    self.isFlexible = isFlexible
    self.columnSpacing = columnSpacing
    self.rowHeight = rowHeight
    self.headingHeight = headingHeight
  }
}
