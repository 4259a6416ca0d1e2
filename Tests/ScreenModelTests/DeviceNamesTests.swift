import ScreenModel
import Testing
import TextScaling

/// Devices by name.
@Suite struct DeviceNamesTests {
  @Test(arguments: ["iPhone 16", "iphone16", "IPHONE  16", "i-phone 16"])
  func `case, spaces and hyphens make no difference`(name: String) {
    #expect(Device.named(name) == .iPhone16)
  }

  @Test(arguments: [
    ("iPhone 16 Pro Mex", "iPhone 16 Pro Max"), ("pixl 8", "Pixel 8"), ("iPhone S", "iPhone SE"),
  ])
  func `a misspelt name is answered with the nearest`(written: String, nearest: String) {
    #expect(Device.named(written) == nil)
    #expect(Device.nearest(to: written).name == nearest)
  }

  @Test(arguments: ["", "🚲", String(repeating: "z", count: 200)])
  func `any text has a nearest device`(name: String) {
    #expect(Device.catalog.contains(Device.nearest(to: name)))
  }

  @Test func `each system has devices of its own to begin with`() {
    #expect(Device.defaults(for: .ios).map(\.name) == ["iPhone 16"])
    #expect(Device.defaults(for: .android).map(\.name) == ["Pixel 8"])
  }

  @Test func `names are unique and every window has room beside its safe area`() {
    #expect(Set(Device.catalog.map(\.name)).count == Device.catalog.count)
    let haveRoom = Device.catalog.allSatisfy { device in
      device.safeArea.top + device.safeArea.bottom < device.size.height / 2
        && device.size.width < device.size.height && device.displayScale >= 1
    }
    #expect(haveRoom)
  }
}
