import ScreenModel

// Provenance: the rules of this folder are those of Yoga 3.2.1 with every erratum that React Native
// switches on: percentages of absolute children against the inner size, absolute children without
// insets at the padding's outer edge, the old stretching of flex bases, no automatic smallest sizes.
// They agree with recordings of that release. Later ones measure boxes of no width or height by their
// content, and count the limits of children where a box is measured whose cross length is known.

/// How much of an offered length a node may take.
enum FlexSizing: UInt8 {
  /// It is that long.
  case exact
  /// As long as it needs, at most that.
  case atMost
  /// As long as it needs; the offered length is not a number.
  case free
}

/// An axis with its direction: the number of the edge where it starts.
///
/// Edges are 0 left, 1 top,
/// 2 right, 3 bottom, so that the edge opposite of `edge` is `edge ^ 2` and the dimension along an
/// axis, 0 for the width and 1 for the height, is `axis & 1`.
typealias FlexAxis = Int

/// What is offered to a node: lengths with its margins, and what they mean.
struct FlexSpace: Equatable {
  var lengths: SIMD2<Float>
  var width: FlexSizing
  var height: FlexSizing

  /// The meaning of the length along a dimension.
  subscript(dimension: Int) -> FlexSizing {
    get { dimension == 0 ? width : height }
    set { if dimension == 0 { width = newValue } else { height = newValue } }
  }
}

/// A length of a style.
struct FlexValue: Equatable {
  enum Unit: UInt8 { case undefined, auto, points, percent }

  var number: Float
  var unit: Unit

  static let undefined = FlexValue(number: 0, unit: .undefined)

  /// The length in points; no number where it is not stated or a share of nothing known.
  @inline(__always)
  func resolved(_ owner: Float) -> Float {
    switch unit {
    case .points: number
    case .percent: number * owner * 0.01
    case .undefined, .auto: .nan
    }
  }
}

// The words of a style once more: comparing those of another module is a call each time.

enum FlexWrap: UInt8 { case noWrap, wrap, wrapReverse }

enum FlexJustify: UInt8 {
  case flexStart, center, flexEnd, spaceBetween, spaceAround, spaceEvenly
}

enum FlexAlign: UInt8 {
  case auto, flexStart, center, flexEnd, stretch, baseline, spaceBetween, spaceAround, spaceEvenly
}

/// A width and a height.
struct FlexPair: Equatable {
  var width: FlexValue
  var height: FlexValue

  subscript(dimension: Int) -> FlexValue { dimension == 0 ? width : height }
}

/// A node as the solver sees it: its style made flat, its place in the tree, the results so far.
///
/// It holds nothing that is counted or allocated. Its methods are small and always inlined, because a
/// call would copy all of it. Lengths that are shares of the parent's width are
/// kept beside those in points, so that all four edges are resolved at once.
struct FlexNode {
  enum Content: UInt8 {
    case children
    /// Measured by ``FlexLeaves``.
    case text, box
  }

  // MARK: Style

  var content = Content.children
  var main: FlexAxis = 1
  var cross: FlexAxis = 0
  var wrap = FlexWrap.noWrap
  var justify = FlexJustify.flexStart
  var alignItems = FlexAlign.stretch
  var alignSelf = FlexAlign.auto
  var alignContent = FlexAlign.flexStart
  var isAbsolute = false
  var isShown = true
  var isScrolling = false
  /// Whether children are drawn or moved in another way than the node itself.
  var changesContext = false
  /// A row whose children stand on a common baseline, or one of them does.
  var isBaselineAligned = false
  var hasShares = false
  /// Whether lines of text in it, and in its parent, run from right to left.
  var writing = FlexWriting()
  /// A bit for each edge whose margin is automatic, as the parent sees it.
  var autoMargins: UInt8 = 0
  /// The same as the parent's parent would see it, which counts when lines are collected.
  var countedAutoMargins: UInt8 = 0
  var grow: Float = 0
  var shrink: Float = 0
  var basis = FlexValue.undefined
  /// No number: none.
  var aspectRatio = Float.nan
  var gaps = SIMD2<Float>()
  /// The lengths that are used as width and height: the largest where it equals the smallest.
  var size = FlexPair(width: .undefined, height: .undefined)
  var smallest = FlexPair(width: .undefined, height: .undefined)
  var largest = FlexPair(width: .undefined, height: .undefined)
  /// Whether there is a largest length, and whether there is that or a smallest one.
  var hasLargest = false
  var isLimited = false
  /// The margins along both dimensions where none is a share, and padding and border.
  var marginSums = SIMD2<Float>()
  var edgeSums = SIMD2<Float>()
  var margins = FlexBothWays()
  var paddings = FlexBothWays()
  /// The borders by the node's own writing direction.
  var border = SIMD4<Float>()
  /// The borders by its parent's.
  var outerBorder = SIMD4<Float>()
  var insets = FlexBothWays()
  /// A bit for each edge with a stated inset, by the node's own direction and by its parent's.
  var ownInsets: UInt8 = 0
  var outerInsets: UInt8 = 0

  // MARK: Tree

  var firstChild = 0
  var childCount = 0
  /// The place of what the first source below it is.
  var firstPart = 0
  /// The number of a text or box in ``FlexLeaves``.
  var leaf = -1
  /// Whether children were left out because the tree is too large.
  var isCut = false

  // MARK: Results

  /// The distances from the parent's edges as far as they are known.
  var position = SIMD4<Float>()
  /// The size of the newest answer; no numbers before the first.
  var measured = SIMD2<Float>(.nan, .nan)
  /// The size with which the node was placed.
  var placed = SIMD2<Float>()
  /// What was offered when the node was placed, without its margins.
  var offered = FlexSpace(lengths: SIMD2(.nan, .nan), width: .free, height: .free)
  var computedBasis = Float.nan
  var line = 0
  /// Padding and border at the newest answer.
  var edges = SIMD4<Float>()
  /// How many measurements were ever remembered; the place of the next one is the rest by their room.
  var answers = 0
  var isPlacedOnce = false

  /// Whether the node takes part in the lines of its parent.
  var isInFlow: Bool { isShown && !isAbsolute }

  /// Whether it grows or shrinks.
  var isFlexible: Bool { !isAbsolute && (grow != 0 || shrink != 0) }

  var isRow: Bool { main & 1 == 0 }

  /// The edge where lines of text start: 0 left or 2 right.
  var inlineStart: Int { writing.isOwnFlipped ? 2 : 0 }

  /// The margins in points as the parent sees them, automatic ones as 0.
  @inline(__always)
  func margin(_ ownerWidth: Float) -> SIMD4<Float> {
    margins.edges(ownerWidth, isFlipped: writing.isOuterFlipped, hasShares: hasShares)
  }

  /// The margins in points by the node's own writing direction.
  @inline(__always)
  func ownMargin(_ ownerWidth: Float) -> SIMD4<Float> {
    margins.edges(ownerWidth, isFlipped: writing.isOwnFlipped, hasShares: hasShares)
  }

  @inline(__always)
  func padding(_ ownerWidth: Float) -> SIMD4<Float> {
    padding(ownerWidth, isFlipped: writing.isOwnFlipped)
  }

  /// Shares of a length below 0 are 0.
  @inline(__always)
  func padding(_ ownerWidth: Float, isFlipped: Bool) -> SIMD4<Float> {
    let edges = paddings.edges(ownerWidth, isFlipped: isFlipped, hasShares: hasShares)
    return hasShares ? pointwiseMax(edges, SIMD4()) : edges
  }

  /// The margins along a dimension together: always as if written from left to right.
  @inline(__always)
  func margins(_ dimension: Int, _ ownerWidth: Float) -> Float {
    guard hasShares else { return marginSums[dimension] }
    let margin = margins.edges(ownerWidth, isFlipped: false, hasShares: true)
    return dimension == 0 ? margin.x + margin.z : margin.y + margin.w
  }

  /// The padding and border along a dimension together, as the parent sees them.
  @inline(__always)
  func edges(_ dimension: Int, _ ownerWidth: Float) -> Float {
    guard hasShares else { return edgeSums[dimension] }
    let edges = padding(ownerWidth, isFlipped: writing.isOuterFlipped) + outerBorder
    return dimension == 0 ? edges.x + edges.z : edges.y + edges.w
  }

  /// Whether a margin is counted as automatic when lines are collected.
  @inline(__always)
  func countsAutoMargin(_ edge: Int) -> Bool {
    countedAutoMargins & (1 << UInt8(edge & 3)) != 0
  }

  @inline(__always)
  func hasAutoMargin(_ edge: Int) -> Bool { autoMargins & (1 << UInt8(edge & 3)) != 0 }

  /// Whether a dimension is stated as a length that is known.
  @inline(__always)
  func isDefinite(_ dimension: Int, _ owner: Float) -> Bool { size[dimension].resolved(owner) >= 0 }

  /// Whether an inset is stated and not automatic, as the parent sees it.
  @inline(__always)
  func hasInset(_ edge: Int) -> Bool { outerInsets & (1 << UInt8(edge & 3)) != 0 }

  /// The inset at an edge as the parent sees it; 0 where none is known.
  @inline(__always)
  func inset(_ edge: Int, _ owner: Float) -> Float {
    insets.edge(edge, owner, isFlipped: writing.isOuterFlipped)
  }

  /// How far the node is moved along the dimension that begins at an edge: by its own direction.
  @inline(__always)
  func shift(from edge: Int, _ owner: Float) -> Float {
    ownInsets & (1 << UInt8(edge & 3)) != 0
      ? insets.edge(edge, owner, isFlipped: writing.isOwnFlipped)
      : -insets.edge(edge ^ 2, owner, isFlipped: writing.isOwnFlipped)
  }

  /// The room along a dimension inside of padding and border, held between the limits.
  @inline(__always)
  func room(_ dimension: Int, _ room: Float, _ edges: Float, owner: Float) -> Float {
    guard !room.isNaN else { return room }
    guard isLimited else { return longer(room, 0) }
    let least = smallest[dimension].resolved(owner) - edges
    let most = largest[dimension].resolved(owner) - edges
    return longer(shorter(room, most), least.isNaN ? 0 : least)
  }

  /// A length held between the smallest and the largest; the smallest wins only if the largest allows.
  @inline(__always)
  func bounded(_ length: Float, _ dimension: Int, owner: Float) -> Float {
    guard isLimited else { return length }
    let most = largest[dimension].resolved(owner)
    if most >= 0, length > most { return most }
    let least = smallest[dimension].resolved(owner)
    return least >= 0 && length < least ? least : length
  }

  /// The same, and never less than padding and border.
  @inline(__always)
  func held(_ length: Float, _ dimension: Int, owner: Float, ownerWidth: Float) -> Float {
    longer(bounded(length, dimension, owner: owner), edges(dimension, ownerWidth))
  }

  /// The same during the node's own layout, whose padding and border are known.
  @inline(__always)
  func settled(_ length: Float, _ dimension: Int, owner: Float) -> Float {
    longer(
      bounded(length, dimension, owner: owner),
      dimension == 0 ? edges.x + edges.z : edges.y + edges.w)
  }
}

/// The directions of writing that decide what `start` and `end` are.
struct FlexWriting: Equatable {
  /// The node's own.
  var isOwnFlipped = false
  /// Its parent's.
  var isOuterFlipped = false
}

/// Lengths at the four edges for both directions of writing: some in points, the others as shares.
struct FlexBothWays {
  var points = SIMD4<Float>()
  var shares = SIMD4<Float>()
  /// Those at the left and right where lines run from right to left.
  var flippedPoints = SIMD2<Float>()
  var flippedShares = SIMD2<Float>()

  /// The lengths in points; shares of an unknown length are 0.
  func edges(_ owner: Float, isFlipped: Bool, hasShares: Bool) -> SIMD4<Float> {
    var edges = points
    if isFlipped {
      edges.x = flippedPoints.x
      edges.z = flippedPoints.y
    }
    guard hasShares, !owner.isNaN else { return edges }
    var shares = shares
    if isFlipped {
      shares.x = flippedShares.x
      shares.z = flippedShares.y
    }
    return edges + shares * owner * 0.01
  }

  func edge(_ edge: Int, _ owner: Float, isFlipped: Bool) -> Float {
    let isTurned = isFlipped && edge & 1 == 0
    let share = isTurned ? flippedShares[edge >> 1] : shares[edge]
    let points = isTurned ? flippedPoints[edge >> 1] : points[edge]
    return share == 0 || owner.isNaN ? points : share * owner * 0.01
  }
}

/// The larger number; where one is none, the other.
@inline(__always)
func longer(_ first: Float, _ second: Float) -> Float {
  first >= second ? first : (second.isNaN ? first : second)
}

/// The smaller number; where one is none, the other.
@inline(__always)
func shorter(_ first: Float, _ second: Float) -> Float {
  first <= second ? first : (second.isNaN ? first : second)
}

/// Whether two lengths are the same for layout; two that are none are.
@inline(__always)
func isSameLength(_ first: Float, _ second: Float) -> Bool {
  if first.isNaN || second.isNaN { return first.isNaN && second.isNaN }
  return abs(first - second) < 0.000_1
}
