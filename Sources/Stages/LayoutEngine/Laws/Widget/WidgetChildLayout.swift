import ScreenModel

/// A law with one child: which constraints it gets, what follows from its size, and where it stands.
protocol WidgetChildLayout: WidgetLayout {
  var child: Int? { get }

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints

  /// The own size around a child of a size; without a child that is zero.
  func size(around child: Size, _ constraints: WidgetConstraints) -> Size

  func origin(of child: Size, in size: Size) -> Point
}

extension WidgetChildLayout {
  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    constraints
  }

  func size(around child: Size, _ constraints: WidgetConstraints) -> Size {
    constraints.constrain(child)
  }

  func origin(of child: Size, in size: Size) -> Point { .zero }

  func answer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetAnswer {
    let offer = offer(constraints, in: &pass)
    guard let child else {
      let own = constraints.constrain(size(around: offer.constrain(.zero), constraints))
      return WidgetAnswer(size: own)
    }
    let inner = pass.measure(child, offer)
    let own = constraints.constrain(size(around: inner, constraints))
    return WidgetAnswer(
      size: own, placements: [WidgetPlacement(child, at: origin(of: inner, in: own), offer)])
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    child.map { pass.intrinsic($0, question) } ?? 0
  }
}

/// What changes nothing, and what only moves the drawing.
struct WidgetWrapperLayout: WidgetChildLayout {
  let child: Int?
  var distance = Point.zero

  func origin(of child: Size, in size: Size) -> Point { distance }
}

/// Additional constraints.
struct WidgetConstrainedLayout: WidgetChildLayout {
  let law: SizeLaw
  let child: Int?

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    var offer = constraints.enforced(on: law)
    offer.isOpenHeight = constraints.isOpenHeight && !offer.isBounded(.vertical)
    return offer
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    let bounds = question.axis == .horizontal ? law.width : law.height
    let least = Sane.length(bounds.minimum) ?? 0
    let most = max(least, Sane.limit(bounds.maximum) ?? .infinity)
    guard least < most else { return least }
    var inner = question
    let crossMost = question.axis == .horizontal ? law.height.maximum : law.width.maximum
    if let crossMost = Sane.limit(crossMost) { inner.across = min(inner.across, crossMost) }
    return max(least, min(child.map { pass.intrinsic($0, inner) } ?? 0, most))
  }
}

/// Largest lengths where there are none.
struct WidgetLimitedLayout: WidgetChildLayout {
  let width: Double
  let height: Double
  let child: Int?

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    var offer = constraints
    if !offer.isBounded(.horizontal) { offer = offer.with(.horizontal, offer.minWidth, width) }
    if !offer.isBounded(.vertical) { offer = offer.with(.vertical, offer.minHeight, height) }
    return offer
  }
}

struct WidgetPaddingLayout: WidgetChildLayout {
  let insets: Insets
  let child: Int?

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    constraints.deflated(by: insets)
  }

  func size(around child: Size, _ constraints: WidgetConstraints) -> Size {
    Size(
      width: child.width + insets.leading + insets.trailing,
      height: child.height + insets.top + insets.bottom)
  }

  func origin(of child: Size, in size: Size) -> Point { Point(x: insets.leading, y: insets.top) }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    let width = insets.leading + insets.trailing
    let height = insets.top + insets.bottom
    let (own, across) = question.axis == .horizontal ? (width, height) : (height, width)
    return own + (child.map { pass.intrinsic($0, question.less(across)) } ?? 0)
  }
}

/// As large as it may be, or as a factor of the child says.
struct WidgetAlignLayout: WidgetChildLayout {
  let alignment: Fraction
  let widthFactor: Double?
  let heightFactor: Double?
  let child: Int?

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    constraints.loosened()
  }

  func size(around child: Size, _ constraints: WidgetConstraints) -> Size {
    let hugsWidth = widthFactor != nil || !constraints.isBounded(.horizontal)
    let hugsHeight = heightFactor != nil || !constraints.isBounded(.vertical)
    return Size(
      width: hugsWidth ? child.width * (widthFactor ?? 1) : constraints.maxWidth,
      height: hugsHeight ? child.height * (heightFactor ?? 1) : constraints.maxHeight)
  }

  func origin(of child: Size, in size: Size) -> Point { alignment.origin(of: child, in: size) }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    let factor = question.axis == .horizontal ? widthFactor : heightFactor
    return (child.map { pass.intrinsic($0, question) } ?? 0) * (factor ?? 1)
  }
}

/// A share of the largest lengths.
struct WidgetFractionalLayout: WidgetChildLayout {
  let width: Double?
  let height: Double?
  let alignment: Fraction
  let child: Int?

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    var offer = constraints
    if let width, constraints.isBounded(.horizontal) {
      offer = offer.with(.horizontal, constraints.maxWidth * width, constraints.maxWidth * width)
    }
    if let height, constraints.isBounded(.vertical) {
      offer = offer.with(.vertical, constraints.maxHeight * height, constraints.maxHeight * height)
    }
    return offer
  }

  func origin(of child: Size, in size: Size) -> Point { alignment.origin(of: child, in: size) }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    let own = (question.axis == .horizontal ? width : height) ?? 1
    let other = (question.axis == .horizontal ? height : width) ?? 1
    var inner = question
    inner.across *= other
    let length = child.map { pass.intrinsic($0, inner) } ?? 0
    return own > 0 ? length / own : 0
  }
}

/// A ratio of width to height.
struct WidgetAspectRatioLayout: WidgetChildLayout {
  let ratio: Double
  let child: Int?

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    if constraints.isTight(.horizontal), constraints.isTight(.vertical) { return constraints }
    guard constraints.isBounded(.horizontal) || constraints.isBounded(.vertical) else {
      return constraints
    }
    var width = constraints.maxWidth
    var height = width / ratio
    if !width.isFinite {
      height = constraints.maxHeight
      width = height * ratio
    }
    if width > constraints.maxWidth {
      (width, height) = (constraints.maxWidth, constraints.maxWidth / ratio)
    }
    if height > constraints.maxHeight {
      (width, height) = (constraints.maxHeight * ratio, constraints.maxHeight)
    }
    if width < constraints.minWidth {
      (width, height) = (constraints.minWidth, constraints.minWidth / ratio)
    }
    if height < constraints.minHeight {
      (width, height) = (constraints.minHeight * ratio, constraints.minHeight)
    }
    return .tight(constraints.constrain(Size(width: width, height: height)))
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    guard question.across.isFinite else {
      return child.map { pass.intrinsic($0, question) } ?? 0
    }
    return question.axis == .horizontal ? question.across * ratio : question.across / ratio
  }
}

/// The child at its intrinsic length on an axis.
struct WidgetIntrinsicLayout: WidgetChildLayout {
  let axis: Axis
  let child: Int?

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    guard let child, !constraints.isTight(axis) else { return constraints }
    let question = WidgetIntrinsic(
      axis, isMinimum: false, across: constraints.maximum(axis.other))
    return constraints.tightened(axis, pass.intrinsic(child, question))
  }
}

/// At least a square, the child centred in it.
struct WidgetTargetLayout: WidgetChildLayout {
  let side: Double
  let child: Int?

  func size(around child: Size, _ constraints: WidgetConstraints) -> Size {
    Size(width: max(child.width, side), height: max(child.height, side))
  }

  func origin(of child: Size, in size: Size) -> Point {
    Fraction.center.origin(of: child, in: size)
  }

  func intrinsic(_ question: WidgetIntrinsic, in pass: inout WidgetPass) -> Double {
    max(side, child.map { pass.intrinsic($0, question) } ?? 0)
  }
}

/// What fills the place that it is given: a page, the rest of a viewport.
struct WidgetFillLayout: WidgetChildLayout {
  let child: Int?

  func offer(_ constraints: WidgetConstraints, in pass: inout WidgetPass) -> WidgetConstraints {
    var offer = constraints
    for axis in Axis.allCases where constraints.isBounded(axis) {
      offer = offer.with(axis, constraints.maximum(axis), constraints.maximum(axis))
    }
    return offer
  }
}
