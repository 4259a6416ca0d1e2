import ScreenModel

extension Sane {
  /// A law whose numbers layout can bear.
  static func law(_ law: WidgetLaw) -> WidgetLaw {
    switch law {
    case .text, .stack, .unconstrained, .constrained, .overflowing, .fitted, .intrinsic, .clip,
      .scroll, .slivers, .fillsViewport, .scaffold, .attachment, .wrapper:
      return law
    case .window(var window):
      let isShare = 0 < window.heightShare && window.heightShare < 1
      window.heightShare = isShare ? window.heightShare : 1
      return .window(window)
    case .image(let image):
      guard case .picture(let size) = image.kind else { return law }
      return .image(
        ImageContent(
          kind: .picture(self.size(size)), isResizable: image.isResizable, name: image.name))
    case .box(let box):
      return .box(
        BoxLaw(width: extent(box.width), height: extent(box.height), drawing: box.drawing))
    case .flex(var flex):
      flex.spacing = distance(flex.spacing)
      return .flex(flex)
    case .flexible(let factor, let isTight):
      return .flexible(factor: max(0, min(factor, mostFactor)), isTight: isTight)
    case .positioned(let position):
      return .positioned(
        WidgetPosition(
          left: distance(position.left), top: distance(position.top),
          right: distance(position.right), bottom: distance(position.bottom),
          width: length(position.width), height: length(position.height)))
    case .wrap(var wrap):
      wrap.spacing = distance(wrap.spacing)
      wrap.runSpacing = distance(wrap.runSpacing)
      return .wrap(wrap)
    case .limited(let width, let height):
      return .limited(
        width: limit(width) ?? .infinity, height: limit(height) ?? .infinity)
    case .padding(let insets): return .padding(lengths(insets))
    case .scaledPadding(var padding):
      padding.one = lengths(padding.one)
      padding.two = lengths(padding.two)
      padding.three = lengths(padding.three)
      return .scaledPadding(padding)
    case .align(let alignment, let width, let height):
      return .align(alignment, widthFactor: length(width), heightFactor: length(height))
    case .fractional(let width, let height, let alignment):
      return .fractional(width: length(width), height: length(height), alignment)
    case .aspectRatio(let ratio):
      return ratio > 0 && ratio.isFinite ? .aspectRatio(ratio) : .wrapper
    case .baseline(let distance): return .baseline(self.distance(distance))
    case .offset(let point):
      return .offset(Point(x: distance(point.x), y: distance(point.y)))
    case .list, .grid, .toolbar, .tile, .decoratedField, .table, .safeArea, .minimumTarget:
      return composed(law)
    }
  }

  private static func composed(_ law: WidgetLaw) -> WidgetLaw {
    switch law {
    case .list(var list):
      list.padding = list.padding.map(lengths)
      list.itemExtent = length(list.itemExtent)
      return .list(list)
    case .grid(var grid):
      grid.padding = grid.padding.map(lengths)
      grid.mainExtent = length(grid.mainExtent)
      grid.mainSpacing = length(grid.mainSpacing)
      grid.crossSpacing = length(grid.crossSpacing)
      if !(grid.childAspectRatio > 0 && grid.childAspectRatio.isFinite) {
        grid.childAspectRatio = 1
      }
      if case .maximumExtent(let extent) = grid.tracks {
        grid.tracks = .maximumExtent(length(extent))
      }
      return .grid(grid)
    case .toolbar(var bar):
      bar.middleSpacing = length(bar.middleSpacing)
      return .toolbar(bar)
    case .tile(var tile):
      tile.padding = lengths(tile.padding)
      tile.titleGap = distance(tile.titleGap)
      tile.minimumLeadingWidth = length(tile.minimumLeadingWidth)
      tile.minimumVerticalPadding = length(tile.minimumVerticalPadding)
      tile.minimumHeight = length(tile.minimumHeight)
      return .tile(tile)
    case .decoratedField(var field):
      field.padding = lengths(field.padding)
      field.minimumHeight = length(field.minimumHeight)
      return .decoratedField(field)
    case .table(var table):
      table.columnSpacing = length(table.columnSpacing)
      return .table(table)
    case .safeArea(let edges, let minimum):
      return .safeArea(edges, minimum: lengths(minimum))
    case .minimumTarget(let side): return .minimumTarget(length(side))
    default: return law
    }
  }

  private static let mostFactor = 1_000_000
}
