package import TextScaling

// Provenance: sizes in points and scales are the makers' own; insets are published observations, those
// of iPads, of iPhone Air and of Android devices are commonly known values. Portrait only.

extension Device {
  /// The devices that are known by name: iPhones from small to large, iPads, Android phones.
  package static let catalog: [Device] = iPhones + iPads + androidPhones

  /// The device that a name means: upper and lower case, spaces and hyphens make no difference.
  package static func named(_ name: String) -> Device? {
    let wanted = normalised(name)
    return catalog.first { normalised($0.name) == wanted }
  }

  /// The device whose name is nearest to what was written, for a suggestion.
  package static func nearest(to name: String) -> Device {
    let wanted = normalised(name)
    var best = iPhone16
    var bestDistance = Int.max
    for device in catalog {
      let distance = editDistance(Array(wanted), Array(normalised(device.name)))
      if distance < bestDistance { (best, bestDistance) = (device, distance) }
    }
    return best
  }

  /// The devices that screens of a system are laid out on when none is named.
  package static func defaults(for system: System) -> [Device] {
    switch system {
    case .ios: [iPhone16]
    case .android: [pixel8]
    }
  }

  package static let iPhoneSE = phone("iPhone SE", 375, 667, scale: 2, top: 20, bottom: 0)
  package static let iPhone16 = phone("iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34)
  package static let pixel8 = android("Pixel 8", 412, 915, scale: 2.625, top: 24, bottom: 24)

  private static let iPhones: [Device] = [
    phone("iPhone SE 1", 320, 568, scale: 2, top: 20, bottom: 0),
    iPhoneSE,
    phone("iPhone 13 mini", 375, 812, scale: 3, top: 50, bottom: 34),
    phone("iPhone 13", 390, 844, scale: 3, top: 47, bottom: 34),
    phone("iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34),
    phone("iPhone 16e", 390, 844, scale: 3, top: 47, bottom: 34),
    phone("iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34),
    phone("iPhone 15 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
    iPhone16,
    phone("iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
    phone("iPhone 17", 402, 874, scale: 3, top: 62, bottom: 34),
    phone("iPhone 17 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
    phone("iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34),
    phone("iPhone Air", 420, 912, scale: 3, top: 68, bottom: 34),
    phone("iPhone 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34),
    phone("iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34),
    phone("iPhone 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34),
    phone("iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
    phone("iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
  ]

  private static let iPads: [Device] = [
    phone("iPad mini", 744, 1133, scale: 2, top: 24, bottom: 20),
    phone("iPad 10.2", 810, 1080, scale: 2, top: 20, bottom: 0),
    phone("iPad", 820, 1180, scale: 2, top: 24, bottom: 20),
    phone("iPad Air 11", 820, 1180, scale: 2, top: 24, bottom: 20),
    phone("iPad Pro 11", 834, 1194, scale: 2, top: 24, bottom: 20),
    phone("iPad Pro 13", 1024, 1366, scale: 2, top: 24, bottom: 20),
  ]

  private static let androidPhones: [Device] = [
    android("Small Android", 360, 640, scale: 2, top: 24, bottom: 48),
    android("Android", 360, 800, scale: 3, top: 24, bottom: 24),
    android("Pixel 7", 412, 915, scale: 2.625, top: 24, bottom: 24),
    pixel8,
  ]

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double
  ) -> Device {
    Device(
      name: name, system: .ios, size: Size(width: width, height: height), displayScale: scale,
      safeArea: Insets(top: top, bottom: bottom))
  }

  private static func android(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double
  ) -> Device {
    Device(
      name: name, system: .android, size: Size(width: width, height: height), displayScale: scale,
      safeArea: Insets(top: top, bottom: bottom))
  }

  private static func normalised(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }

  /// How many characters must be put in, left out or changed to make one name the other.
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let change = diagonal + (character == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, min(row[column], diagonal) + 1)
      }
    }
    return row[right.count]
  }
}
