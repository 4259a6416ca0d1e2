// Provenance: AOSP's FontScaleConverterFactory and FontScaleConverter (Android 14), and Jetpack
// Compose's copy. All arithmetic is in 32-bit floats, as theirs. Left out: the platform keeps a blended
// table for every hundredth, so within one process the first scale seen serves its whole hundredth.

/// A font scale of Android and the curve that it puts text on.
///
/// Big text grows less than small text from Android 14 on. `AndroidFontScale(2).dp(fromSp: 14)` is
/// 26 and not 28; 100 sp stay 100 dp.
public struct AndroidFontScale: Sendable, Hashable {
  /// The font scale: 1 is the default, 2 the largest in Settings.
  public let scale: Float
  /// The set of tables in use.
  public let profile: AndroidScalingProfile
  private let converter: Converter

  /// How this scale turns sizes: by one factor, or by a blend of two rows of the tables.
  private enum Converter: Sendable, Hashable {
    case linear
    case blend(low: Int, high: Int, share: Float)
  }

  /// The row that stands for the identity, where Compose begins its blend.
  private static let identityRow = -1

  /// The curve at a font scale.
  ///
  /// A scale that is negative, infinite or not a number counts as 1. A scale of 0 does too, because
  /// the platform reads 0 as "not set".
  public init(_ scale: Double, profile: AndroidScalingProfile = .android14) {
    let scale = Float(scale)
    let isUsable = scale > 0 && scale < .infinity
    self.scale = isUsable ? scale : 1
    self.profile = profile
    self.converter = Self.converter(scale: self.scale, profile: profile)
  }

  /// Whether the system counts text scaling as non-linear at this scale.
  public var isNonLinear: Bool {
    guard let threshold = profile.threshold else { return false }
    return scale >= threshold
  }

  /// The size in dp of a size in sp, computed in 32 bits.
  ///
  /// The sign is kept; 0, infinities and values that are not numbers come back as they are.
  public func dp(fromSp sp: Double) -> Double { Double(dp32(fromSp: Float(sp))) }

  /// The size in sp that becomes a size in dp: the inverse of ``dp(fromSp:)``, in 32 bits.
  public func sp(fromDp dp: Double) -> Double { Double(sp32(fromDp: Float(dp))) }

  /// The size in dp of a size in sp, in the platform's own type.
  func dp32(fromSp sp: Float) -> Float {
    switch converter {
    case .linear: sp * scale
    case .blend(let low, let high, let share): Self.forward(sp, low, high, share)
    }
  }

  /// The size in sp that becomes a size in dp, in the platform's own type.
  func sp32(fromDp dp: Float) -> Float {
    switch converter {
    case .linear: dp / scale
    case .blend(let low, let high, let share): Self.backward(dp, low, high, share)
    }
  }

  private static func converter(scale: Float, profile: AndroidScalingProfile) -> Converter {
    guard let threshold = profile.threshold, scale >= threshold else { return .linear }
    let key = Int(min(scale, 1_000) * 100)
    var low: Int?
    for row in AndroidTables.keys.indices where profile.has(row: row) {
      let rowKey = AndroidTables.keys[row]
      if rowKey == key { return .blend(low: row, high: row, share: 0) }
      if rowKey > key {
        let from = low ?? (profile == .compose ? identityRow : nil)
        guard let from else { return .linear }
        return .blend(low: from, high: row, share: share(of: scale, from: from, to: row))
      }
      low = row
    }
    return .linear
  }

  private static func share(of scale: Float, from low: Int, to high: Int) -> Float {
    let start = low == identityRow ? 1 : Float(AndroidTables.keys[low]) / 100
    let end = Float(AndroidTables.keys[high]) / 100
    return max(0, min(1, (scale - start) / (end - start)))
  }

  private static func anchor(_ index: Int, _ low: Int, _ high: Int, _ share: Float) -> Float {
    let count = AndroidTables.sp.count
    let end = AndroidTables.dp[high * count + index]
    guard low != high else { return end }
    let start =
      low == identityRow ? AndroidTables.sp[index] : AndroidTables.dp[low * count + index]
    return start + (end - start) * share
  }

  private static func forward(_ sp: Float, _ low: Int, _ high: Int, _ share: Float) -> Float {
    let size = sp.magnitude
    let last = AndroidTables.sp.count - 1
    var index = 0
    while index <= last, AndroidTables.sp[index] < size { index += 1 }
    let dp: Float
    if index > last {
      dp = size * (anchor(last, low, high, share) / AndroidTables.sp[last])
    } else if AndroidTables.sp[index] == size {
      dp = anchor(index, low, high, share)
    } else {
      let isFirst = index == 0
      let fromSp = isFirst ? 0 : AndroidTables.sp[index - 1]
      let fromDp = isFirst ? 0 : anchor(index - 1, low, high, share)
      let part = (size - fromSp) / (AndroidTables.sp[index] - fromSp)
      dp = fromDp + (anchor(index, low, high, share) - fromDp) * part
    }
    return sp < 0 ? -dp : dp
  }

  private static func backward(_ dp: Float, _ low: Int, _ high: Int, _ share: Float) -> Float {
    let size = dp.magnitude
    let last = AndroidTables.sp.count - 1
    var index = 0
    while index <= last, anchor(index, low, high, share) < size { index += 1 }
    let sp: Float
    if index > last {
      sp = size * (AndroidTables.sp[last] / anchor(last, low, high, share))
    } else {
      let isFirst = index == 0
      let toDp = anchor(index, low, high, share)
      let fromDp = isFirst ? 0 : anchor(index - 1, low, high, share)
      let fromSp = isFirst ? 0 : AndroidTables.sp[index - 1]
      let part = (size - fromDp) / (toDp - fromDp)
      sp = fromSp + (AndroidTables.sp[index] - fromSp) * part
    }
    return dp < 0 ? -sp : sp
  }
}
