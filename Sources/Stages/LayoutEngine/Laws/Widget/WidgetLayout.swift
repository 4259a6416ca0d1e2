import ScreenModel

/// The algorithm of one law of the widget family.
protocol WidgetLayout {
  /// The size within the constraints, where the children go, and what the framework complains about.
  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer

  /// The length that the content would like along an axis.
  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double

  /// The distance of the first baseline from the top, for a node with this answer; nil: none.
  func baseline(
    _ answer: WidgetAnswer, _ constraints: WidgetConstraints, in pass: inout WidgetPass
  ) -> Double?
}

extension WidgetLayout {
  /// What is taken where there is no end.
  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    let constraints = WidgetConstraints(
      question.axis, main: 0...(.infinity), cross: 0...question.across)
    return answer(constraints, in: &pass).size[question.axis]
  }

  /// That of the first child which has one.
  func baseline(
    _ answer: WidgetAnswer, _ constraints: WidgetConstraints, in pass: inout WidgetPass
  ) -> Double? {
    for placement in answer.placements {
      if let own = pass.baseline(placement.child, placement.constraints) {
        return placement.origin.y + own * placement.scale.height
      }
    }
    return nil
  }
}

/// A node's answer to constraints.
struct WidgetAnswer: Sendable {
  var size: Size
  var placements: [WidgetPlacement] = []
  var faults: [NodeFault] = []

  static let nothing = WidgetAnswer(size: .zero)

  /// What the framework complains about, at the node that is to blame.
  struct NodeFault: Sendable {
    let node: Int
    let fault: LayoutFault
  }
}

/// Where a child goes.
struct WidgetPlacement: Sendable {
  let child: Int
  /// Relative to the parent's top left corner.
  var origin: Point
  let constraints: WidgetConstraints
  /// By how much the child is drawn larger or smaller than it was laid out.
  var scale = Size(width: 1, height: 1)

  init(_ child: Int, at origin: Point, _ constraints: WidgetConstraints) {
    self.child = child
    self.origin = origin
    self.constraints = constraints
  }
}

/// How long would the content like to be along an axis?
struct WidgetIntrinsic: Hashable, Sendable {
  let axis: Axis
  /// The shortest length that loses nothing; else the one beyond which nothing is gained.
  let isMinimum: Bool
  /// The length across the axis; it may be infinite.
  var across: Double

  init(_ axis: Axis, isMinimum: Bool, across: Double) {
    self.axis = axis
    self.isMinimum = isMinimum
    self.across = across >= 0 ? across : 0
  }

  /// The same in a space that is shorter across.
  func less(_ length: Double) -> WidgetIntrinsic {
    WidgetIntrinsic(axis, isMinimum: isMinimum, across: max(0, across - length))
  }
}

extension Fraction {
  /// Where something of a size stands in a box.
  func origin(of size: Size, in box: Size) -> Point {
    Point(
      x: (box.width - size.width) * (1 + Sane.distance(x)) / 2,
      y: (box.height - size.height) * (1 + Sane.distance(y)) / 2)
  }
}
