// Provenance: iOS's system colours in light appearance, sRGB, as the Human Interface Guidelines
// publish them (iOS 17); the colours of the sheet around the screens are Ample's own.

import ScreenModel

/// The colours of a preview.
enum Palette {
  // The app.
  static let label = gray(0)
  static let tint = bytes(0, 122, 255)
  static let green = bytes(52, 199, 89)
  static let window = gray(255)
  static let bar = bytes(249, 249, 249)
  static let separator = bytes(60, 60, 67, 0.29)
  static let fill = bytes(120, 120, 128, 0.16)
  static let placeholder = bytes(60, 60, 67, 0.3)
  static let knobEdge = gray(0, 0.12)
  static let spinner = bytes(142, 142, 147)

  // Stand-ins for what the source does not hold.
  static let pictureSky = bytes(217, 226, 236)
  static let pictureFar = bytes(188, 202, 217)
  static let pictureNear = bytes(160, 178, 197)
  static let pictureSun = bytes(246, 229, 190)
  static let opaqueFill = bytes(243, 240, 248)
  static let opaqueLine = bytes(200, 188, 222)
  static let opaqueText = bytes(104, 84, 142)

  // The sheet.
  static let sheet = bytes(233, 235, 240)
  static let edge = bytes(196, 200, 208)
  static let shadow = gray(0, 0.06)
  static let caption = bytes(28, 30, 36)
  static let captionDetail = bytes(98, 103, 115)

  // Verdicts.
  static let error = bytes(214, 40, 40)
  static let warning = bytes(201, 122, 0)
  static let holds = bytes(36, 138, 61)
  static let onMark = gray(255)

  private static func bytes(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private static func gray(_ white: Double, _ alpha: Double = 1) -> Color {
    bytes(white, white, white, alpha)
  }
}

extension Color {
  /// The colour with its opacity multiplied.
  func faded(to share: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * share)
  }
}
