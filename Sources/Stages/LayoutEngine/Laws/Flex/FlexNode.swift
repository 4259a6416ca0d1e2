import ScreenModel

// Provenance: the rules of this folder are those of Yoga 3 with every erratum that React Native
// switches on: percentages of absolute children against the inner size, absolute children without
// insets at the padding's outer edge, the old stretching of flex bases, no automatic smallest sizes.

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
  func resolved(_ owner: Float) -> Float {
    switch unit {
    case .points: number
    case .percent: number * owner * 0.01
    case .undefined, .auto: .nan
    }
  }
}

/// A width and a height.
struct FlexPair: Equatable {
  var width: FlexValue
  var height: FlexValue

  subscript(dimension: Int) -> FlexValue { dimension == 0 ? width : height }
}

/// A node as the solver sees it: its style made flat, its place in the tree, the results so far.
///
/// It holds nothing that is counted or allocated. Lengths that are shares of the parent's width are
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
  /// The edge where lines of text start: 0 left or 2 right.
  var inlineStart = 0
  var wrap = FlexStyle.Wrap.noWrap
  var justify = FlexStyle.Justify.flexStart
  var alignItems = FlexStyle.Align.stretch
  var alignSelf = FlexStyle.Align.auto
  var alignContent = FlexStyle.Align.flexStart
  var isAbsolute = false
  var isShown = true
  var isScrolling = false
  /// A row whose children stand on a common baseline, or one of them does.
  var isBaselineAligned = false
  var hasShares = false
  /// A bit for each edge whose margin is automatic.
  var autoMargins: UInt8 = 0
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
  var marginPoints = SIMD4<Float>()
  var marginShares = SIMD4<Float>()
  var paddingPoints = SIMD4<Float>()
  var paddingShares = SIMD4<Float>()
  var border = SIMD4<Float>()
  var insetNumbers = SIMD4<Float>()
  var insetUnits = SIMD4<UInt8>()

  // MARK: Tree

  var firstChild = 0
  var childCount = 0
  /// The number of a text or box in ``FlexLeaves``.
  var leaf = -1
  /// Whether children were left out because the tree is too large.
  var isCut = false

  // MARK: Results

  /// The distances from the parent's edges as far as they are known.
  var position = SIMD4<Float>()
  /// The size of the newest answer.
  var measured = SIMD2<Float>()
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

  /// The margins in points, automatic ones as 0; shares of an unknown width are 0.
  func margin(_ ownerWidth: Float) -> SIMD4<Float> {
    hasShares && !ownerWidth.isNaN ? marginPoints + marginShares * ownerWidth * 0.01 : marginPoints
  }

  func padding(_ ownerWidth: Float) -> SIMD4<Float> {
    hasShares && !ownerWidth.isNaN
      ? paddingPoints + paddingShares * ownerWidth * 0.01 : paddingPoints
  }

  /// The margins along a dimension together.
  func margins(_ dimension: Int, _ ownerWidth: Float) -> Float {
    let margin = margin(ownerWidth)
    return dimension == 0 ? margin.x + margin.z : margin.y + margin.w
  }

  /// The padding and border along a dimension together.
  func edges(_ dimension: Int, _ ownerWidth: Float) -> Float {
    let edges = padding(ownerWidth) + border
    return dimension == 0 ? edges.x + edges.z : edges.y + edges.w
  }

  func hasAutoMargin(_ edge: Int) -> Bool { autoMargins & (1 << UInt8(edge & 3)) != 0 }

  /// Whether a dimension is stated as a length that is known.
  func isDefinite(_ dimension: Int, _ owner: Float) -> Bool { size[dimension].resolved(owner) >= 0 }

  /// Whether an inset is stated and not automatic.
  func hasInset(_ edge: Int) -> Bool { insetUnits[edge] >= FlexValue.Unit.points.rawValue }

  /// The inset at an edge; 0 where none is known.
  func inset(_ edge: Int, _ owner: Float) -> Float {
    let unit = insetUnits[edge]
    if unit == FlexValue.Unit.points.rawValue { return insetNumbers[edge] }
    guard unit == FlexValue.Unit.percent.rawValue, !owner.isNaN else { return 0 }
    return insetNumbers[edge] * owner * 0.01
  }

  /// A length held between the smallest and the largest; the smallest wins only if the largest allows.
  func bounded(_ length: Float, _ dimension: Int, owner: Float) -> Float {
    let most = largest[dimension].resolved(owner)
    if most >= 0, length > most { return most }
    let least = smallest[dimension].resolved(owner)
    return least >= 0 && length < least ? least : length
  }

  /// The same, and never less than padding and border.
  func held(_ length: Float, _ dimension: Int, owner: Float, ownerWidth: Float) -> Float {
    longer(bounded(length, dimension, owner: owner), edges(dimension, ownerWidth))
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
