import ScreenModel

extension Sane {
  /// A law whose numbers layout can bear.
  static func law(_ law: ProposalLaw) -> ProposalLaw {
    switch law {
    case .text, .layers, .divider, .fixedSize, .clip, .gridRow, .fitting, .reader, .wrapper,
      .attachment, .scroll:
      law
    case .image(let image): .image(self.image(image))
    case .box(let box):
      .box(
        BoxLaw(width: extent(box.width), height: extent(box.height), drawing: box.drawing))
    case .stack(let stack):
      .stack(
        StackLaw(
          axis: stack.axis, spacing: distance(stack.spacing), horizontal: stack.horizontal,
          vertical: stack.vertical))
    case .spacer(let minimum): .spacer(minimum: length(minimum))
    case .frame(let frame):
      .frame(
        FrameLaw(
          width: length(frame.width), height: length(frame.height), alignment: frame.alignment))
    case .flexibleFrame(let frame):
      .flexibleFrame(
        FlexibleFrameLaw(
          width: bounds(frame.width), height: bounds(frame.height), alignment: frame.alignment))
    case .padding(let insets): .padding(distances(insets))
    case .aspectRatio(let ratio, let fills): .aspectRatio(self.ratio(ratio), fills: fills)
    case .offset(let point): .offset(self.point(point))
    case .position(let point): .position(self.point(point))
    case .grid(let grid):
      .grid(
        GridLaw(
          alignment: grid.alignment, horizontalSpacing: distance(grid.horizontalSpacing),
          verticalSpacing: distance(grid.verticalSpacing)))
    case .lazyGrid(let grid): .lazyGrid(lazyGrid(grid))
    case .inset(let inset):
      .inset(
        InsetLaw(
          edge: inset.edge, spacing: distance(inset.spacing), shrinksContent: inset.shrinksContent))
    case .window(let window):
      .window(
        WindowLaw(
          ignoredEdges: window.ignoredEdges, heightShare: share(window.heightShare)))
    }
  }

  private static func image(_ image: ImageContent) -> ImageContent {
    guard case .picture(let size) = image.kind else { return image }
    return ImageContent(
      kind: .picture(self.size(size)), isResizable: image.isResizable, name: image.name)
  }

  static func extent(_ extent: BoxLaw.Extent) -> BoxLaw.Extent {
    switch extent {
    case .fixed(let length): .fixed(self.length(length))
    case .flexible(let minimum, let ideal):
      .flexible(minimum: length(minimum), ideal: length(ideal))
    }
  }

  private static func bounds(_ bounds: FlexibleFrameLaw.Bounds) -> FlexibleFrameLaw.Bounds {
    FlexibleFrameLaw.Bounds(
      minimum: length(bounds.minimum), ideal: length(bounds.ideal),
      maximum: limit(bounds.maximum))
  }

  private static func ratio(_ ratio: Double?) -> Double? {
    guard let ratio, ratio > 0, ratio.isFinite else { return nil }
    return ratio
  }

  private static func point(_ point: Point) -> Point {
    Point(x: distance(point.x), y: distance(point.y))
  }

  private static func share(_ share: Double) -> Double {
    0 < share && share < 1 ? share : 1
  }

  private static func lazyGrid(_ grid: LazyGridLaw) -> LazyGridLaw {
    LazyGridLaw(
      axis: grid.axis, tracks: grid.tracks.map(track), trackSpacing: distance(grid.trackSpacing),
      lineSpacing: distance(grid.lineSpacing), alignment: grid.alignment)
  }

  private static func track(_ track: LazyGridLaw.Track) -> LazyGridLaw.Track {
    switch track {
    case .fixed(let length): .fixed(self.length(length))
    case .flexible(let minimum, let maximum):
      .flexible(minimum: length(minimum), maximum: limit(maximum) ?? .infinity)
    case .adaptive(let minimum, let maximum):
      .adaptive(minimum: length(minimum), maximum: limit(maximum) ?? .infinity)
    }
  }
}
