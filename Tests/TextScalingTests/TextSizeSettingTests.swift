import Testing
import TextScaling

@Suite struct TextSizeSettingTests {
  @Test func `a sequence sees the newest size and ends with the setting`() async {
    var setting: TextSizeSetting? = TextSizeSetting(.ios(.large))
    let changes = await setting?.changes()
    await setting?.set(.ios(.large))
    await setting?.set(.ios(.xLarge))
    await setting?.set(.ios(.accessibility5))
    setting = nil
    var seen: [TextSize] = []
    if let changes { for await size in changes { seen.append(size) } }
    #expect(seen == [.ios(.accessibility5)])
  }

  @Test func `callbacks hear each change until they are stopped`() async {
    let setting = TextSizeSetting(.android(1))
    let (heard, continuation) = AsyncStream.makeStream(of: TextSize.self)
    let observation = await setting.observe { continuation.yield($0) }
    await setting.set(.android(1.3))
    await setting.set(.android(1.3))
    await setting.set(.android(2))
    await setting.stop(observation)
    await setting.set(.android(1))
    continuation.finish()
    var sizes: [TextSize] = []
    for await size in heard { sizes.append(size) }
    #expect(sizes == [.android(1.3), .android(2)])
    #expect(await setting.size == .android(1))
  }

  @Test func `rows grow in a step, or with their lines`() {
    #expect(RowHeight.stepped(at: .xLarge) == 44)
    #expect(RowHeight.stepped(at: .xxLarge) == 64)
    #expect(RowHeight.fitting(at: .large) == 44)
    #expect(RowHeight.fitting(at: .accessibility5) == 84)
    #expect(RowHeight.fitting(lines: 2, of: .body, at: .accessibility5, padding: 8) == 140)
  }
}
