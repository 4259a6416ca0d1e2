// Provenance: sizes in points and safe areas as the makers' design resources and device pages give
// them, portrait; the insets of iPad mini are those of its simulator. Android devices come in many
// shapes: these are the common ones, with the bars of gesture navigation.

extension Device {
  /// The devices that a run looks at when nobody names any.
  package static let defaults: [Device] = [.iPhone16, .pixel8]

  /// Every device that can be named, in the order in which they are listed.
  package static let catalog: [Device] = [
    .iPhoneSE, .iPhone16, .iPhone16ProMax, apple("iPhone SE 1", 320, 568, scale: 2, 20, 0),
    apple("iPhone 13 mini", 375, 812, scale: 3, 50, 34),
    apple("iPhone 16e", 390, 844, scale: 3, 47, 34),
    apple("iPhone 11", 414, 896, scale: 2, 48, 34),
    apple("iPhone 16 Pro", 402, 874, scale: 3, 62, 34),
    apple("iPhone 16 Plus", 430, 932, scale: 3, 59, 34),
    apple("iPad mini", 744, 1133, scale: 2, 24, 20),
    apple("iPad 11", 820, 1180, scale: 2, 24, 20), apple("iPad 13", 1024, 1366, scale: 2, 24, 20),
    .pixel8, android("Small phone", 360, 640, scale: 2),
    android("Galaxy S24", 360, 780, scale: 3), android("Pixel 8 Pro", 448, 998, scale: 3),
    android("Pixel Tablet", 800, 1280, scale: 2),
  ]

  package static let iPhoneSE = apple("iPhone SE", 375, 667, scale: 2, 20, 0)
  package static let iPhone16 = apple("iPhone 16", 393, 852, scale: 3, 59, 34)
  package static let iPhone16ProMax = apple("iPhone 16 Pro Max", 440, 956, scale: 3, 62, 34)
  package static let pixel8 = android("Pixel 8", 412, 915, scale: 2.625)

  /// The device of a name; case and spaces do not count.
  package static func named(_ name: String) -> Device? {
    let wanted = plain(name)
    return catalog.first { plain($0.name) == wanted }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func apple(
    _ name: String, _ width: Double, _ height: Double, scale: Double, _ top: Double,
    _ bottom: Double
  ) -> Device {
    Device(
      name: name, system: .ios, size: Size(width: width, height: height), displayScale: scale,
      safeArea: Insets(top: top, bottom: bottom))
  }

  private static func android(
    _ name: String, _ width: Double, _ height: Double, scale: Double
  ) -> Device {
    Device(
      name: name, system: .android, size: Size(width: width, height: height), displayScale: scale,
      safeArea: Insets(top: 24, bottom: 24))
  }
}
