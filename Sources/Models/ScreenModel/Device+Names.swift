import SourceText
package import TextScaling

extension Device {
  /// The devices of one system that a run looks at when nobody names any.
  package static func defaults(for system: System) -> [Device] {
    defaults.filter { $0.system == system }
  }

  /// The known device whose name is nearest to what was written, for a suggestion.
  package static func nearest(to name: String) -> Device {
    let wanted = comparable(name)
    var best = iPhone16
    var bestDistance = Int.max
    for device in catalog {
      let distance = NearestName.distance(wanted, comparable(device.name))
      if distance < bestDistance { (best, bestDistance) = (device, distance) }
    }
    return best
  }

  private static func comparable(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
