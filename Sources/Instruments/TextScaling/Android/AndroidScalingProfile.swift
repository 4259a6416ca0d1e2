// Provenance: Android's FontScaleConverterFactory in AOSP (the release of Android 14, a change of
// 2024, main as two makers' builds of the Android 15 era have it) and in Jetpack Compose's ui-unit.

/// Which of Android's sets of tables turns sp into dp.
///
/// From 115 % up every profile with a curve gives the same numbers; they differ below. Which release
/// first shipped each newer set is not settled, so they are named for where they were read.
public enum AndroidScalingProfile: String, CaseIterable, Sendable, Hashable {
  /// Android 13 and earlier: linear at every scale.
  case android13
  /// Android 14: five tables, from 113 %.
  case android14
  /// AOSP of 2024: a table for 110 % besides, from 108 %; one source.
  case aosp2024
  /// AOSP main and builds of the Android 15 era: eight tables, from 103 %.
  case aospMain
  /// Jetpack Compose's first copy: as Android 14, on every release of the system.
  case composeFirst
  /// Jetpack Compose today: five tables, blended with the identity from 103 % up.
  case compose

  /// The smallest font scale at which the curve is on, or `nil` where it never is.
  public var threshold: Float? {
    switch self {
    case .android13: nil
    case .android14, .composeFirst: 1.13
    case .aosp2024: 1.08
    case .aospMain, .compose: 1.03
    }
  }

  /// The name in the reference data, such as `aosp14`.
  public var referenceName: String {
    switch self {
    case .android13: "pre14"
    case .android14: "aosp14"
    case .aosp2024: "aosp-fe285426"
    case .aospMain: "aosp-main"
    case .composeFirst: "compose-old"
    case .compose: "compose"
    }
  }

  /// The profile that a name or an Android release means, or `nil`.
  ///
  /// Understood are the case names, the names of the reference data, `any` (all profiles with a
  /// curve agree there; Android 14 stands for them), and releases from `1` to `99`: 13 and earlier
  /// are linear, 14 is itself, and 15 and later are AOSP main, which is an inference.
  public init?(_ text: some StringProtocol) {
    let wanted = text.lowercased()
    if let release = Int(wanted) {
      guard 1 <= release, release <= 99 else { return nil }
      self = release < 14 ? .android13 : release == 14 ? .android14 : .aospMain
      return
    }
    if wanted == "any" {
      self = .android14
      return
    }
    for profile in Self.allCases
    where profile.rawValue.lowercased() == wanted || profile.referenceName == wanted {
      self = profile
      return
    }
    return nil
  }

  /// Whether a row of ``AndroidTables`` belongs to this profile.
  func has(row: Int) -> Bool {
    switch self {
    case .android13: false
    case .android14, .composeFirst, .compose: row == 2 || row >= 4
    case .aosp2024: row == 1 || row == 2 || row >= 4
    case .aospMain: true
    }
  }
}
