import ScreenModel
import SourceText

/// What keeps a node from growing along an axis, and which part of the source says so.
struct Limit: Sendable {
  enum Kind: Sendable, Hashable {
    /// A frame of this length.
    case fixed(Double)
    /// A frame that may not exceed this length.
    case maximum(Double)
    /// A shape that keeps its ratio, at this length.
    case ratio(Double)
    /// A grid's track of this length.
    case track(Double)
    /// The view that this one is drawn over or behind, of this length.
    case base(Double)
    /// The window, of this length, with nothing that scrolls.
    case window(Double)
  }

  let kind: Kind
  let axis: Axis
  /// The node that limits.
  let index: Int
  /// The place to blame when the limit is in another component than the node: the limit itself,
  /// or for a window the call by which the screen places the component. Nil: the node.
  let blamed: SourceSpan?
  /// Where the source sets the limit.
  let span: SourceSpan?

  var length: Double {
    switch kind {
    case .fixed(let length), .maximum(let length), .ratio(let length), .track(let length),
      .base(let length), .window(let length):
      length
    }
  }

  var isWindow: Bool {
    if case .window = kind { true } else { false }
  }

  /// Whether a frame or a track in the source says so.
  var isFrame: Bool {
    switch kind {
    case .fixed, .maximum, .track: true
    case .ratio, .base, .window: false
    }
  }

  /// The same limit where the text keeps the blame.
  var seenFromText: Limit {
    Limit(kind: kind, axis: axis, index: index, blamed: nil, span: span)
  }
}

extension Scene {
  /// Lengths that differ by less than this, in points, count as equal.
  static let tolerance: Double = 0.5

  /// The nearest ancestor that keeps a node from growing along an axis; nil: nothing does.
  ///
  /// - Parameter passesFixedSize: whether to look past an ancestor that lets the node grow, to find
  ///   the box that it then sticks out of.
  func limit(of index: Int, along axis: Axis, passesFixedSize: Bool = false) -> Limit? {
    var child = spots[index]
    if let kind = ownLimit(of: child, along: axis) { return limit(kind, axis, at: child, of: child) }
    for ancestor in ancestors(of: index) {
      switch step(ancestor, child, axis, passesFixedSize) {
      case .free: return nil
      case .goOn: break
      case .limited(let kind): return limit(kind, axis, at: ancestor, of: spots[index])
      }
      child = ancestor
    }
    return nil
  }

  private func limit(
    _ kind: Limit.Kind, _ axis: Axis, at ancestor: Spot, of spot: Spot
  ) -> Limit? {
    var boundaries = componentBoundaries(from: spot.index, to: ancestor.index)
    let isWindow = ancestor.node.law.window != nil
    if let outermost = boundaries.last, isScreen(outermost) {
      // A limit around the whole screen that is no window is a preview's: it says nothing.
      guard isWindow else { return nil }
      boundaries.removeLast()
    }
    if isWindow { boundaries = withinPage(boundaries, of: spot) }
    let isElsewhere =
      !boundaries.isEmpty || ancestor.span?.file.path != spot.span?.file.path
      || isHandedIn(spot, below: ancestor)
    let traits = ancestor.node.traits
    let own = (axis == .horizontal ? traits.widthSpan : traits.heightSpan) ?? ancestor.span
    let isBlamed = isElsewhere || Self.isStated(own, apartFrom: ancestor)
    let blamed = isWindow ? boundaries.last?.span : isBlamed ? own : nil
    return Limit(kind: kind, axis: axis, index: ancestor.index, blamed: blamed, span: own)
  }

  /// Whether a length stands in the node's file but not in the node, as in a table of styles: there it
  /// has to be mended.
  private static func isStated(_ span: SourceSpan?, apartFrom spot: Spot) -> Bool {
    guard let span, let element = spot.span, span.file.path == element.file.path else { return false }
    return !element.range.contains(span.range.lowerBound) && !isModifier(span)
  }

  /// Whether a node is content that a caller hands in: written outside the containers that hold it.
  private func isHandedIn(_ spot: Spot, below ancestor: Spot) -> Bool {
    guard let own = spot.span else { return false }
    let containers = ancestors(of: spot.index).prefix { $0.index != ancestor.index }
    return containers.contains { container in
      guard let span = container.span, !Self.isModifier(span) else { return false }
      return span.file.path != own.file.path || !span.range.contains(own.range.lowerBound)
    }
  }

  /// Whether a place is a call on what stands before it, which it does not enclose.
  private static func isModifier(_ span: SourceSpan) -> Bool {
    let first = span.range.lowerBound
    return first < span.file.bytes.count && span.file.bytes[first] == UInt8(ascii: ".")
  }

  /// The roots of the project's components that lie between a node and an ancestor, innermost first.
  private func componentBoundaries(from index: Int, to ancestor: Int) -> [Spot] {
    guard index != ancestor else { return [] }
    return ancestors(of: index).prefix { $0.index != ancestor }.filter { $0.node.traits.component != nil }
  }

  /// Whether a component's root is the screen itself.
  private func isScreen(_ spot: Spot) -> Bool {
    guard let component = spot.node.traits.component else { return false }
    return component == screen.name || component.hasSuffix("." + screen.name)
  }

  /// Where the screen places the component that a node is in; nil: the screen's own node.
  func placement(of index: Int) -> SourceSpan? {
    let boundaries = ancestors(of: index).filter { $0.node.traits.component != nil && !isScreen($0) }
    return withinPage(boundaries, of: spots[index]).last?.span
  }

  /// The components between a node and the page that it is on: a page of Flutter is laid out by itself,
  /// whoever shows it, and what it does not hold is its own matter.
  private func withinPage(_ boundaries: [Spot], of spot: Spot) -> [Spot] {
    let page = ancestors(of: spot.index).first { ancestor in
      if case .widget(.scaffold) = ancestor.node.law { true } else { false }
    }
    guard let page else { return boundaries }
    return boundaries.filter { page.index < $0.index }
  }
}
