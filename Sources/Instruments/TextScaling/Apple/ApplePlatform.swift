// Provenance: Apple Human Interface Guidelines, Typography, default and minimum sizes: two copies.

/// One of Apple's systems, with the sizes of type that its design guide names.
public enum ApplePlatform: String, CaseIterable, Sendable, Hashable {
  /// iPhone and iPad.
  case iOS
  /// The Mac.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Vision.
  case visionOS
  /// Apple Watch.
  case watchOS

  /// The guide's usual size of type in points.
  public var defaultSize: Double {
    switch self {
    case .iOS, .visionOS: 17
    case .macOS: 13
    case .tvOS: 29
    case .watchOS: 16
    }
  }

  /// The smallest size of type in points that the guide allows.
  public var minimumSize: Double {
    switch self {
    case .iOS: 11
    case .macOS: 10
    case .tvOS: 23
    case .visionOS, .watchOS: 12
    }
  }
}
