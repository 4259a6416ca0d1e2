import ScreenModel

/// The algorithm of one law of the constraint family.
///
/// All lengths are in physical pixels.
protocol ConstraintLayout {
  var children: Range<Int> { get }

  /// The size within the constraints, and where the children go.
  ///
  /// A size outside the constraints is what sticks out: the parent reckons with the nearest size that
  /// they allow, and the node stands centred over that.
  func measure(_ constraints: PixelConstraints, in pass: inout ConstraintPass) -> Measured

  /// The length that the content would like.
  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double
}

extension ConstraintLayout {
  /// What changes nothing, and layers: the longest child.
  func intrinsic(_ question: IntrinsicQuestion, in pass: inout ConstraintPass) -> Double {
    var longest: Double = 0
    for child in children { longest = max(longest, pass.intrinsic(child, question)) }
    return longest
  }
}

/// A node's answer to constraints.
struct Measured: Sendable {
  var size: Size
  var placements: [ConstraintPlacement] = []

  static let nothing = Measured(size: .zero)
}

/// Where a child goes.
struct ConstraintPlacement: Sendable {
  let child: Int
  /// Relative to the parent's top leading corner.
  var origin: Point
  let constraints: PixelConstraints

  init(_ child: Int, at origin: Point, _ constraints: PixelConstraints) {
    self.child = child
    self.origin = origin
    self.constraints = constraints
  }
}

/// The question how long the content would like to be along an axis.
struct IntrinsicQuestion: Sendable, Hashable {
  let axis: Axis
  let kind: ConstraintLaw.Intrinsic
  /// The length across the axis, in pixels; it may be infinite.
  var across: Double

  /// The same in a space that is shorter across.
  func less(_ length: Double) -> IntrinsicQuestion {
    IntrinsicQuestion(axis: axis, kind: kind, across: max(0, across - length))
  }
}
