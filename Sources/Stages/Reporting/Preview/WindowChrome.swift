internal import Drawing
internal import ScreenModel

/// What is around a window's contents: the ground, the border, the status bar of a phone.
struct WindowChrome {
  private let isScreen: Bool
  private let bounds: Rect
  private let device: Device
  private let lettering: Lettering

  init(frame: PreviewFrame, bounds: Rect, lettering: Lettering) {
    isScreen = frame.screen.role == .screen
    device = frame.layout.device
    self.bounds = bounds
    self.lettering = lettering
  }

  /// The window's shape; components stand on a plain card.
  var outline: Shape { .roundedRect(bounds, radius: isScreen ? cornerRadius : Self.cardRadius) }

  func ground(_ page: Color) -> [Picture.Item] {
    let below = Rect(
      x: bounds.minX - 2, y: bounds.minY, width: bounds.size.width + 4,
      height: bounds.size.height + 4)
    let radius = (isScreen ? cornerRadius : Self.cardRadius) + 2
    return [.fill(.roundedRect(below, radius: radius), Palette.shadow), .fill(outline, page)]
  }

  var border: [Picture.Item] { [.stroke(outline, Palette.edge, Stroke(width: 1))] }

  /// The time, the battery and the line that a finger swipes, where the device has them.
  var statusBar: [Picture.Item] {
    guard isScreen, bounds.minY <= 0 else { return isScreen ? homeIndicator : [] }
    let top = device.safeArea.top
    guard top > 0 else { return homeIndicator }
    let isTall = Self.tallBar <= top
    let middle = isTall ? top / 2 + 4 : top / 2
    let time = lettering.line(
      "9:41", size: isTall ? 16 : 12, weight: 600, color: Palette.label)
    let center = isTall ? bounds.minX + bounds.size.width * 0.16 : bounds.midX
    let place = Point(x: center - time.size.width / 2, y: middle - time.size.height / 2)
    return time.items(at: place) + battery(middle: middle, isTall: isTall)
      + (isTall ? island(middle: middle, top: top) : []) + homeIndicator
  }

  private func battery(middle: Double, isTall: Bool) -> [Picture.Item] {
    let right = isTall ? bounds.maxX - bounds.size.width * 0.1 : bounds.maxX - 10
    let shell = Rect(x: right - 25, y: middle - 5.5, width: 22, height: 11)
    let charge = shell.inset(by: Insets(top: 2, leading: 2, bottom: 2, trailing: 5))
    let pole = Rect(x: shell.maxX + 1, y: middle - 2, width: 1.5, height: 4)
    return [
      .stroke(.roundedRect(shell, radius: 3.5), Palette.label.faded(to: 0.4), Stroke(width: 1)),
      .fill(.roundedRect(charge, radius: 2), Palette.label),
      .fill(.roundedRect(pole, radius: 0.75), Palette.label.faded(to: 0.4)),
    ]
  }

  /// The black capsule around the camera of phones with a very tall status bar.
  private func island(middle: Double, top: Double) -> [Picture.Item] {
    guard Self.islandBar <= top, bounds.size.width < Self.widestPhone else { return [] }
    let capsule = Rect(x: bounds.midX - 60, y: middle - 18, width: 120, height: 35)
    return [.fill(.roundedRect(capsule, radius: 18), Palette.label)]
  }

  private var homeIndicator: [Picture.Item] {
    guard device.safeArea.bottom > 0 else { return [] }
    let width = min(138, bounds.size.width / 3)
    let line = Rect(x: bounds.midX - width / 2, y: bounds.maxY - 13, width: width, height: 5)
    return [.fill(.roundedRect(line, radius: 2.5), Palette.label.faded(to: 0.85))]
  }

  private var cornerRadius: Double {
    if device.safeArea.bottom == 0 { return 6 }
    return bounds.size.width < Self.widestPhone ? 44 : 18
  }

  private static let cardRadius: Double = 4
  private static let tallBar: Double = 40
  private static let islandBar: Double = 54
  private static let widestPhone: Double = 600
}
