import ScreenModel

// Provenance: Constraints of Jetpack Compose's ui-unit: whole pixels, a smallest and a largest length
// for each axis, the largest possibly infinite.

/// What a parent allows: the smallest and the largest size, in whole physical pixels.
struct PixelConstraints: Sendable, Hashable {
  /// Finite and not negative.
  var minimum: Size
  /// At least the minimum; infinite where a length is not bounded.
  var maximum: Size

  init(minimum: Size = .zero, maximum: Size) {
    self.minimum = Size(
      width: Self.finite(minimum.width), height: Self.finite(minimum.height))
    self.maximum = Size(
      width: Self.limit(maximum.width, over: self.minimum.width),
      height: Self.limit(maximum.height, over: self.minimum.height))
  }

  /// Exactly this size.
  static func tight(_ size: Size) -> PixelConstraints {
    PixelConstraints(minimum: size, maximum: size)
  }

  static let unbounded = PixelConstraints(
    maximum: Size(width: .infinity, height: .infinity))

  /// Without a smallest size.
  var loose: PixelConstraints { PixelConstraints(maximum: maximum) }

  /// The nearest size that is allowed.
  func constrain(_ size: Size) -> Size {
    Size(
      width: constrain(size.width, along: .horizontal),
      height: constrain(size.height, along: .vertical))
  }

  /// The nearest length that is allowed.
  func constrain(_ length: Double, along axis: Axis) -> Double {
    max(minimum[axis], min(length, maximum[axis]))
  }

  /// The nearest to other constraints that these allow.
  func constrain(_ other: PixelConstraints) -> PixelConstraints {
    PixelConstraints(minimum: constrain(other.minimum), maximum: constrain(other.maximum))
  }

  /// Less by lengths that something around takes.
  func reduced(by size: Size) -> PixelConstraints {
    PixelConstraints(
      minimum: Size(width: minimum.width - size.width, height: minimum.height - size.height),
      maximum: Size(width: maximum.width - size.width, height: maximum.height - size.height))
  }

  /// The same with other limits along an axis.
  func with(_ axis: Axis, minimum: Double, maximum: Double) -> PixelConstraints {
    var least = self.minimum
    var most = self.maximum
    least[axis] = minimum
    most[axis] = maximum
    return PixelConstraints(minimum: least, maximum: most)
  }

  /// The same with exactly this length along an axis.
  func fixed(_ axis: Axis, _ length: Double) -> PixelConstraints {
    with(axis, minimum: length, maximum: length)
  }

  /// Lengths beyond this, in pixels, are kept at it; nothing real comes near.
  static let longest: Double = 10_000_000

  private static func finite(_ length: Double) -> Double {
    length > 0 ? min(length, longest) : 0
  }

  private static func limit(_ length: Double, over minimum: Double) -> Double {
    length == .infinity ? length : max(minimum, finite(length))
  }
}
