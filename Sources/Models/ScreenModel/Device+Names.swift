package import TextScaling

extension Device {
  /// The devices of one system that a run looks at when nobody names any.
  package static func defaults(for system: System) -> [Device] {
    defaults.filter { $0.system == system }
  }

  /// The known device whose name is nearest to what was written, for a suggestion.
  package static func nearest(to name: String) -> Device {
    let wanted = Array(comparable(name))
    var best = iPhone16
    var bestDistance = Int.max
    for device in catalog {
      let distance = editDistance(wanted, Array(comparable(device.name)))
      if distance < bestDistance { (best, bestDistance) = (device, distance) }
    }
    return best
  }

  private static func comparable(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
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
