/// Why a picture could not be drawn.
package enum DrawingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A width, height or scale that is not positive, not finite or beyond what can be drawn.
  case impossibleSize(width: Double, height: Double, scale: Double)
  /// A font's file that is missing or is no font.
  case unreadableFont(path: String)
  /// The graphics library gave up; its own words.
  case backend(String)

  package var description: String {
    switch self {
    case .impossibleSize(let width, let height, let scale):
      "a picture of \(width) × \(height) points at scale \(scale) cannot be drawn: "
        + "choose fewer sizes or a smaller scale"
    case .unreadableFont(let path):
      "the font \(path) cannot be read: install it again or choose another folder of fonts"
    case .backend(let reason): "the picture could not be drawn: \(reason)"
    }
  }
}
