import Testing
import TextScaling

@Suite struct ToolkitsTests {
  @Test func `React Native's cap is inherited, taken away by 0 and ignored below 1`() {
    let outer = ReactNativeText(maxFontSizeMultiplier: 1.3)
    #expect(ReactNativeText().inheriting(from: outer).cap == 1.3)
    #expect(ReactNativeText(maxFontSizeMultiplier: 0).inheriting(from: outer).cap == nil)
    #expect(ReactNativeText(maxFontSizeMultiplier: 0.5).inheriting(from: outer).cap == nil)
  }

  @Test func `React Native scales line height with the text and follows a ramp`() {
    let ramped = ReactNativeText(dynamicTypeRamp: .largeTitle)
    #expect(ramped.fontSize(34, at: .accessibility5) == 58)
    #expect(ramped.multiplier(at: .accessibility5) == 58.0 / 34)
    #expect(ReactNativeText().lineHeight(20, at: .accessibility5) == 20 * 3.571)
    let still = ReactNativeText(allowFontScaling: false, dynamicTypeRamp: .body)
    #expect(still.fontSize(17, at: .accessibility5) == 17)
  }

  @Test func `a replaced table of React Native counts what is missing as 1`() {
    let table = ReactNativeMultipliers(replacing: [.xLarge: 1.5, .small: -2, .medium: .nan])
    let factors = [ContentSizeCategory.xLarge, .small, .medium, .large].map(table.factor)
    #expect(factors == [1.5, 1, 1, 1])
  }

  @Test func `React Native reports one number on both systems`() {
    #expect(ReactNativeWindow.fontScale(at: .ios(.accessibility5)) == 3.571)
    #expect(ReactNativeWindow.fontScale(at: .android(2)) == 2)
  }

  @Test func `today's renderer of React Native does not cap line heights on Android`() {
    let display = AndroidDisplayMetrics(density: 2, fontScale: AndroidFontScale(2))
    let text = ReactNativeText(maxFontSizeMultiplier: 1.2)
    #expect(text.fontSizeInPixels(10, on: display) == 24)
    #expect(text.lineHeightInPixels(10, on: display) == 40)
    #expect(text.lineHeightInPixels(10, on: display, isCapped: true) == 24)
  }

  @Test func `Flutter's clamps leave what all of them allow`() {
    let scaler = FlutterTextScaler.ios(.accessibility5)
    #expect(scaler.clamped(maximum: 2).clamped(maximum: 3).scale(10) == 20)
    #expect(scaler.clamped(maximum: 3).clamped(minimum: 1, maximum: 1.5).scale(10) == 15)
    #expect(scaler.clamped(maximum: 1.2).clamped(minimum: 2, maximum: 3).scale(10) == 20)
    #expect(scaler.clamped(minimum: 1.5, maximum: 1.5).scale(10) == 15)
    #expect(FlutterTextScaler.noScaling.scale(12.5) == 12.5)
    #expect(FlutterTextScaler.linear(-2).scale(10) == 10)
  }

  @Test func `Material widgets of Flutter hold their own text back`() {
    let scaler = FlutterTextScaler.system(.ios(.accessibility5))
    #expect(FlutterWidgetCap.bottomNavigationBarLabel.applied(to: scaler).scale(12) == 12)
    #expect(FlutterWidgetCap.appBarTitle.applied(to: scaler).scale(100) == 134)
    #expect(Material3Role.bodyLarge.flutterLineHeight() == 24)
  }

  @Test func `Compose and views keep the ratio of a line to its text`() {
    let display = AndroidDisplayMetrics(density: 1, fontScale: AndroidFontScale(2))
    #expect(AndroidLineHeight.textView(textSize: 16, lineHeight: 24, on: display) == 42)
    #expect(AndroidLineHeight.compose(fontSize: 16, lineHeight: 24, on: display) == 42)
    #expect(AndroidLineHeight.compose(fontSize: 16, em: 1.5, on: display) == 42)
    let old = AndroidDisplayMetrics(
      density: 1, fontScale: AndroidFontScale(1.3, profile: .android13))
    #expect(AndroidLineHeight.textView(textSize: 16, lineHeight: 20, on: old) == 26)
  }

  @Test(arguments: [
    ("13", AndroidScalingProfile.android13), ("7", .android13), ("14", .android14),
    ("16", .aospMain), ("compose", .compose), ("aosp-fe285426", .aosp2024), ("any", .android14),
  ])
  func `a release names its set of tables`(name: String, profile: AndroidScalingProfile) {
    #expect(AndroidScalingProfile(name) == profile)
  }

  @Test func `Compose rounds three trackings of Material 3`() {
    let differing = Material3Role.allCases.filter { $0.composeTracking != $0.type.tracking }
    #expect(differing == [.displayLarge, .titleMedium, .bodyMedium])
    #expect(Material2Role.h1.type.size == 96)
  }
}
