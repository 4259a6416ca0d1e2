import ScreenModel

// Provenance: BoxConstraints of Flutter's rendering library, by its documentation and behaviour.

/// The smallest and largest size that a parent passes to a child, in logical pixels.
///
/// A minimum is finite and never negative, a maximum is never less than its minimum and may be infinite.
struct WidgetConstraints: Hashable, Sendable {
  var minWidth: Double
  var maxWidth: Double
  var minHeight: Double
  var maxHeight: Double
  /// Whether the height has no end only because a component is laid out without its screen.
  var isOpenHeight = false

  init(
    minWidth: Double = 0, maxWidth: Double = .infinity, minHeight: Double = 0,
    maxHeight: Double = .infinity
  ) {
    self.minWidth = Sane.length(minWidth)
    self.maxWidth = max(self.minWidth, Self.limit(maxWidth))
    self.minHeight = Sane.length(minHeight)
    self.maxHeight = max(self.minHeight, Self.limit(maxHeight))
  }

  static func tight(_ size: Size) -> Self {
    Self(
      minWidth: size.width, maxWidth: size.width, minHeight: size.height, maxHeight: size.height)
  }

  static func loose(_ size: Size) -> Self { Self(maxWidth: size.width, maxHeight: size.height) }

  /// Constraints by axis.
  init(_ axis: Axis, main: ClosedRange<Double>, cross: ClosedRange<Double>) {
    let (width, height) = axis == .horizontal ? (main, cross) : (cross, main)
    self.init(
      minWidth: width.lowerBound, maxWidth: width.upperBound, minHeight: height.lowerBound,
      maxHeight: height.upperBound)
  }

  private static func limit(_ value: Double) -> Double {
    value == .infinity ? value : Sane.length(value)
  }

  func minimum(_ axis: Axis) -> Double { axis == .horizontal ? minWidth : minHeight }
  func maximum(_ axis: Axis) -> Double { axis == .horizontal ? maxWidth : maxHeight }
  func isBounded(_ axis: Axis) -> Bool { maximum(axis).isFinite }
  func isTight(_ axis: Axis) -> Bool { minimum(axis) >= maximum(axis) }

  /// Whether the framework would find no end on an axis where it needs one.
  func lacksEnd(_ axis: Axis) -> Bool {
    !isBounded(axis) && !(axis == .vertical && isOpenHeight)
  }

  var smallest: Size { Size(width: minWidth, height: minHeight) }
  /// The largest size; infinite where there is no end.
  var biggest: Size { Size(width: maxWidth, height: maxHeight) }

  func constrain(_ size: Size) -> Size {
    Size(width: constrain(size.width, .horizontal), height: constrain(size.height, .vertical))
  }

  /// The nearest allowed length; what would be infinite without an end is the minimum.
  func constrain(_ length: Double, _ axis: Axis) -> Double {
    let least = minimum(axis)
    let result = max(least, min(length > 0 ? length : 0, maximum(axis)))
    return result.isFinite ? result : least
  }

  func loosened() -> Self {
    var result = self
    result.minWidth = 0
    result.minHeight = 0
    return result
  }

  /// Both ends on an axis replaced.
  func with(_ axis: Axis, _ least: Double, _ most: Double) -> Self {
    let least = Sane.length(least)
    let most = max(least, Self.limit(most))
    var result = self
    if axis == .horizontal {
      result.minWidth = least
      result.maxWidth = most
    } else {
      result.minHeight = least
      result.maxHeight = most
      result.isOpenHeight = isOpenHeight && most == .infinity
    }
    return result
  }

  /// No end on an axis, as in a scroll view.
  func unbounded(_ axis: Axis) -> Self {
    var result = with(axis, 0, .infinity)
    if axis == .vertical { result.isOpenHeight = false }
    return result
  }

  /// One length on an axis, within what is allowed.
  func tightened(_ axis: Axis, _ length: Double) -> Self {
    let length = constrain(length, axis)
    return with(axis, length, length)
  }

  /// What is left inside a padding.
  func deflated(by insets: Insets) -> Self {
    let width = insets.leading + insets.trailing
    let height = insets.top + insets.bottom
    return with(.horizontal, max(0, minWidth - width), max(0, maxWidth - width))
      .with(.vertical, max(0, minHeight - height), max(0, maxHeight - height))
  }

  /// Other bounds held within these: a sized or constrained box.
  func enforced(on size: SizeLaw) -> Self {
    func bounds(_ bounds: SizeLaw.Bounds, _ axis: Axis) -> (Double, Double) {
      let least = bounds.minimum.map { Self.limit($0) } ?? 0
      let most = max(least, bounds.maximum.map { Self.limit($0) } ?? .infinity)
      func clamped(_ value: Double) -> Double { max(minimum(axis), min(value, maximum(axis))) }
      return (clamped(least), clamped(most))
    }
    let width = bounds(size.width, .horizontal)
    let height = bounds(size.height, .vertical)
    // An infinite minimum where there is no end throws in the framework; here it is no minimum.
    return with(.horizontal, width.0.isFinite ? width.0 : 0, width.1)
      .with(.vertical, height.0.isFinite ? height.0 : 0, height.1)
  }

  /// The size nearest to the constraints that keeps the ratio of another size where it can.
  func constrainKeepingRatio(_ size: Size) -> Size {
    if isTight(.horizontal), isTight(.vertical) { return smallest }
    var (width, height) = (size.width, size.height)
    guard width > 0, height > 0 else { return constrain(size) }
    let ratio = width / height
    if width > maxWidth { (width, height) = (maxWidth, maxWidth / ratio) }
    if height > maxHeight { (width, height) = (maxHeight * ratio, maxHeight) }
    if width < minWidth { (width, height) = (minWidth, minWidth / ratio) }
    if height < minHeight { (width, height) = (minHeight * ratio, minHeight) }
    return constrain(Size(width: width, height: height))
  }

  /// What the parent offered, for messages: the largest lengths.
  var proposal: Proposal {
    Proposal(
      width: maxWidth.isFinite ? maxWidth : nil, height: maxHeight.isFinite ? maxHeight : nil)
  }
}
