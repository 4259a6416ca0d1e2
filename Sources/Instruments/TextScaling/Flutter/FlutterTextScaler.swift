// Provenance: Flutter's framework (TextScaler, MediaQuery) and engine (the factor of each category, the
// platform's conversion on Android); one project's source, read and not measured. Open: whether a newer
// engine follows font metrics on iOS in place of the one factor.

/// How Flutter turns a font size into a drawn one: its `TextScaler`.
public struct FlutterTextScaler: Sendable, Hashable {
  private let curve: Curve
  private let lowest: Double
  private let highest: Double

  private enum Curve: Sendable, Hashable {
    case linear(Double)
    case android(AndroidFontScale)
  }

  private init(curve: Curve, lowest: Double = 0, highest: Double = .infinity) {
    self.curve = curve
    self.lowest = lowest
    self.highest = highest
  }

  /// Leaves every size as it is.
  public static let noScaling = FlutterTextScaler(curve: .linear(1))

  /// Multiplies every size by one factor; a negative factor, or one that is no number, counts as 1.
  public static func linear(_ factor: Double) -> FlutterTextScaler {
    FlutterTextScaler(curve: .linear(factor >= 0 ? factor : 1))
  }

  /// The scaler of iOS: one factor, body's size at the category over 17.
  public static func ios(_ category: ContentSizeCategory) -> FlutterTextScaler {
    FlutterTextScaler(curve: .linear(factor(at: category)))
  }

  /// The scaler of Android: the system's own curve.
  public static func android(_ scale: AndroidFontScale) -> FlutterTextScaler {
    FlutterTextScaler(curve: .android(scale))
  }

  /// The scaler of a system at a text size.
  public static func system(
    _ size: TextSize, profile: AndroidScalingProfile = .android14
  ) -> FlutterTextScaler {
    switch size {
    case .ios(let category): .ios(category)
    case .android(let scale): .android(AndroidFontScale(scale, profile: profile))
    }
  }

  /// The factor that iOS's text size is for Flutter: 14/17 at XS, 1 at L, 53/17 at AX5.
  public static func factor(at category: ContentSizeCategory) -> Double {
    let size = AppleTypography.size(of: .body, at: category) ?? bodySize
    return size / bodySize
  }

  /// The size in logical pixels that a font size is drawn at.
  ///
  /// Infinities and values that are not numbers come back as they are.
  public func scale(_ fontSize: Double) -> Double {
    guard fontSize.isFinite else { return fontSize }
    let scaled: Double
    switch curve {
    case .linear(let factor): scaled = fontSize * factor
    case .android(let scale): scaled = Self.onAndroid(fontSize, scale)
    }
    if lowest == 0, highest == .infinity { return scaled }
    let low = lowest * fontSize
    let high = highest * fontSize
    return fontSize < 0 ? max(high, min(low, scaled)) : min(high, max(low, scaled))
  }

  /// This scaler held between factors, as `TextScaler.clamp` and `withClampedTextScaling` do.
  ///
  /// Clamps within clamps leave what both allow. Where two do not overlap, which Flutter forbids,
  /// the newer one wins with its bound that is nearest to the older. Bounds below 0, or that are not
  /// numbers, count as not given, and so does a maximum below its minimum.
  public func clamped(minimum: Double = 0, maximum: Double = .infinity) -> FlutterTextScaler {
    let newLow = minimum >= 0 ? minimum : 0
    let newHigh = maximum >= newLow ? maximum : .infinity
    var low = max(lowest, newLow)
    var high = min(highest, newHigh)
    if low > high {
      let nearest = newLow > highest ? newLow : newHigh
      (low, high) = (nearest, nearest)
    }
    return FlutterTextScaler(curve: curve, lowest: low, highest: high)
  }

  /// Body's size in points at `large`, the base of the factor.
  private static let bodySize: Double = 17

  /// The engine asks the system about whole sizes and draws straight lines between them.
  private static func onAndroid(_ size: Double, _ scale: AndroidFontScale) -> Double {
    if scale.scale == 1 { return size }
    let below = Rounding.down(size)
    let above = Rounding.up(size)
    let low = scale.dp(fromSp: below)
    guard above > below else { return low }
    return low + (scale.dp(fromSp: above) - low) * (size - below)
  }
}
