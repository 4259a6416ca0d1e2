import Testing
import TextScaling

/// Inputs that no platform would meet; what comes of them is documented at each function.
@Suite struct AbsurdInputTests {
  private static let absurd: [Double] = [
    -1, 0, .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 1e-40,
  ]

  @Test(arguments: absurd)
  func `absurd sizes come back scaled or as they are, and nothing traps`(size: Double) {
    let metrics = FontMetrics(for: .body)
    let display = AndroidDisplayMetrics(density: 3, fontScale: AndroidFontScale(2))
    let flutter = FlutterTextScaler.android(AndroidFontScale(1.3)).clamped(maximum: 1.2)
    let results = [
      metrics.scaledValue(size, at: .accessibility5), metrics.scaledFont(size, at: .xSmall),
      AndroidFontScale(1.5).dp(fromSp: size), AndroidFontScale(1.5).sp(fromDp: size),
      display.pixels(size, .sp), display.dimension(fromPixels: size, in: .sp),
      flutter.scale(size), ReactNativeText(dynamicTypeRamp: .body).fontSize(size, at: .medium),
      ReactNativeText().fontSizeInPixels(size, on: display),
    ]
    #expect(results.allSatisfy { $0.isNaN == size.isNaN })
    #expect(results.allSatisfy { size.isNaN || $0 == 0 || ($0 < 0) == (size < 0) })
    _ = display.pixelSize(size, .sp) + display.pixelOffset(size, .px)
    _ = SanFrancisco.tracking(at: size)
    _ = AndroidLineHeight.textView(textSize: size, lineHeight: size, on: display)
    _ = AndroidLineHeight.compose(fontSize: size, lineHeight: size, on: display)
  }

  @Test(arguments: [-1, 0, .nan, .infinity, -.infinity] as [Double])
  func `a font scale that is none counts as 1`(scale: Double) {
    #expect(AndroidFontScale(scale).scale == 1)
    #expect(AndroidFontScale(scale).dp(fromSp: 14) == 14)
  }

  @Test(arguments: [-1, 0, .nan, .infinity] as [Double])
  func `a display scale or density that is none rounds to nothing finer`(scale: Double) {
    let value = FontMetrics(for: .body).scaledValue(17, at: .medium, displayScale: scale)
    #expect((value - 17 * 21 / 22).magnitude < 1e-12)
    #expect(AndroidDisplayMetrics(density: scale, fontScale: AndroidFontScale(1)).density == 1)
  }

  @Test(arguments: [-1, 0, .nan] as [Double])
  func `a cap that is none does not cap`(cap: Double) {
    #expect(FontMetrics(for: .body).scaledFont(17, at: .accessibility5, maximum: cap) == 48)
    let text = ReactNativeText(maxFontSizeMultiplier: cap)
    #expect(text.fontSize(17, at: .accessibility5) > 60)
  }

  @Test func `pixels stay within 32 bits and never vanish`() {
    let display = AndroidDisplayMetrics(density: 1, fontScale: AndroidFontScale(1))
    let sizes: [Double] = [1e30, -1e30, .nan, 0, 0.01, -0.01, 0.5, -0.5, 1.49]
    let pixels = sizes.map { display.pixelSize($0, .px) }
    #expect(pixels == [2_147_483_647, -2_147_483_648, 0, 0, 1, -1, 1, -1, 1])
    #expect(display.pixelOffset(-1.9, .px) == -1)
  }
}
