import Testing
import TextScaling

/// What holds everywhere, tried over many values.
@Suite struct PropertyTests {
  private static let scales: [Double] = (17...80).map { Double($0) / 20 }  // 0.85 to 4
  private static let sizes: [Double] = (0...1_200).map { Double($0) / 8 }  // 0 to 150

  @Test func `Apple's sizes and leadings never shrink as the setting grows`() {
    var shrunk: [String] = []
    for style in TextStyle.published {
      for category in ContentSizeCategory.allCases {
        guard let next = category.larger else { continue }
        let size = AppleTypography.size(of: style, at: category) ?? .nan
        let leading = AppleTypography.leading(of: style, at: category) ?? .nan
        let nextSize = AppleTypography.size(of: style, at: next) ?? .nan
        let nextLeading = AppleTypography.leading(of: style, at: next) ?? .nan
        if !(size <= nextSize && leading <= nextLeading) { shrunk.append("\(style) \(next)") }
      }
    }
    #expect(shrunk == [])
  }

  @Test func `fonts beside a style never shrink as the setting or the size grows`() {
    var shrunk: [String] = []
    for style in TextStyle.allCases {
      let metrics = FontMetrics(for: style)
      for category in ContentSizeCategory.allCases {
        var before = -1.0
        for size in stride(from: 0.0, through: 120, by: 0.5) {
          let font = metrics.scaledFont(size, at: category)
          let next = category.larger.map { metrics.scaledFont(size, at: $0) } ?? font
          if font < before || next < font { shrunk.append("\(style) \(category) \(size)") }
          before = font
        }
      }
    }
    #expect(shrunk == [])
  }

  @Test(arguments: AndroidScalingProfile.allCases)
  func `dp never shrink as sp grow`(profile: AndroidScalingProfile) {
    var shrunk: [String] = []
    for scale in Self.scales {
      let curve = AndroidFontScale(scale, profile: profile)
      var before = -1.0
      for sp in Self.sizes {
        let dp = curve.dp(fromSp: sp)
        if dp < before { shrunk.append("\(scale) \(sp)") }
        before = dp
      }
    }
    #expect(shrunk == [])
  }

  @Test func `dp never shrink as the scale grows to the end of Settings`() {
    // Between the end of the tables at 200 % and beyond the platform jumps up to a line, and a
    // profile with a threshold jumps down where its curve begins, for sizes above 8 sp.
    var shrunk: [String] = []
    let scales = (115...200).map { Double($0) / 100 }
    for sp in Self.sizes {
      var before = -1.0
      for scale in scales {
        let dp = AndroidFontScale(scale).dp(fromSp: sp)
        if dp < before - 1e-4 { shrunk.append("\(scale) \(sp): \(dp) < \(before)") }
        before = dp
      }
    }
    #expect(shrunk == [])
  }

  @Test(arguments: AndroidScalingProfile.allCases)
  func `sp to dp and back is the same size`(profile: AndroidScalingProfile) {
    var lost: [String] = []
    for scale in Self.scales {
      let curve = AndroidFontScale(scale, profile: profile)
      for size in Self.sizes + Self.sizes.map({ -$0 }) {
        let back = curve.sp(fromDp: curve.dp(fromSp: size))
        let forth = curve.dp(fromSp: curve.sp(fromDp: size))
        let allowed = max(1, size.magnitude) * 2e-6
        let isSame = (back - size).magnitude <= allowed && (forth - size).magnitude <= allowed
        if !isSame { lost.append("\(scale) \(size): \(back) \(forth)") }
      }
    }
    #expect(lost == [])
  }

  @Test func `sizes below zero mirror those above`() {
    let curve = AndroidFontScale(1.7)
    let metrics = FontMetrics(for: .caption1)
    var crooked: [Double] = []
    for size in Self.sizes {
      let isMirrored =
        curve.dp(fromSp: -size) == -curve.dp(fromSp: size)
        && metrics.scaledFont(-size, at: .accessibility3)
          == -metrics.scaledFont(size, at: .accessibility3)
      if !isMirrored { crooked.append(size) }
    }
    #expect(crooked == [])
  }

  @Test func `tracking is continuous, and the guide's own at its own sizes`() {
    var jumps: [Double] = []
    for size in stride(from: 1.0, through: 100, by: 0.01) {
      let step = SanFrancisco.tracking(at: size + 0.01) - SanFrancisco.tracking(at: size)
      if step.magnitude > 0.002 { jumps.append(size) }
    }
    #expect(jumps == [])
    let wrong = SanFrancisco.trackedSizes.filter {
      SanFrancisco.tracking(at: $0) != SanFrancisco.publishedTracking(at: $0)
    }
    #expect(wrong == [])
  }

  @Test func `Flutter and React Native never shrink as the setting grows`() {
    var shrunk: [String] = []
    for category in ContentSizeCategory.allCases {
      guard let next = category.larger else { continue }
      let text = ReactNativeText(maxFontSizeMultiplier: 1.5, dynamicTypeRamp: .title2)
      for size in Self.sizes {
        let flutter = FlutterTextScaler.ios(category).scale(size)
        let grows =
          flutter <= FlutterTextScaler.ios(next).scale(size)
          && ReactNativeText().fontSize(size, at: category)
            <= ReactNativeText().fontSize(size, at: next)
          && text.fontSize(size, at: category) <= text.fontSize(size, at: next)
        if !grows { shrunk.append("\(category) \(size)") }
      }
    }
    #expect(shrunk == [])
  }
}
