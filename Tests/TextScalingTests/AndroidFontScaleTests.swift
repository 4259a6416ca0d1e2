import Testing
import TextScaling

@Suite struct AndroidFontScaleTests {
  @Test func `big text grows less than small text from Android 14 on`() {
    let scale = AndroidFontScale(2, profile: .android14)
    #expect(scale.dp(fromSp: 14) == 26)
    #expect(scale.dp(fromSp: 100) == 100)
    #expect(AndroidFontScale(2, profile: .android13).dp(fromSp: 14) == 28)
  }
}
